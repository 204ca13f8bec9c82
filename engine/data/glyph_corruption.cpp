#include "engine/data/glyph_corruption.h"

#include "engine/data/glyphlab.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace halfstep {

namespace {

using Levels = std::array<double, glyphDamageSeverities>;

constexpr Levels noiseDeviation{0.06, 0.10, 0.14, 0.19, 0.25};
constexpr Levels blurDeviation{0.7, 1.0, 1.3, 1.7, 2.2}; // pixels
constexpr Levels contrastLeft{0.7, 0.55, 0.42, 0.32, 0.24};
constexpr Levels occlusionSide{6, 8, 10, 12, 14}; // pixels
constexpr Levels shiftLength{2, 3, 4, 5, 6};      // pixels

/// The nearest pixel inside the image.
std::size_t insideIndex(int column, int row)
{
    const int c = std::clamp(column, 0, glyphSide - 1);
    const int r = std::clamp(row, 0, glyphSide - 1);
    return static_cast<std::size_t>(r * glyphSide + c);
}

void addNoise(double deviation, Random& random, std::span<float> pixels)
{
    for (float& pixel : pixels)
        pixel = greyLevel(pixel + deviation * random.normal());
}

/// A Gaussian blur: the same line filter over rows, then over columns.
void blur(double deviation, std::span<float> pixels)
{
    const int reach = static_cast<int>(std::ceil(3.0 * deviation));
    std::vector<double> weights;
    double sum = 0.0;
    for (int k = -reach; k <= reach; ++k) {
        weights.push_back(std::exp(-0.5 * k * k / (deviation * deviation)));
        sum += weights.back();
    }
    std::array<double, glyphPixels> from;
    std::array<double, glyphPixels> to;
    std::copy(pixels.begin(), pixels.end(), from.begin());
    for (const bool alongRows : {true, false}) {
        for (int row = 0; row < glyphSide; ++row)
            for (int column = 0; column < glyphSide; ++column) {
                double value = 0.0;
                for (int k = -reach; k <= reach; ++k)
                    value += weights[static_cast<std::size_t>(k + reach)]
                             * from[alongRows ? insideIndex(column + k, row) : insideIndex(column, row + k)];
                to[insideIndex(column, row)] = value / sum;
            }
        from = to;
    }
    std::transform(to.begin(), to.end(), pixels.begin(), greyLevel);
}

void flattenContrast(double left, std::span<float> pixels)
{
    double mean = 0.0;
    for (const float pixel : pixels)
        mean += pixel;
    mean /= static_cast<double>(pixels.size());
    for (float& pixel : pixels)
        pixel = greyLevel(mean + left * (pixel - mean));
}

void occlude(int side, Random& random, std::span<float> pixels)
{
    const int left = static_cast<int>(random.below(static_cast<std::uint64_t>(glyphSide - side + 1)));
    const int top = static_cast<int>(random.below(static_cast<std::uint64_t>(glyphSide - side + 1)));
    const float level = greyLevel(random.uniform01());
    for (int row = top; row < top + side; ++row)
        for (int column = left; column < left + side; ++column)
            pixels[insideIndex(column, row)] = level;
}

/// Moves the image in one of eight directions; the border's pixels fill the gap.
void shift(int length, Random& random, std::span<float> pixels)
{
    static constexpr std::array<std::array<int, 2>, 8> directions{
        {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
    const auto direction = directions[random.below(directions.size())];
    std::array<float, glyphPixels> from;
    std::copy(pixels.begin(), pixels.end(), from.begin());
    for (int row = 0; row < glyphSide; ++row)
        for (int column = 0; column < glyphSide; ++column)
            pixels[insideIndex(column, row)] =
                from[insideIndex(column - length * direction[0], row - length * direction[1])];
}

} // namespace

GlyphDamage damageOfTestImage(std::size_t i)
{
    const std::size_t combination = i % (glyphDamageKinds * glyphDamageSeverities);
    return {static_cast<GlyphDamageKind>(combination % glyphDamageKinds),
            static_cast<int>(combination / glyphDamageKinds) + 1};
}

void corruptGlyph(GlyphDamage damage, Random& random, std::span<float> pixels)
{
    const auto level = static_cast<std::size_t>(damage.severity - 1);
    switch (damage.kind) {
    case GlyphDamageKind::Noise: return addNoise(noiseDeviation[level], random, pixels);
    case GlyphDamageKind::Blur: return blur(blurDeviation[level], pixels);
    case GlyphDamageKind::Contrast: return flattenContrast(contrastLeft[level], pixels);
    case GlyphDamageKind::Occlusion: return occlude(static_cast<int>(occlusionSide[level]), random, pixels);
    case GlyphDamageKind::Shift: return shift(static_cast<int>(shiftLength[level]), random, pixels);
    }
}

float greyLevel(double value)
{
    return static_cast<float>(std::round(std::clamp(value, 0.0, 1.0) * 255.0) / 255.0);
}

} // namespace halfstep
