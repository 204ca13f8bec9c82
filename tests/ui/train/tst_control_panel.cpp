#include "engine/config/presets.h"
#include "ui/language/language.h"
#include "ui/settings/config_editor.h"
#include "ui/settings/number_box.h"
#include "ui/train/control_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QtTest>

using namespace halfstep;

class TestControlPanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { setLanguage(QStringLiteral("en")); }

    void everyControlHasATooltipSentence()
    {
        ConfigEditor editor{RunConfig{}};
        ControlPanel panel(editor);
        for (const char* language : {"en", "hu", "id"}) {
            setLanguage(QString::fromLatin1(language));
            QCoreApplication::sendPostedEvents();
            for (const SettingField& field : settingFields()) {
                const auto* control = panel.findChild<QWidget*>(QString::fromLatin1(field.key));
                QVERIFY2(control, field.key);
                QVERIFY2(control->toolTip().endsWith(QLatin1Char('.')), field.key);
                QVERIFY2(!control->accessibleName().isEmpty(), field.key);
            }
        }
    }

    void typedNumberBecomesTheConfig()
    {
        ConfigEditor editor{RunConfig{}};
        ControlPanel panel(editor);
        auto* rate = panel.findChild<NumberBox*>(QStringLiteral("optimizer.learning_rate"));
        rate->selectAll();
        QTest::keyClicks(rate, QStringLiteral("0,001"));
        QTest::keyClick(rate, Qt::Key_Return);
        QCOMPARE(editor.edited().optimizer.learningRate, 0.001);
        rate->selectAll();
        QTest::keyClicks(rate, QStringLiteral("fast"));
        QVERIFY(panel.commit().contains(QStringLiteral("Learning rate")));
        QCOMPARE(editor.edited().optimizer.learningRate, 0.001);
    }

    void learningRateMayBeZero()
    {
        ConfigEditor editor{RunConfig{}};
        ControlPanel panel(editor);
        auto* rate = panel.findChild<NumberBox*>(QStringLiteral("optimizer.learning_rate"));
        rate->selectAll();
        QTest::keyClicks(rate, QStringLiteral("0"));
        QTest::keyClick(rate, Qt::Key_Return);
        QCOMPARE(panel.commit(), QString());
        QCOMPARE(editor.edited().optimizer.learningRate, 0.0);
        rate->selectAll();
        QTest::keyClicks(rate, QStringLiteral("-0.1"));
        QVERIFY2(panel.commit().contains(QStringLiteral("at least 0")), qPrintable(panel.commit()));
        QCOMPARE(editor.edited().optimizer.learningRate, 0.0);
    }

    void pathThatNobodyTouchedStays()
    {
        for (const char* path : {"/data/caf\xe9", "/data/a ", " a", "a\nb", "a\\xe9"}) {
            RunConfig config;
            config.dataset.name = DatasetName::Idx;
            config.dataset.path = path;
            ConfigEditor editor{config};
            ControlPanel panel(editor);
            QCOMPARE(panel.commit(), QString());
            QCOMPARE(editor.edited().dataset.path, std::string(path));
        }
    }

    void typedPathBecomesBytes()
    {
        RunConfig config;
        config.dataset.name = DatasetName::Idx;
        config.dataset.path = "/data/caf\xe9";
        ConfigEditor editor{config};
        ControlPanel panel(editor);
        auto* path = panel.findChild<QLineEdit*>(QStringLiteral("dataset.path"));
        QCOMPARE(path->text(), QStringLiteral("/data/caf\\xe9"));
        QTest::keyClicks(path, QStringLiteral("/mnist "));
        QTest::keyClick(path, Qt::Key_Return);
        QCOMPARE(editor.edited().dataset.path, std::string("/data/caf\xe9/mnist"));
    }

    void effectiveBatchIsWrittenOut()
    {
        ConfigEditor editor{RunConfig{}};
        ControlPanel panel(editor);
        const auto* note = panel.findChild<QLabel*>(QStringLiteral("effectiveBatch"));
        QCOMPARE(note->text(), QStringLiteral("Effective batch n = A·m = 4 × 4 = 16"));
        auto* accumulation = panel.findChild<NumberBox*>(QStringLiteral("batch.accumulation"));
        QTest::keyClick(accumulation, Qt::Key_Up);
        QCOMPARE(note->text(), QStringLiteral("Effective batch n = A·m = 5 × 4 = 20"));
    }

    void accumulatedStatisticsAreNotThoseOfOneBatch()
    {
        RunConfig config;
        config.model.batchNorm = true;
        ConfigEditor editor{config};
        ControlPanel panel(editor);
        const auto* note = panel.findChild<QLabel*>(QStringLiteral("effectiveBatch"));
        QVERIFY(note->text().contains(QStringLiteral("does not equal one large batch")));
        config.batch.accumulation = 1;
        editor.replace(QStringLiteral("one micro-batch"), config);
        QCOMPARE(note->text(), QStringLiteral("Effective batch n = A·m = 1 × 4 = 4"));
        editor.edit({}, {}, [](RunConfig& c) { c.mistakes.stepEveryMicroBatch = true; });
        QCOMPARE(note->text(), QStringLiteral("Stepped every micro-batch, by mistake: effective batch n = m = 4"));
    }

    void scalerStateFollowsTheFormat_data()
    {
        QTest::addColumn<QString>("dtype");
        QTest::addColumn<QString>("text");
        QTest::newRow("float16") << "float16"
                                 << "Scaler on: begins at scale 65,536.";
        QTest::newRow("bfloat16") << "bfloat16"
                                  << "Scaler off: bfloat16 needs none.";
        QTest::newRow("float32") << "float32"
                                 << "Scaler: forced off for float32.";
    }
    void scalerStateFollowsTheFormat()
    {
        QFETCH(QString, dtype);
        QFETCH(QString, text);
        ConfigEditor editor{RunConfig{}};
        ControlPanel panel(editor);
        auto* box = panel.findChild<QComboBox*>(QStringLiteral("precision.dtype"));
        box->setCurrentIndex(box->findData(dtype));
        Q_EMIT box->activated(box->currentIndex());
        QCOMPARE(editor.edited().precision.dtype, dtype.toStdString());
        QCOMPARE(panel.findChild<QLabel*>(QStringLiteral("scalerState"))->text(), text);
    }

    void changesSayWhenTheyApply()
    {
        ConfigEditor editor{RunConfig{}};
        ControlPanel panel(editor);
        const auto* summary = panel.findChild<QLabel*>(QStringLiteral("pendingSummary"));
        QCOMPARE(summary->text(), QStringLiteral("Settings of the next run."));
        editor.setInForce(editor.edited());
        panel.setRunning(true);
        QCOMPARE(summary->text(), QStringLiteral("All settings are in force."));
        editor.edit({}, {}, [](RunConfig& c) { c.optimizer.learningRate = 0.5; });
        QCOMPARE(summary->text(), QStringLiteral("1 change applies at the next window."));
        editor.edit({}, {}, [](RunConfig& c) {
            c.model.name = ModelName::Linear;
            c.run.seed = 3;
        });
        QCOMPARE(summary->text(),
                 QStringLiteral("1 change applies at the next window. 2 changes apply to the next run."));
        RunConfig inForce = *editor.inForce();
        inForce.optimizer.learningRate = 0.5;
        editor.setInForce(inForce);
        QCOMPARE(summary->text(), QStringLiteral("2 changes apply to the next run."));
    }

    void undoAndRedoWalkTheSettings()
    {
        ConfigEditor editor{RunConfig{}};
        ControlPanel panel(editor);
        auto* shuffle = panel.findChild<QCheckBox*>(QStringLiteral("batch.shuffle"));
        shuffle->click();
        auto* epochs = panel.findChild<NumberBox*>(QStringLiteral("run.max_epochs"));
        epochs->selectAll();
        QTest::keyClicks(epochs, QStringLiteral("7"));
        QTest::keyClick(epochs, Qt::Key_Return);
        QVERIFY(!editor.edited().batch.shuffle);
        QCOMPARE(editor.edited().run.maxEpochs, 7);
        editor.undoStack()->undo();
        QCOMPARE(epochs->whole(), 30);
        editor.undoStack()->undo();
        QVERIFY(shuffle->isChecked());
        QCOMPARE(editor.edited(), RunConfig{});
        editor.undoStack()->redo();
        editor.undoStack()->redo();
        QCOMPARE(epochs->text(), QStringLiteral("7"));
        QVERIFY(!shuffle->isChecked());
    }

    void presetFillsInAndIsRecognised()
    {
        ConfigEditor editor{RunConfig{}};
        ControlPanel panel(editor);
        auto* box = panel.findChild<QComboBox*>(QStringLiteral("presets"));
        const auto* sentence = panel.findChild<QLabel*>(QStringLiteral("presetSentence"));
        const auto* picture = panel.findChild<QLabel*>(QStringLiteral("presetPicture"));
        const auto empty = [](QImage image) {
            image.fill(Qt::transparent);
            return image;
        };
        for (int i = 0; i < box->count(); ++i) {
            Q_EMIT box->activated(i);
            QCOMPARE(editor.edited(), *presetConfig(box->itemData(i).toString().toStdString()));
            QCOMPARE(box->currentIndex(), i);
            QCOMPARE(panel.preset(), &presets()[std::size_t(i)]);
            QVERIFY(!sentence->isHidden());
            QVERIFY(!picture->isHidden());
            const QImage drawn = picture->pixmap().toImage();
            QVERIFY2(drawn != empty(drawn), presets()[std::size_t(i)].name.c_str());
        }
        editor.edit({}, {}, [](RunConfig& c) { c.run.seed += 1; });
        QCOMPARE(box->currentIndex(), -1);
        QCOMPARE(panel.preset(), nullptr);
        QVERIFY(sentence->isHidden());
    }

    void pictureGivesWayToARun()
    {
        ConfigEditor editor{*presetConfig(defaultPreset)};
        ControlPanel panel(editor);
        const auto* picture = panel.findChild<QLabel*>(QStringLiteral("presetPicture"));
        panel.setRunning(true);
        QVERIFY(picture->isHidden());
        panel.setRunning(false);
        QVERIFY(!picture->isHidden());
    }

    void presetsAreTranslated()
    {
        ConfigEditor editor{RunConfig{}};
        ControlPanel panel(editor);
        const auto* box = panel.findChild<QComboBox*>(QStringLiteral("presets"));
        for (const char* language : {"hu", "id"}) {
            setLanguage(QString::fromLatin1(language));
            panel.show();
            QCoreApplication::sendPostedEvents();
            for (int i = 0; i < box->count(); ++i) {
                const Preset& preset = presets()[std::size_t(i)];
                QVERIFY2(box->itemText(i) != QString::fromStdString(preset.title), preset.name.c_str());
                QVERIFY2(box->itemData(i, Qt::ToolTipRole) != QString::fromStdString(preset.description),
                         preset.name.c_str());
            }
        }
    }

    void refusedFieldIsMarked_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("marked");
        const auto row = [](const char* name, ProblemCode code, const char* where, const char* marked) {
            QTest::newRow(name) << static_cast<int>(code) << where << marked;
        };
        row("by its key", ProblemCode::OutOfRange, "batch.micro_batch", "batch.micro_batch");
        row("by its folder", ProblemCode::FileNotFound, "/data/mine", "dataset.path");
        row("by a file in its folder", ProblemCode::FileTruncated, "/data/mine/train-images-idx3-ubyte",
            "dataset.path");
        row("by a place in such a file", ProblemCode::NonFiniteData, "/data/mine/a.gz, element 5", "dataset.path");
        row("a folder beside it", ProblemCode::FileNotFound, "/data/mine2/a.gz", "");
        row("another folder", ProblemCode::FileNotFound, "/elsewhere", "");
        row("a file that could not be written", ProblemCode::FileUnwritable, "/data/mine/run.json", "");
    }
    void refusedFieldIsMarked()
    {
        QFETCH(int, code);
        QFETCH(QString, where);
        QFETCH(QString, marked);
        RunConfig config;
        config.dataset.name = DatasetName::Idx;
        config.dataset.path = "/data/mine";
        ConfigEditor editor{config};
        ControlPanel panel(editor);
        const auto refused = [&] {
            QStringList keys;
            for (const SettingField& field : settingFields())
                if (panel.findChild<QWidget*>(QString::fromLatin1(field.key))->property("refused").toBool())
                    keys << QString::fromLatin1(field.key);
            return keys.join(QLatin1Char(' '));
        };
        panel.mark({{static_cast<ProblemCode>(code), where.toStdString(), Reason::AtLeast, {1}}});
        QCOMPARE(refused(), marked);
        if (!marked.isEmpty())
            QVERIFY(panel.findChild<QWidget*>(marked)->toolTip().contains(where));
        panel.mark({});
        QCOMPARE(refused(), QString());
    }

    void unusedFolderIsNotMarked()
    {
        RunConfig config;
        config.dataset.path = "/data/mine"; // left over; GlyphLab reads none
        ConfigEditor editor{config};
        ControlPanel panel(editor);
        panel.mark({{ProblemCode::FileNotFound, "/data/mine/a"}});
        QVERIFY(!panel.findChild<QWidget*>(QStringLiteral("dataset.path"))->property("refused").toBool());
    }

    void tooltipTellsWhenCheckpointsAreSaved_data()
    {
        QTest::addColumn<QString>("words");
        QTest::newRow("en") << "0 saves one about every five seconds";
        QTest::newRow("hu") << "0: nagyjából öt másodpercenként ment";
        QTest::newRow("id") << "0 menyimpan kira-kira setiap lima detik";
    }
    void tooltipTellsWhenCheckpointsAreSaved()
    {
        QFETCH(QString, words);
        setLanguage(QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY(settingField("run.checkpoint_every")->tipText().contains(words));
    }

    void whatIsLiveComesFirstAndTheRestIsFolded()
    {
        ConfigEditor editor{RunConfig{}};
        ControlPanel panel(editor);
        panel.show();
        for (const SettingField& field : settingFields()) {
            QCOMPARE(field.live, field.group == SettingGroup::Now);
            QCOMPARE(panel.findChild<QWidget*>(QString::fromLatin1(field.key))->isVisible(), field.live);
        }
    }

    void tabGoesDownThePanel()
    {
        ConfigEditor editor{RunConfig{}};
        ControlPanel panel(editor);
        panel.restoreState(QByteArray(settingGroupCount, '1'));
        panel.resize(400, 3000);
        panel.show();
        int headers = 0;
        int last = -1;
        const QWidget* widget = panel.findChild<QWidget*>(QStringLiteral("presets"));
        for (; widget != &panel; widget = widget->nextInFocusChain()) {
            if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isEnabled() || !widget->isVisible())
                continue;
            const QPoint at = widget->mapTo(&panel, widget->rect().center());
            QVERIFY2(at.y() >= last, qPrintable(widget->objectName()));
            last = at.y() - 8; // a folder and its button stand in one line
            headers += widget->objectName() == QLatin1String("groupHeader");
        }
        QCOMPARE(headers, settingGroupCount);
    }
};

QTEST_MAIN(TestControlPanel)
#include "tst_control_panel.moc"
