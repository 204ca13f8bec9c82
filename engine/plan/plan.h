#pragma once

#include "engine/model/model_spec.h"
#include "engine/numerics/random.h"
#include "engine/plan/border.h"
#include "engine/plan/step.h"
#include "engine/training/backprop.h"
#include "engine/training/flat_buffer.h"
#include "engine/training/running_statistics.h"

#include <memory>
#include <span>
#include <vector>

namespace halfstep {

/// A model compiled to a list of steps over buffers of its own. Steps beside each other work on a few samples at a
/// time, so that what one writes is still in the cache when the next one reads it.
class Plan {
public:
    enum class Use {
        Training, ///< forth and back
        Evaluation,
        EvaluationInTrainingMode ///< with the batch's own statistics and dropout
    };

    /// Statistics and generator outlive the plan.
    Plan(const ModelSpec& model, Use use, RunningStatistics& statistics, Random& dropout);
    Plan(const Plan&) = delete;
    Plan& operator=(const Plan&) = delete;

    void setPrecision(const Precision& precision);
    void watch(bool on) { m_watched = on; }
    /// Takes over the weights until the next call; they hold still and live till then.
    void takeWeights(std::span<const float> weights);

    /// x: (samples, input), images (H, W, C) → logits (samples, outputs), valid until the next call.
    std::span<const float> forward(std::span<float> x, std::int64_t samples);
    /// Where the gradient of those logits is written before backward().
    std::span<float> logitGradient();
    /// The gradient of the weights is added to `gradient`, which is laid out like them.
    void backward(std::span<float> gradient);

    float gradientPeak() const;                                   ///< as MicroBatchResult
    std::span<const LayerTrace> trace() const { return m_trace; } ///< one a layer of the model

private:
    /// Steps that go block by block together.
    struct Stage {
        std::size_t begin = 0;
        std::size_t end = 0;
        std::int64_t samples = 0; ///< of a block; 0 for all
    };

    Flow& newFlow(const std::vector<std::int64_t>& shape);
    void compile(RunningStatistics& statistics, Random& dropout);
    void divideIntoStages();
    std::int64_t blockOf(const Stage& stage) const;
    void keepWhatIsReadLater();
    void makeRoom(std::int64_t samples);
    template <typename Visit>
    void visitBlocks(const Stage& stage, Visit visit);

    ModelSpec m_model;
    Use m_use;
    std::vector<LayerTrace> m_trace;
    std::vector<std::unique_ptr<Flow>> m_flows; ///< the input first
    std::vector<std::unique_ptr<Step>> m_steps;
    std::vector<Border> m_borders; ///< one behind each step
    std::vector<Stage> m_stages;
    std::int64_t m_room = 0; ///< samples
    FlatBuffer m_memory;     ///< of all flows but the input
    bool m_watched = false;
    Pass m_pass;
};

} // namespace halfstep
