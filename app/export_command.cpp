#include "app/export_command.h"

#include "app/number_arguments.h"
#include "app/wording.h"
#include "engine/records/event_log.h"

#include <iostream>

namespace halfstep {

int runExport(const ExportCommand& command)
{
    const Result<StoredRun> run = readRunFolder(command.run);
    if (!run)
        return refuse(run.problems());
    for (const RunNote& note : run->notes)
        std::cerr << "halfstep: " << noteSentence(note) << '\n';
    const std::string& folder = command.out.empty() ? command.run : command.out;
    if (const auto problem = exportEvents(*run, folder))
        return refuse({*problem});
    std::cout << grouped(static_cast<std::int64_t>(run->attempts.size())) << " attempts and "
              << grouped(static_cast<std::int64_t>(run->epochs.size()))
              << " epochs; look at them with: tensorboard --logdir " << shellWord(folder) << '\n';
    return exit_code::done;
}

} // namespace halfstep
