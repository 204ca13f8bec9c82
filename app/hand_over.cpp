#include "app/hand_over.h"

#include <filesystem>
#include <unistd.h>

namespace halfstep {
namespace {

bool showsSomething(const Command& command)
{
    const auto* const lab = std::get_if<LabCommand>(&command);
    return std::holds_alternative<WindowCommand>(command) || std::holds_alternative<TrainCommand>(command)
           || (lab && !lab->out.empty());
}

} // namespace

void handOver(const Command& command, char** argv)
{
    if (!showsSomething(command))
        return;
    std::error_code unknown;
    const std::filesystem::path here = std::filesystem::read_symlink("/proc/self/exe", unknown).parent_path();
    ::execv((here / HALFSTEP_PROGRAM_WITH_QT).c_str(), argv);
}

} // namespace halfstep
