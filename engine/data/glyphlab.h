#pragma once

#include "engine/data/dataset.h"
#include "engine/numerics/random.h"

#include <cstdint>
#include <span>
#include <vector>

namespace halfstep {

inline constexpr int glyphSide = 24; ///< pixels
inline constexpr int glyphPixels = glyphSide * glyphSide;
inline constexpr int glyphClasses = 3; ///< ring, cross, triangle
inline constexpr int glyphsPerScene = 30;

/// Grey images (N, 1, 24, 24) in [0, 1], in 256 levels, before standardising.
struct GlyphImages {
    std::vector<float> pixels;
    std::vector<float> labels;
    std::vector<int> scenes; ///< the scene each image was drawn in
    std::int64_t count() const { return static_cast<std::int64_t>(labels.size()); }
};

/// The parts of GlyphLab; no scene is in two of train, validation and test.
struct GlyphParts {
    GlyphImages train;
    GlyphImages validation;
    GlyphImages test;
    GlyphImages corruptedTest; ///< the test images damaged, in the same order
};

/// What all images of one scene share.
struct GlyphScene {
    double base = 0.5;    ///< background level
    double gradientX = 0; ///< change of the background over half the image
    double gradientY = 0;
    double texture = 0;   ///< amplitude of the background's waves
    double waveX[2] = {}; ///< waves per pixel
    double waveY[2] = {};
    double phase[2] = {};
    double contrast = 0.3;    ///< of the stroke against the background; negative for dark strokes
    double strokeWidth = 1.5; ///< pixels
    double noise = 0.1;       ///< deviation per pixel
};

GlyphScene randomGlyphScene(Random& random);

/// Draws one glyph of the class at a random place, size, angle and slant, with a stray stroke beside it.
void drawGlyph(const GlyphScene& scene, int glyphClass, Random& random, std::span<float> pixels);

/// All images of a seed.
GlyphParts generateGlyphParts(std::uint64_t seed, const Cancelled& cancelled = {});

/// GlyphLab as a data set, standardised by the training pixels' mean and deviation.
Dataset makeGlyphLab(std::uint64_t seed, const Cancelled& cancelled = {});

} // namespace halfstep
