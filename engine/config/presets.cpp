#include "engine/config/presets.h"

#include "engine/config/config_json.h"
#include "engine/config/embedded_presets.h"

#include <nlohmann/json.hpp>

namespace halfstep {

std::vector<Preset> presets()
{
    std::vector<Preset> list;
    for (const EmbeddedPreset& embedded : embeddedPresets()) {
        const auto file = nlohmann::json::parse(embedded.json);
        list.push_back({std::string(embedded.name), file.at("description").get<std::string>()});
    }
    return list;
}

Result<RunConfig> presetConfig(std::string_view name)
{
    std::vector<std::string_view> known;
    for (const EmbeddedPreset& embedded : embeddedPresets()) {
        if (embedded.name == name)
            return configFromJson(nlohmann::json::parse(embedded.json).at("config").dump(), {});
        known.push_back(embedded.name);
    }
    return Problem{ProblemCode::UnknownPreset, std::string(name), Reason::Named, {listed(known)}};
}

} // namespace halfstep
