#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"

#include <string>
#include <string_view>
#include <vector>

namespace halfstep {

/// A ready-made config of resources/presets, compiled into the program.
struct Preset {
    std::string name;        ///< e.g. glyph-cnn-amp
    std::string description; ///< one English sentence
};

inline constexpr std::string_view defaultPreset = "glyph-cnn-amp";

/// All presets, the default first.
std::vector<Preset> presets();

Result<RunConfig> presetConfig(std::string_view name);

} // namespace halfstep
