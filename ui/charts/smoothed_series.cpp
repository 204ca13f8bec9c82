#include "ui/charts/smoothed_series.h"

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {
constexpr std::size_t medianWindow = 25;
}

void SmoothedSeries::setWeight(double weight)
{
    weight = std::clamp(weight, 0.0, 0.9999);
    if (weight == m_weight)
        return;
    m_weight = weight;
    restart();
}

void SmoothedSeries::restart()
{
    m_series.clear();
    m_read = 0;
    forget();
}

void SmoothedSeries::forget()
{
    m_recent.clear();
    m_position = 0;
    m_mean = 0;
    m_share = 0;
    m_missing = 0;
}

void SmoothedSeries::append(double x, double value)
{
    m_series.append(m_series.size() > 0 ? std::max(x, m_series.x(m_series.size() - 1)) : x, value);
}

void SmoothedSeries::update(const Series& raw, const std::vector<double>& breaks)
{
    if (m_generation != raw.generation())
        restart();
    m_generation = raw.generation();
    const std::vector<SeriesBucket> pieces = raw.since(m_read);
    // Of a first block, some points may have been read while they were whole.
    std::int64_t point = -static_cast<std::int64_t>(raw.size() - m_read);
    for (const SeriesBucket& piece : pieces)
        point += piece.count();
    for (const SeriesBucket& piece : pieces) {
        const double end = m_series.size() > 0 ? m_series.x(m_series.size() - 1) : piece.xLast;
        if (std::ranges::any_of(breaks, [&](double at) { return at > end && at <= piece.xLast; })) {
            forget();
            append(piece.xFirst, noValue);
        }
        m_missing = piece.valueCount() == 0 ? m_missing + piece.count() : 0;
        if (m_missing > static_cast<std::int64_t>(medianWindow))
            forget();
        // A non-finite value interrupts the smooth line but does not poison what follows.
        const double value = piece.finiteCount > 0 ? next(piece.last) : noValue;
        const std::int64_t last = piece.count() - 1;
        for (; point < last; ++point) {
            const double share = static_cast<double>(point) / static_cast<double>(last);
            append(std::lerp(piece.xFirst, piece.xLast, share), value);
        }
        append(piece.xLast, value);
        point = 0;
    }
    m_read = raw.size();
}

double SmoothedSeries::next(double value)
{
    if (m_weight > 0) {
        m_mean = m_weight * m_mean + (1 - m_weight) * value;
        m_share = m_weight * m_share + (1 - m_weight);
        return m_mean / m_share;
    }
    if (m_recent.size() < medianWindow)
        m_recent.push_back(value);
    else
        m_recent[m_position] = value;
    m_position = (m_position + 1) % medianWindow;
    m_sorted = m_recent;
    const auto middle = m_sorted.begin() + static_cast<std::ptrdiff_t>(m_sorted.size() / 2);
    std::nth_element(m_sorted.begin(), middle, m_sorted.end());
    return *middle;
}

} // namespace halfstep
