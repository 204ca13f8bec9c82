#include "ui/language/language.h"
#include "ui/look/elided_label.h"
#include "ui/train/results_panel.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QtTest>

using namespace halfstep;

/// What a run measured, in words.
class TestResultsPanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { setLanguage(QStringLiteral("en")); }

    void dashesSayWhy_data()
    {
        QTest::addColumn<RunSummary>("summary");
        QTest::addColumn<QString>("accuracy");
        QTest::addColumn<QString>("corrupted");
        RunSummary measured;
        measured.valLoss = 0.2;
        measured.testLoss = 0.25;
        measured.testAccuracy = 0.9376;
        measured.corruptedTestAccuracy = 0.5;
        QTest::newRow("all there") << measured << "93.8%"
                                   << "50.0%";
        RunSummary some = measured;
        some.corruptedTestAccuracy.reset();
        QTest::newRow("no corrupted set") << some << "93.8%"
                                          << "– (there is no corrupted test set)";
        some.testAccuracy.reset();
        QTest::newRow("regression") << some << "– (the targets are not classes)"
                                    << "– (the targets are not classes)";
        some.testLoss.reset();
        QTest::newRow("no test set") << some << "– (there is no test set)"
                                     << "– (there is no test set)";
        some.outcome = Outcome::Stopped;
        some.reason = EndReason::StopRequested;
        QTest::newRow("stopped") << some << "– (the test set stays sealed: the run was stopped)"
                                 << "– (the test set stays sealed: the run was stopped)";
        some.outcome = Outcome::Failed;
        some.reason = EndReason::BackendError;
        QTest::newRow("failed") << some << "– (the test set stays sealed: the run failed)"
                                << "– (the test set stays sealed: the run failed)";
    }
    void dashesSayWhy()
    {
        QFETCH(RunSummary, summary);
        QFETCH(QString, accuracy);
        QFETCH(QString, corrupted);
        ResultsPanel panel;
        panel.showSummary(summary, 1);
        QCOMPARE(panel.findChild<QLabel*>(QStringLiteral("testAccuracy"))->text(), accuracy);
        QCOMPARE(panel.findChild<QLabel*>(QStringLiteral("corruptedTestAccuracy"))->text(), corrupted);
    }

    void formulasHaveTheNumbersPutIn()
    {
        RunSummary summary;
        summary.attempts = 23;
        summary.applied = 20;
        summary.skipped = 3;
        summary.testAccuracy = 0.9375;
        summary.corruptedTestAccuracy = 0.5;
        summary.finalScale = 16384;
        ResultFacts facts;
        facts.testSamples = 400;
        facts.samplesTrained = 1000;
        facts.trainingSeconds = 0.5;
        facts.config.clipping.maxNorm = 5;
        facts.newest.emplace();
        facts.newest->applied = true;
        facts.newest->normUnscaled = 20;
        facts.newest->clipCoefficient = 0.25;
        const ResultFormulas formulas(summary, facts);
        QCOMPARE(formulas.testAccuracy(), QString("right answers / samples = 375/400"));
        QCOMPARE(formulas.corruptedTestAccuracy(),
                 QString::fromUtf8("corruption costs 93.8% − 50.0% = 43.8 percentage points"));
        QCOMPARE(formulas.updates(), QString("20 + 3 = 23 attempts"));
        QCOMPARE(formulas.throughput(), QString("1,000 samples / 0.500 s in the stages of training = 2,000 samples/s"));
        QCOMPARE(formulas.clipCoefficient(),
                 QString::fromUtf8("min(1, c/(‖g‖ + 10⁻⁶)) = min(1, 5/(20 + 10⁻⁶)) = 0.25"));
        QCOMPARE(formulas.finalScale(), QString::fromUtf8("65,536 · 2^1 · 0.5^3 = 16,384")); // one growth
        QVERIFY(formulas.bestEpoch().isEmpty());
        facts.changed = true; // the formula would need the settings of every attempt
        QVERIFY(formulas.clipCoefficient().isEmpty() && formulas.finalScale().isEmpty());
        facts.testSamples = 401; // no whole number of right answers
        QVERIFY(formulas.testAccuracy().isEmpty());
    }

    void longFolderKeepsItsButton()
    {
        RunSummary summary;
        summary.out = "/home/" + std::string(200, 'x') + "/runs/glyph-cnn-amp-20261130-195819";
        ResultsPanel panel;
        panel.resize(420, 150);
        panel.showSummary(summary, 1);
        panel.show();
        const auto* folder = panel.findChild<ElidedLabel*>(QStringLiteral("runFolder"));
        const auto* open = panel.findChild<QPushButton*>(QStringLiteral("openFolder"));
        QCOMPARE(folder->text(), QString::fromStdString(summary.out));
        QVERIFY(folder->shownText().startsWith(QStringLiteral("/ho")));
        QVERIFY(folder->shownText().endsWith(QStringLiteral("819")));
        QVERIFY(open->mapTo(panel.widget(), open->rect().bottomRight()).x() < panel.viewport()->width());
        QVERIFY(panel.verticalScrollBar()->maximum() > 0);
        QCOMPARE(panel.horizontalScrollBar()->maximum(), 0);
    }
};

QTEST_MAIN(TestResultsPanel)
#include "tst_results_panel.moc"
