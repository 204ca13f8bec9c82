#include "engine/records/checkpoint_config.h"

#include "engine/config/config_json.h"
#include "engine/config/config_problems.h"
#include "engine/records/safetensors.h"

namespace halfstep {

Result<RunConfig> readCheckpointConfig(const std::string& path)
{
    const Result<SafeTensors> content = readSafeTensors(path);
    if (!content)
        return content.problems();
    const auto config = content->metadata.find("halfstep.config");
    if (config == content->metadata.end())
        return Problem{ProblemCode::CorruptCheckpoint, path, Reason::NoSettings, {}};
    Result<RunConfig> read = configFromJson(config->second, {});
    if (!read || !problemsIn(*read).empty())
        return Problem{ProblemCode::CorruptCheckpoint, path, Reason::PartUnreadable, {"config"}};
    return read;
}

} // namespace halfstep
