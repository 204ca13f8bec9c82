#include "engine/nn/tensor_views.h"

#include "engine/training/flat_buffer.h"

namespace halfstep {

std::vector<at::Tensor> viewsOf(std::span<float> buffer, const std::vector<ParameterSpec>& tensors)
{
    std::vector<at::Tensor> views;
    for (const ParameterSpec& tensor : tensors)
        views.push_back(at::from_blob(part(buffer, tensor).data(), tensor.shape, at::kFloat));
    return views;
}

at::Tensor viewOf(std::span<float> buffer)
{
    return at::from_blob(buffer.data(), {std::ssize(buffer)}, at::kFloat);
}

at::Tensor viewOf(const BatchView& samples)
{
    std::vector<std::int64_t> sizes{samples.count};
    sizes.insert(sizes.end(), samples.sampleShape.begin(), samples.sampleShape.end());
    if (samples.layout == Layout::RowMajor)
        return at::from_blob(samples.x.data(), sizes, at::kFloat);
    // Written out: with one channel the strides would otherwise look like either layout.
    const std::int64_t channels = sizes[1];
    const std::int64_t width = sizes[3];
    const std::vector<std::int64_t> strides{channels * sizes[2] * width, 1, channels * width, channels};
    return at::from_blob(samples.x.data(), sizes, strides, at::kFloat);
}

} // namespace halfstep
