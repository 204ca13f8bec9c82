#include "engine/data/dataset.h"
#include "engine/data/glyph_corruption.h"
#include "engine/data/glyphlab.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

using namespace halfstep;

namespace {

constexpr std::uint64_t seed = 20261020;

/// A softmax regression on pixels: plain gradient descent with Nesterov momentum over the whole training part.
class LinearModel {
public:
    void train(const Samples& samples, int steps, double rate, double decay)
    {
        Weights velocity{};
        for (int step = 0; step < steps; ++step) {
            Weights gradient{};
            for (std::int64_t i = 0; i < samples.count; ++i) {
                const float* x = samples.x.data() + i * glyphPixels;
                auto difference = probabilities(x);
                difference[static_cast<std::size_t>(samples.y[static_cast<std::size_t>(i)])] -= 1.0f;
                for (std::size_t c = 0; c < glyphClasses; ++c) {
                    float* row = gradient.data() + c * (glyphPixels + 1);
                    for (int k = 0; k < glyphPixels; ++k)
                        row[k] += difference[c] * x[k];
                    row[glyphPixels] += difference[c];
                }
            }
            for (std::size_t k = 0; k < gradient.size(); ++k) {
                const double g = gradient[k] / static_cast<double>(samples.count) + decay * m_weights[k];
                velocity[k] = static_cast<float>(0.9 * velocity[k] + g);
                m_weights[k] -= static_cast<float>(rate * (g + 0.9 * velocity[k]));
            }
        }
    }

    double accuracy(const Samples& samples) const
    {
        int right = 0;
        for (std::int64_t i = 0; i < samples.count; ++i) {
            const auto p = probabilities(samples.x.data() + i * glyphPixels);
            right +=
                std::max_element(p.begin(), p.end()) - p.begin() == std::lround(samples.y[static_cast<std::size_t>(i)]);
        }
        return right / static_cast<double>(samples.count);
    }

private:
    using Weights = std::array<float, glyphClasses*(glyphPixels + 1)>;

    std::array<float, glyphClasses> probabilities(const float* x) const
    {
        std::array<float, glyphClasses> logits{};
        for (std::size_t c = 0; c < glyphClasses; ++c) {
            const float* row = m_weights.data() + c * (glyphPixels + 1);
            logits[c] = std::inner_product(x, x + glyphPixels, row, row[glyphPixels]);
        }
        const float largest = *std::max_element(logits.begin(), logits.end());
        float sum = 0;
        for (float& logit : logits)
            sum += logit = std::exp(logit - largest);
        for (float& logit : logits)
            logit /= sum;
        return logits;
    }

    Weights m_weights{};
};

std::array<int, glyphClasses> classCounts(const std::vector<float>& labels)
{
    std::array<int, glyphClasses> counts{};
    for (const float label : labels)
        ++counts.at(static_cast<std::size_t>(label));
    return counts;
}

double meanSquare(std::span<const float> a, std::span<const float> b)
{
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += (a[i] - b[i]) * (a[i] - b[i]);
    return sum / static_cast<double>(a.size());
}

} // namespace

class tst_glyphlab : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void partsHaveTheirSizes();
    void noSceneIsInTwoParts();
    void classesAreBalancedInEveryScene();
    void imagesAreGreyLevels();
    void anImageOfASceneLooksLikeItsScene();
    void everyDamageHappensEquallyOften();
    void damageGrowsWithSeverity_data();
    void damageGrowsWithSeverity();
    void theCorruptedSetKeepsLabelsAndOrder();
    void trainingPixelsAreStandardised();
    void theNewestIsMadeOnce();
    void aLinearModelStaysBehind_data();
    void aLinearModelStaysBehind();

private:
    GlyphParts m_parts;
};

void tst_glyphlab::initTestCase()
{
    m_parts = generateGlyphParts(seed);
}

void tst_glyphlab::partsHaveTheirSizes()
{
    const Dataset data = makeGlyphLab(seed);
    QCOMPARE(data.train.count, m_parts.train.count());
    QVERIFY(data.train.count >= 1500 && data.train.count <= 2400);
    QVERIFY(data.validation.count >= 500 && data.validation.count <= 700);
    QVERIFY(data.test.count >= 600 && data.test.count <= 900);
    QCOMPARE(data.corruptedTest.count, data.test.count);
    QCOMPARE(data.sampleShape, (std::vector<std::int64_t>{1, 24, 24}));
    QCOMPARE(data.sampleSize(), 576);
    QCOMPARE(data.classes, 3);
    for (const Samples* samples : {&data.train, &data.validation, &data.test, &data.corruptedTest}) {
        QCOMPARE(samples->x.size(), static_cast<std::size_t>(samples->count * 576));
        QCOMPARE(samples->y.size(), static_cast<std::size_t>(samples->count));
    }
}

void tst_glyphlab::noSceneIsInTwoParts()
{
    std::map<int, std::set<const GlyphImages*>> partsOfScene;
    for (const GlyphImages* part : {&m_parts.train, &m_parts.validation, &m_parts.test})
        for (const int scene : part->scenes)
            partsOfScene[scene].insert(part);
    const auto images = m_parts.train.count() + m_parts.validation.count() + m_parts.test.count();
    QCOMPARE(static_cast<std::int64_t>(partsOfScene.size()) * glyphsPerScene, images);
    for (const auto& [scene, parts] : partsOfScene)
        QCOMPARE(parts.size(), std::size_t{1});
}

void tst_glyphlab::classesAreBalancedInEveryScene()
{
    for (const GlyphImages* part : {&m_parts.train, &m_parts.validation, &m_parts.test}) {
        std::map<int, std::vector<float>> labelsOfScene;
        for (std::size_t i = 0; i < part->labels.size(); ++i)
            labelsOfScene[part->scenes[i]].push_back(part->labels[i]);
        for (const auto& [scene, labels] : labelsOfScene)
            QCOMPARE(classCounts(labels), (std::array{10, 10, 10}));
    }
}

void tst_glyphlab::imagesAreGreyLevels()
{
    for (const float pixel : m_parts.train.pixels) {
        const float level = pixel * 255.0f;
        QVERIFY(pixel >= 0.0f && pixel <= 1.0f && std::abs(level - std::round(level)) < 1e-3f);
    }
}

void tst_glyphlab::anImageOfASceneLooksLikeItsScene()
{
    // The border's mean level varies more between scenes than within one.
    const auto border = [&](std::size_t i) {
        double sum = 0;
        for (std::size_t k = 0; k < glyphSide; ++k)
            sum += m_parts.train.pixels[i * glyphPixels + k] + m_parts.train.pixels[(i + 1) * glyphPixels - 1 - k];
        return sum / (2 * glyphSide);
    };
    double within = 0;
    double between = 0;
    const std::size_t count = m_parts.train.labels.size();
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t sibling = i % glyphsPerScene + 1 < glyphsPerScene ? i + 1 : i - 1;
        const std::size_t stranger = (i + 7 * glyphsPerScene) % count;
        within += std::pow(border(i) - border(sibling), 2);
        between += std::pow(border(i) - border(stranger), 2);
    }
    QVERIFY(between > 1.5 * within);
}

void tst_glyphlab::everyDamageHappensEquallyOften()
{
    std::map<std::array<int, 2>, int> counts; // kind, severity
    for (std::size_t i = 0; i < m_parts.test.labels.size(); ++i) {
        const GlyphDamage damage = damageOfTestImage(i);
        QVERIFY(damage.severity >= 1 && damage.severity <= glyphDamageSeverities);
        ++counts[{static_cast<int>(damage.kind), damage.severity}];
    }
    QCOMPARE(counts.size(), std::size_t{25});
    for (const auto& [damage, count] : counts)
        QCOMPARE(count, 30);
}

void tst_glyphlab::damageGrowsWithSeverity_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("noise") << static_cast<int>(GlyphDamageKind::Noise);
    QTest::newRow("blur") << static_cast<int>(GlyphDamageKind::Blur);
    QTest::newRow("contrast") << static_cast<int>(GlyphDamageKind::Contrast);
    QTest::newRow("occlusion") << static_cast<int>(GlyphDamageKind::Occlusion);
    QTest::newRow("shift") << static_cast<int>(GlyphDamageKind::Shift);
}

void tst_glyphlab::damageGrowsWithSeverity()
{
    QFETCH(int, kind);
    double before = 0;
    for (int severity = 1; severity <= glyphDamageSeverities; ++severity) {
        Random random(3);
        double change = 0;
        for (std::size_t i = 0; i < 300; ++i) {
            const auto original = std::span(m_parts.test.pixels).subspan(i * glyphPixels, glyphPixels);
            std::vector<float> damaged(original.begin(), original.end());
            corruptGlyph({static_cast<GlyphDamageKind>(kind), severity}, random, damaged);
            change += meanSquare(original, damaged) / 300;
        }
        QVERIFY2(change > before,
                 qPrintable(QString("severity %1: %2 after %3").arg(severity).arg(change).arg(before)));
        before = change;
    }
}

void tst_glyphlab::theCorruptedSetKeepsLabelsAndOrder()
{
    QCOMPARE(m_parts.corruptedTest.labels, m_parts.test.labels);
    QCOMPARE(m_parts.corruptedTest.scenes, m_parts.test.scenes);
    for (std::size_t i = 0; i < m_parts.test.labels.size(); ++i) {
        const auto original = std::span(m_parts.test.pixels).subspan(i * glyphPixels, glyphPixels);
        const auto damaged = std::span(m_parts.corruptedTest.pixels).subspan(i * glyphPixels, glyphPixels);
        QVERIFY(meanSquare(original, damaged) > 0);
    }
}

void tst_glyphlab::trainingPixelsAreStandardised()
{
    const Dataset data = makeGlyphLab(seed);
    double sum = 0;
    double squares = 0;
    for (const float value : data.train.x) {
        sum += value;
        squares += double{value} * value;
    }
    const auto n = static_cast<double>(data.train.x.size());
    QVERIFY(std::abs(sum / n) < 1e-4);
    QVERIFY(std::abs(squares / n - 1) < 1e-4);
}

void tst_glyphlab::theNewestIsMadeOnce()
{
    DatasetConfig config;
    config.seed = 5;
    const DatasetPtr first = *loadDataset(config, LossKind::Auto);
    const Dataset made = makeGlyphLab(5);
    QVERIFY(first->train.x == made.train.x && first->corruptedTest.x == made.corruptedTest.x);
    QCOMPARE(*loadDataset(config, LossKind::CrossEntropy), first);
    QVERIFY(!loadDataset(config, LossKind::MeanSquaredError)); // which does not fit
    config.seed = 6;
    const DatasetPtr other = *loadDataset(config, LossKind::Auto);
    QVERIFY(other->fingerprint != first->fingerprint);
}

void tst_glyphlab::aLinearModelStaysBehind_data()
{
    QTest::addColumn<quint64>("dataSeed");
    for (const quint64 dataSeed : {20261020u, 1u})
        QTest::addRow("seed %llu", dataSeed) << dataSeed;
}

void tst_glyphlab::aLinearModelStaysBehind()
{
    // The CNN is to reach 93 % on the clean test set; 15 points below that is 78 %.
    QFETCH(quint64, dataSeed);
    const Dataset data = makeGlyphLab(dataSeed);
    LinearModel model;
    model.train(data.train, 60, 0.02, 0.03);
    const double onTraining = model.accuracy(data.train);
    const double onTest = model.accuracy(data.test);
    qInfo("linear model: %.1f %% of the training part, %.1f %% of the test part", 100 * onTraining, 100 * onTest);
    QVERIFY(onTraining > 0.5); // chance is 1/3: it was really trained
    QVERIFY(onTest < 0.78);
}

QTEST_GUILESS_MAIN(tst_glyphlab)
#include "tst_glyphlab.moc"
