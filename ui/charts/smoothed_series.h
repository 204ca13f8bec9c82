#pragma once

#include "engine/records/series.h"

#include <cstdint>
#include <vector>

namespace halfstep {

/// Follows a series with a smoother one, reading only what was appended: an exponential mean corrected for its
/// start (as TensorBoard draws it), or, without a weight, the median of the last 25 values; anew after a longer gap.
/// Where the series no longer keeps its points whole, all of a block are taken for one value, its last.
class SmoothedSeries {
public:
    void setWeight(double weight); ///< 0: moving median; below 1: exponential mean
    /// Begins anew at each of `breaks`, where what is measured becomes another.
    void update(const Series& raw, const std::vector<double>& breaks = {});
    const Series& series() const { return m_series; }

private:
    double next(double value);
    void append(double x, double value);
    void forget(); ///< the values before
    void restart();

    double m_weight = 0;
    double m_mean = 0;
    double m_share = 0;
    std::vector<double> m_recent;
    std::vector<double> m_sorted;
    std::size_t m_position = 0;
    std::size_t m_read = 0;
    std::int64_t m_missing = 0;     ///< values in a row
    std::uint64_t m_generation = 0; ///< of the series that was read
    Series m_series;
};

} // namespace halfstep
