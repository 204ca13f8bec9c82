#include "engine/nn/trainer.h"

#include "engine/config/config_json.h"
#include "engine/data/tensor_source.h"
#include "engine/nn/compute_setup.h"
#include "engine/nn/library_facts.h"
#include "engine/nn/live_changes.h"
#include "engine/nn/trainer_parts.h"
#include "engine/nn/window_problem.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <thread>

namespace halfstep {
namespace {

constexpr double notKnown = std::numeric_limits<double>::quiet_NaN();

double seconds(std::chrono::steady_clock::duration duration)
{
    return std::chrono::duration<double>(duration).count();
}

at::Device deviceOf(const RunConfig& config)
{
    return config.run.device == DeviceKind::Cuda ? at::Device(at::kCUDA, 0) : at::Device(at::kCPU);
}

std::optional<Problem> loadInitialWeights(const TensorSource& source, std::span<float> weights)
{
    const auto values = readTensor(source, "model.initial_weights", static_cast<std::int64_t>(weights.size()));
    if (!values)
        return values.problems().front();
    std::ranges::copy(*values, weights.begin());
    return std::nullopt;
}

/// The share of right answers; NaN where the task asks for none.
double accuracyOf(const Dataset& dataset, std::int64_t correct, std::int64_t samples)
{
    const std::int64_t answers = samples * dataset.answersPerSample();
    return answers > 0 ? static_cast<double>(correct) / static_cast<double>(answers) : notKnown;
}

/// A measured loss and accuracy, empty where there is nothing to measure or it was cancelled.
void measure(UpdatePipeline& pipeline, const Dataset& dataset, const Samples& samples, const Cancelled& cancelled,
             std::optional<double>* loss, std::optional<double>* accuracy)
{
    if (samples.count == 0)
        return;
    SampleSource source(samples, dataset.sampleShape, dataset.targetWidth, pipeline.network().usesImages());
    const std::optional<LossValue> value = pipeline.evaluate(source, cancelled);
    if (!value)
        return;
    if (loss)
        *loss = value->mean;
    if (accuracy && dataset.answersPerSample() > 0)
        *accuracy = accuracyOf(dataset, value->correct, samples.count);
}

} // namespace

Trainer::Parts::Parts(const RunConfig& runConfig, DatasetPtr data, const ModelSpec& spec)
    : config(runConfig)
    , live(liveSettingsOf(runConfig))
    , dataset(std::move(data))
    , loss(resolvedLoss(runConfig, *dataset))
    , pipeline(runConfig, spec, loss, deviceOf(runConfig))
    , train(dataset->train, dataset->sampleShape, dataset->targetWidth, pipeline.network().usesImages())
    , validation(dataset->validation, dataset->sampleShape, dataset->targetWidth, pipeline.network().usesImages())
    , stopping(runConfig.earlyStopping.patience, runConfig.earlyStopping.minDelta)
    , verdict(runConfig.scaler.initScale)
{
}

std::int64_t Trainer::Parts::windowSize() const
{
    return plan(config.run, live).windowSize;
}

RunPlan Trainer::Parts::plan(const ExecutionConfig& limits, const LiveSettings& settings) const
{
    // Each factor is at most the epoch, so that their product cannot overflow.
    const std::int64_t samples = train.count();
    const std::int64_t accumulation = config.mistakes.stepEveryMicroBatch ? 1 : settings.accumulation;
    const std::int64_t microBatch = std::min(samples, config.batch.microBatch);
    return {samples,          std::min(samples, microBatch * std::min(samples, accumulation)),
            microBatch,       config.batch.lastWindow == LastWindow::Drop,
            limits.maxEpochs, limits.maxAttempts,
            position.attempt, position.epoch,
            position.cursor};
}

/// Only applied updates use up the schedule.
std::int64_t Trainer::Parts::scheduledUpdates() const
{
    return config.mistakes.scheduleCountsSkips ? position.attempt : position.applied;
}

double Trainer::Parts::learningRate() const
{
    return config.optimizer.schedule == ScheduleKind::Linear ? live.learningRate * schedule.share(scheduledUpdates())
                                                             : live.learningRate;
}

void Trainer::Parts::replan(std::int64_t attemptsLeftBefore)
{
    if (const std::int64_t left = plan(config.run, live).attemptsLeft(); left != attemptsLeftBefore)
        schedule.plan(scheduledUpdates(), left);
}

std::vector<Problem> Trainer::Parts::problemsUnder(const LiveSettings& settings)
{
    const RunConfig wanted = withLiveSettings(config, settings);
    if (auto problems = problemsIn(wanted); !problems.empty())
        return problems;
    if (const auto precision = precisionFor(wanted.precision, pipeline.device().type()); !precision)
        return precision.problems();
    if (auto problem = windowProblem(wanted, pipeline.network().spec(), *dataset))
        return {*problem};
    return {};
}

void Trainer::Parts::openWindow()
{
    double loadMicroseconds = 0;
    window.emplace();
    {
        StageClock clock(loadMicroseconds);
        if (orderEpoch != position.epoch) {
            orderEpoch = position.epoch;
            if (config.batch.shuffle) {
                const std::uint64_t seed = derivedSeed(config.run.seed, "order");
                order = Random(seed + static_cast<std::uint64_t>(position.epoch)).permutation(train.count());
            } else {
                order.resize(static_cast<std::size_t>(train.count()));
                std::iota(order.begin(), order.end(), 0);
            }
        }
        const std::int64_t n = std::min(windowSize(), train.count() - position.cursor);
        window->attempt = position.attempt + 1;
        window->microBatch = std::min(n, config.batch.microBatch);
        window->samples = train.gather(
            std::span(order).subspan(static_cast<std::size_t>(position.cursor), static_cast<std::size_t>(n)));
    }
    window->record.loadMicroseconds = loadMicroseconds;
    pipeline.begin(*window);
}

AttemptRecord Trainer::Parts::closeWindow()
{
    pipeline.finish(*window, learningRate());
    AttemptRecord record = std::move(window->record);
    const std::int64_t n = window->size();
    position.attempt += 1;
    position.applied += record.applied;
    position.cursor += n;
    position.epochLossSum += record.loss * static_cast<double>(n);
    position.epochCorrect += dataset->answersPerSample() > 0 ? window->correct : 0;
    position.epochSamples += n;
    position.peakBytes = std::max(position.peakBytes, record.peakBytes);
    window.reset();

    record.attempt = position.attempt;
    record.epoch = position.epoch;
    record.appliedUpdates = position.applied;
    verdict.observe(record.applied, record.skipReason, record.scaleNext);
    return record;
}

void Trainer::Parts::takeBest()
{
    if (!best)
        best.emplace(BestModel{FlatTensors(pipeline.parameters()), {}});
    std::ranges::copy(pipeline.weights().values(), best->weights.values().begin());
    best->statistics.clear();
    for (const NormStatistics& statistics : pipeline.network().statistics())
        best->statistics.push_back({statistics.layer, statistics.mean.clone(), statistics.variance.clone()});
}

void Trainer::Parts::putBestBack()
{
    if (!best)
        return;
    std::ranges::copy(best->weights.values(), pipeline.weights().values().begin());
    for (std::size_t i = 0; i < best->statistics.size(); ++i) {
        pipeline.network().statistics()[i].mean.copy_(best->statistics[i].mean);
        pipeline.network().statistics()[i].variance.copy_(best->statistics[i].variance);
    }
}

Trainer::Trainer(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}
Trainer::~Trainer() = default;

Result<std::unique_ptr<Trainer>> Trainer::make(const RunConfig& config, DatasetPtr dataset)
{
    if (config.run.device == DeviceKind::Cuda && !cudaAvailable())
        return Problem{ProblemCode::DeviceMissing, std::string(wordOf(config.run.device)), {}};
    const Result<ModelSpec> spec = modelSpecFor(config, *dataset);
    if (!spec)
        return spec.problems();
    const Result<Precision> precision = precisionFor(config.precision, deviceOf(config).type());
    if (!precision)
        return precision.problems();
    if (const auto ranges = parameterRanges(config.optimizer, spec->parameters()); !ranges)
        return ranges.problems();
    if (dataset->train.count == 0)
        return Problem{ProblemCode::NoTrainingData, std::string(wordOf(config.dataset.name)), {}};
    if (config.run.recordWeights && spec->parameterCount() > 1000)
        return Problem{ProblemCode::Conflict, "run.record_weights",
                       "a model of " + std::to_string(spec->parameterCount()) + " parameters; it is for up to 1,000"};

    // More threads than cores wait for each other and can take a machine down.
    const auto cores = static_cast<std::int64_t>(std::max(1u, std::thread::hardware_concurrency()));
    if (config.run.threads > cores)
        return Problem{ProblemCode::OutOfRange, "run.threads",
                       "<= " + std::to_string(cores) + ", the cores of this machine"};

    if (auto problem = windowProblem(config, *spec, *dataset))
        return *problem;

    setUpCompute(config.run.threads);
    auto parts = std::make_unique<Parts>(config, std::move(dataset), *spec);
    if (config.model.initialWeights) {
        if (auto problem = loadInitialWeights(*config.model.initialWeights, parts->pipeline.weights().values()))
            return *problem;
    } else {
        initialise(parts->pipeline.weights(), parts->pipeline.parameters(), config.run.seed);
    }
    parts->pipeline.setPrecision(*precision);
    parts->pipeline.setClipping(config.clipping.enabled ? config.clipping.maxNorm : 0);
    std::unique_ptr<Trainer> trainer(new Trainer(std::move(parts)));
    trainer->m_parts->schedule = LinearSchedule(trainer->plan().attemptsLeft());
    return trainer;
}

std::optional<AttemptRecord> Trainer::runMicroBatch()
{
    Parts& parts = *m_parts;
    const auto start = std::chrono::steady_clock::now();
    std::optional<AttemptRecord> record;
    if (!parts.window)
        parts.openWindow();
    parts.pipeline.runMicroBatch(*parts.window);
    if (parts.window->complete())
        record = parts.closeWindow();
    parts.position.epochSeconds += seconds(std::chrono::steady_clock::now() - start);
    return record;
}

AttemptRecord Trainer::runAttempt()
{
    std::optional<AttemptRecord> record;
    while (!record)
        record = runMicroBatch();
    return *record;
}

void Trainer::abandonWindow()
{
    if (!m_parts->window)
        return;
    m_parts->window.reset();
    m_parts->pipeline.abandonWindow();
}

Result<std::vector<LiveChange>> Trainer::change(const LiveSettings& settings)
{
    Parts& parts = *m_parts;
    if (auto problems = parts.problemsUnder(settings); !problems.empty())
        return problems;
    std::vector<LiveChange> changes = differences(parts.live, settings, parts.position.attempt + 1);
    if (changes.empty())
        return changes;
    const std::int64_t attemptsLeft = plan().attemptsLeft();
    parts.live = settings;
    parts.replan(attemptsLeft);
    const PrecisionConfig precision = withLiveSettings(parts.config, settings).precision;
    parts.pipeline.setPrecision(*precisionFor(precision, parts.pipeline.device().type()));
    parts.pipeline.setClipping(settings.clipping ? settings.maxNorm : 0);
    parts.stopping.change(settings.patience, settings.minDelta);
    parts.changes.insert(parts.changes.end(), changes.begin(), changes.end());
    return changes;
}

bool Trainer::epochDone() const
{
    const Parts& parts = *m_parts;
    const std::int64_t left = parts.train.count() - parts.position.cursor;
    if (parts.window || left == 0)
        return left == 0 && !parts.window;
    return parts.config.batch.lastWindow == LastWindow::Drop && left < parts.windowSize();
}

std::optional<EpochRecord> Trainer::endEpoch(const Cancelled& cancelled)
{
    Parts& parts = *m_parts;
    Position& position = parts.position;
    const auto start = std::chrono::steady_clock::now();
    EpochRecord record;
    std::optional<LossValue> value;
    if (parts.validation.count() > 0) {
        value = parts.pipeline.evaluate(parts.validation, cancelled);
        if (!value)
            return std::nullopt;
    }
    const auto samples = static_cast<double>(position.epochSamples);
    record.epoch = position.epoch;
    record.trainLoss = position.epochLossSum / samples;
    record.trainAccuracy = accuracyOf(*parts.dataset, position.epochCorrect, position.epochSamples);
    record.valLoss = value ? value->mean : notKnown;
    record.valAccuracy = value ? accuracyOf(*parts.dataset, value->correct, parts.validation.count()) : notKnown;
    if (value) {
        record.best = parts.stopping.observe(value->mean);
        if (record.best)
            parts.takeBest();
    }
    record.patienceLeft = parts.stopping.patienceLeft();
    record.epochSeconds = position.epochSeconds;
    record.samplesPerSecond = samples / record.epochSeconds;
    record.evaluateSeconds = seconds(std::chrono::steady_clock::now() - start);
    record.lastAttempt = position.attempt;

    position.lastTrainLoss = record.trainLoss;
    position.droppedSamples += parts.train.count() - position.cursor;
    position.epoch += 1;
    position.cursor = 0;
    position.epochLossSum = 0;
    position.epochCorrect = 0;
    position.epochSamples = 0;
    position.epochSeconds = 0;
    return record;
}

std::optional<EndReason> Trainer::end() const
{
    const Parts& parts = *m_parts;
    if (parts.pipeline.failure())
        return parts.pipeline.failure()->reason;
    const bool betweenEpochs = parts.position.cursor == 0 && !parts.window;
    if (scalerActive() && m_parts->pipeline.scaler().below(parts.config.scaler.floor))
        return EndReason::ScaleBelowFloor;
    if (betweenEpochs && parts.config.earlyStopping.enabled && parts.validation.count() > 0
        && parts.stopping.shouldStop())
        return parts.stopping.finiteInPatience() ? EndReason::PatienceUsedUp : EndReason::ValidationNotFinite;
    if (betweenEpochs && parts.position.epoch > parts.config.run.maxEpochs)
        return EndReason::EpochsDone;
    if (parts.config.run.maxAttempts > 0 && parts.position.attempt >= parts.config.run.maxAttempts && !parts.window
        && !epochDone())
        return EndReason::AttemptsDone;
    return std::nullopt;
}

FinalResults Trainer::finish(const Cancelled& cancelled)
{
    Parts& parts = *m_parts;
    const Dataset& data = *parts.dataset;
    FinalResults results;
    parts.putBestBack();
    measure(parts.pipeline, data, data.validation, cancelled, &results.valLoss, &results.valAccuracy);
    measure(parts.pipeline, data, data.test, cancelled, &results.testLoss, &results.testAccuracy);
    measure(parts.pipeline, data, data.corruptedTest, cancelled, nullptr, &results.corruptedTestAccuracy);
    return results;
}

SafeTensors Trainer::checkpoint() const
{
    return m_parts->encode();
}

std::optional<Problem> Trainer::restore(const SafeTensors& checkpoint, const std::string& path)
{
    LiveSettings wanted;
    if (auto problem = m_parts->restore(checkpoint, path, wanted))
        return problem;
    const Result<std::vector<LiveChange>> changed = change(wanted);
    return changed ? std::nullopt : std::optional(changed.problems().front());
}

const Position& Trainer::position() const
{
    return m_parts->position;
}
const ModelSpec& Trainer::model() const
{
    return m_parts->pipeline.network().spec();
}
const PrecisionAsRun& Trainer::precision() const
{
    return m_parts->pipeline.precision().asRun;
}
const LiveSettings& Trainer::live() const
{
    return m_parts->live;
}
const std::vector<LiveChange>& Trainer::changes() const
{
    return m_parts->changes;
}
const SkipVerdict& Trainer::verdict() const
{
    return m_parts->verdict;
}
bool Trainer::failed() const
{
    return m_parts->pipeline.failure().has_value();
}
std::string Trainer::failedTensor() const
{
    return failed() ? m_parts->pipeline.failure()->tensor : std::string();
}
bool Trainer::insideWindow() const
{
    return m_parts->window.has_value();
}
std::int64_t Trainer::microBatchesDone() const
{
    return insideWindow() ? m_parts->window->done : 0;
}
std::int64_t Trainer::microBatchesInWindow() const
{
    return insideWindow() ? m_parts->window->microBatches : 0;
}
bool Trainer::scalerActive() const
{
    return m_parts->pipeline.scalerActive();
}
double Trainer::scale() const
{
    return scalerActive() ? m_parts->pipeline.scaler().scale() : 1;
}
RunPlan Trainer::plan() const
{
    return m_parts->plan(m_parts->config.run, m_parts->live);
}
std::int64_t Trainer::trainSamples() const
{
    return m_parts->train.count();
}
std::int64_t Trainer::optimizerBytes() const
{
    return m_parts->pipeline.optimizer().stateBytes();
}
std::span<const float> Trainer::weights() const
{
    return m_parts->pipeline.weights().values();
}

std::optional<std::int64_t> Trainer::bestEpoch() const
{
    if (m_parts->stopping.bestIndex() == 0)
        return std::nullopt;
    return m_parts->stopping.bestIndex();
}

std::optional<double> Trainer::bestValLoss() const
{
    if (m_parts->stopping.bestIndex() == 0)
        return std::nullopt;
    return m_parts->stopping.best();
}

} // namespace halfstep
