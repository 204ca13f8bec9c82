#include "engine/numerics/range_shares.h"

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

/// A magnitude that parts those below it from those above; one that equals it belongs below, or not.
struct Border {
    double at = 0;
    bool equalBelow = false;
};

/// Where a format rounds to zero, and where it overflows.
Border zeroBorder(const FloatFormat& format)
{
    return {format.smallestSubnormal() / 2, true};
}

Border normalBorder(const FloatFormat& format)
{
    return {format.smallestNormal(), false};
}

Border overflowBorder(const FloatFormat& format)
{
    FloatFormat open = format;
    open.saturating = false;
    const double step = std::ldexp(format.epsilon(), std::ilogb(format.largestFinite()));
    const double at = format.largestFinite() + step / 2;
    return {at, std::isfinite(open.rounded(at))};
}

class Sides {
public:
    Sides(const MagnitudeCounts& counts, double factor) : m_counts(counts), m_factor(factor)
    {
        int exponent = 0;
        m_powerOfTwo = std::frexp(factor, &exponent) == 0.5;
    }

    /// How many magnitudes lie below a border once they are multiplied.
    CountRange below(const Border& border) const
    {
        CountRange range;
        for (int e = MagnitudeCounts::lowest; e <= MagnitudeCounts::highest; ++e) {
            if (m_counts.at(e) == 0)
                continue;
            const CountRange part = belowAt(e, border);
            range.least += part.least;
            range.most += part.most;
        }
        return range;
    }

private:
    CountRange belowAt(int exponent, const Border& border) const
    {
        const std::int64_t count = m_counts.at(exponent);
        const double power = std::ldexp(1.0, exponent);
        const double low = std::max(power, static_cast<double>(m_counts.smallest));
        const double high = std::min(std::nextafter(2 * power, 0.0), static_cast<double>(m_counts.largest));
        if (isBelow(high, border))
            return {count, count};
        if (!isBelow(low, border))
            return {0, 0};
        // Those at the lower end are below; where that is no power, at least the smallest magnitude of all is there.
        const std::int64_t atLow = low == power ? powersAt(exponent) : 1;
        const std::int64_t rest = high == m_counts.largest ? count - 1 : count; // the largest of all is above
        return {atLow, low == power && isEdge(low, border) ? atLow : rest};
    }
    std::int64_t powersAt(int exponent) const
    {
        return m_counts.powers[static_cast<std::size_t>(exponent - MagnitudeCounts::lowest)];
    }
    /// As training multiplies: in float32, but where the format is wider than what a product may be rounded to.
    double product(double magnitude) const
    {
        const double exact = magnitude * m_factor;
        return m_powerOfTwo ? exact : static_cast<double>(static_cast<float>(exact));
    }
    bool isBelow(double magnitude, const Border& border) const
    {
        const double value = product(magnitude);
        return value < border.at || (border.equalBelow && value == border.at);
    }
    /// Whatever is larger lies above. A product that was rounded may have neighbours that are rounded to the same.
    bool isEdge(double magnitude, const Border& border) const
    {
        return m_powerOfTwo && product(magnitude) == border.at;
    }

    const MagnitudeCounts& m_counts;
    double m_factor;
    bool m_powerOfTwo = false;
};

CountRange difference(const CountRange& all, const CountRange& part)
{
    return {std::max<std::int64_t>(0, all.least - part.most), std::max<std::int64_t>(0, all.most - part.least)};
}

} // namespace

RangeShares rangeShares(const MagnitudeCounts& counts, const FloatFormat& format, double factor)
{
    const Sides sides(counts, factor);
    const std::int64_t finite = counts.finite();
    const CountRange zero = sides.below(zeroBorder(format));
    const CountRange subnormal = sides.below(normalBorder(format));
    const CountRange held = sides.below(overflowBorder(format));
    RangeShares shares;
    shares.elements = counts.elements();
    shares.zeros = counts.zeros;
    shares.lost = zero;
    shares.subnormal = difference(subnormal, zero);
    shares.normal = difference(held, subnormal);
    shares.overflow = difference({finite, finite}, held);
    shares.infinite = counts.infinite;
    shares.nans = counts.nans;
    return shares;
}

CountRange savedByScaling(const MagnitudeCounts& counts, const FloatFormat& format, double factor)
{
    const Border zero = zeroBorder(format);
    return difference(Sides(counts, 1).below(zero), Sides(counts, factor).below(zero));
}

MagnitudeCounts::Exponents roundedToZero(const MagnitudeCounts& counts, const FloatFormat& format)
{
    MagnitudeCounts::Exponents lost{};
    const int border = std::ilogb(zeroBorder(format).at); // where the power itself is the tie that becomes zero
    for (int e = MagnitudeCounts::lowest; e <= std::min(border, MagnitudeCounts::highest); ++e) {
        const auto place = static_cast<std::size_t>(e - MagnitudeCounts::lowest);
        lost[place] = (e < border ? counts.byExponent : counts.powers)[place];
    }
    return lost;
}

} // namespace halfstep
