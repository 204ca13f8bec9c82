#include "app/window.h"

#include "app/command_line.h"
#include "ui/main_window.h"

#include <QCoreApplication>

#include <iostream>
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

} // namespace

int openWindow(int argc, char** argv)
{
    if (!displayIsNamed()) {
        std::cerr << noDisplay;
        return exit_code::refused;
    }
    previousHandler = qInstallMessageHandler(refuseWithoutAbort);
    return runWindow(argc, argv);
}

} // namespace halfstep
