#include "engine/data/glyphlab.h"

#include "engine/data/glyph_corruption.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

namespace halfstep {

namespace {

constexpr int trainScenes = 70;
constexpr int validationScenes = 20;
constexpr int testScenes = 25; // 750 images: every class meets every kind and severity of damage equally often

struct Point {
    double x = 0;
    double y = 0;
};

/// From a point to the nearest of a segment.
Point toSegment(Point p, Point a, Point b)
{
    const Point along{b.x - a.x, b.y - a.y};
    const Point from{p.x - a.x, p.y - a.y};
    const double squaredLength = along.x * along.x + along.y * along.y;
    const double t = std::clamp((from.x * along.x + from.y * along.y) / squaredLength, 0.0, 1.0);
    return {from.x - t * along.x, from.y - t * along.y};
}

/// The share of a pixel that a stroke covers, with a soft edge one pixel wide.
double coverage(double distance, double strokeWidth)
{
    const double t = std::clamp(0.5 + (0.5 * strokeWidth - distance), 0.0, 1.0);
    return t * t * (3.0 - 2.0 * t);
}

/// Surely too far for a stroke to cover anything, which is told without a root.
bool isFar(Point way, double strokeWidth)
{
    constexpr double margin = 1 + 1e-6;
    const double reach = (0.5 * strokeWidth + 0.5) * margin;
    return way.x * way.x + way.y * way.y > reach * reach;
}

/// The strokes of a glyph in its own axes; `radius` reaches its farthest points.
class Glyph {
public:
    Glyph(int glyphClass, double radius) : m_radius(radius)
    {
        if (glyphClass == 1)
            m_strokes = {{{-radius, 0}, {radius, 0}}, {{0, -radius}, {0, radius}}};
        if (glyphClass < 2)
            return;
        std::array<Point, 3> corners;
        for (std::size_t k = 0; k < 3; ++k) {
            const double angle = 2.0 * std::numbers::pi * static_cast<double>(k) / 3.0;
            corners[k] = {radius * std::cos(angle), radius * std::sin(angle)};
        }
        m_strokes = {{corners[0], corners[1]}, {corners[1], corners[2]}, {corners[2], corners[0]}};
    }

    /// Of a pixel there.
    double covered(Point p, double strokeWidth) const
    {
        if (m_strokes.empty())
            return coverage(std::abs(std::hypot(p.x, p.y) - 0.85 * m_radius), strokeWidth);
        double covered = 0;
        for (const auto& [a, b] : m_strokes) // the nearest covers most
            if (const Point way = toSegment(p, a, b); !isFar(way, strokeWidth))
                covered = std::max(covered, coverage(std::hypot(way.x, way.y), strokeWidth));
        return covered;
    }

private:
    double m_radius;
    std::vector<std::pair<Point, Point>> m_strokes; ///< none: a ring
};

double between(Random& random, double low, double high)
{
    return low + random.uniform01() * (high - low);
}

using Background = std::array<double, glyphPixels>;

Background backgroundOf(const GlyphScene& scene)
{
    const double half = 0.5 * (glyphSide - 1);
    Background background;
    for (int row = 0; row < glyphSide; ++row) {
        for (int column = 0; column < glyphSide; ++column) {
            double value =
                scene.base + scene.gradientX * (column - half) / half + scene.gradientY * (row - half) / half;
            for (int k = 0; k < 2; ++k)
                value += scene.texture
                         * std::sin(2.0 * std::numbers::pi * (scene.waveX[k] * column + scene.waveY[k] * row)
                                    + scene.phase[k]);
            background[static_cast<std::size_t>(row * glyphSide + column)] = value;
        }
    }
    return background;
}

/// Draws one glyph of the class at a random place, size, angle and slant, with a stray stroke beside it.
void drawGlyph(const GlyphScene& scene, const Background& background, int glyphClass, Random& random,
               std::span<float> pixels)
{
    const double middle = 0.5 * (glyphSide - 1);
    const double radius = between(random, 5.5, 9.0);
    const double room = std::max(0.0, middle - radius);
    const Point centre{middle + between(random, -1, 1) * room, middle + between(random, -1, 1) * room};
    const double angle = between(random, 0.0, 2.0 * std::numbers::pi);
    const double slant = between(random, -0.25, 0.25);
    const double flatness = between(random, 0.75, 1.0);
    // A stray stroke that belongs to no class, so that one bright line decides nothing.
    const Point strayMiddle{between(random, 2, glyphSide - 3), between(random, 2, glyphSide - 3)};
    const double strayAngle = between(random, 0.0, std::numbers::pi);
    const double strayHalf = between(random, 2.0, 4.0);
    const Point strayStep{strayHalf * std::cos(strayAngle), strayHalf * std::sin(strayAngle)};
    const double strayStrength = between(random, 0.0, 0.7);
    const Point strayFrom{strayMiddle.x - strayStep.x, strayMiddle.y - strayStep.y};
    const Point strayTo{strayMiddle.x + strayStep.x, strayMiddle.y + strayStep.y};
    const Glyph glyph(glyphClass, radius);
    const double cosine = std::cos(angle);
    const double sine = std::sin(angle);

    for (int row = 0; row < glyphSide; ++row) {
        for (int column = 0; column < glyphSide; ++column) {
            const auto at = static_cast<std::size_t>(row * glyphSide + column);
            const Point p{static_cast<double>(column), static_cast<double>(row)};
            const Point fromCentre{p.x - centre.x, p.y - centre.y};
            Point own{fromCentre.x * cosine + fromCentre.y * sine, fromCentre.y * cosine - fromCentre.x * sine};
            own.x += slant * own.y;
            own.y /= flatness;
            const Point way = toSegment(p, strayFrom, strayTo);
            const double stray = isFar(way, scene.strokeWidth)
                                     ? 0
                                     : strayStrength * coverage(std::hypot(way.x, way.y), scene.strokeWidth);
            const double value = background[at]
                                 + scene.contrast * std::max(glyph.covered(own, scene.strokeWidth), stray)
                                 + scene.noise * random.normal();
            pixels[at] = greyLevel(value);
        }
    }
}

/// Adds a scene's images: balanced classes in random order.
void appendScene(GlyphImages& images, int sceneNumber, Random& random)
{
    const GlyphScene scene = randomGlyphScene(random);
    const Background background = backgroundOf(scene);
    const auto order = random.permutation(glyphsPerScene);
    for (const std::int64_t place : order) {
        const int glyphClass = static_cast<int>(place % glyphClasses);
        const std::size_t start = images.pixels.size();
        images.pixels.resize(start + glyphPixels);
        drawGlyph(scene, background, glyphClass, random, std::span(images.pixels).subspan(start, glyphPixels));
        images.labels.push_back(static_cast<float>(glyphClass));
        images.scenes.push_back(sceneNumber);
    }
}

Samples standardised(const GlyphImages& images, const Standardiser& standardiser)
{
    Samples samples{images.count(), images.pixels, images.labels};
    standardiser.apply(samples.x);
    return samples;
}

} // namespace

GlyphScene randomGlyphScene(Random& random)
{
    GlyphScene scene;
    scene.base = between(random, 0.38, 0.62);
    const double gradient = between(random, 0.0, 0.12);
    const double direction = between(random, 0.0, 2.0 * std::numbers::pi);
    scene.gradientX = gradient * std::cos(direction);
    scene.gradientY = gradient * std::sin(direction);
    scene.texture = between(random, 0.0, 0.04);
    for (int k = 0; k < 2; ++k) {
        scene.waveX[k] = between(random, -0.15, 0.15);
        scene.waveY[k] = between(random, -0.15, 0.15);
        scene.phase[k] = between(random, 0.0, 2.0 * std::numbers::pi);
    }
    const bool bright = random.uniform01() < 0.85;
    scene.contrast = (bright ? 1.0 : -1.0) * between(random, 0.27, 0.54);
    scene.strokeWidth = between(random, 1.2, 2.4);
    scene.noise = between(random, 0.05, 0.105);
    return scene;
}

void drawGlyph(const GlyphScene& scene, int glyphClass, Random& random, std::span<float> pixels)
{
    drawGlyph(scene, backgroundOf(scene), glyphClass, random, pixels);
}

GlyphParts generateGlyphParts(std::uint64_t seed, const Cancelled& cancelled)
{
    Random random(derivedSeed(seed, "glyphlab images"));
    Random splitter(derivedSeed(seed, "glyphlab split"));
    Random damage(derivedSeed(seed, "glyphlab corruption"));
    constexpr int scenes = trainScenes + validationScenes + testScenes;
    const auto place = splitter.permutation(scenes);
    GlyphParts parts;
    for (int scene = 0; scene < scenes && !givesUp(cancelled); ++scene) {
        const auto at = place[static_cast<std::size_t>(scene)];
        GlyphImages& part = at < trainScenes                      ? parts.train
                            : at < trainScenes + validationScenes ? parts.validation
                                                                  : parts.test;
        appendScene(part, scene, random);
    }
    parts.corruptedTest = parts.test;
    for (std::size_t i = 0; i < parts.test.labels.size(); ++i)
        corruptGlyph(damageOfTestImage(i), damage,
                     std::span(parts.corruptedTest.pixels).subspan(i * glyphPixels, glyphPixels));
    return parts;
}

Dataset makeGlyphLab(std::uint64_t seed, const Cancelled& cancelled)
{
    const GlyphParts parts = generateGlyphParts(seed, cancelled);
    Dataset data;
    data.standardiser = Standardiser::fittedTo(parts.train.pixels, 1);
    data.task = Task::Classification;
    data.sampleShape = {1, glyphSide, glyphSide};
    data.classes = glyphClasses;
    data.train = standardised(parts.train, data.standardiser);
    data.validation = standardised(parts.validation, data.standardiser);
    data.test = standardised(parts.test, data.standardiser);
    data.corruptedTest = standardised(parts.corruptedTest, data.standardiser);
    return data;
}

} // namespace halfstep
