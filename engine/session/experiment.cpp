#include "engine/session/experiment.h"

#include "engine/config/config_problems.h"
#include "engine/config/loss_scaling.h"
#include "engine/session/engine_choice.h"
#include "engine/session/torch_module.h"
#include "engine/training/gradient_passes.h"

#include <algorithm>
#include <exception>
#include <numeric>
#include <utility>

namespace halfstep {
namespace {

/// Why no window can be made of these; nothing when one can.
std::optional<Problem> problemWith(const ChosenWindow& chosen, const RunConfig& config, std::int64_t samples)
{
    for (const std::int64_t row : chosen.rows)
        if (row < 0 || row >= samples)
            return Problem{ProblemCode::OutOfRange, "rows", Reason::Below, {samples}};
    const auto bad = [&](std::int64_t size) { return size < 1 || size > std::ssize(chosen.rows); };
    const bool anyBad = std::ranges::any_of(chosen.microBatches, bad);
    const std::int64_t sum =
        anyBad ? 0 : std::accumulate(chosen.microBatches.begin(), chosen.microBatches.end(), std::int64_t{0});
    if (anyBad || chosen.rows.empty() || sum != std::ssize(chosen.rows))
        return Problem{ProblemCode::ShapeMismatch, "micro_batches", Reason::NumberCounts, {sum, chosen.rows.size()}};
    if (config.model.batchNorm && std::ranges::count(chosen.microBatches, 1) > 0)
        return Problem{ProblemCode::Conflict, "micro_batches", Reason::LoneSampleInMicroBatch};
    return std::nullopt;
}

} // namespace

struct Experiment::State {
    State(const RunConfig& config, DatasetPtr dataset, ModelSpec model, const Engine& engine, MemoryLedger::Ptr memory)
        : ledger(std::move(memory))
        , state(config, std::move(dataset), std::move(model), engine.asRun)
        , backprop(engine.makeBackprop(state.config, state.model, resolvedLoss(state.config, *state.dataset),
                                       state.training))
        , accumulation(state.config, state.training, *backprop)
        , update(state.config, state.training)
        , train(state.dataset->train, *state.dataset, layoutFor(state.model))
    {
    }

    /// Runs all its micro-batches.
    Result<AccumulationWindow> run(const ChosenWindow& chosen);

    MemoryLedger::Ptr ledger; ///< current whenever this object works
    RunState state;
    std::unique_ptr<Backprop> backprop;
    Accumulation accumulation;
    WindowUpdate update;
    SampleSource train;
};

Result<AccumulationWindow> Experiment::State::run(const ChosenWindow& chosen)
{
    if (auto problem = problemWith(chosen, state.config, train.count()))
        return *problem;
    AccumulationWindow window;
    window.attempt = state.position.attempt + 1;
    window.samples = train.gather(chosen.rows);
    window.microBatches = chosen.microBatches;
    accumulation.begin(window);
    try {
        while (!window.complete())
            accumulation.runMicroBatch(window);
    } catch (const std::exception& error) {
        accumulation.abandon();
        return Problem{ProblemCode::Unsupported, "LibTorch", Reason::Named, {errorText(error)}};
    }
    return window;
}

Experiment::Experiment(std::unique_ptr<State> state) : m_state(std::move(state)) {}
Experiment::Experiment(Experiment&& other) noexcept = default;
Experiment& Experiment::operator=(Experiment&& other) noexcept = default;
Experiment::~Experiment() = default;

Result<Experiment> Experiment::make(const RunConfig& config, DatasetPtr dataset)
{
    if (auto problems = problemsIn(config); !problems.empty())
        return problems;
    Result<ModelSpec> model = modelSpecFor(config, *dataset);
    if (!model)
        return model.problems();
    if (auto problems = problemsWith(config, *dataset, *model); !problems.empty())
        return problems;
    const Result<Engine> engine = engineFor(config, *model);
    if (!engine)
        return engine.problems();
    engine->setUp(config);
    MemoryLedger::Ptr ledger = MemoryLedger::open();
    const ChargedTo charged(ledger);
    auto state = std::make_unique<State>(config, std::move(dataset), std::move(*model), *engine, std::move(ledger));
    const Result<Precision> precision = precisionFor(config.precision, engine->nativeFormats);
    if (!precision)
        return precision.problems();
    if (auto problem = loadInitialWeights(config, state->state.training))
        return *problem;
    state->accumulation.setPrecision(*precision, scalesLoss(config, precision->format));
    state->update.setClipping(config.clipping.enabled ? config.clipping.maxNorm : 0);
    return Experiment(std::move(state));
}

const ModelSpec& Experiment::model() const
{
    return m_state->state.model;
}

const PrecisionAsRun& Experiment::precision() const
{
    return m_state->state.training.precision.asRun;
}

std::span<const float> Experiment::weights() const
{
    return std::as_const(m_state->state.training.weights).values();
}

std::optional<Problem> Experiment::setWeights(std::span<const float> weights)
{
    const std::span<float> own = m_state->state.training.weights.values();
    if (weights.size() != own.size())
        return Problem{ProblemCode::ShapeMismatch, "weights", Reason::NumberCounts, {weights.size(), own.size()}};
    std::ranges::copy(weights, own.begin());
    m_state->accumulation.keepWeightsInFormat();
    return std::nullopt;
}

Result<WindowGradient> Experiment::gradientOf(const ChosenWindow& chosen)
{
    const ChargedTo charged(m_state->ledger);
    m_state->backprop->watch(true);
    const Result<AccumulationWindow> window = m_state->run(chosen);
    TrainingState& training = m_state->state.training;
    if (!window) {
        m_state->backprop->watch(false);
        return window.problems();
    }
    const std::span<const float> gradient = std::as_const(training.gradient).values();
    const std::span<const LayerTrace> layers = m_state->backprop->trace();
    WindowGradient result;
    result.loss = window->lossSum / static_cast<double>(window->size());
    result.scale = training.scale();
    result.scaled.assign(gradient.begin(), gradient.end());
    result.unscaled = result.scaled;
    if (training.scales)
        multiply(result.unscaled, training.scaler.inverse());
    result.layers.assign(layers.begin(), layers.end());
    m_state->backprop->watch(false);
    m_state->accumulation.abandon();
    return result;
}

Result<AttemptRecord> Experiment::step(const ChosenWindow& chosen)
{
    const ChargedTo charged(m_state->ledger);
    Result<AccumulationWindow> window = m_state->run(chosen);
    if (!window)
        return window.problems();
    RunState& state = m_state->state;
    AttemptRecord record = m_state->update.survey(*window, state.learningRate());
    m_state->update.finish(record, *window);
    state.count(record, window->correct);
    record.attempt = state.position.attempt;
    record.epoch = state.position.epoch;
    record.appliedUpdates = state.position.applied;
    const Backprop::Memory memory = m_state->backprop->memory();
    record.liveBytes = memory.liveBytes;
    record.peakBytes = memory.peakBytes;
    return record;
}

} // namespace halfstep
