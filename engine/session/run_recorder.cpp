#include "engine/session/run_recorder.h"

#include "engine/records/run_files.h"
#include "engine/training/checkpoint.h"
#include "engine/training/stage_clock.h"
#include "engine/training/trainer.h"

#include <filesystem>
#include <span>
#include <utility>

namespace halfstep {
namespace {

constexpr auto flushInterval = std::chrono::milliseconds(250);
/// The time between checkpoints under `checkpoint_every: 0`: a killed run loses no records, and at most so much work.
constexpr auto checkpointInterval = std::chrono::seconds(5);

/// The folder whose records a resumed run goes on with: the checkpoint's when the run's own holds none yet.
std::string recordsOf(const std::string& checkpoint, const std::string& folder)
{
    namespace fs = std::filesystem;
    const std::string parent = fs::path(checkpoint).parent_path().string();
    const std::string before = parent.empty() ? "." : parent;
    std::error_code ignored;
    const bool elsewhere = fs::exists(before + "/run.json", ignored) && !fs::exists(folder + "/run.json", ignored);
    return elsewhere ? before : folder;
}

/// A name for every weight, as conv1.weight[17], in the order of the flat buffer.
std::vector<std::string> weightNames(const ModelSpec& model)
{
    std::vector<std::string> names;
    for (const ParameterSpec& parameter : model.parameters())
        for (std::int64_t i = 0; i < parameter.count; ++i)
            names.push_back(parameter.name + '[' + std::to_string(i) + ']');
    return names;
}

} // namespace

RunRecorder::RunRecorder(const ExecutionConfig& config, const RunPaths& paths, RunSink& sink)
    : m_config(config)
    , m_path(paths.out)
    , m_eventFolder(paths.tensorboard)
    , m_sink(sink)
{
}

std::optional<Problem> RunRecorder::open(const RunDocument& document, const Trainer& trainer,
                                         const std::string& resumedFrom)
{
    if (m_path.empty())
        return std::nullopt;
    std::optional<Continuation> before;
    if (!resumedFrom.empty()) {
        before = {recordsOf(resumedFrom, m_path), trainer.state().position.attempt, trainer.state().position.epoch - 1};
        if (const Result<StoredDocument> earlier = readRunDocument(before->folder)) {
            m_resumed = earlier->document.resumed;
            m_engines = earlier->document.allEngines();
        }
        std::erase_if(m_resumed, [&](std::int64_t attempts) { return attempts >= before->attempts; });
        m_resumed.push_back(before->attempts);
    }
    // The folder's own checkpoint still leads on from here, if not by what was just asked for.
    std::error_code ignored;
    const bool hasIt = std::filesystem::equivalent(resumedFrom, fileIn(m_path, checkpointName), ignored);
    const std::string checkpoint = hasIt ? std::string() : encodeSafeTensors(encodeCheckpoint(trainer.state()));
    if (!m_eventFolder.empty())
        if (auto problem = m_events.open(m_eventFolder, before))
            return problem;
    if (auto problem = m_folder.open(m_path, withEarlier(document), before, checkpoint))
        return problem;
    m_events.keep();
    m_rows.emplace(m_folder, m_events);
    if (m_config.recordWeights)
        m_weightNames = weightNames(trainer.state().model);
    m_checkpointSaved = Clock::now();
    m_checkpointAttempt = hasIt ? -1 : trainer.state().position.attempt;
    return std::nullopt;
}

RunDocument RunRecorder::withEarlier(RunDocument document) const
{
    document.resumed = m_resumed;
    if (!m_resumed.empty())
        document.engines = joined(m_engines, document.engines, m_resumed.back());
    return document;
}

void RunRecorder::add(const AttemptRecord& record, const Trainer& trainer)
{
    if (!m_rows)
        return;
    m_rows->add(record);
    if (m_config.recordWeights) {
        const std::span<const float> weights = trainer.state().weights();
        m_rows->add(WeightRow{record.attempt, {weights.begin(), weights.end()}, m_weightNames});
    }
    if (m_config.checkpointEvery > 0 && record.attempt % m_config.checkpointEvery == 0)
        saveCheckpoint(trainer);
}

void RunRecorder::add(const EpochRecord& record)
{
    if (m_rows)
        m_rows->add(record);
}

void RunRecorder::add(WindowDetailPtr detail)
{
    if (m_rows)
        m_rows->add(std::move(detail));
}

void RunRecorder::save(const RunDocument& document)
{
    const StageClock clock(m_microseconds);
    if (m_rows)
        settle(m_documentProblem, tryTwice([&] { return m_folder.saveDocument(withEarlier(document)); }));
}

void RunRecorder::saveNowAndThen(const Trainer& trainer, Clock::time_point now)
{
    if (!m_rows)
        return;
    if (now - m_flushed > flushInterval) {
        m_flushed = now;
        const StageClock clock(m_microseconds);
        m_rows->handOver();
        settle(m_rowsProblem, m_rows->problem());
        m_detailsEvery = m_rows->detailsEvery();
    }
    if (m_config.checkpointEvery == 0 && now - m_checkpointSaved > checkpointInterval && !trainer.window())
        saveCheckpoint(trainer);
}

void RunRecorder::flush()
{
    if (!m_rows)
        return;
    const StageClock clock(m_microseconds);
    m_flushed = Clock::now();
    settle(m_rowsProblem, m_rows->waitUntilWritten());
}

/// Rows first: a checkpoint must never be ahead of the records.
void RunRecorder::saveCheckpoint(const Trainer& trainer)
{
    if (!m_rows || trainer.state().position.attempt == m_checkpointAttempt)
        return;
    // Going on from here would hide that the run had failed; the checkpoint before leads to the same end.
    if (trainer.state().failed())
        return;
    flush();
    const StageClock clock(m_microseconds);
    m_checkpointSaved = Clock::now();
    const std::string bytes = encodeSafeTensors(encodeCheckpoint(trainer.state()));
    settle(m_checkpointProblem, tryTwice([&] { return m_folder.saveCheckpoint(bytes); }));
    if (!m_checkpointProblem)
        m_checkpointAttempt = trainer.state().position.attempt;
}

std::optional<Problem> RunRecorder::problem() const
{
    for (const std::optional<Problem>* problem : {&m_checkpointProblem, &m_rowsProblem, &m_documentProblem})
        if (*problem)
            return *problem;
    return std::nullopt;
}

double RunRecorder::seconds() const
{
    return (m_microseconds + (m_rows ? m_rows->microsecondsWaited() : 0)) / 1e6;
}

void RunRecorder::settle(std::optional<Problem>& known, std::optional<Problem> now)
{
    if (now && now != known)
        m_sink.warn(*now);
    known = std::move(now);
}

} // namespace halfstep
