// The settings of the train page: what acts live, what waits, what is refused.
#include "engine/config/live_settings.h"
#include "engine/config/presets.h"
#include "tests/ui/train/train_page_fixture.h"
#include "ui/charts/chart_grid.h"
#include "ui/look/problem_strip.h"
#include "ui/settings/number_box.h"
#include "ui/train/control_panel.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QUndoStack>

using namespace halfstep;

class TestTrainPageSettings : public TrainPageFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }
    void liveChangeWaitsForTheNextWindow();
    void modelChangeSaysNextRun();
    void badNumberRefusesTheStart();
    void badConfigMarksItsField();
    void spaceInAFieldIsNoPause();
    void spacePausesAfterAClick();
    void presetDuringARunWaitsForTheNext();
    void presetClearsWhatWasSaidOfTheOldSettings();
    void refusedStartKeepsTheOldRun();
    void spaceInANumberPauses();
    void enterGivesTheKeyboardToTheCharts();
    void invalidValueIsSaid();
    void microBatchesAreCounted();

private:
    void type(NumberBox* box, const char* text)
    {
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QString::fromLatin1(text));
        QTest::keyClick(box, Qt::Key_Return);
    }
};

void TestTrainPageSettings::liveChangeWaitsForTheNextWindow()
{
    press("update");
    QTRY_COMPARE(link().history().attempts(), 1);
    auto* rate = find<NumberBox>("optimizer.learning_rate");
    rate->selectAll();
    QTest::keyClicks(rate, QStringLiteral("2e-6"));
    QTest::keyClick(rate, Qt::Key_Return);
    const auto* summary = find<QLabel>("pendingSummary");
    QCOMPARE(summary->text(), QStringLiteral("1 change applies at the next window."));
    press("update");
    QTRY_COMPARE(summary->text(), QStringLiteral("All settings are in force."));
    QTRY_COMPARE(link().history().marks().changes.all().size(), std::size_t(1));
    QCOMPARE(link().history().marks().changes.all().front().key, std::string("optimizer.learning_rate"));
}

void TestTrainPageSettings::modelChangeSaysNextRun()
{
    press("start");
    QTRY_COMPARE(link().state(), LinkState::Running);
    find<QCheckBox>("model.batch_norm")->click();
    QTRY_COMPARE(find<QLabel>("pendingSummary")->text(), QStringLiteral("1 change applies to the next run."));
    QCOMPARE(link().state(), LinkState::Running);
    QVERIFY(link().history().marks().changes.all().empty());
}

void TestTrainPageSettings::badNumberRefusesTheStart()
{
    auto* rate = find<NumberBox>("optimizer.learning_rate");
    rate->selectAll();
    QTest::keyClicks(rate, QStringLiteral("-1"));
    QTest::keyClick(m_window.get(), Qt::Key_F5);
    QCOMPARE(link().state(), LinkState::Idle);
    QVERIFY(page().strip().sentence().startsWith(QStringLiteral("Learning rate:")));
    QVERIFY(rate->property("refused").toBool());
    QCOMPARE(page().run().editor().edited().optimizer.learningRate, 1e-6);
}

void TestTrainPageSettings::badConfigMarksItsField()
{
    page().run().editor().edit({}, {}, [](RunConfig& c) {
        c.dataset = {};
        c.dataset.name = DatasetName::Idx;
        c.dataset.path = "/nowhere/at/all";
    });
    press("start");
    QTRY_VERIFY(page().strip().isVisible());
    QTRY_COMPARE(link().active(), false);
    QCOMPARE(page().strip().sentence(),
             QStringLiteral("Folder: /nowhere/at/all was not found; check its name and place."));
    const auto* path = find<QLineEdit>("dataset.path");
    QVERIFY(path->property("refused").toBool());
    QVERIFY(path->toolTip().contains(QStringLiteral("/nowhere/at/all")));
    QVERIFY(!find<QWidget>("model.name")->property("refused").toBool());
}

void TestTrainPageSettings::spaceInAFieldIsNoPause()
{
    press("start");
    QTRY_COMPARE(link().state(), LinkState::Running);
    auto* clip = find<QCheckBox>("clipping.enabled");
    clip->setFocus();
    QTest::keyClick(clip, Qt::Key_Space);
    QVERIFY(!clip->isChecked());
    QCOMPARE(link().state(), LinkState::Running);
}

void TestTrainPageSettings::spacePausesAfterAClick()
{
    press("start");
    QTRY_COMPARE(link().state(), LinkState::Running);
    auto* amp = find<QCheckBox>("precision.amp");
    const bool before = amp->isChecked();
    QTest::mouseClick(amp, Qt::LeftButton, {}, {8, amp->height() / 2});
    QCOMPARE(amp->isChecked(), !before);
    QTest::keyClick(m_window.get(), Qt::Key_Space);
    QCOMPARE(amp->isChecked(), !before);
    QCOMPARE(link().state(), LinkState::Paused);
}

void TestTrainPageSettings::presetDuringARunWaitsForTheNext()
{
    press("start");
    QTRY_VERIFY(link().history().attempts() > 0);
    const LiveSettings before = link().shown().snapshot->live;
    page().run().editor().replace({}, *presetConfig("tiny-mlp-scale-dance"));
    QVERIFY(find<QLabel>("pendingSummary")->text().endsWith(QStringLiteral("apply to the next run.")));
    QVERIFY(!find<QLabel>("pendingSummary")->text().contains(QStringLiteral("next window")));
    type(find<NumberBox>("optimizer.learning_rate"), "0.5"); // of the next run, too
    const std::int64_t at = link().history().attempts();
    QTRY_VERIFY(link().history().attempts() > at + 100);
    QCOMPARE(link().shown().snapshot->live, before);
    QVERIFY(link().history().marks().changes.all().empty());
    // Taken back, the settings are those of the run again, and act on it.
    page().run().editor().undoStack()->undo();
    page().run().editor().undoStack()->undo();
    QCOMPARE(find<QLabel>("pendingSummary")->text(), QStringLiteral("All settings are in force."));
    type(find<NumberBox>("optimizer.learning_rate"), "2e-6");
    QTRY_COMPARE(link().history().marks().changes.all().size(), std::size_t(1));
    QCOMPARE(link().history().marks().changes.all().front().key, std::string("optimizer.learning_rate"));
}

void TestTrainPageSettings::presetClearsWhatWasSaidOfTheOldSettings()
{
    page().run().editor().edit({}, {}, [](RunConfig& c) { c.model.name = ModelName::GlyphCnn; });
    press("start");
    QTRY_VERIFY(page().strip().isVisible());
    page().run().editor().replace({}, *presetConfig("tiny-mlp-scale-dance"));
    QVERIFY(!page().strip().isVisible());
}

void TestTrainPageSettings::refusedStartKeepsTheOldRun()
{
    press("update");
    QTRY_COMPARE(link().history().attempts(), 1);
    press("stop");
    QTRY_COMPARE(link().state(), LinkState::Ended);
    const QString outcome = find<QLabel>("outcome")->text();
    page().run().editor().edit({}, {}, [](RunConfig& c) { c.model.name = ModelName::GlyphCnn; });
    press("start");
    QTRY_VERIFY(page().strip().isVisible());
    QTRY_COMPARE(link().state(), LinkState::Ended);
    QCOMPARE(link().history().attempts(), 1);
    QCOMPARE(find<QLabel>("outcome")->text(), outcome);
    QVERIFY(link().shown().snapshot);
}

void TestTrainPageSettings::spaceInANumberPauses()
{
    press("start");
    QTRY_COMPARE(link().state(), LinkState::Running);
    auto* box = find<NumberBox>("optimizer.learning_rate");
    box->setFocus();
    const QString text = box->text();
    QTest::keyClick(box, Qt::Key_Space);
    QCOMPARE(link().state(), LinkState::Paused);
    QCOMPARE(box->text(), text);
}

void TestTrainPageSettings::enterGivesTheKeyboardToTheCharts()
{
    auto* box = find<NumberBox>("batch.accumulation");
    box->setFocus();
    type(box, "many");
    QVERIFY(box->hasFocus());
    type(box, "4");
    QVERIFY(page().charts().isAncestorOf(QApplication::focusWidget()));
    QCOMPARE(page().run().editor().edited().batch.accumulation, 4);
    // And on from there, as the eye reads.
    for (const RunChart* chart : page().charts().charts()) {
        QVERIFY2(chart->isAncestorOf(QApplication::focusWidget()), qPrintable(chart->content().caption().name));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
}

void TestTrainPageSettings::invalidValueIsSaid()
{
    press("start");
    QTRY_COMPARE(link().state(), LinkState::Running);
    const auto* summary = find<QLabel>("pendingSummary");
    type(find<NumberBox>("clipping.max_norm"), "nan");
    QTRY_COMPARE(summary->text(), QStringLiteral("A red setting is not valid and acts nowhere."));
    type(find<NumberBox>("clipping.max_norm"), "5");
    QTRY_COMPARE(summary->text(), QStringLiteral("All settings are in force."));
}

void TestTrainPageSettings::microBatchesAreCounted()
{
    press("microbatch");
    QTRY_COMPARE(page().transport().findChild<QProgressBar*>()->format(),
                 QStringLiteral("epoch 1/1,000,000, micro-batch 1 of 2, paused"));
    press("microbatch");
    QTRY_COMPARE(page().transport().findChild<QProgressBar*>()->format(), QStringLiteral("epoch 1/1,000,000, paused"));
}

QTEST_MAIN(TestTrainPageSettings)
#include "tst_train_page_settings.moc"
