#pragma once

#include <QEventLoopLocker>
#include <QObject>

#include <chrono>
#include <memory>

class QLabel;
class QWidget;

namespace halfstep {

class SessionLink;

/// What is left of a window that was closed during a run: keeps the program alive until the run has been saved, and
/// says so when that takes long. Deletes itself when the run has ended.
class ClosingRun : public QObject {
    Q_OBJECT
public:
    /// Asks the run to stop, and waits for it without blocking.
    ClosingRun(SessionLink& link, QWidget* window, std::chrono::milliseconds patience = std::chrono::seconds(1));
    ~ClosingRun() override;

    const QLabel* notice() const { return m_notice.get(); } ///< null while nothing is said

Q_SIGNALS:
    void unsaved(); ///< the run could not be saved, at least not to its end

private:
    void say(const QWidget& window);

    QEventLoopLocker m_alive;
    std::unique_ptr<QLabel> m_notice;
};

} // namespace halfstep
