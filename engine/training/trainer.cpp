#include "engine/training/trainer.h"

#include "engine/config/config_problems.h"
#include "engine/config/loss_scaling.h"
#include "engine/training/checkpoint.h"
#include "engine/training/gradient_passes.h"
#include "engine/training/live_changes.h"
#include "engine/training/memory_ledger.h"
#include "engine/training/window_problem.h"
#include "engine/training/window_telling.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <cmath>
#include <limits>
#include <thread>

namespace halfstep {
namespace {

constexpr double notKnown = std::numeric_limits<double>::quiet_NaN();

double seconds(std::chrono::steady_clock::duration duration)
{
    return std::chrono::duration<double>(duration).count();
}

} // namespace

Layout layoutFor(const ModelSpec& model)
{
    return model.convolves() ? Layout::ChannelsLast : Layout::RowMajor;
}

std::vector<Problem> problemsWith(const RunConfig& config, const Dataset& dataset, const ModelSpec& model)
{
    if (const auto ranges = parameterRanges(config.optimizer, model.parameters()); !ranges)
        return ranges.problems();
    if (dataset.train.count == 0)
        return {{ProblemCode::NoTrainingData, std::string(wordOf(config.dataset.name))}};
    if (config.run.recordWeights && model.parameterCount() > 1000)
        return {{ProblemCode::Conflict, "run.record_weights", Reason::ManyWeights, {model.parameterCount(), "1,000"}}};
    // More threads than cores wait for each other and can take a machine down.
    const auto cores = static_cast<std::int64_t>(std::max(1u, std::thread::hardware_concurrency()));
    if (config.run.threads > cores)
        return {{ProblemCode::OutOfRange, "run.threads", Reason::AtMostCores, {cores}}};
    if (auto problem = windowProblem(config, model, dataset))
        return {*problem};
    return {};
}

Trainer::Trainer(const RunConfig& config, DatasetPtr dataset, ModelSpec model, EngineFor engineFor,
                 const Engine& engine, MemoryLedger::Ptr ledger)
    : m_ledger(std::move(ledger))
    , m_engineFor(std::move(engineFor))
    , m_state(config, std::move(dataset), std::move(model), engine.asRun)
    , m_backprop(backpropOf(engine))
    , m_accumulation(m_state.config, m_state.training, *m_backprop)
    , m_update(m_state.config, m_state.training)
    , m_train(m_state.dataset->train, *m_state.dataset, layoutFor(m_state.model))
{
}

Result<std::unique_ptr<Trainer>> Trainer::make(const RunConfig& config, DatasetPtr dataset, EngineFor engineFor)
{
    Result<ModelSpec> model = modelSpecFor(config, *dataset);
    if (!model)
        return model.problems();
    if (auto problems = problemsWith(config, *dataset, *model); !problems.empty())
        return problems;
    const Result<Engine> engine = engineFor(config, *model);
    if (!engine)
        return engine.problems();
    if (const auto precision = precisionFor(config.precision, engine->nativeFormats); !precision)
        return precision.problems();
    engine->setUp(config);
    MemoryLedger::Ptr ledger = MemoryLedger::open();
    const ChargedTo charged(ledger);
    std::unique_ptr<Trainer> trainer(
        new Trainer(config, std::move(dataset), std::move(*model), std::move(engineFor), *engine, std::move(ledger)));
    if (auto problem = loadInitialWeights(config, trainer->m_state.training))
        return *problem;
    trainer->putInForce();
    return trainer;
}

std::unique_ptr<Backprop> Trainer::backpropOf(const Engine& engine)
{
    return engine.makeBackprop(m_state.config, m_state.model, resolvedLoss(m_state.config, *m_state.dataset),
                               m_state.training);
}

void Trainer::putInForce()
{
    const RunConfig config = withLiveSettings(m_state.config, m_state.live);
    const Engine engine = *m_engineFor(config, m_state.model);
    if (engine.asRun.name != m_state.engine.name) {
        engine.setUp(config);
        m_backprop = backpropOf(engine);
        m_accumulation.computeWith(*m_backprop);
    }
    m_state.setEngine(engine.asRun);
    const Precision precision = *precisionFor(config.precision, engine.nativeFormats);
    m_accumulation.setPrecision(precision, scalesLoss(config, precision.format));
    m_update.setClipping(config.clipping.enabled ? config.clipping.maxNorm : 0);
    m_state.stopping.change(config.earlyStopping.patience, config.earlyStopping.minDelta);
}

std::vector<Problem> Trainer::problemsUnder(const LiveSettings& settings) const
{
    const RunConfig wanted = withLiveSettings(m_state.config, settings);
    if (auto problems = problemsIn(wanted); !problems.empty())
        return problems;
    const Result<Engine> engine = m_engineFor(wanted, m_state.model);
    if (!engine)
        return engine.problems();
    if (const auto precision = precisionFor(wanted.precision, engine->nativeFormats); !precision)
        return precision.problems();
    if (auto problem = windowProblem(wanted, m_state.model, *m_state.dataset))
        return {*problem};
    return {};
}

Result<std::vector<LiveChange>> Trainer::change(const LiveSettings& settings)
{
    assert(!m_window);
    const ChargedTo charged(m_ledger);
    if (auto problems = problemsUnder(settings); !problems.empty())
        return problems;
    std::vector<LiveChange> changes = differences(m_state.live, settings, m_state.position.attempt + 1);
    if (changes.empty())
        return changes;
    const std::int64_t attemptsLeft = m_state.plan().attemptsLeft();
    m_state.live = settings;
    m_state.replan(attemptsLeft);
    putInForce();
    m_state.changes.insert(m_state.changes.end(), changes.begin(), changes.end());
    return changes;
}

std::optional<AttemptRecord> Trainer::runMicroBatch(WindowDetail* detail, Telling telling)
{
    const auto start = std::chrono::steady_clock::now();
    const ChargedTo charged(m_ledger);
    std::optional<AttemptRecord> record;
    if (!m_window)
        openWindow();
    if (detail && telling != Telling::OnlyASkip)
        runWatched(*detail, telling);
    else
        m_accumulation.runMicroBatch(*m_window);
    if (m_window->complete())
        record = closeWindow(detail, telling);
    m_state.position.epochSeconds += seconds(std::chrono::steady_clock::now() - start);
    return record;
}

void Trainer::runWatched(WindowDetail& detail, Telling telling)
{
    if (detail.attempt != m_window->attempt)
        beginDetail(detail);
    const bool last = m_window->done + 1 == m_window->microBatches.size();
    MicroBatchDetail microBatch =
        last || telling == Telling::EachLayers ? runLayerByLayer(detail) : m_accumulation.runMicroBatch(*m_window);
    const StageClock clock(m_window->times.telling);
    microBatch.normSoFar = normOf(m_state.training.gradient.values());
    detail.seen.push_back(microBatch);
}

MicroBatchDetail Trainer::runLayerByLayer(WindowDetail& detail)
{
    m_backprop->watch(true);
    const MicroBatchDetail microBatch = m_accumulation.runMicroBatch(*m_window, true);
    const StageClock clock(m_window->times.telling);
    detail.layers = layerDetails(m_backprop->trace(), m_state.model, m_state.training.precision, microBatch.samples);
    detail.layersSeenIn = detail.layers.empty() ? 0 : static_cast<std::int64_t>(m_window->done);
    m_backprop->watch(false);
    return microBatch;
}

/// The window that has just run, told this time. The trainer's times stay those of the first time.
void Trainer::runAgain(WindowDetail& detail)
{
    const auto start = std::chrono::steady_clock::now();
    AccumulationWindow again;
    again.attempt = m_window->attempt;
    again.samples = m_window->samples;
    again.microBatches = std::move(m_window->microBatches);
    StageTimes times = m_window->times;
    m_accumulation.abandon();
    m_window = std::move(again);
    m_accumulation.begin(*m_window);
    beginDetail(detail);
    while (!m_window->complete())
        runWatched(detail, Telling::LastLayers);
    times.telling += microsecondsSince(start);
    m_window->times = times;
}

void Trainer::beginDetail(WindowDetail& detail) const
{
    detail = {.attempt = m_window->attempt,
              .samples = m_window->size(),
              .microBatches = std::ssize(m_window->microBatches),
              .scale = m_state.training.scale(),
              .unseen = static_cast<std::int64_t>(m_window->done),
              .precision = m_state.training.precision.asRun,
              .scales = m_state.training.scales,
              .maxNorm = m_update.maxNorm(),
              .masterWeights = m_state.config.precision.masterWeights};
}

void Trainer::abandonWindow()
{
    if (!m_window)
        return;
    m_window.reset();
    m_accumulation.abandon();
}

void Trainer::openWindow()
{
    const Position& position = m_state.position;
    AccumulationWindow& window = m_window.emplace();
    {
        const StageClock clock(window.times.load);
        if (m_orderEpoch != position.epoch)
            m_order = sampleOrder(m_state.config, m_orderEpoch = position.epoch, m_train.count());
        const std::int64_t n = std::min(m_state.plan().windowSize, m_train.count() - position.cursor);
        window.attempt = position.attempt + 1;
        window.samples = m_train.gather(
            std::span(m_order).subspan(static_cast<std::size_t>(position.cursor), static_cast<std::size_t>(n)));
        window.cut(std::min(n, m_state.config.batch.microBatch));
    }
    m_accumulation.begin(window);
}

AttemptRecord Trainer::closeWindow(WindowDetail* detail, Telling telling)
{
    AttemptRecord record = m_update.survey(*m_window, m_state.learningRate());
    std::int64_t firstPeak = 0;
    if (telling == Telling::OnlyASkip) {
        const bool skips = record.foundInf || !std::isfinite(record.loss);
        detail = skips ? detail : nullptr;
        if (detail) {
            firstPeak = m_backprop->memory().peakBytes; // which running it again counts anew
            runAgain(*detail);
        }
    }
    m_update.finish(record, *m_window, detail);
    const Backprop::Memory memory = m_backprop->memory();
    record.liveBytes = memory.liveBytes;
    record.peakBytes = std::max(firstPeak, memory.peakBytes);
    record.rssBytes = residentBytes();
    m_state.count(record, m_window->correct);
    if (detail)
        detail->microseconds = m_window->times.telling;
    m_window.reset();
    record.attempt = m_state.position.attempt;
    record.epoch = m_state.position.epoch;
    record.appliedUpdates = m_state.position.applied;
    if (detail)
        detail->stepped = record;
    return record;
}

bool Trainer::epochDone() const
{
    const std::int64_t left = m_train.count() - m_state.position.cursor;
    if (m_window || left == 0)
        return left == 0 && !m_window;
    return m_state.config.batch.lastWindow == LastWindow::Drop && left < m_state.plan().windowSize;
}

/// The share of right answers; NaN where the task asks for none.
double Trainer::accuracyOf(std::int64_t correct, std::int64_t samples) const
{
    const std::int64_t answers = samples * m_state.dataset->answersPerSample();
    return answers > 0 ? static_cast<double>(correct) / static_cast<double>(answers) : notKnown;
}

std::optional<EpochRecord> Trainer::endEpoch(const Cancelled& cancelled)
{
    const auto start = std::chrono::steady_clock::now();
    const ChargedTo charged(m_ledger);
    const Samples& validation = m_state.dataset->validation;
    const std::optional<LossValue> value = measure(validation, cancelled);
    if (!value && validation.count > 0)
        return std::nullopt;
    Position& position = m_state.position;
    const auto samples = static_cast<double>(position.epochSamples);
    EpochRecord record;
    record.epoch = position.epoch;
    record.trainLoss = position.epochLossSum / samples;
    record.trainAccuracy = accuracyOf(position.epochCorrect, position.epochSamples);
    record.valLoss = value ? value->mean : notKnown;
    record.valAccuracy = value ? accuracyOf(value->correct, validation.count) : notKnown;
    record.best = value && m_state.stopping.observe(value->mean);
    if (record.best)
        m_state.takeBest();
    record.patienceLeft = m_state.stopping.patienceLeft();
    record.epochSeconds = position.epochSeconds;
    record.samplesPerSecond = samples / record.epochSeconds;
    record.evaluateSeconds = seconds(std::chrono::steady_clock::now() - start);
    record.lastAttempt = position.attempt;
    position.lastTrainLoss = record.trainLoss;
    m_state.beginNextEpoch();
    return record;
}

std::optional<EndReason> Trainer::end() const
{
    const RunConfig& config = m_state.config;
    const Position& position = m_state.position;
    if (m_state.failed())
        return m_state.training.failure->reason;
    const bool betweenEpochs = position.cursor == 0 && !m_window;
    if (m_state.training.scales && m_state.training.scaler.below(config.scaler.floor))
        return EndReason::ScaleBelowFloor;
    if (betweenEpochs && m_state.live.earlyStopping && m_state.dataset->validation.count > 0
        && m_state.stopping.shouldStop())
        return m_state.stopping.finiteInPatience() ? EndReason::PatienceUsedUp : EndReason::ValidationNotFinite;
    if (betweenEpochs && position.epoch > config.run.maxEpochs)
        return EndReason::EpochsDone;
    if (config.run.maxAttempts > 0 && position.attempt >= config.run.maxAttempts && !m_window && !epochDone())
        return EndReason::AttemptsDone;
    return std::nullopt;
}

/// Empty where there is nothing to measure, or when cancelled.
std::optional<LossValue> Trainer::measure(const Samples& samples, const Cancelled& cancelled)
{
    if (samples.count == 0)
        return std::nullopt;
    SampleSource source(samples, *m_state.dataset, layoutFor(m_state.model));
    return m_accumulation.evaluate(source, cancelled);
}

/// Of a few samples, evenly spread.
std::vector<Prediction> Trainer::predict(const Samples& samples)
{
    constexpr std::int64_t most = 24;
    const Dataset& data = *m_state.dataset;
    if (samples.count == 0 || data.answersPerSample() != 1)
        return {};
    SampleSource source(samples, data, layoutFor(m_state.model));
    const std::vector<std::int64_t> rows = spreadRows(samples.count, most);
    const std::vector<float> logits = m_accumulation.logits(source, rows);
    return predictionsFrom(resolvedLoss(m_state.config, data), logits, rows, samples, data.standardiser);
}

FinalResults Trainer::finish(const Cancelled& cancelled)
{
    const ChargedTo charged(m_ledger);
    const Dataset& data = *m_state.dataset;
    const bool hasAnswers = data.answersPerSample() > 0;
    FinalResults results;
    m_state.putBestBack();
    const auto measureInto = [&](const Samples& samples, std::optional<double>* loss, std::optional<double>& accuracy) {
        const std::optional<LossValue> value = measure(samples, cancelled);
        if (value && loss)
            *loss = value->mean;
        if (value && hasAnswers)
            accuracy = accuracyOf(value->correct, samples.count);
    };
    measureInto(data.validation, &results.valLoss, results.valAccuracy);
    measureInto(data.test, &results.testLoss, results.testAccuracy);
    measureInto(data.corruptedTest, nullptr, results.corruptedTestAccuracy);
    if (results.testLoss) // not cancelled
        results.predictions = {predict(data.test), predict(data.corruptedTest)};
    return results;
}

std::optional<Problem> Trainer::restore(const SafeTensors& checkpoint, const std::string& path)
{
    const ChargedTo charged(m_ledger);
    const Result<Progress> progress = fittingProgress(m_state, checkpoint, path);
    if (!progress)
        return progress.problems().front();
    if (auto problems = problemsUnder(progress->live); !problems.empty())
        return problems.front();
    if (auto problem = restoreCheckpoint(m_state, *progress, checkpoint, path))
        return problem;
    putInForce();
    const auto changed = change(settingsAfterResume(progress->started, m_state.config, progress->live));
    return changed ? std::nullopt : std::optional(changed.problems().front());
}

AttemptRecord runAttempt(Trainer& trainer)
{
    std::optional<AttemptRecord> record;
    while (!record)
        record = trainer.runMicroBatch();
    return *record;
}

} // namespace halfstep
