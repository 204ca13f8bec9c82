#include "engine/config/config_json.h"
#include "engine/config/config_problems.h"
#include "engine/config/embedded_presets.h"
#include "engine/config/presets.h"
#include "words/words.h"

#include <QDir>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace halfstep;

class TestPresets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFileIsAPreset();
    void everyFileHasOnlyKnownKeys();
    void everyPresetIsGood();
    void defaultGrowsAndClipsSooner();
    void unknownNameListsTheKnown();
};

void TestPresets::everyFileIsAPreset()
{
    QStringList files = QDir(HALFSTEP_SOURCE_DIR "/resources/presets").entryList({"*.json"});
    QStringList names;
    for (const Preset& preset : presets())
        names << QString::fromStdString(preset.name) + ".json";
    names.sort();
    files.sort();
    QCOMPARE(names, files);
}

void TestPresets::everyFileHasOnlyKnownKeys()
{
    const QStringList known = {"title",        "description", "attempts_per_second", "epochs_per_second", "chart",
                               "compare_with", "config"};
    for (const EmbeddedPreset& embedded : embeddedPresets()) {
        const auto file = nlohmann::json::parse(embedded.json);
        for (const auto& [key, value] : file.items())
            QVERIFY2(known.contains(QString::fromStdString(key)), key.c_str());
    }
}

void TestPresets::everyPresetIsGood()
{
    for (const Preset& preset : presets()) {
        const char* name = preset.name.c_str();
        QVERIFY2(!preset.title.empty() && !preset.title.ends_with('.'), name);
        QVERIFY2(preset.description.ends_with('.'), name);
        QVERIFY2(problemsIn(preset.config).empty(), name);
        QVERIFY2(preset.speed.attemptsPerSecond >= 0 && preset.speed.epochsPerSecond >= 0, name);
        for (const std::string& other : preset.compareWith)
            QVERIFY2(other != preset.name && presetConfig(other), name);
        for (const Preset& other : presets()) // a box of presets tells them by these
            QVERIFY2(&other == &preset || (other.title != preset.title && !(other.config == preset.config)), name);
    }
}

void TestPresets::defaultGrowsAndClipsSooner()
{
    QCOMPARE(presets().front().name, std::string(defaultPreset));
    RunConfig expected;
    expected.optimizer.learningRate = 0.02;
    QVERIFY(*presetConfig("glyph-cnn-amp-defaults") == expected);
    expected.scaler.growthInterval = 20;
    expected.clipping.maxNorm = 1.5;
    QVERIFY(*presetConfig(defaultPreset) == expected);
}

void TestPresets::unknownNameListsTheKnown()
{
    const Problem problem = presetConfig("glyph").problems().front();
    QCOMPARE(int(problem.code), int(ProblemCode::UnknownPreset));
    QCOMPARE(problem.where, std::string("glyph"));
    QVERIFY(reasonText(problem).starts_with("glyph-cnn-amp, "));
    QVERIFY(reasonText(problem).find("synthetic-cost") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestPresets)
#include "tst_presets.moc"
