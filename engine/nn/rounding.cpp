#include "engine/nn/rounding.h"

#include "engine/numerics/scale_limit.h"

#include <algorithm>

namespace halfstep {
namespace {

void roundTensor(const at::Tensor& tensor, const FloatFormat& format, float* peak)
{
    TORCH_CHECK(tensor.scalar_type() == at::kFloat && tensor.is_non_overlapping_and_dense(),
                "only dense float32 tensors are rounded");
    if (!tensor.is_cpu()) {
        const at::Tensor host = tensor.cpu();
        roundTensor(host, format, peak);
        tensor.copy_(host);
        return;
    }
    roundGradient({tensor.data_ptr<float>(), static_cast<std::size_t>(tensor.numel())}, format, peak);
}

class RoundBothWays : public torch::autograd::Function<RoundBothWays> {
public:
    static at::Tensor forward(torch::autograd::AutogradContext* context, at::Tensor y, std::int64_t format,
                              std::int64_t peak)
    {
        context->saved_data["format"] = format;
        context->saved_data["peak"] = peak;
        roundInPlace(y, *reinterpret_cast<const FloatFormat*>(format));
        context->mark_dirty({y});
        return y;
    }

    static torch::autograd::tensor_list backward(torch::autograd::AutogradContext* context,
                                                 torch::autograd::tensor_list gradients)
    {
        const auto* format = reinterpret_cast<const FloatFormat*>(context->saved_data["format"].toInt());
        // The incoming tensor may be shared with other branches of the graph.
        at::Tensor gradient = gradients[0].clone();
        roundTensor(gradient, *format, reinterpret_cast<float*>(context->saved_data["peak"].toInt()));
        return {gradient, at::Tensor(), at::Tensor()};
    }
};

} // namespace

void roundInPlace(const at::Tensor& tensor, const FloatFormat& format)
{
    roundTensor(tensor, format, nullptr);
}

void roundGradient(std::span<float> gradient, const FloatFormat& format, float* peak)
{
    if (peak)
        *peak = std::max(*peak, largestFiniteMagnitude(gradient));
    format.round(gradient);
}

at::Tensor roundedBothWays(const at::Tensor& y, const FloatFormat& format, float* peak)
{
    if (!y.requires_grad()) {
        roundInPlace(y, format);
        return y;
    }
    return RoundBothWays::apply(y, reinterpret_cast<std::int64_t>(&format), reinterpret_cast<std::int64_t>(peak));
}

} // namespace halfstep
