#include "engine/config/config_json.h"
#include "engine/config/config_problems.h"
#include "engine/config/presets.h"
#include "words/words.h"

#include <QDir>
#include <QTest>

using namespace halfstep;

class TestPresets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFileIsAPreset();
    void everyPresetIsGood();
    void defaultIsTheDefaultConfigAtAGentlerRate();
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

void TestPresets::everyPresetIsGood()
{
    for (const Preset& preset : presets()) {
        QVERIFY2(preset.description.ends_with('.'), preset.name.c_str());
        const Result<RunConfig> config = presetConfig(preset.name);
        QVERIFY2(config, preset.name.c_str());
        QVERIFY2(problemsIn(*config).empty(), preset.name.c_str());
    }
}

void TestPresets::defaultIsTheDefaultConfigAtAGentlerRate()
{
    QCOMPARE(presets().front().name, std::string(defaultPreset));
    RunConfig expected;
    expected.optimizer.learningRate = 0.02;
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
