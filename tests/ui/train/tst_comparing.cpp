// A lecture's means: the speed that a preset brings, runs kept behind the next one, and a step looked into.
#include "engine/config/presets.h"
#include "tests/ui/train/train_page_fixture.h"
#include "ui/charts/chart_grid.h"
#include "ui/inside/step_strip.h"
#include "ui/session/kept_runs.h"
#include "ui/train/speed_slider.h"

#include <QApplication>
#include <QLabel>
#include <QSlider>
#include <QTableWidget>

#include <algorithm>

using namespace halfstep;

class TestComparing : public TrainPageFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }

    void presetsBringTheirSpeed()
    {
        SpeedSlider& speed = page().transport().speed();
        QCOMPARE(speed.speed(), RunSpeed{}); // own settings
        QVERIFY(QApplication::focusWidget() != find<QSlider>("speed"));
        ConfigEditor& editor = page().run().editor();
        const auto paced =
            std::ranges::find_if(presets(), [](const Preset& preset) { return preset.speed.attemptsPerSecond == 10; });
        QVERIFY(paced != presets().end());
        editor.replace({}, paced->config);
        QCOMPARE(speed.speed(), paced->speed);
        find<QSlider>("speed")->setValue(2);
        editor.edit({}, {}, [](RunConfig& c) { c.run.seed = 99; });
        QCOMPARE(speed.speed(), (RunSpeed{30, 0})); // the user's choice holds
        editor.replace({}, tinyRun());
        QCOMPARE(speed.speed(), RunSpeed{});
    }

    void aRunIsKeptBehindTheNextOne()
    {
        QAction* keep = find<QAction>("keep");
        QVERIFY(!keep->isEnabled());
        runOf(12);
        QVERIFY(keep->isEnabled());
        const std::int64_t skipped = link().history().skipped();
        press("keep");
        QVERIFY(!keep->isEnabled());
        page().run().editor().edit({}, {}, [](RunConfig& c) { c.clipping.maxNorm = 2.5; });
        runOf(2);
        QVERIFY(keep->isEnabled());
        const RunChart* loss = page().charts().chart(QStringLiteral("loss"));
        const std::vector<LegendEntry> legend = loss->content().legend({});
        const auto behind = std::ranges::find(legend, Swatch::Behind, &LegendEntry::swatch);
        QVERIFY(behind != legend.end());
        QCOMPARE(behind->text, QStringLiteral("points-linear"));
        QVERIFY(loss->view().to >= 12);
        QTableWidget* table = find<QTableWidget>("comparison");
        QCOMPARE(table->rowCount(), 2);
        QCOMPARE(table->item(1, 0)->text(), QStringLiteral("points-linear"));
        QCOMPARE(table->item(1, 1)->text(), QStringLiteral("Threshold 5"));
        QCOMPARE(table->item(1, 5)->text(), QString::number(skipped));
        page().kept().remove(0);
        QCOMPARE(table->rowCount(), 1);
        QCOMPARE(loss->content().legend({}).size(), std::size_t(3));
    }

    void presetsToCompareWithAreOffered()
    {
        const Preset& preset = presets().front();
        const RunConfig other = *presetConfig(preset.compareWith.front());
        StoredRun run;
        run.document.config = preset.config;
        AttemptRecord record;
        record.attempt = 1;
        record.samples = 16;
        record.loss = 1;
        record.applied = true;
        run.attempts.push_back(record);
        link().show(run, "/runs/stored");
        QVERIFY(find<QTableWidget>("comparison")->visibleRegion().isEmpty()); // the events lie before it
        page().run().editor().replace({}, other);
        QTRY_VERIFY(!find<QTableWidget>("comparison")->visibleRegion().isEmpty());
        page().run().editor().replace({}, preset.config);
        auto* offer = find<QToolButton>("compareWith");
        QVERIFY(offer);
        offer->click();
        QVERIFY(page().kept().keepsShown());
        QCOMPARE(page().kept().all().front().name, QStringLiteral("stored"));
        QCOMPARE(page().run().editor().edited(), other);
    }

    void aStepIsLookedInto()
    {
        const auto* strip = m_window->findChild<StepStrip*>();
        QVERIFY(strip->isHidden());
        press("microbatch");
        QTRY_VERIFY(!strip->isHidden() && !strip->cells()[0].pending);
        QVERIFY(strip->cells()[2].pending);
        press("microbatch"); // A = 2 fill the window
        QTRY_COMPARE(link().history().attempts(), 1);
        QTRY_VERIFY(!strip->cells()[2].pending);
        press("pause");
        QTRY_VERIFY(link().history().attempts() > 2 && strip->isHidden());
        press("pause");
        QTRY_VERIFY(!strip->isHidden());
        press("stop");
        QTRY_COMPARE(link().state(), LinkState::Ended);
        QVERIFY(strip->isHidden());
    }

    void lossAndAccuracyAreOfTheBestEpoch()
    {
        StoredRun run;
        run.document.config = tinyRun();
        AttemptRecord record;
        record.samples = 16;
        record.applied = true;
        for (const auto& [loss, accuracy] : {std::pair(0.5, 0.7), std::pair(0.25, 0.8), std::pair(0.125, 0.6)}) {
            ++record.attempt;
            run.attempts.push_back(record);
            EpochRecord epoch;
            epoch.epoch = epoch.lastAttempt = record.attempt;
            epoch.best = record.attempt < 3;
            epoch.trainLoss = loss;
            epoch.valAccuracy = accuracy;
            run.epochs.push_back(epoch);
        }
        RunSummary summary; // stopped: its end was not measured
        summary.outcome = Outcome::Stopped;
        summary.bestEpoch = 2;
        summary.attempts = summary.epochs = 3;
        run.document.summary = summary;
        link().show(run, "/runs/stored");
        const QTableWidget* table = find<QTableWidget>("comparison");
        QCOMPARE(table->item(0, 2)->text(), QStringLiteral("2"));
        QCOMPARE(table->item(0, 3)->text(), QStringLiteral("0.2500"));
        QCOMPARE(table->item(0, 4)->text(), QStringLiteral("80.0%"));
        QStringList results;
        for (const QLabel* label : m_window->findChildren<QLabel*>())
            results << label->text();
        QVERIFY(results.contains(QStringLiteral("80.0%"))); // the same in the results
    }

private:
    void runOf(int attempts)
    {
        for (int i = 1; i <= attempts; ++i) {
            press("update");
            QTRY_COMPARE(link().state(), LinkState::Paused);
            QTRY_COMPARE(link().history().attempts(), i);
        }
        press("stop");
        QTRY_COMPARE(link().state(), LinkState::Ended);
    }
};

QTEST_MAIN(TestComparing)
#include "tst_comparing.moc"
