#pragma once

#include "engine/numerics/random.h"

#include <cstddef>
#include <span>

namespace halfstep {

enum class GlyphDamageKind { Noise, Blur, Contrast, Occlusion, Shift };
inline constexpr int glyphDamageKinds = 5;
inline constexpr int glyphDamageSeverities = 5;

struct GlyphDamage {
    GlyphDamageKind kind{};
    int severity = 1; ///< 1 (mild) to 5 (severe)
    bool operator==(const GlyphDamage&) const = default;
};

/// The damage of the i-th test image: every kind and severity in turn.
GlyphDamage damageOfTestImage(std::size_t i);

/// Damages one 24×24 image of values in [0, 1] in place.
void corruptGlyph(GlyphDamage damage, Random& random, std::span<float> pixels);

/// A value clamped to [0, 1] and rounded to one of 256 levels.
float greyLevel(double value);

} // namespace halfstep
