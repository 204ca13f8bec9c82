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
