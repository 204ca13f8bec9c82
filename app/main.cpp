#include "app/bench_command.h"
#include "app/command_line.h"
#include "app/estimate_command.h"
#include "app/export_command.h"
#include "app/figures.h"
#include "app/format_command.h"
#include "app/hand_over.h"
#include "app/inspect_command.h"
#include "app/lab_command.h"
#include "app/list_command.h"
#include "app/replay_command.h"
#include "app/train_command.h"
#include "app/window.h"

#include <poll.h>
#include <unistd.h>

#include <iostream>

namespace halfstep {

namespace {

/// Does what was asked for; a command without a function of its own does not compile.
struct Runner {
    int argc;
    char** argv;

    int operator()(const PrintCommand& command) const
    {
        (command.exitCode == exit_code::done ? std::cout : std::cerr) << command.text;
        return command.exitCode;
    }
    int operator()(const TrainCommand& command) const { return runTrain(command, drawFigures); }
    int operator()(const ListCommand& command) const { return runList(command); }
    int operator()(const ReplayScalerCommand& command) const { return runReplay(command); }
    int operator()(const ReplayEarlyStoppingCommand& command) const { return runReplay(command); }
    int operator()(const FormatCommand& command) const { return runFormat(command); }
    int operator()(const EstimateCommand& command) const { return runEstimate(command); }
    int operator()(const LabCommand& command) const { return runLab(command, drawLabFigures); }
    int operator()(const ExportCommand& command) const { return runExport(command); }
    int operator()(const InspectCommand& command) const { return runInspect(command); }
    int operator()(const BenchCommand& command) const { return runBench(command); }
    int operator()(const WindowCommand&) const { return openWindow(argc, argv); }
};

/// The other end of a pipe is closed: whoever read it has read as much as was wanted.
bool isNoLongerRead(int file)
{
    pollfd end{file, POLLOUT, 0};
    return ::poll(&end, 1, 0) == 1 && (end.revents & POLLERR) != 0;
}

/// The exit code, unless what was to be printed could not be.
int printed(int code)
{
    std::cout.flush();
    if (std::cout || isNoLongerRead(STDOUT_FILENO))
        return code;
    std::cerr << "halfstep: standard output could not be written.\n";
    return code == exit_code::done ? exit_code::failed : code;
}

} // namespace

} // namespace halfstep

int main(int argc, char** argv)
{
    using namespace halfstep;
    const Command command = commandFrom(argc, argv);
#ifdef HALFSTEP_PROGRAM_WITH_QT
    handOver(command, argv);
#endif
    return printed(std::visit(Runner{argc, argv}, command));
}
