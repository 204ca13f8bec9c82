#pragma once

#include <cstdint>
#include <vector>

namespace halfstep {

enum class Task { Classification, Binary, Regression };

/// What a model must know of the data it is made for.
struct DataShape {
    Task task = Task::Classification;
    std::vector<std::int64_t> sampleShape; ///< (channels, height, width) or (features)
    std::int64_t classes = 0;              ///< classification only
    std::int64_t targetWidth = 1;

    /// Width of the model's last layer.
    std::int64_t outputs() const { return task == Task::Classification ? classes : targetWidth; }
};

} // namespace halfstep
