#include "ui/labs/lab_run.h"

#include <utility>

namespace halfstep {
namespace {

constexpr int lookEveryMilliseconds = 33;

} // namespace

LabRun::LabRun(QObject* parent) : QObject(parent)
{
    m_timer.setInterval(lookEveryMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &LabRun::look);
}

LabRun::~LabRun()
{
    m_cancelled = true;
}

void LabRun::start(const Lab& lab, const LabInputs& inputs)
{
    Q_ASSERT(!running());
    m_lab = &lab;
    m_inputs = inputs;
    m_cancelled = false;
    m_share = 0;
    m_thread = std::jthread([this, &lab, inputs] {
        Result<LabResult> result =
            runLab(lab, inputs, {[this](double share) { m_share = share; }, [this] { return m_cancelled.load(); }});
        const std::lock_guard lock(m_mutex);
        m_result = std::move(result);
    });
    m_timer.start();
}

void LabRun::cancel()
{
    m_cancelled = true;
}

void LabRun::look()
{
    std::optional<Result<LabResult>> result;
    {
        const std::lock_guard lock(m_mutex);
        result = std::exchange(m_result, std::nullopt);
    }
    if (!result) {
        Q_EMIT progressed(m_share);
        return;
    }
    m_timer.stop();
    m_thread.join();
    const Lab& lab = *std::exchange(m_lab, nullptr);
    Q_EMIT ended(lab, m_inputs, *result);
}

} // namespace halfstep

#include "moc_lab_run.cpp"
