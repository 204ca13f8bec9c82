#include "app/window.h"

#include "app/command_line.h"
#include "app/stop_signal.h"
#include "app/wording.h"
#include "engine/session/torch_module.h"
#include "ui/main_window.h"
#include "ui/page/page_stack.h"
#include "ui/session/saved_session.h"
#include "ui/session/session_link.h"

#include <QApplication>
#include <QEvent>
#include <QSocketNotifier>
#include <QTimer>

#include <clocale>
#include <iostream>
#include <optional>
#include <thread>
#include <unistd.h>

namespace halfstep {

namespace {

constexpr const char* noDisplay = "halfstep: there is no display to open a window on; set DISPLAY, "
                                  "or train in the terminal: halfstep train\n";

QtMessageHandler previousHandler = nullptr;

/// Qt aborts when the display that is named cannot be reached; a sentence and an exit code serve people better.
void refuseWithoutAbort(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtFatalMsg && QCoreApplication::startingUp()) {
        std::cerr << noDisplay;
        _exit(exit_code::refused);
    }
    previousHandler(type, context, message);
}

bool displayIsNamed()
{
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")
           || qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

/// After a signal: what could not be saved is said, and is worth a code of its own.
int codeOfSignalledEnd(MainWindow& window)
{
    for (Page* page : window.pages().pages()) {
        const std::optional<RunSummary> summary = page->runLink() ? page->runLink()->history().summary() : std::nullopt;
        if (!summary || summary->reason != EndReason::RecordsUnwritable)
            continue;
        std::cerr << "halfstep: the run failed: " << endReasonText(summary->reason) << " ("
                  << printable(summary->detail) << ").\n";
        return exit_code::failed;
    }
    return exit_code::stopped;
}

/// Loads LibTorch beside the window, once that has been drawn: while one library is being loaded no other can be, and
/// the first picture needs Qt's plugins.
class LoadsTorchWhenDrawn : public QObject {
public:
    explicit LoadsTorchWhenDrawn(QWidget& window) { window.installEventFilter(this); }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) {
            watched->removeEventFilter(this);
            // After the rest of the picture. What is missing is said by the run that needs it.
            QTimer::singleShot(0, this, [this] { m_thread = std::jthread([] { static_cast<void>(loadTorch()); }); });
        }
        return false;
    }

private:
    std::jthread m_thread;
};

} // namespace

int openWindow(int argc, char** argv)
{
    if (!displayIsNamed()) {
        std::cerr << noDisplay;
        return exit_code::refused;
    }
    watchForStopSignals();
    previousHandler = qInstallMessageHandler(refuseWithoutAbort);
    useSettingsFolder();
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("Halfstep"));
    QCoreApplication::setApplicationVersion(QStringLiteral(HALFSTEP_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("halfstep"));
    // The window's numbers go through QLocale; C and C++ functions must keep the decimal point.
    std::setlocale(LC_NUMERIC, "C");
    MainWindow window(std::nullopt);
    const LoadsTorchWhenDrawn loading(window);
    window.showFitted();
    QSocketNotifier signal(stopSignalDescriptor(), QSocketNotifier::Read);
    QObject::connect(&signal, &QSocketNotifier::activated, &window, [&] {
        signal.setEnabled(false);
        window.closeUnattended();
    });
    const int code = QApplication::exec();
    return stopSignalled() ? codeOfSignalledEnd(window) : code;
}

} // namespace halfstep
