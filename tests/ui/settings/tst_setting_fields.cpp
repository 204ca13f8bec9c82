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

    /// Each live setting stands in the table once, with the member that it changes.
    void liveSettingsAreThoseOfTheTable()
    {
        QStringList live;
        for (const SettingField& field : settingFields())
            if (field.live)
                live << QString::fromLatin1(field.key);
        QCOMPARE(live, (QStringList{"optimizer.learning_rate", "precision.amp", "precision.dtype", "batch.accumulation",
                                    "clipping.enabled", "clipping.max_norm", "early_stopping.patience",
                                    "early_stopping.min_delta"}));
        const LiveSettings changed{false, "bfloat16", 7, false, 0.5, 0.01, 9, 0.25};
        QVERIFY(liveSettingsOf(withLiveSettings({}, changed)) == changed);
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

    void choicesAreThoseOfTheTables_data()
    {
        QTest::addColumn<QString>("words");
        QTest::newRow("dataset.name")
            << "glyphlab northstar synthetic idx"; // points stand in files, the rest is to come
        QTest::newRow("model.name") << "tiny-mlp glyph-cnn table-mlp linear";
        QTest::newRow("loss") << "auto cross_entropy bce mse";
        QTest::newRow("optimizer.name") << "sgd adam";
        QTest::newRow("run.device") << "cpu cuda";
    }
    void choicesAreThoseOfTheTables()
    {
        QFETCH(QString, words);
        const auto& choice = std::get<ChoiceField>(settingField(QTest::currentDataTag())->kind);
        QStringList offered;
        for (const ChoiceField::Option& option : choice.options) {
            offered << QString::fromLatin1(option.value);
            RunConfig config;
            choice.choose(config, option.value);
            QCOMPARE(choice.word(config), std::string(option.value));
        }
        QCOMPARE(offered.join(QLatin1Char(' ')), words);
    }
};

QTEST_GUILESS_MAIN(TestSettingFields)
#include "tst_setting_fields.moc"
