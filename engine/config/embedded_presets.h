#pragma once

#include <span>
#include <string_view>

namespace halfstep {

/// A file of resources/presets, as it is.
struct EmbeddedPreset {
    std::string_view name;
    std::string_view json;
};

/// All of them, the default first. The definition is made at configure time.
std::span<const EmbeddedPreset> embeddedPresets();

} // namespace halfstep
