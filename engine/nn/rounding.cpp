#include "engine/nn/rounding.h"

#include <span>

namespace halfstep {
namespace {

class RoundBothWays : public torch::autograd::Function<RoundBothWays> {
public:
    static at::Tensor forward(torch::autograd::AutogradContext* context, at::Tensor y, std::int64_t format)
    {
        context->saved_data["format"] = format;
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
        roundInPlace(gradient, *format);
        return {gradient, at::Tensor()};
    }
};

} // namespace

void roundInPlace(const at::Tensor& tensor, const FloatFormat& format)
{
    TORCH_CHECK(tensor.scalar_type() == at::kFloat && tensor.is_non_overlapping_and_dense(),
                "only dense float32 tensors are rounded");
    if (!tensor.is_cpu()) {
        const at::Tensor host = tensor.cpu();
        roundInPlace(host, format);
        tensor.copy_(host);
        return;
    }
    format.round(std::span<float>(tensor.data_ptr<float>(), static_cast<std::size_t>(tensor.numel())));
}

at::Tensor roundedBothWays(const at::Tensor& y, const FloatFormat& format)
{
    if (!y.requires_grad()) {
        roundInPlace(y, format);
        return y;
    }
    return RoundBothWays::apply(y, reinterpret_cast<std::int64_t>(&format));
}

} // namespace halfstep
