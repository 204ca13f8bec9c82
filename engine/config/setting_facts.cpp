#include "engine/config/setting_facts.h"

#include "engine/config/settings_table.h"

#include <algorithm>
#include <cmath>

namespace halfstep {

bool SettingRange::holds(double value) const
{
    const auto fits = [&](double number) {
        return (leastExcluded ? number > least : number >= least) && (mostExcluded ? number < most : number <= most);
    };
    if (!std::isfinite(value) || !fits(value))
        return false;
    return !inFloat32 || (value <= std::numeric_limits<float>::max() && fits(static_cast<float>(value)));
}

std::vector<SettingFacts> allSettings()
{
    std::vector<SettingFacts> list;
    const RunConfig config;
    forEachSetting(config, [&](const auto& setting, auto&&) {
        list.push_back({setting.key, setting.range, setting.live != nullptr});
    });
    return list;
}

std::optional<SettingFacts> settingFacts(std::string_view key)
{
    const std::vector<SettingFacts> all = allSettings();
    const auto found = std::ranges::find(all, key, &SettingFacts::key);
    return found == all.end() ? std::nullopt : std::optional(*found);
}

} // namespace halfstep
