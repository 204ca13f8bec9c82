#include "engine/session/run_recorder.h"

#include "engine/nn/trainer.h"

#include <filesystem>
#include <utility>

namespace halfstep {
namespace {

constexpr auto flushInterval = std::chrono::milliseconds(250);
/// `checkpoint_every: 0`. A killed run loses no records, and at most so much work.
constexpr auto checkpointInterval = std::chrono::seconds(5);

/// A run resumed into another folder begins there with its records so far.
std::optional<Problem> copyRecords(const std::filesystem::path& from, const std::filesystem::path& to)
{
    std::error_code error;
    const bool newFolder =
        std::filesystem::exists(from / "run.json", error) && !std::filesystem::exists(to / "run.json", error);
    if (!newFolder)
        return std::nullopt;
    if (auto problem = makeWritableFolder(to.string()))
        return problem;
    for (const char* name : {"run.json", "attempts.csv", "epochs.csv", "weights.csv", "scale_limits.csv"})
        if (std::filesystem::exists(from / name, error) && !std::filesystem::copy_file(from / name, to / name, error))
            return Problem{ProblemCode::FileUnwritable, (to / name).string(), error.message()};
    return std::nullopt;
}

} // namespace

RunRecorder::RunRecorder(const ExecutionConfig& config, std::string folder, SessionMail& mail)
    : m_config(config)
    , m_path(std::move(folder))
    , m_mail(mail)
{
}

std::optional<Problem> RunRecorder::open(const RunDocument& document, const Trainer& trainer,
                                         const std::string& resumedFrom)
{
    if (off())
        return std::nullopt;
    std::optional<std::int64_t> keepAttempts;
    std::optional<std::int64_t> keepEpochs;
    if (!resumedFrom.empty()) {
        if (auto problem = copyRecords(std::filesystem::path(resumedFrom).parent_path(), m_path))
            return problem;
        keepAttempts = trainer.position().attempt;
        keepEpochs = trainer.position().epoch - 1;
    }
    if (auto problem = m_folder.open(m_path, document, keepAttempts, keepEpochs))
        return problem;
    auto problem = writeCheckpoint(trainer);
    if (problem && resumedFrom.empty())
        m_folder.discard();
    return problem;
}

void RunRecorder::add(const AttemptRecord& record, const Trainer& trainer)
{
    if (off())
        return;
    m_folder.add(record);
    if (m_config.recordWeights)
        m_folder.addWeights(record.attempt, trainer.weights());
    if (m_config.checkpointEvery > 0 && record.attempt % m_config.checkpointEvery == 0)
        saveCheckpoint(trainer);
}

void RunRecorder::add(const EpochRecord& record)
{
    if (!off())
        m_folder.add(record);
}

void RunRecorder::save(const RunDocument& document)
{
    if (!off())
        settle(m_documentProblem, m_folder.saveDocument(document));
}

void RunRecorder::saveNowAndThen(const Trainer& trainer)
{
    if (off())
        return;
    const auto now = Clock::now();
    if (now - m_flushed > flushInterval)
        flush();
    if (m_config.checkpointEvery == 0 && now - m_checkpointSaved > checkpointInterval && !trainer.insideWindow())
        saveCheckpoint(trainer);
}

void RunRecorder::flush()
{
    if (off())
        return;
    m_flushed = Clock::now();
    settle(m_rowsProblem, m_folder.flush());
}

/// Rows first: a checkpoint must never be ahead of the records.
void RunRecorder::saveCheckpoint(const Trainer& trainer)
{
    if (off() || trainer.position().attempt == m_checkpointAttempt)
        return;
    // Going on from here would hide that the run had failed; the checkpoint before leads to the same end.
    if (trainer.failed())
        return;
    flush();
    settle(m_checkpointProblem, writeCheckpoint(trainer));
}

std::optional<Problem> RunRecorder::writeCheckpoint(const Trainer& trainer)
{
    m_checkpointSaved = Clock::now();
    auto problem = m_folder.saveCheckpoint(encodeSafeTensors(trainer.checkpoint()));
    if (!problem)
        m_checkpointAttempt = trainer.position().attempt;
    return problem;
}

void RunRecorder::warn(const Problem& problem)
{
    m_mail.post([&](SessionUpdate& update) { update.warnings.push_back(problem); });
}

std::optional<Problem> RunRecorder::problem() const
{
    for (const std::optional<Problem>* problem : {&m_checkpointProblem, &m_rowsProblem, &m_documentProblem})
        if (*problem)
            return *problem;
    return std::nullopt;
}

void RunRecorder::settle(std::optional<Problem>& known, std::optional<Problem> now)
{
    if (now && now != known)
        warn(*now);
    known = std::move(now);
}

} // namespace halfstep
