#include "engine/config/live_settings.h"

#include "engine/config/settings_table.h"

namespace halfstep {

LiveSettings liveSettingsOf(const RunConfig& config)
{
    LiveSettings live;
    forEachSetting(config, [&](const auto& setting, auto&& field) {
        if constexpr (requires { live.*setting.live = field; })
            if (setting.live)
                live.*setting.live = field;
    });
    return live;
}

RunConfig withLiveSettings(RunConfig config, const LiveSettings& live)
{
    forEachSetting(config, [&](const auto& setting, auto&& field) {
        if constexpr (requires { field = live.*setting.live; })
            if (setting.live)
                field = live.*setting.live;
    });
    return config;
}

} // namespace halfstep
