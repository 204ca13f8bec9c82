// What a chart of a run shows, and when it draws.
#include "tests/ui/charts/run_chart_fixture.h"
#include "ui/charts/chart_grid.h"

#include <QCoreApplication>
#include <QImage>
#include <QTranslator>

#include <cmath>

using namespace halfstep;

class TestRunChart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }
    void isolatedAndNonFinitePointsStayVisible();
    void hugeValuesDoNotWreckTheRange();
    void aSpikeOfOrdersIsLeftOutOfTheRange();
    void cursorIsLinkedAndReadOut();
    void aSkippedAttemptHasNoValueOfAnother();
    void clippingIsReadOut();
    void withoutAScalerThereIsNoLossScale();
    void brokenAttemptsAreCountedOnce();
    void skipsCloserThanAGlyphShareOne();
    void marksAreReadNearTheirLines();
    void runsLieBehindTheOneInFront();
    void runsOfOtherDataShapeNoAxis();
    void runsBehindStandOnTheSameAxis();
    void whatHidesACurveHidesItOfEveryRun();
    void languageChangeRewords();
    void refreshWithoutNewsCostsNothing();
};

void TestRunChart::isolatedAndNonFinitePointsStayVisible()
{
    RunHistory history;
    int attempt = 0;
    for (const double y : {1.0, notANumber, 0.5, infinite, 0.25, notANumber, 0.125})
        history.append(record(++attempt, y));
    RunChart chart(chartSpec("loss"));
    chart.resize(500, 300);
    chart.setHistory(&history);
    chart.show();
    chart.grab();
    const ChartView view = chart.view();
    QCOMPARE(view.marks.points, 4);
    QCOMPARE(view.marks.attempts.total(), std::int64_t(3));
    QVERIFY(view.lower < 0.125 && view.lower > 0.125 - 0.2);
    QVERIFY(view.upper > 1 && view.upper < 1 + 0.2);
}

void TestRunChart::hugeValuesDoNotWreckTheRange()
{
    RunHistory history;
    int attempt = 0;
    for (const double y : {1.0, 1e308, 0.5, -1e308, 0.25, 0.5})
        history.append(record(++attempt, y));
    RunChart chart(chartSpec("loss"));
    chart.setHistory(&history);
    QVERIFY(chart.view().lower > 0 && chart.view().upper < 1.5);
}

void TestRunChart::aSpikeOfOrdersIsLeftOutOfTheRange()
{
    RunHistory history;
    for (int i = 1; i <= 1000; ++i)
        history.append(record(i, i == 500 ? 1e9 : 2.3 * std::pow(0.99, i)));
    RunChart chart(chartSpec("loss"));
    chart.setHistory(&history);
    // The start of a falling loss stays in view; the lone spike doesn't.
    QVERIFY(chart.view().upper > 2.2 && chart.view().upper < 3);
}

void TestRunChart::cursorIsLinkedAndReadOut()
{
    RunHistory history;
    fill(history, 100);
    ChartGrid grid;
    grid.resize(960, 740);
    grid.setHistory(&history);
    grid.show();
    RunChart& chart = *grid.chart(QStringLiteral("loss"));
    Q_EMIT chart.cursorMoved(51);
    const QStringList lines = grid.chart(QStringLiteral("loss_scale"))->view().cursorLines;
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].contains(QLatin1String("51")));
    QVERIFY(lines[1].contains(QLocale().toString(32768)));
    Q_EMIT chart.cursorMoved(notANumber);
    QVERIFY(grid.chart(QStringLiteral("loss_scale"))->view().cursorLines.isEmpty());
}

void TestRunChart::aSkippedAttemptHasNoValueOfAnother()
{
    RunHistory history;
    for (int i = 1; i <= 9; ++i) {
        AttemptRecord r = record(i, 1.0 / i, i != 5);
        r.scaleNext = i == 5 ? 32768 : 65536;
        r.firstBadTensor = i == 5 ? "fc2.weight" : "";
        history.append(r);
    }
    RunChart chart(chartSpec("gradient_norms"));
    chart.setHistory(&history);
    chart.setCursor(4);
    QCOMPARE(chart.view().cursorLines, (QStringList{"attempt 4", "scaled 131,072", "unscaled 2", "after clipping 1"}));
    chart.setCursor(5);
    QCOMPARE(chart.view().cursorLines, (QStringList{"attempt 5", "scaled 131,072", "unscaled 2",
                                                    "skipped: overflow in fc2.weight, 65,536 → 32,768"}));
    chart.setCursor(10); // nothing happened there yet
    QCOMPARE(chart.view().cursorLines, QStringList{"attempt 10"});
}

void TestRunChart::clippingIsReadOut()
{
    RunConfig config;
    config.mistakes.clipBeforeUnscale = true;
    RunStart start;
    start.gradient = GradientSettings(config);
    RunHistory history;
    history.begin(start);
    for (int i = 1; i <= 8; ++i) {
        AttemptRecord r = record(i, 1);
        r.scaleUsed = i < 5 ? 128 : 16;
        r.normScaled = 2 * r.scaleUsed;
        r.normUnscaled = r.normClipped = 5 / r.scaleUsed; // as recorded: clipped already
        r.clipCoefficient = i == 1 ? 1 : 0.25;
        history.append(r);
    }
    RunChart chart(chartSpec("gradient_norms"));
    chart.setHistory(&history);
    QCOMPARE(chart.content().legend({})[3].text, QStringLiteral("threshold 5 / loss scale = 0.3125"));
    QCOMPARE(chart.content().legend({})[3].brief, QStringLiteral("5/S = 0.31")); // where there is little room
    QCOMPARE(chart.content().legend({})[4].brief, QStringLiteral("clipped 87.5%"));
    chart.setCursor(4);
    QCOMPARE(chart.view().cursorLines,
             (QStringList{"attempt 4", "scaled 256", "unscaled 2", "after clipping 0.03906", "clip coefficient 0.25",
                          "clipped in 75.0% of the updates so far"}));
    history.append(LiveChange{9, "clipping.enabled", "true", "false"});
    history.append(record(9, 1));
    chart.refresh();
    QCOMPARE(chart.content().legend({})[3].text, QStringLiteral("threshold off"));
}

void TestRunChart::withoutAScalerThereIsNoLossScale()
{
    RunHistory history;
    history.append(LiveChange{11, "precision.amp", "true", "false"});
    history.append(LiveChange{21, "precision.amp", "false", "true"});
    for (int i = 1; i <= 30; ++i) {
        AttemptRecord r = record(i, 1, i != 15);
        r.scaleUsed = i < 11 || i > 20 ? 1024 : 1;
        r.scaleNext = r.scaleUsed;
        history.append(r);
    }
    RunChart chart(chartSpec("loss_scale"));
    chart.resize(900, 300);
    chart.setHistory(&history);
    chart.show();
    QVERIFY(chart.view().lower > 256); // nothing is drawn at 1
    QVERIFY(!csvOf(chart).contains(QStringLiteral("\n15,")) && csvOf(chart).contains(QStringLiteral("\n21,1024")));
    chart.setCursor(15);
    QCOMPARE(chart.view().cursorLines, (QStringList{"attempt 15", "no loss scaler in use", "skipped: overflow"}));
    chart.setCursor(21);
    QCOMPARE(chart.view().cursorLines, (QStringList{"attempt 21", "loss scale 1,024", "AMP on"}));
}

void TestRunChart::brokenAttemptsAreCountedOnce()
{
    RunHistory history;
    for (int i = 1; i <= 20; ++i) {
        AttemptRecord r = record(i, i < 4 ? notANumber : 1, i > 6);
        if (i <= 6)
            r.normScaled = r.normUnscaled = infinite;
        history.append(r);
    }
    EpochRecord epoch;
    epoch.epoch = 1;
    epoch.trainLoss = notANumber;
    epoch.valLoss = notANumber;
    epoch.valAccuracy = 0.5;
    epoch.lastAttempt = 20;
    history.append(epoch);
    RunChart norms(chartSpec("gradient_norms"));
    norms.setHistory(&history);
    norms.show();
    norms.grab();
    QCOMPARE(norms.view().marks.attempts.positive, std::int64_t(6));
    RunChart loss(chartSpec("loss"));
    loss.setHistory(&history);
    loss.show();
    loss.grab();
    QCOMPARE(loss.view().marks.attempts.nans, std::int64_t(3));
    QCOMPARE(loss.view().marks.epochs.nans, std::int64_t(1));
    RunHistory other;
    other.append(record(1, notANumber));
    loss.setRuns({{&history, QStringLiteral("a")}, {&other, QStringLiteral("b")}});
    loss.grab();
    QCOMPARE(loss.view().marks.attempts.nans, std::int64_t(3)); // those of the run in front
}

void TestRunChart::skipsCloserThanAGlyphShareOne()
{
    RunHistory history;
    for (int i = 1; i <= 1000; ++i)
        history.append(record(i, 1, (i < 500 || i > 511) && i != 900));
    RunChart chart(chartSpec("loss_scale"));
    chart.resize(500, 300);
    chart.setHistory(&history);
    chart.show();
    chart.grab();
    const auto counts = [&chart] {
        chart.grab();
        std::vector<std::int64_t> all;
        for (const SkipGroup& group : chart.view().marks.skips)
            all.push_back(group.count);
        return all;
    };
    QCOMPARE(counts(), (std::vector<std::int64_t>{12, 1}));
    chart.setCursor(503);
    QVERIFY(chart.view().cursorLines.contains(QStringLiteral("12 skipped attempt(s), 500 to 511")));
    chart.setCursor(900);
    QVERIFY(chart.view().cursorLines.last().startsWith(QStringLiteral("skipped: overflow"))); // alone
    QCOMPARE(chart.content().legend({}).back().swatch, Swatch::Skip);
    chart.setX(499, 512);
    QCOMPARE(counts(), std::vector<std::int64_t>(12, 1));
}

void TestRunChart::marksAreReadNearTheirLines()
{
    RunHistory history;
    fill(history, 1000);
    history.append(LiveChange{500, "clipping.max_norm", "5", "1"});
    RunChart chart(chartSpec("memory"));
    chart.resize(600, 300);
    chart.setHistory(&history);
    chart.show();
    const auto reads = [&](double x) {
        chart.setCursor(x);
        return chart.view().cursorLines.contains(QStringLiteral("threshold 5 → 1"));
    };
    QVERIFY(reads(500) && reads(498) && reads(502));
    QVERIFY(!reads(470) && !reads(530));
    const QImage named = chart.grab().toImage();
    chart.setPlace({.namesMarks = false});
    QVERIFY(chart.grab().toImage() != named); // the line alone
}

void TestRunChart::runsLieBehindTheOneInFront()
{
    RunHistory longer;
    fill(longer, 100);
    RunHistory shorter;
    for (int i = 1; i <= 30; ++i)
        shorter.append(record(i, 7));
    RunChart chart(chartSpec("loss_scale"));
    chart.setRuns({{&shorter, QStringLiteral("a")}, {&longer, QStringLiteral("b, again")}});
    const std::vector<LegendEntry> legend = chart.content().legend({});
    QCOMPARE(legend.size(), std::size_t(2));
    QCOMPARE(legend[0].text, QStringLiteral("loss scale"));
    QCOMPARE(legend[1].text, QStringLiteral("b, again"));
    QCOMPARE(legend[1].swatch, Swatch::Behind);
    QVERIFY(chart.view().to > 100);
    chart.setCursor(12);
    QCOMPARE(chart.view().cursorLines, (QStringList{"attempt 12", "loss scale 65,536", "65,536 (b, again)"}));
    chart.setCursor(60); // beyond the end of the run in front
    QCOMPARE(chart.view().cursorLines, (QStringList{"attempt 60", "32,768 (b, again)"}));
    chart.setX(29.5, 31.5);
    QCOMPARE(csvOf(chart), QStringLiteral("attempt,loss_scale a,\"loss_scale b, again\"\n30,32768,32768\n31,,32768\n"));
    chart.setRuns({{&shorter}});
    QVERIFY(chart.view().to < 31);
    QCOMPARE(chart.content().legend({}).size(), std::size_t(1));
}

void TestRunChart::runsOfOtherDataShapeNoAxis()
{
    const auto fillAs = [](RunHistory& history, const char* dataset, int attempts, double loss, int planned) {
        RunStart start;
        start.dataset = dataset;
        start.plannedAttempts = planned;
        history.begin(start);
        for (int i = 1; i <= attempts; ++i)
            history.append(record(i, loss));
    };
    RunHistory front;
    fillAs(front, "northstar", 20, 1, 60);
    RunHistory same;
    fillAs(same, "northstar", 200, 2, 200);
    RunHistory other;
    fillAs(other, "glyphlab", 5000, 50, 5000);
    RunChart chart(chartSpec("loss"));
    chart.setRuns({{&front, QStringLiteral("a")}, {&same, QStringLiteral("b")}, {&other, QStringLiteral("c")}});
    QVERIFY(chart.view().to > 60 && chart.view().to < 62); // as far as the run in front is going
    QVERIFY(chart.view().upper > 2 && chart.view().upper < 3);
    QCOMPARE(chart.content().legend({})[4].text, QStringLiteral("c, other data or model"));
}

void TestRunChart::runsBehindStandOnTheSameAxis()
{
    RunHistory front;
    RunHistory behind; // larger windows, so fewer attempts for as many samples
    for (int i = 1; i <= 8; ++i) {
        front.append(record(i, 1.0 / i));
        AttemptRecord larger = record(i, 10.0 / i);
        larger.samples = 32;
        behind.append(larger);
    }
    RunChart chart(chartSpec("loss"));
    chart.setRuns({{&front, QStringLiteral("a")}, {&behind, QStringLiteral("b")}});
    chart.setAxis(RunAxisKind::Samples);
    chart.setCursor(64);
    QCOMPARE(chart.view().cursorLines, (QStringList{"64 samples", "training 0.25", "5 · – · – (b)"}));
    QVERIFY(chart.view().to >= 256);
    chart.setAxis(RunAxisKind::Attempt);
    chart.setCursor(4);
    QCOMPARE(chart.view().cursorLines, (QStringList{"attempt 4", "training 0.25", "2.5 · – · – (b)"}));
}

void TestRunChart::whatHidesACurveHidesItOfEveryRun()
{
    RunHistory front;
    fill(front, 20);
    RunHistory behind;
    fill(behind, 20);
    RunChart chart(chartSpec("gradient_norms"));
    chart.setRuns({{&front, QStringLiteral("a")}, {&behind, QStringLiteral("b")}});
    const auto columns = [&](std::vector<bool> hidden) {
        ChartLook look;
        look.hidden = std::move(hidden);
        return chart.content().csv({1, 20}, look).section(u'\n', 0, 0);
    };
    QCOMPARE(columns({}), QStringLiteral("attempt,norm_scaled a,norm_unscaled a,norm_clipped a,norm_scaled b,"
                                         "norm_unscaled b,norm_clipped b"));
    QCOMPARE(columns({true, true}), QStringLiteral("attempt,norm_clipped a,norm_clipped b"));
    QCOMPARE(columns({false, true, true, true}), QStringLiteral("attempt,norm_scaled a"));
    ChartLook look;
    look.hidden = {true, false, true};
    QCOMPARE(chart.content().readOut(10, look).notes.last(), QStringLiteral("2 (b)"));
}

void TestRunChart::languageChangeRewords()
{
    class Shout : public QTranslator {
    public:
        bool isEmpty() const override { return false; }
        QString translate(const char*, const char* text, const char*, int) const override
        {
            return QString::fromUtf8(text).toUpper();
        }
    };
    RunChart chart(chartSpec("loss_scale"));
    QCOMPARE(chart.content().caption().title, QStringLiteral("Loss scale"));
    Shout shout;
    QCoreApplication::installTranslator(&shout);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(chart.content().caption().title, QStringLiteral("LOSS SCALE"));
    QCOMPARE(chart.accessibleDescription(), chart.content().caption().description);
    QCOMPARE(chart.content().caption().name, QStringLiteral("loss_scale"));
    QCoreApplication::removeTranslator(&shout);
}

void TestRunChart::refreshWithoutNewsCostsNothing()
{
    class PaintCount : public QObject {
    public:
        int paints = 0;
        bool eventFilter(QObject*, QEvent* event) override
        {
            paints += event->type() == QEvent::Paint;
            return false;
        }
    };
    RunHistory history;
    fill(history, 100);
    RunChart chart(chartSpec("loss"));
    chart.setHistory(&history);
    chart.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
    QCoreApplication::processEvents();
    PaintCount count;
    plotOf(chart)->installEventFilter(&count);
    chart.refresh();
    QCoreApplication::processEvents();
    QCOMPARE(count.paints, 0);
    history.append(record(101, 0.5));
    chart.refresh();
    QCoreApplication::processEvents();
    QCOMPARE(count.paints, 1);
}

QTEST_MAIN(TestRunChart)
#include "tst_run_chart.moc"
