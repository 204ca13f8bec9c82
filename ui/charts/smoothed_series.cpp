#include "ui/charts/smoothed_series.h"

#include <algorithm>
#include <bit>
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
    m_recent.clear();
    m_position = 0;
    m_read = 0;
    m_mean = 0;
    m_share = 0;
}

void SmoothedSeries::update(const Series& raw)
{
    // A history that was emptied and filled again is another run.
    if (raw.size() < m_read || (m_read > 0 && std::bit_cast<std::uint64_t>(raw.y(0)) != m_firstRead))
        restart();
    if (m_read == 0 && raw.size() > 0)
        m_firstRead = std::bit_cast<std::uint64_t>(raw.y(0));
    for (; m_read < raw.size(); ++m_read) {
        const double value = raw.y(m_read);
        // A non-finite value interrupts the smooth line but does not poison what follows.
        m_series.append(raw.x(m_read), std::isfinite(value) ? next(value) : value);
    }
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
