#include "app/train_request.h"

#include "app/wording.h"
#include "engine/config/config_json.h"
#include "engine/config/config_problems.h"
#include "engine/config/presets.h"
#include "engine/records/run_folder.h"
#include "engine/records/checkpoint_config.h"

#include <filesystem>

namespace halfstep {

namespace {

namespace fs = std::filesystem;

Result<RunConfig> startingConfig(const TrainCommand& command)
{
    if (!command.config.empty())
        return readConfigFile(command.config);
    return command.preset.empty() ? readCheckpointConfig(command.resume) : presetConfig(command.preset);
}

bool holdsRun(const fs::path& folder)
{
    std::error_code ignored;
    return fs::exists(folder / "run.json", ignored);
}

Result<std::string> runFolderFor(const TrainCommand& command)
{
    std::error_code ignored;
    const fs::path resumed = command.resume.empty() ? fs::path() : fs::absolute(command.resume, ignored).parent_path();
    if (command.out.empty()) {
        if (!resumed.empty() && holdsRun(resumed)) {
            return fs::path(command.resume).parent_path().empty() ? std::string(".")
                                                                  : fs::path(command.resume).parent_path().string();
        }
        const std::string name = !command.preset.empty()   ? command.preset
                                 : !command.config.empty() ? fs::path(command.config).stem().string()
                                                           : "resumed";
        return freshRunFolder("runs", name);
    }
    if (holdsRun(command.out) && (resumed.empty() || !fs::equivalent(command.out, resumed, ignored))) {
        return Problem{ProblemCode::FileUnwritable,
                       command.out,
                       Reason::HoldsRunToResume,
                       {shellWord((fs::path(command.out) / "checkpoint.safetensors").string())}};
    }
    return command.out;
}

} // namespace

Result<TrainRequest> trainRequestFrom(const TrainCommand& command)
{
    Result<RunConfig> config = startingConfig(command);
    for (const std::string& setting : command.settings) {
        if (!config)
            break;
        config = withSetting(*config, setting);
    }
    if (!config)
        return config.problems();
    if (std::vector<Problem> problems = problemsIn(*config); !problems.empty())
        return problems;
    const Result<std::string> out = runFolderFor(command);
    if (!out)
        return out.problems();
    return TrainRequest{*config, {{.out = *out, .resume = command.resume, .tensorboard = command.tensorboard}}};
}

} // namespace halfstep
