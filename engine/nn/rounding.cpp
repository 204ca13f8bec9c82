#include "engine/nn/rounding.h"

#include "engine/numerics/magnitude_counts.h"
#include "engine/numerics/scale_limit.h"
#include "engine/training/memory_ledger.h"
#include "engine/training/stage_clock.h"

#include <algorithm>
#include <memory>

namespace halfstep {
namespace {

std::span<float> valuesOf(const at::Tensor& tensor)
{
    return {tensor.data_ptr<float>(), static_cast<std::size_t>(tensor.numel())};
}

/// The gradient's rounding as a node of the graph.
class RoundGradient final : public torch::autograd::Node {
public:
    RoundGradient(const FloatFormat& format, BorderTrace& trace, bool watched)
        : m_format(format)
        , m_trace(trace)
        , m_watched(watched)
    {
    }

    std::string name() const override { return "RoundGradient"; }

    torch::autograd::variable_list apply(torch::autograd::variable_list&& gradients) override
    {
        if (!gradients[0].defined())
            return {at::Tensor()};
        // The incoming tensor may be shared with other branches of the graph.
        at::Tensor gradient = gradients[0].clone();
        notePeak(gradient, m_trace);
        if (m_watched)
            count(gradient, m_trace, &BorderTrace::countUnrounded);
        roundInPlace(gradient, m_format);
        if (m_watched)
            count(gradient, m_trace);
        return {gradient};
    }

private:
    const FloatFormat& m_format;
    BorderTrace& m_trace;
    bool m_watched;
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
    format.round(valuesOf(tensor));
}

void notePeak(const at::Tensor& tensor, BorderTrace& trace)
{
    // Both keep the memory where it is there already in this form.
    const at::Tensor values = tensor.detach().cpu().to(at::kFloat);
    trace.peak = std::max(trace.peak, largestFiniteMagnitude(valuesOf(values)));
}

void count(const at::Tensor& tensor, BorderTrace& trace, void (BorderTrace::*how)(std::span<const float>))
{
    const StageClock clock(trace.microseconds);
    const at::NoGradGuard noGradients;
    // A copy is not of the run's making, and must not be seen in its memory.
    static const MemoryLedger::Ptr nobodys = MemoryLedger::open();
    const ChargedTo charged(nobodys);
    at::Tensor values = tensor.detach().cpu().to(at::kFloat);
    if (!values.is_non_overlapping_and_dense())
        values = values.contiguous();
    (trace.*how)(valuesOf(values));
}

at::Tensor roundedBothWays(const at::Tensor& y, const FloatFormat& format, BorderTrace& gradient, bool watched)
{
    if (!y.requires_grad()) {
        roundInPlace(y, format);
        return y;
    }
    // No operation before this one keeps its result for the way back, so that it may be rounded in place.
    at::Tensor rounded = y.variable_data();
    roundInPlace(rounded, format);
    const std::shared_ptr<RoundGradient> node(new RoundGradient(format, gradient, watched),
                                              torch::autograd::deleteNode);
    node->set_next_edges(torch::autograd::collect_next_edges(y));
    torch::autograd::create_gradient_edge(rounded, node);
    return rounded;
}

} // namespace halfstep
