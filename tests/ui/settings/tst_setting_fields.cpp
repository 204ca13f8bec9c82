#include "engine/config/live_settings.h"
#include "engine/config/mistakes.h"
#include "engine/config/setting_facts.h"
#include "engine/config/settings_table.h"
#include "ui/language/wording.h"
#include "ui/settings/setting_fields.h"

#include <QtTest>

#include <set>

using namespace halfstep;

/// The controls follow the engine's table of settings.
class TestSettingFields : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// A new setting gets a control, or is left to config files here.
    void everySettingHasAControl()
    {
        const std::set<std::string_view> filesOnly = {"dataset.label_column", "dataset.points", "model.initial_weights",
                                                      "optimizer.groups",     "faults",         "run.engine",
                                                      "run.record_weights"};
        std::set<std::string_view> known;
        for (const SettingFacts& facts : allSettings()) {
            known.insert(facts.key);
            QVERIFY2((settingField(facts.key) != nullptr) != filesOnly.contains(facts.key), facts.key.data());
        }
        for (const SettingField& field : settingFields())
            QVERIFY2(known.contains(field.key), field.key);
    }

    /// What may change while a run goes on is what LiveSettings holds, and nothing else.
    void liveSettingsAreThoseOfTheTable()
    {
        const LiveSettings before = liveSettingsOf(RunConfig{});
        for (const SettingField& field : settingFields()) {
            RunConfig config;
            change(field, config);
            QVERIFY2(field.differs(config, {}), field.key);
            QVERIFY2((liveSettingsOf(config) != before) == field.live, field.key);
        }
        const LiveSettings changed{false, "bfloat16", false, 7, false, 0.5, 0.01, false, 9, 0.25};
        const RunConfig config = withLiveSettings({}, changed);
        QVERIFY(liveSettingsOf(config) == changed);
        QCOMPARE(config.batch.accumulation, 7);
        QCOMPARE(config.clipping.maxNorm, 0.5);
        QCOMPARE(config.optimizer.learningRate, 0.01);
        QCOMPARE(config.earlyStopping.patience, 9);
        QCOMPARE(config.earlyStopping.minDelta, 0.25);
    }

    void rangesAreThoseOfTheTable()
    {
        const auto range = [](const char* key) { return std::get<RealField>(settingField(key)->kind).range; };
        QCOMPARE(range("model.dropout").min, 0.0);
        QCOMPARE(range("model.dropout").max, 1.0);
        QVERIFY(range("model.dropout").maxExcluded && !range("model.dropout").minExcluded);
        QVERIFY(range("clipping.max_norm").minExcluded);
        QVERIFY(range("scaler.init_scale").doubling);
        const NumberRange threads = std::get<WholeField>(settingField("run.threads")->kind).range;
        QVERIFY(threads.whole && threads.min == 0 && threads.max == 256);
    }

    void everyMistakeHasWordsAndAControl()
    {
        for (const MistakeRow& mistake : mistakeRows) {
            const std::string name(splitKey(mistake.key).second);
            QVERIFY2(mistakeText(name) != QString::fromStdString(name), name.c_str());
            const SettingField* field = settingField(mistake.key);
            QVERIFY2(field, name.c_str());
            RunConfig config;
            config.mistakes.*mistake.on = true;
            QVERIFY2(std::get<SwitchField>(field->kind).of(config), name.c_str());
        }
        QCOMPARE(mistakeText("no_such"), QStringLiteral("no_such"));
    }

    void valuesAreWorded()
    {
        RunConfig config;
        config.run.seed = 4711;
        config.clipping.maxNorm = 2.5;
        const auto text = [&](const char* key) { return settingField(key)->valueText(config); };
        QCOMPARE(text("precision.amp"), QStringLiteral("on"));
        QCOMPARE(text("mistakes.no_scaler"), QStringLiteral("off"));
        QCOMPARE(text("precision.dtype"), QStringLiteral("float16"));
        QCOMPARE(text("dataset.name"), QStringLiteral("GlyphLab"));
        QCOMPARE(text("batch.accumulation"), QStringLiteral("4"));
        QCOMPARE(text("clipping.max_norm"), QStringLiteral("2.5"));
        QCOMPARE(text("run.seed"), QStringLiteral("4711"));
    }

    void everyChoiceIsTaken()
    {
        for (const SettingField& field : settingFields()) {
            const auto* choice = std::get_if<ChoiceField>(&field.kind);
            if (!choice)
                continue;
            QVERIFY2(choice->options.size() > 1, field.key);
            for (const ChoiceField::Option& option : choice->options) {
                RunConfig config;
                choice->choose(config, option.value);
                QCOMPARE(choice->word(config), std::string(option.value));
                QVERIFY(!optionText(option).isEmpty());
            }
        }
    }

private:
    static void change(const SettingField& field, RunConfig& config)
    {
        if (const auto* toggle = std::get_if<SwitchField>(&field.kind))
            toggle->of(config) = !toggle->of(config);
        else if (const auto* choice = std::get_if<ChoiceField>(&field.kind))
            choice->choose(config, choice->word(config) == choice->options[0].value ? choice->options[1].value
                                                                                    : choice->options[0].value);
        else if (const auto* whole = std::get_if<WholeField>(&field.kind))
            whole->of(config) += 1;
        else if (const auto* seed = std::get_if<SeedField>(&field.kind))
            seed->of(config) += 1;
        else if (const auto* real = std::get_if<RealField>(&field.kind))
            real->of(config) += 0.25;
        else if (const auto* path = std::get_if<PathField>(&field.kind))
            path->of(config) = "/data";
    }
};

QTEST_GUILESS_MAIN(TestSettingFields)
#include "tst_setting_fields.moc"
