#pragma once

#include <cstdint>
#include <span>

namespace halfstep {

/// How the values of one sample follow each other.
enum class Layout {
    RowMajor,    ///< (C, H, W) or (features)
    ChannelsLast ///< (H, W, C), images only
};

/// Samples that were gathered for one window or one evaluation; valid until the next gather.
struct BatchView {
    std::int64_t count = 0;
    std::span<const std::int64_t> sampleShape; ///< (C, H, W) or (features), whatever the layout
    Layout layout = Layout::RowMajor;
    std::span<float> x;       ///< count · sample size; may be rounded in place
    std::span<const float> y; ///< count · target width
};

} // namespace halfstep
