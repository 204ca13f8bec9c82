#pragma once

#include "engine/labs/lab.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace halfstep {

/// Computes one lab at a time on a thread of its own, which ends with the object.
class LabRun : public QObject {
    Q_OBJECT
public:
    explicit LabRun(QObject* parent = nullptr);
    ~LabRun() override;

    bool running() const { return m_lab != nullptr; }
    void start(const Lab& lab, const LabInputs& inputs); ///< only while none is running
    void cancel();                                       ///< ended() follows

Q_SIGNALS:
    void progressed(double share);
    void ended(const halfstep::Lab& lab, const halfstep::LabInputs& inputs,
               const halfstep::Result<halfstep::LabResult>& result); ///< neither result nor problem when cancelled

private:
    void look();

    const Lab* m_lab = nullptr; ///< that is running
    LabInputs m_inputs;
    QTimer m_timer;
    std::atomic<bool> m_cancelled{false};
    std::atomic<double> m_share{0};
    std::mutex m_mutex;
    std::optional<Result<LabResult>> m_result; ///< under the mutex
    std::jthread m_thread;                     ///< last, so that it ends first
};

} // namespace halfstep
