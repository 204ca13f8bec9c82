#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace halfstep {

/// (value - mean) / deviation, column by column, with the statistics of one part of the data only.
struct Standardiser {
    std::vector<float> means;
    std::vector<float> deviations; ///< population deviation; 1 for a constant column

    /// Statistics of row-major values with so many columns; one column means one mean for everything.
    static Standardiser fittedTo(std::span<const float> values, std::size_t columns);

    void apply(std::span<float> values) const;
    void undo(std::span<float> values) const; ///< leaves them where nothing was fitted
};

} // namespace halfstep
