#include "engine/plan/plan_backprop.h"

#include "engine/plan/plan.h"
#include "engine/training/memory_ledger.h"

#include <algorithm>

namespace halfstep {
namespace {

/// Samples that are evaluated together: few, so that they stay in the cache.
constexpr std::int64_t evaluatedTogether = 32;

class PlanBackprop final : public Backprop {
public:
    PlanBackprop(const ModelSpec& model, LossKind loss, TrainingState& state);

    void setPrecision(const Precision& precision) override;
    void begin(const WindowInput& window, StageTimes& times) override;
    MicroBatchResult runMicroBatch(std::int64_t first, std::int64_t count, double upstream, StageTimes& times) override;
    LossValue evaluate(const BatchView& samples, std::span<const float> weights, bool training) override;
    std::vector<float> logits(const BatchView& samples, std::span<const float> weights) override;
    Memory memory() const override;
    void watch(bool on) override { m_plan.watch(m_watched = on); }
    std::span<const LayerTrace> trace() const override;

private:
    std::vector<float> outputsOf(const BatchView& samples, std::span<const float> weights, bool training);

    ModelSpec m_model;
    LossKind m_loss;
    TrainingState& m_state;
    Precision m_precision;
    Plan m_plan;
    bool m_watched = false;
    WindowInput m_window;
};

/// Rows of a batch's numbers, each `count / samples` long.
template <typename Number>
std::span<Number> rowsOf(std::span<Number> numbers, std::int64_t samples, std::int64_t first, std::int64_t count)
{
    const std::size_t width = numbers.size() / static_cast<std::size_t>(samples);
    return numbers.subspan(static_cast<std::size_t>(first) * width, static_cast<std::size_t>(count) * width);
}

PlanBackprop::PlanBackprop(const ModelSpec& model, LossKind loss, TrainingState& state)
    : m_model(model)
    , m_loss(loss)
    , m_state(state)
    , m_plan(model, Plan::Use::Training, state.statistics, state.dropout)
{
}

void PlanBackprop::setPrecision(const Precision& precision)
{
    m_precision = precision;
    m_plan.setPrecision(precision);
}

void PlanBackprop::begin(const WindowInput& window, StageTimes& times)
{
    if (MemoryLedger* const ledger = MemoryLedger::current())
        ledger->resetPeak();
    const StageClock clock(times.forward);
    m_window = window;
    m_plan.takeWeights(window.weights);
}

MicroBatchResult PlanBackprop::runMicroBatch(std::int64_t first, std::int64_t count, double upstream, StageTimes& times)
{
    MicroBatchResult result;
    const BatchView& samples = m_window.samples;
    {
        const StageClock clock(times.forward);
        const std::span<const float> logits = m_plan.forward(rowsOf(samples.x, samples.count, first, count), count);
        result.loss = lossOf(m_loss, logits, count, rowsOf(samples.y, samples.count, first, count),
                             m_plan.logitGradient(), upstream);
    }
    {
        const StageClock clock(times.backward);
        m_plan.backward(m_window.gradient);
    }
    result.gradientPeak = m_plan.gradientPeak();
    for (const LayerTrace& layer : trace()) { // what watching took is no part of a pass's time
        times.forward -= layer.output.microseconds;
        times.backward -= layer.gradient.microseconds;
        times.telling += layer.output.microseconds + layer.gradient.microseconds;
    }
    return result;
}

/// In training mode a batch's statistics are those of all its samples; else each sample stands for itself.
std::vector<float> PlanBackprop::outputsOf(const BatchView& samples, std::span<const float> weights, bool training)
{
    Plan plan(m_model, training ? Plan::Use::EvaluationInTrainingMode : Plan::Use::Evaluation, m_state.statistics,
              m_state.dropout);
    plan.setPrecision(m_precision);
    plan.takeWeights(weights);
    const std::int64_t together = training ? samples.count : evaluatedTogether;
    std::vector<float> outputs;
    for (std::int64_t first = 0; first < samples.count; first += together) {
        const std::int64_t count = std::min(together, samples.count - first);
        const std::span<const float> some = plan.forward(rowsOf(samples.x, samples.count, first, count), count);
        outputs.insert(outputs.end(), some.begin(), some.end());
    }
    return outputs;
}

LossValue PlanBackprop::evaluate(const BatchView& samples, std::span<const float> weights, bool training)
{
    return lossOf(m_loss, outputsOf(samples, weights, training), samples.count, samples.y);
}

std::vector<float> PlanBackprop::logits(const BatchView& samples, std::span<const float> weights)
{
    return outputsOf(samples, weights, false);
}

Backprop::Memory PlanBackprop::memory() const
{
    const MemoryLedger* const ledger = MemoryLedger::current();
    return ledger ? Memory{ledger->liveBytes(), ledger->peakBytes()} : Memory{};
}

std::span<const LayerTrace> PlanBackprop::trace() const
{
    return m_watched ? m_plan.trace() : std::span<const LayerTrace>();
}

} // namespace

Engine planEngine(EngineAsRun asRun)
{
    const auto make = [](const RunConfig&, const ModelSpec& model, LossKind loss, TrainingState& state) {
        return std::make_unique<PlanBackprop>(model, loss, state);
    };
    return {std::move(asRun), [](const RunConfig&) {}, make};
}

} // namespace halfstep
