#pragma once

#include <cstdint>
#include <vector>

namespace halfstep {

enum class Task { Classification, Binary, Regression };

/// How many numbers a tensor of that shape holds; one of an empty shape.
inline std::int64_t elementsOf(const std::vector<std::int64_t>& shape)
{
    std::int64_t count = 1;
    for (const std::int64_t side : shape)
        count *= side;
    return count;
}

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
