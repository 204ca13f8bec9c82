// What the chart of losses shows of early stopping, and what a chart shows before there is anything to show.
#include "tests/ui/charts/run_chart_fixture.h"
#include "ui/charts/stopping_marks.h"

using namespace halfstep;

namespace {

/// Epochs of ten attempts, with patience 3 and a least gain of 0.05.
void fillEpochs(RunHistory& history, std::initializer_list<double> validation, bool stops = true)
{
    RunStart start;
    start.earlyStopping = {.enabled = stops, .patience = 3, .minDelta = 0.05};
    history.begin(start);
    double best = infinite;
    std::int64_t left = 3;
    std::int64_t number = 0;
    for (const double loss : validation) {
        for (int i = 1; i <= 10; ++i)
            history.append(record(number * 10 + i, 1.5));
        EpochRecord epoch;
        epoch.epoch = ++number;
        epoch.lastAttempt = number * 10;
        epoch.valLoss = loss;
        epoch.best = loss < best - 0.05;
        best = epoch.best ? loss : best;
        epoch.patienceLeft = left = epoch.best ? 3 : left - 1;
        history.append(epoch);
    }
}

QString svgOf(const RunHistory* history)
{
    RunChart chart(chartSpec("loss"));
    chart.setHistory(history);
    return QString::fromUtf8(chart.exported(ExportFormat::Svg, {640, 400}));
}

} // namespace

class TestStoppingMarks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void patienceIsSaidOnceItBurns()
    {
        RunHistory history;
        fillEpochs(history, {1.25, 1.0});
        QVERIFY(!patienceOf(history));
        QVERIFY(!svgOf(&history).contains(QStringLiteral("patience")));
        fillEpochs(history, {1.25, 1.0, 0.96, 1.5});
        QCOMPARE(patienceOf(history)->bound, 0.95);
        QCOMPARE(patienceOf(history)->left, 1);
        QCOMPARE(patienceOf(history)->all, 3);
        const QString svg = svgOf(&history);
        QVERIFY(svg.contains(QStringLiteral("patience 1 of 3")));
        QVERIFY(svg.contains(QStringLiteral("best − 0.05")));
        QVERIFY(!svg.contains(QStringLiteral("weights taken back")));
    }

    void withoutEarlyStoppingThereIsNone()
    {
        RunHistory history;
        fillEpochs(history, {1.0, 1.5}, false);
        QVERIFY(!patienceOf(history));
        history.append(LiveChange{25, "early_stopping.enabled", "false", "true"});
        QCOMPARE(patienceOf(history)->left, 2);
    }

    void liveChangesMoveTheBound()
    {
        RunHistory history;
        fillEpochs(history, {1.0, 1.5});
        history.append(LiveChange{15, "early_stopping.min_delta", "0.05", "0.25"});
        history.append(LiveChange{16, "early_stopping.patience", "3", "7"});
        QCOMPARE(patienceOf(history)->bound, 0.75);
        QCOMPARE(patienceOf(history)->all, 7);
    }

    void theBoundStaysInView()
    {
        RunHistory history;
        fillEpochs(history, {1.0, 1.5});
        history.append(LiveChange{15, "early_stopping.min_delta", "0.05", "0.75"});
        RunChart chart(chartSpec("loss"));
        chart.setHistory(&history);
        QVERIFY(chart.view().lower < 0.25);
    }

    void theStopSaysWhichWeightsCameBack()
    {
        RunHistory history;
        fillEpochs(history, {1.25, 1.0, 1.5, 1.5, 1.5});
        RunSummary summary;
        summary.outcome = Outcome::EarlyStopped;
        history.setSummary(summary);
        const QString svg = svgOf(&history);
        QVERIFY(svg.contains(QStringLiteral("patience 0 of 3")));
        QVERIFY(svg.contains(QStringLiteral("weights taken back from epoch 2")));
        QVERIFY(svg.contains(QStringLiteral(">stopped<")));
    }

    void anEmptyChartSaysWhatItWillShow()
    {
        const QString promise = QStringLiteral("Training loss of every attempt"); // stands in the file's metadata too
        QCOMPARE(svgOf(nullptr).count(promise), 2);
        RunHistory history;
        fillEpochs(history, {1.0});
        QCOMPARE(svgOf(&history).count(promise), 1);
    }
};

QTEST_MAIN(TestStoppingMarks)
#include "tst_stopping_marks.moc"
