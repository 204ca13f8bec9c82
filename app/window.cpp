#include "app/window.h"

#include "app/command_line.h"
#include "app/version.h"
#include "ui/main_window.h"

#include <QApplication>
#include <QIcon>

#include <clocale>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <unistd.h>

namespace halfstep {

namespace {

constexpr const char* noDisplay = "halfstep: there is no display to open a window on; set DISPLAY, "
                                  "or train in the terminal: halfstep train\n";

bool displayIsNamed()
{
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        if (qEnvironmentVariableIsSet(name)) {
            return true;
        }
    }
    return false;
}

/// Qt aborts when the display that is named cannot be reached; a sentence and an exit code serve people better.
void refuseWithoutAbort(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type == QtFatalMsg) {
        std::cerr << noDisplay;
        _exit(exit_code::refused);
    }
    if (type != QtInfoMsg && type != QtDebugMsg) {
        std::cerr << qPrintable(message) << '\n';
    }
}

} // namespace

int runWindow(int argc, char** argv)
{
    if (!displayIsNamed()) {
        std::cerr << noDisplay;
        return exit_code::refused;
    }
    qInstallMessageHandler(refuseWithoutAbort);
    const QApplication application(argc, argv);
    qInstallMessageHandler(nullptr);
    // Qt takes over the system's number style; files are written in the C one.
    std::setlocale(LC_NUMERIC, "C");
    QApplication::setOrganizationName(QStringLiteral("Halfstep"));
    QApplication::setApplicationName(QStringLiteral("Halfstep"));
    QApplication::setApplicationVersion(QString::fromStdString(versionNumber()));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/halfstep.svg")));

    MainWindow window(std::nullopt);
    window.show();
    return QApplication::exec();
}

} // namespace halfstep
