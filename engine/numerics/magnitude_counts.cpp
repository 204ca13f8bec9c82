#include "engine/numerics/magnitude_counts.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace halfstep {
namespace {

constexpr std::uint32_t signBit = 0x80000000;
constexpr std::uint32_t mantissaMask = 0x007fffff;
constexpr std::uint32_t infinityBits = 0x7f800000;
constexpr std::uint32_t smallestNormalBits = 0x00800000;
constexpr std::size_t tables = 4; ///< side by side, so that neighbours of one size do not wait for each other
constexpr std::size_t blockSize = 4096;

/// Counts by float32's exponent field; the upper half of a table holds those without mantissa bits.
class FieldCounts {
public:
    void add(const float* values, std::size_t count)
    {
        std::size_t i = 0;
        for (; i + tables <= count; i += tables)
            for (std::size_t k = 0; k < tables; ++k)
                addOne(values[i + k], m_tables[k]);
        for (; i < count; ++i)
            addOne(values[i], m_tables[0]);
    }
    MagnitudeCounts counts() const;

private:
    using Table = std::array<std::uint32_t, 512>;

    void addOne(float value, Table& table)
    {
        const std::uint32_t magnitude = std::bit_cast<std::uint32_t>(value) & ~signBit;
        const std::uint32_t whole = (magnitude & mantissaMask) == 0 ? 256 : 0;
        ++table[(magnitude >> 23) | whole];
        m_largest = std::max(m_largest, magnitude < infinityBits ? magnitude : 0);
        m_smallest = std::min(m_smallest, magnitude - 1); // of zero the largest number there is
        if (magnitude - 1 < smallestNormalBits - 1)
            addSubnormal(magnitude);
    }
    void addSubnormal(std::uint32_t magnitude)
    {
        const auto place = static_cast<std::size_t>(std::bit_width(magnitude) - 1); // 2^-149 stands at 0
        ++m_subnormals.byExponent[place];
        m_subnormals.powers[place] += std::has_single_bit(magnitude);
    }

    std::array<Table, tables> m_tables{};
    MagnitudeCounts m_subnormals; ///< by exponent alone
    std::uint32_t m_largest = 0;
    std::uint32_t m_smallest = 0xffffffff; ///< less one
};

MagnitudeCounts FieldCounts::counts() const
{
    const auto at = [this](std::size_t place) {
        std::int64_t sum = 0;
        for (const Table& table : m_tables)
            sum += table[place];
        return sum;
    };
    MagnitudeCounts counts = m_subnormals;
    constexpr int bias = 127;
    for (int field = 1; field < 255; ++field) {
        const auto place = static_cast<std::size_t>(field - bias - MagnitudeCounts::lowest);
        const auto number = static_cast<std::size_t>(field);
        counts.powers[place] = at(256 + number);
        counts.byExponent[place] = at(number) + counts.powers[place];
    }
    counts.zeros = at(256);
    counts.infinite = at(256 + 255);
    counts.nans = at(255);
    counts.largest = std::bit_cast<float>(m_largest);
    if (m_smallest < infinityBits - 1)
        counts.smallest = std::bit_cast<float>(m_smallest + 1);
    return counts;
}

std::int64_t sumOf(std::span<const std::int64_t> counts)
{
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

} // namespace

std::int64_t MagnitudeCounts::finite() const
{
    return sumOf(byExponent);
}

std::int64_t MagnitudeCounts::elements() const
{
    return finite() + zeros + infinite + nans;
}

std::int64_t MagnitudeCounts::below(int exponent) const
{
    const int places = std::clamp(exponent - lowest, 0, highest - lowest + 1);
    return sumOf(std::span(byExponent).first(static_cast<std::size_t>(places)));
}

MagnitudeCounts& MagnitudeCounts::operator+=(const MagnitudeCounts& other)
{
    for (std::size_t i = 0; i < byExponent.size(); ++i) {
        byExponent[i] += other.byExponent[i];
        powers[i] += other.powers[i];
    }
    zeros += other.zeros;
    infinite += other.infinite;
    nans += other.nans;
    if (smallest == 0 || (other.smallest > 0 && other.smallest < smallest))
        smallest = other.smallest;
    largest = std::max(largest, other.largest);
    return *this;
}

std::optional<MagnitudeCounts> timesPowerOfTwo(const MagnitudeCounts& counts, float factor)
{
    int exponent = 0;
    if (!(factor > 0) || std::frexp(factor, &exponent) != 0.5f)
        return std::nullopt;
    const int shift = exponent - 1;
    MagnitudeCounts result = counts;
    result.smallest = std::ldexp(counts.smallest, shift);
    result.largest = std::ldexp(counts.largest, shift);
    if (counts.largest > 0 && (!std::isnormal(result.smallest) || !std::isnormal(result.largest)))
        return std::nullopt;
    result.byExponent = {};
    result.powers = {};
    for (std::size_t from = 0; from < counts.byExponent.size(); ++from) {
        if (counts.byExponent[from] == 0)
            continue;
        const auto to = static_cast<std::size_t>(static_cast<int>(from) + shift);
        result.byExponent[to] = counts.byExponent[from];
        result.powers[to] = counts.powers[from];
    }
    return result;
}

MagnitudeCounts magnitudesOf(std::span<const float> values)
{
    FieldCounts fields;
    fields.add(values.data(), values.size());
    return fields.counts();
}

MagnitudeCounts magnitudesOfChanges(std::span<const float> values, std::span<const float> before)
{
    FieldCounts fields;
    std::array<float, blockSize> changes;
    for (std::size_t start = 0; start < values.size(); start += blockSize) {
        const std::size_t count = std::min(blockSize, values.size() - start);
        for (std::size_t i = 0; i < count; ++i)
            changes[i] = values[start + i] - before[start + i];
        fields.add(changes.data(), count);
    }
    return fields.counts();
}

} // namespace halfstep
