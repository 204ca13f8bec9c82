#include "engine/config/presets.h"

#include "engine/config/config_json.h"
#include "engine/config/embedded_presets.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>

namespace halfstep {

namespace {

Preset presetIn(const EmbeddedPreset& embedded)
{
    const auto file = nlohmann::json::parse(embedded.json);
    return {.name = std::string(embedded.name),
            .title = file.at("title"),
            .description = file.at("description"),
            .speed = {file.value("attempts_per_second", 0.0), file.value("epochs_per_second", 0.0)},
            .chart = file.value("chart", std::string()),
            .compareWith = file.value("compare_with", std::vector<std::string>{}),
            .config = *configFromJson(file.at("config").dump(), {})};
}

} // namespace

const std::vector<Preset>& presets()
{
    static const std::vector<Preset> list = [] {
        std::vector<Preset> read;
        std::ranges::transform(embeddedPresets(), std::back_inserter(read), presetIn);
        return read;
    }();
    return list;
}

Result<RunConfig> presetConfig(std::string_view name)
{
    const auto found = std::ranges::find(presets(), name, &Preset::name);
    if (found != presets().end())
        return found->config;
    std::vector<std::string> known;
    std::ranges::transform(presets(), std::back_inserter(known), &Preset::name);
    return Problem{ProblemCode::UnknownPreset, std::string(name), Reason::Named, {listed(known)}};
}

} // namespace halfstep
