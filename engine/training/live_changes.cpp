#include "engine/training/live_changes.h"

#include "engine/config/settings_table.h"
#include "engine/records/record_text.h"

namespace halfstep {
namespace {

std::string text(bool value)
{
    return value ? "true" : "false";
}
std::string text(std::int64_t value)
{
    return std::to_string(value);
}
std::string text(double value)
{
    return numberText(value);
}
std::string text(const std::string& value)
{
    return value;
}

} // namespace

std::vector<std::pair<std::string, std::string>> liveTexts(const LiveSettings& live)
{
    std::vector<std::pair<std::string, std::string>> texts;
    const RunConfig config = withLiveSettings({}, live);
    forEachSetting(config, [&](const auto& setting, auto&& field) {
        if constexpr (requires { text(field); })
            if (setting.live)
                texts.emplace_back(setting.key, text(field));
    });
    return texts;
}

std::vector<LiveChange> differences(const LiveSettings& before, const LiveSettings& after, std::int64_t attempt)
{
    const auto old = liveTexts(before);
    const auto now = liveTexts(after);
    std::vector<LiveChange> changes;
    for (std::size_t i = 0; i < now.size(); ++i)
        if (old[i].second != now[i].second)
            changes.push_back({attempt, now[i].first, old[i].second, now[i].second});
    return changes;
}

LiveSettings settingsAfterResume(const RunConfig& runStarted, const RunConfig& runAsked, LiveSettings inForce)
{
    const LiveSettings started = liveSettingsOf(runStarted);
    const LiveSettings asked = liveSettingsOf(runAsked);
    forEachSetting(runAsked, [&](const auto& setting, auto&&) {
        if (setting.live && asked.*setting.live != started.*setting.live)
            inForce.*setting.live = asked.*setting.live;
    });
    return inForce;
}

} // namespace halfstep
