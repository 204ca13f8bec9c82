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

/// The groups of the control panel: which are open, and what their locks say.
class TestSettingGroups : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { setLanguage(QStringLiteral("en")); }

    void mistakeThatIsSetOpensItsGroup()
    {
        const auto isShown = [](const ControlPanel& panel) {
            return panel.findChild<QWidget*>(QStringLiteral("mistakes.no_scaler"))->isVisible();
        };
        ConfigEditor editor{RunConfig{}};
        ControlPanel panel(editor);
        panel.show();
        editor.replace({}, *presetConfig("glyph-cnn-fp32"));
        QVERIFY(!isShown(panel));
        RunConfig wrong;
        wrong.mistakes.clipBeforeUnscale = true;
        editor.replace({}, wrong);
        QVERIFY(isShown(panel));
        ControlPanel another(editor);
        another.show();
        QVERIFY(isShown(another));
    }

    void mistakeThatIsSetIsBroughtIntoView()
    {
        ConfigEditor editor{RunConfig{}};
        ControlPanel panel(editor);
        panel.resize(320, 500); // where the groups below are not seen
        panel.show();
        const auto* mistake = panel.findChild<QWidget*>(QStringLiteral("mistakes.no_scaler"));
        editor.replace({}, *presetConfig("underflow-without-scaler"));
        QTRY_VERIFY(!mistake->visibleRegion().isEmpty());
    }

    void refusedSettingIsBroughtIntoView()
    {
        ConfigEditor editor{RunConfig{}};
        ControlPanel panel(editor);
        panel.show();
        auto* epochs = panel.findChild<NumberBox*>(QStringLiteral("run.max_epochs"));
        epochs->setText(QStringLiteral("many"));
        QVERIFY(!epochs->isVisible());
        QVERIFY(!panel.commit().isEmpty());
        QVERIFY(epochs->isVisible());
    }

    void locksSayWhatWaitsForTheNextRun()
    {
        ConfigEditor editor{RunConfig{}};
        ControlPanel panel(editor);
        const auto tips = [&panel] {
            QStringList list;
            for (const QToolButton* header : panel.findChildren<QToolButton*>(QStringLiteral("groupHeader")))
                list << header->toolTip();
            return list;
        };
        QCOMPARE(tips().join(QString()), QString());
        editor.setInForce(editor.edited());
        panel.setRunning(true);
        QCOMPARE(tips().front(), QString()); // what is live
        QCOMPARE(tips().count(QStringLiteral("Changes in this group apply to the next run.")), settingGroupCount - 1);
        editor.edit({}, {}, [](RunConfig& config) { config.run.seed = 3; });
        QCOMPARE(tips().back(), QStringLiteral("1 change in this group applies to the next run."));
        editor.edit({}, {}, [](RunConfig& config) { config.optimizer.learningRate = 0.3; });
        QCOMPARE(tips().front(), QString());
        RunConfig other = editor.edited();
        other.batch.accumulation = 2;
        editor.replace({}, other); // waits as a whole
        QCOMPARE(tips().front(), QStringLiteral("2 changes in this group apply to the next run."));
        panel.setRunning(false);
        QCOMPARE(tips().join(QString()), QString());
    }

    void groupsStayFolded()
    {
        ConfigEditor editor{RunConfig{}};
        ControlPanel panel(editor);
        const QByteArray state = QByteArrayLiteral("10101010");
        panel.restoreState(state);
        QCOMPARE(panel.saveState(), state);
        panel.restoreState("junk");
        QCOMPARE(panel.saveState(), state);
    }
};

QTEST_MAIN(TestSettingGroups)
#include "tst_setting_groups.moc"
