#include "engine/session/run_to_end.h"

namespace halfstep {
namespace {

class CancelledBy final : public RunCommands {
public:
    explicit CancelledBy(const Cancelled& cancelled) : m_cancelled(cancelled) {}
    bool stopRequested() const override { return givesUp(m_cancelled); }

private:
    const Cancelled& m_cancelled;
};

class CollectorWithProgress final : public RunCollector {
public:
    explicit CollectorWithProgress(const RunProgress& progress) : m_progress(progress) {}
    bool wantsSnapshot() const override { return bool(m_progress); }
    void show(SnapshotPtr snapshot) override
    {
        if (m_progress)
            m_progress(*snapshot);
        RunCollector::show(std::move(snapshot));
    }

private:
    const RunProgress& m_progress;
};

} // namespace

SessionUpdate runToEnd(const RunConfig& config, const RunPaths& paths, const RunProgress& progress,
                       const Cancelled& cancelled)
{
    CancelledBy commands(cancelled);
    CollectorWithProgress sink(progress);
    runLoop(config, paths, commands, sink);
    return sink.take();
}

} // namespace halfstep
