#include "engine/nn/relu_pool.h"

#include <cstdint>

// The clones' resolver would run before ThreadSanitizer's runtime is ready, and crash.
#ifdef __SANITIZE_THREAD__
#define HALFSTEP_VECTOR_CLONES
#else
#define HALFSTEP_VECTOR_CLONES __attribute__((target_clones("avx2", "default")))
#endif

namespace halfstep {
namespace {

/// Sizes of one batch; (H, W) is the input's, (h, w) the output's.
struct PoolSizes {
    std::int64_t batch, channels, height, width;
    std::int64_t outHeight() const { return height / 2; }
    std::int64_t outWidth() const { return width / 2; }

    explicit PoolSizes(at::IntArrayRef sizes) : batch(sizes[0]), channels(sizes[1]), height(sizes[2]), width(sizes[3])
    {
    }
};

/// One output pixel, all channels. `chosen` is which of the four inputs won: the first of equals, as in PyTorch,
/// and a NaN wins over everything.
HALFSTEP_VECTOR_CLONES
void poolPixel(const float* topLeft, const float* topRight, const float* bottomLeft, const float* bottomRight,
               float* out, std::int32_t* chosen, std::int64_t channels)
{
    for (std::int64_t c = 0; c < channels; ++c) {
        float best = topLeft[c];
        std::int32_t index = 0;
        const auto offer = [&](float value, std::int32_t candidate) {
            const bool wins = value > best || value != value;
            best = wins ? value : best;
            index = wins ? candidate : index;
        };
        offer(topRight[c], 1);
        offer(bottomLeft[c], 2);
        offer(bottomRight[c], 3);
        out[c] = best <= 0 ? 0.0f : best; // keeps a NaN
        chosen[c] = best <= 0 ? 4 : index;
    }
}

HALFSTEP_VECTOR_CLONES
void spreadPixel(const float* gradient, const std::int32_t* chosen, float* const to[4], std::int64_t channels)
{
    for (std::int32_t corner = 0; corner < 4; ++corner) {
        float* out = to[corner];
        for (std::int64_t c = 0; c < channels; ++c)
            out[c] = chosen[c] == corner ? gradient[c] : 0.0f;
    }
}

at::Tensor emptyImages(at::IntArrayRef sizes, at::ScalarType type)
{
    return at::empty(sizes, at::TensorOptions(type).memory_format(at::MemoryFormat::ChannelsLast));
}

class ReluThenPool : public torch::autograd::Function<ReluThenPool> {
public:
    static at::Tensor forward(torch::autograd::AutogradContext* context, const at::Tensor& x)
    {
        const PoolSizes s(x.sizes());
        const std::vector<std::int64_t> outSizes{s.batch, s.channels, s.outHeight(), s.outWidth()};
        at::Tensor y = emptyImages(outSizes, at::kFloat);
        at::Tensor chosen = emptyImages(outSizes, at::kInt);
        const float* in = x.data_ptr<float>();
        float* out = y.data_ptr<float>();
        auto* choice = chosen.data_ptr<std::int32_t>();
        const std::int64_t row = s.width * s.channels;
        for (std::int64_t image = 0; image < s.batch; ++image) {
            for (std::int64_t h = 0; h < s.outHeight(); ++h) {
                const float* top = in + (image * s.height + 2 * h) * row;
                for (std::int64_t w = 0; w < s.outWidth(); ++w, top += 2 * s.channels) {
                    poolPixel(top, top + s.channels, top + row, top + row + s.channels, out, choice, s.channels);
                    out += s.channels;
                    choice += s.channels;
                }
            }
        }
        context->saved_data["chosen"] = chosen;
        context->saved_data["sizes"] = x.sizes().vec();
        return y;
    }

    static torch::autograd::tensor_list backward(torch::autograd::AutogradContext* context,
                                                 torch::autograd::tensor_list gradients)
    {
        const std::vector<std::int64_t> sizes = context->saved_data["sizes"].toIntVector();
        const PoolSizes s(sizes);
        const bool covered = s.height % 2 == 0 && s.width % 2 == 0;
        at::Tensor result = emptyImages(sizes, at::kFloat);
        if (!covered)
            result.zero_();
        const at::Tensor gradient = gradients[0].contiguous(at::MemoryFormat::ChannelsLast);
        const at::Tensor chosen = context->saved_data["chosen"].toTensor();
        const float* from = gradient.data_ptr<float>();
        const auto* choice = chosen.data_ptr<std::int32_t>();
        const std::int64_t row = s.width * s.channels;
        for (std::int64_t image = 0; image < s.batch; ++image) {
            for (std::int64_t h = 0; h < s.outHeight(); ++h) {
                float* top = result.data_ptr<float>() + (image * s.height + 2 * h) * row;
                for (std::int64_t w = 0; w < s.outWidth(); ++w, top += 2 * s.channels) {
                    float* const to[4] = {top, top + s.channels, top + row, top + row + s.channels};
                    spreadPixel(from, choice, to, s.channels);
                    from += s.channels;
                    choice += s.channels;
                }
            }
        }
        return {result};
    }
};

} // namespace

at::Tensor reluThenPool(const at::Tensor& x)
{
    if (!x.is_cpu() || x.scalar_type() != at::kFloat || x.dim() != 4
        || !x.is_contiguous(at::MemoryFormat::ChannelsLast))
        return at::max_pool2d(at::relu(x), 2);
    return ReluThenPool::apply(x);
}

} // namespace halfstep
