// The x axes of a run's charts: where attempts stand on each, by hand-counted records, and what follows when the axis
// is chosen.
#include "tests/ui/charts/run_chart_fixture.h"
#include "ui/charts/chart_grid.h"

#include <cmath>

using namespace halfstep;

namespace {

/// Three epochs' worth of four attempts each, of which two epochs and half of the third are done: ten attempts of 8, 8,
/// 8 and 4 samples an epoch, a tenth of a second each; attempts 1, 2 and 7 skipped.
void fillEpochs(RunHistory& history)
{
    RunStart start;
    start.trainSamples = 28;
    history.begin(start);
    for (int i = 1; i <= 10; ++i) {
        AttemptRecord r = record(i, 1.0 / i, i != 1 && i != 2 && i != 7);
        r.samples = i % 4 ? 8 : 4;
        r.forwardMicroseconds = 60'000;
        r.backwardMicroseconds = 40'000;
        history.append(r);
        if (i % 4)
            continue;
        EpochRecord epoch;
        epoch.epoch = i / 4;
        epoch.valLoss = 0.5;
        epoch.lastAttempt = i;
        history.append(epoch);
    }
}

} // namespace

class TestRunAxis : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void attemptsStandWhereTheyShould_data();
    void attemptsStandWhereTheyShould();
    void placesLeadBackToAttempts();
    void rangesHoldWhatStandsInThem();
    void longRunsKeepTheirPlaces();
    void csvFollowsTheAxis();
    void cursorReadsTheSameAttempt();
    void zoomAndMarkersStayInTheRun();
    void everyAxisIsNamedOnce();
};

void TestRunAxis::attemptsStandWhereTheyShould_data()
{
    QTest::addColumn<RunAxisKind>("kind");
    QTest::addColumn<QList<double>>("places"); ///< of attempts 1 to 10
    QTest::newRow("attempt") << RunAxisKind::Attempt << QList<double>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    QTest::newRow("update") << RunAxisKind::Update << QList<double>{0, 0, 1, 2, 3, 4, 4, 5, 6, 7};
    QTest::newRow("epoch") << RunAxisKind::Epoch
                           << QList<double>{8 / 28.,      16 / 28.,     24 / 28., 1,           1 + 8 / 28.,
                                            1 + 16 / 28., 1 + 24 / 28., 2,        2 + 8 / 28., 2 + 16 / 28.};
    QTest::newRow("samples") << RunAxisKind::Samples << QList<double>{8, 16, 24, 28, 36, 44, 52, 56, 64, 72};
    QTest::newRow("seconds") << RunAxisKind::Seconds << QList<double>{0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0};
}

void TestRunAxis::attemptsStandWhereTheyShould()
{
    QFETCH(RunAxisKind, kind);
    QFETCH(QList<double>, places);
    RunHistory history;
    fillEpochs(history);
    const RunAxis axis(kind, history);
    for (int i = 0; i < 10; ++i)
        QVERIFY2(std::abs(axis.place(i + 1) - places[i]) < 1e-12, qPrintable(QString::number(axis.place(i + 1))));
}

void TestRunAxis::placesLeadBackToAttempts()
{
    RunHistory history;
    fillEpochs(history);
    const RunAxis updates(RunAxisKind::Update, history);
    QCOMPARE(updates.attemptAt(4), 6.0); // the update, not the skipped attempt behind it
    QCOMPARE(updates.attemptAt(4.9), 6.0);
    QCOMPARE(updates.attemptAt(7), 10.0);
    QCOMPARE(updates.attemptAt(100), 10.0);
    const RunAxis samples(RunAxisKind::Samples, history);
    QCOMPARE(samples.attemptAt(7.9), 0.0); // before the first
    QCOMPARE(samples.attemptAt(8), 1.0);
    QCOMPARE(samples.attemptAt(51), 6.0);
    const RunHistory empty;
    QCOMPARE(RunAxis(RunAxisKind::Seconds, empty).attemptAt(1), 0.0);
}

void TestRunAxis::rangesHoldWhatStandsInThem()
{
    RunHistory history;
    fillEpochs(history);
    const RunAxis updates(RunAxisKind::Update, history);
    const ValueRange inside = updates.attemptsWithin({4, 4});
    QCOMPARE(inside.lower, 6.0);
    QCOMPARE(inside.upper, 7.0); // with the skipped one
    const ValueRange all = updates.attemptsWithin({-1, 50});
    QCOMPARE(all.lower, 1.0);
    QCOMPARE(all.upper, 10.0);
    const ValueRange none = RunAxis(RunAxisKind::Samples, history).attemptsWithin({29, 31});
    QCOMPARE(none.lower, 4.5); // so that the line from one attempt to the next is drawn
    QCOMPARE(none.upper, 4.5);
    RunChart chart(chartSpec("loss_scale"));
    const auto inked = [&chart] { // in the curve's colour, legend included
        chart.setX(29, 31);
        return chart.exported(ExportFormat::Svg, {500, 300}).count(ChartPalette::forExport().ink(0).name().toLatin1());
    };
    const auto legendAlone = inked();
    chart.setHistory(&history);
    chart.setAxis(RunAxisKind::Samples);
    QVERIFY(inked() > legendAlone);
}

/// Where records are no longer kept one by one, places stay within a block and never fall.
void TestRunAxis::longRunsKeepTheirPlaces()
{
    RunHistory history;
    const int attempts = 50'000;
    for (int i = 1; i <= attempts; ++i)
        history.append(record(i, 1, i % 10 != 0));
    const RunAxis updates(RunAxisKind::Update, history);
    const RunAxis samples(RunAxisKind::Samples, history);
    double before = 0;
    for (int i = 1; i <= attempts; i += 7) {
        QVERIFY(std::abs(samples.place(i) - 16.0 * i) < 1e-6);
        QVERIFY(std::abs(updates.place(i) - (i - i / 10)) <= 2);
        QVERIFY(updates.place(i) >= before);
        before = updates.place(i);
    }
    QCOMPARE(updates.place(attempts), 45'000.0);
}

void TestRunAxis::csvFollowsTheAxis()
{
    RunHistory history;
    fillEpochs(history);
    RunChart chart(chartSpec("loss_scale"));
    chart.setHistory(&history);
    chart.setAxis(RunAxisKind::Update);
    QStringList rows = csvOf(chart).split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(rows.size(), 11); // skipped attempts keep rows of their own
    QCOMPARE(rows[0], QStringLiteral("update,loss_scale"));
    QCOMPARE(rows[6], QStringLiteral("4,65536"));
    QCOMPARE(rows[7], QStringLiteral("4,65536"));
    chart.setAxis(RunAxisKind::Samples);
    chart.setX(30, 60);
    QCOMPARE(csvOf(chart), QStringLiteral("samples,loss_scale\n36,65536\n44,65536\n52,65536\n56,65536\n"));
}

void TestRunAxis::cursorReadsTheSameAttempt()
{
    RunHistory history;
    fillEpochs(history);
    RunChart loss(chartSpec("loss"));
    loss.setHistory(&history);
    const auto read = [&](RunAxisKind kind, double x) {
        loss.setAxis(kind);
        loss.setCursor(x);
        return loss.view().cursorLines;
    };
    QCOMPARE(read(RunAxisKind::Attempt, 6.2).first(), QStringLiteral("attempt 6"));
    const QString lossOfSix = loss.view().cursorLines[1];
    QCOMPARE(read(RunAxisKind::Update, 4.4).mid(0, 2), (QStringList{QStringLiteral("update 4"), lossOfSix}));
    QCOMPARE(read(RunAxisKind::Samples, 45)[0], QStringLiteral("44 samples"));
    QCOMPARE(loss.view().cursorLines[1], lossOfSix);
    QCOMPARE(read(RunAxisKind::Seconds, 0.65)[1], lossOfSix);
    QCOMPARE(read(RunAxisKind::Epoch, 1.6)[1], lossOfSix);
    loss.setMarkers(1, 2);
    QVERIFY(loss.view().differenceLines.first().contains(QStringLiteral("1 epochs")));
}

void TestRunAxis::zoomAndMarkersStayInTheRun()
{
    RunHistory history;
    fillEpochs(history);
    ChartGrid grid;
    grid.resize(900, 700);
    grid.setHistory(&history);
    RunChart& chart = *grid.chart(QStringLiteral("loss"));
    Q_EMIT chart.markersChosen(3, 6);
    for (const RunAxisSpec& axis : runAxes()) {
        grid.choose({.axis = axis.kind});
        for (const RunChart* each : grid.charts()) {
            QCOMPARE(each->content().caption().x.title, axis.titleText());
            QVERIFY(each->view().to >= RunAxis(axis.kind, history).place(10));
        }
    }
    QVERIFY(
        grid.chart(QStringLiteral("skipped_steps"))->view().differenceLines.first().contains(QLatin1String("0.3 s")));
    chart.setX(0.35, 0.85); // attempts 4 to 8
    Q_EMIT chart.xChosen(0.35, 0.85);
    grid.choose({.axis = RunAxisKind::Attempt});
    QVERIFY(!grid.following());
    QCOMPARE(chart.view().from, 3.0);
    QCOMPARE(chart.view().to, 8.0);
    grid.fitAll();
    QCOMPARE(grid.chart(QStringLiteral("memory"))->view().differenceLines.first(), QStringLiteral("B − A: 3 attempts"));
}

void TestRunAxis::everyAxisIsNamedOnce()
{
    for (const RunAxisSpec& axis : runAxes()) {
        QCOMPARE(&runAxis(axis.kind), &axis);
        QCOMPARE(runAxisNamed(axis.name), axis.kind);
    }
    QCOMPARE(runAxisNamed("parsecs"), RunAxisKind::Attempt);
}

QTEST_MAIN(TestRunAxis)
#include "tst_run_axis.moc"
