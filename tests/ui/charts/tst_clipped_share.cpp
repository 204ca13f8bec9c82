// The chart of gradient norms says which share of the updates was clipped, over the run and in view.
#include "tests/ui/charts/run_chart_fixture.h"
#include "ui/charts/chart_grid.h"

using namespace halfstep;

namespace {

/// Forty attempts: 4, 8, ... skipped, so 30 updates; clipped are 1 to 10 but for the skipped ones, which are 8 of them,
/// and from 21 on, at a lower threshold, all 15 that were applied.
void fillClipped(RunHistory& history)
{
    RunConfig config;
    config.clipping = {true, 5};
    RunStart start;
    start.gradient = GradientSettings(config);
    history.begin(start);
    history.append(LiveChange{21, "clipping.max_norm", "5", "1"});
    for (int i = 1; i <= 40; ++i) {
        AttemptRecord r = record(i, 1, i % 4 != 0);
        r.normUnscaled = i <= 10 ? 10 : 2;
        r.clipCoefficient = i <= 10 || i > 20 ? 0.5 : 1;
        r.normClipped = r.normUnscaled * r.clipCoefficient;
        history.append(r);
    }
}

QString noteOf(const RunChart& chart, const ChartLook& look)
{
    for (const LegendEntry& entry : chart.content().legend(look))
        if (entry.swatch == Swatch::Note)
            return entry.text;
    return {};
}

} // namespace

class TestClippedShare : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void legendFollowsTheZoom()
    {
        RunHistory history;
        fillClipped(history);
        RunChart chart(chartSpec("gradient_norms"));
        chart.setHistory(&history);
        // 8 + 15 of 30.
        QCOMPARE(noteOf(chart, {}), QStringLiteral("clipped: 76.7% of all updates"));
        const auto inView = [&](double from, double to) {
            ChartLook look;
            look.followsX = false;
            look.visible = {from, to};
            return noteOf(chart, look);
        };
        QCOMPARE(inView(11, 20), QStringLiteral("clipped: 76.7% of all updates, 0.0% of those in view"));
        // Of 15 to 24 six were applied after and before the change: 15, 17, 18, 19, 21, 22, 23; three of seven.
        QCOMPARE(inView(15, 24), QStringLiteral("clipped: 76.7% of all updates, 42.9% of those in view"));
        QCOMPARE(inView(8, 8.5), QStringLiteral("clipped: 76.7% of all updates, none of which is in view"));
        QCOMPARE(inView(-10, 100), QStringLiteral("clipped: 76.7% of all updates"));
    }

    void theSentenceCountsWhatIsNotFinite()
    {
        RunHistory history;
        fillClipped(history);
        for (const double norm : {infinite, infinite, notANumber}) {
            AttemptRecord bad = record(history.attempts() + 1, 1, false);
            bad.normScaled = norm;
            history.append(bad);
        }
        RunChart chart(chartSpec("gradient_norms"));
        chart.setHistory(&history);
        const QString told = chart.content().sentence({});
        QVERIFY2(told.endsWith(QStringLiteral("NaN in 1 attempt(s), inf in 2 attempt(s).")), qPrintable(told));
        ChartLook early;
        early.followsX = false;
        early.visible = {1, 10};
        QVERIFY(!chart.content().sentence(early).contains(QStringLiteral("inf")));
    }

    void thresholdIsAStepLineOverThreeNorms()
    {
        RunHistory history;
        fillClipped(history);
        const Series& threshold = history.series(Quantity::ClippingThreshold);
        QCOMPARE(threshold.y(19), 5.0);
        QCOMPARE(threshold.y(20), 1.0);
        RunChart chart(chartSpec("gradient_norms"));
        chart.setHistory(&history);
        QVERIFY(chart.view().logarithmic);
        chart.setCursor(25);
        QCOMPARE(chart.view().cursorLines.mid(1, 3), (QStringList{"scaled 65,536", "unscaled 2", "after clipping 1"}));
        QVERIFY(
            chart.view().cursorLines.contains(QStringLiteral("clipped in 63.2% of the updates so far"))); // 12 of 19
        QVERIFY(chart.view().lower < 1 && chart.view().upper > 131072);
    }

    void wordsForScreenReadersFollow()
    {
        RunHistory history;
        fillClipped(history);
        RunChart chart(chartSpec("gradient_norms"));
        chart.resize(600, 300);
        chart.setHistory(&history);
        chart.show();
        chart.grab();
        QVERIFY(chart.accessibleDescription().endsWith(QStringLiteral("Clipped: 76.7% of all updates.")));
        QCOMPARE(chart.toolTip(), chart.accessibleDescription());
        chart.setX(11, 20);
        chart.grab();
        QVERIFY(chart.accessibleDescription().endsWith(QStringLiteral("0.0% of those in view.")));
        QVERIFY(chart.exported(ExportFormat::Svg, {160, 96}).contains("0.0% of those in view"));
        RunChart other(chartSpec("memory"));
        other.setHistory(&history);
        QCOMPARE(other.accessibleDescription(), chartSpec("memory").descriptionText());
    }

    void boundsAreSaidWhereTheHistoryHasOnlyThose()
    {
        RunHistory history;
        RunConfig config;
        config.clipping = {true, 5};
        RunStart start;
        start.gradient = GradientSettings(config);
        history.begin(start);
        for (int i = 1; i <= 60'000; ++i) {
            AttemptRecord r = record(i, 1);
            r.clipCoefficient = i % 2 == 0 ? 0.5 : 1;
            history.append(r);
        }
        RunChart chart(chartSpec("gradient_norms"));
        chart.setHistory(&history);
        QCOMPARE(noteOf(chart, {}), QStringLiteral("clipped: 50.0% of all updates"));
        ChartLook look;
        look.followsX = false;
        look.visible = {101, 300}; // within blocks of many attempts
        const QString text = noteOf(chart, look);
        QVERIFY2(text.contains(QStringLiteral(" … ")), qPrintable(text));
        look.visible = {59'001, 59'100};
        QVERIFY(noteOf(chart, look).endsWith(QStringLiteral(", 50.0% of those in view")));
    }
};

QTEST_MAIN(TestClippedShare)
#include "tst_clipped_share.moc"
