#include "app/command_line.h"
#include "app/figures.h"
#include "app/format_command.h"
#include "app/list_command.h"
#include "app/replay_command.h"
#include "app/train_command.h"
#include "app/window.h"

#include <iostream>

namespace halfstep {

namespace {

int run(const PrintCommand& command)
{
    (command.exitCode == exit_code::done ? std::cout : std::cerr) << command.text;
    return command.exitCode;
}

} // namespace

} // namespace halfstep

int main(int argc, char** argv)
{
    using namespace halfstep;
    const Command command = commandFrom(argc, argv);
    if (const auto* print = std::get_if<PrintCommand>(&command))
        return run(*print);
    if (const auto* train = std::get_if<TrainCommand>(&command))
        return runTrain(*train, drawFigures);
    if (const auto* list = std::get_if<ListCommand>(&command))
        return runList(*list);
    if (const auto* replay = std::get_if<ReplayScalerCommand>(&command))
        return runReplay(*replay);
    if (const auto* replay = std::get_if<ReplayEarlyStoppingCommand>(&command))
        return runReplay(*replay);
    if (const auto* format = std::get_if<FormatCommand>(&command))
        return runFormat(*format);
    return openWindow(argc, argv);
}
