#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "engine/config/run_speed.h"

#include <string>
#include <string_view>
#include <vector>

namespace halfstep {

/// A ready-made run of resources/presets, compiled into the program.
struct Preset {
    std::string name;                     ///< e.g. glyph-cnn-amp
    std::string title;                    ///< a few English words
    std::string description;              ///< an English sentence or two: what to look for
    RunSpeed speed;                       ///< for a lecture
    std::string chart;                    ///< the one to look at besides the loss; empty for none
    std::vector<std::string> compareWith; ///< names of the presets whose runs are best kept behind this one's
    RunConfig config;
};

inline constexpr std::string_view defaultPreset = "glyph-cnn-amp";

/// All presets, the default first.
const std::vector<Preset>& presets();

Result<RunConfig> presetConfig(std::string_view name);

} // namespace halfstep
