#include "ui/charts/axis_ticks.h"

#include "ui/charts/axis_labels.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace halfstep {
namespace {

constexpr double mostSteps = 9e15; ///< from zero; beyond, float64 no longer counts them

/// The distance between ticks: 1, 2 or 5 times a power of ten, for whole bytes a power of two.
Decimal stepOver(double least, double largest, AxisNumbers numbers)
{
    if (numbers == AxisNumbers::Bytes && largest < mostSteps)
        return {std::int64_t{1} << static_cast<int>(std::ceil(std::log2(std::max(least, 1.0)))), 0};
    if (numbers == AxisNumbers::Count)
        least = std::max(least, 1.0);
    const auto exponent = static_cast<int>(std::floor(std::log10(least)));
    for (const int factor : {1, 2, 5})
        if (const Decimal step{factor, exponent}; step.value() >= least * (1 - 1e-9))
            return step;
    return {1, exponent + 1};
}

Decimal finer(const Decimal& step)
{
    if (step.digits == 1)
        return {5, step.exponent - 1};
    return {step.digits / 2, step.exponent};
}

std::vector<Decimal> multiplesWithin(double lower, double upper, const Decimal& step)
{
    std::vector<Decimal> places;
    const double first = std::ceil(lower / step.value()) - 1;
    const double last = std::floor(upper / step.value()) + 1;
    if (!(std::abs(first) < mostSteps && std::abs(last) < mostSteps && last - first < 100))
        return places;
    for (auto k = static_cast<std::int64_t>(first); k <= static_cast<std::int64_t>(last); ++k) {
        const Decimal place{k * step.digits, step.exponent};
        if (const double value = place.value(); value >= lower && value <= upper)
            places.push_back(place);
    }
    return places;
}

/// Every `stride`th, but two at least.
template <typename Place>
std::vector<Place> thinned(const std::vector<Place>& places, std::size_t stride)
{
    std::vector<Place> kept;
    for (std::size_t i = 0; i < places.size(); i += std::clamp<std::size_t>(stride, 1, places.size() - 1))
        kept.push_back(places[i]);
    return kept;
}

AxisTicks evenTicks(double lower, double upper, const AxisScale& scale, const QLocale& locale)
{
    const double largest = std::max(std::abs(lower), std::abs(upper));
    const double least = (upper - lower) / std::max(scale.room, 2);
    Decimal step = stepOver(least, largest, scale.numbers);
    std::vector<Decimal> places = multiplesWithin(lower, upper, step);
    while (places.size() < 2 && largest / finer(step).value() < mostSteps) {
        step = finer(step);
        places = multiplesWithin(lower, upper, step);
    }
    AxisTicks ticks;
    if (places.size() < 2)
        return ticks;
    places = thinned(places, static_cast<std::size_t>(std::ceil(least / step.value() * (1 - 1e-9))));
    const AxisLabels labels = axisLabels(places, scale.numbers, scale.letters, locale);
    ticks.offset = labels.offset;
    for (std::size_t i = 0; i < places.size(); ++i)
        ticks.labelled.push_back({places[i].value(), labels.texts[static_cast<qsizetype>(i)]});
    return ticks;
}

std::vector<int> multiplesWithin(int first, int last, int step)
{
    std::vector<int> multiples;
    for (int k = first + ((-first) % step + step) % step; k <= last; k += step)
        multiples.push_back(k);
    return multiples;
}

/// Powers of the base, or of a power of it.
AxisTicks powerTicks(double low, double high, int base, const AxisScale& scale, const QLocale& locale)
{
    constexpr double slack = 1e-9;
    const auto first = static_cast<int>(std::ceil(low - slack));
    const auto last = static_cast<int>(std::floor(high + slack));
    int step = std::max(1, static_cast<int>(std::ceil((high - low) / std::max(scale.room, 2))));
    while (step > 1 && multiplesWithin(first, last, step).size() < 2)
        --step;
    AxisTicks ticks;
    for (const int exponent : multiplesWithin(first, last, step))
        ticks.labelled.push_back({base == 2 ? std::ldexp(1.0, exponent) : Decimal{1, exponent}.value(),
                                  powerLabel(base, exponent, scale.numbers, locale)});
    if (base == 10 && step == 1)
        for (int exponent = first - 1; exponent <= last; ++exponent)
            for (int digit = 2; digit < 10; ++digit)
                ticks.between.push_back(Decimal{digit, exponent}.value());
    return ticks;
}

/// 1, 2 and 5 in every decade.
AxisTicks digitTicks(double lower, double upper, const AxisScale& scale, const QLocale& locale)
{
    std::vector<Decimal> places;
    const auto last = static_cast<int>(std::floor(std::log10(upper)));
    for (int exponent = static_cast<int>(std::floor(std::log10(lower))) - 1; exponent <= last + 1; ++exponent)
        for (const int digit : {1, 2, 5}) {
            const Decimal place{digit, exponent};
            if (place.value() >= lower && place.value() <= upper)
                places.push_back(place);
        }
    AxisTicks ticks;
    if (places.size() < 2)
        return ticks;
    const auto room = static_cast<std::size_t>(std::max(scale.room, 2));
    for (const Decimal& place : thinned(places, (places.size() + room - 1) / room))
        ticks.labelled.push_back(
            {place.value(), axisLabels({place}, scale.numbers, scale.letters, locale).texts.front()});
    return ticks;
}

/// Fewer than two where the range is too narrow for powers.
AxisTicks logarithmicTicks(double lower, double upper, const AxisScale& scale, const QLocale& locale)
{
    const bool doubles =
        scale.numbers == AxisNumbers::PowersOfTwo || (scale.numbers == AxisNumbers::Bytes && lower >= 1);
    const double low = doubles ? std::log2(lower) : std::log10(lower);
    const double high = doubles ? std::log2(upper) : std::log10(upper);
    AxisTicks ticks;
    if (doubles ? high - low >= 1 : high - low >= 0.7)
        ticks = powerTicks(low, high, doubles ? 2 : 10, scale, locale);
    if (ticks.labelled.size() < 2 && !doubles && high - low >= 0.7)
        ticks = digitTicks(lower, upper, scale, locale);
    const auto outside = [&](double at) { return at < lower || at > upper; };
    std::erase_if(ticks.labelled, [&](const AxisTick& tick) { return outside(tick.at); });
    std::erase_if(ticks.between, outside);
    return ticks;
}

} // namespace

AxisTicks axisTicks(double lower, double upper, const AxisScale& scale, const QLocale& locale)
{
    if (!(upper > lower) || !std::isfinite(upper - lower))
        return {};
    AxisTicks ticks;
    if (scale.logarithmic && lower > 0)
        ticks = logarithmicTicks(lower, upper, scale, locale);
    if (ticks.labelled.size() < 2)
        ticks = evenTicks(lower, upper, scale, locale);
    return ticks;
}

} // namespace halfstep
