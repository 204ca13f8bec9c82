#pragma once

#include "engine/config/setting_range.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace halfstep {

/// What the table of settings says of one, whatever its type.
struct SettingFacts {
    std::string_view key;
    SettingRange range;
    bool live = false; ///< may change while a run goes on
};

/// All of them, in the order of the documentation.
std::vector<SettingFacts> allSettings();
std::optional<SettingFacts> settingFacts(std::string_view key);

} // namespace halfstep
