#pragma once

#include <cstdint>

namespace halfstep::plan_sizes {

/// Where the plan draws lines between ways to compute a layer, on which hangs what memory it needs.
inline constexpr std::int64_t numbersInBlock =
    8192; ///< of its widest flow, which shares the first cache with its neighbours
inline constexpr std::int64_t depthOfRows = 128; ///< from which on a linear layer's weights are used as they lie

} // namespace halfstep::plan_sizes
