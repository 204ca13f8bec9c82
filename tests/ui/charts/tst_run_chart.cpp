// What a chart of a run shows, and when it draws.
#include "tests/ui/charts/run_chart_fixture.h"
#include "ui/charts/chart_grid.h"

#include <QCoreApplication>
#include <QTranslator>

#include <cmath>

using namespace halfstep;

class TestRunChart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isolatedAndNonFinitePointsStayVisible();
    void hugeValuesDoNotWreckTheRange();
    void aSpikeOfOrdersIsLeftOutOfTheRange();
    void cursorIsLinkedAndReadOut();
    void severalRunsShareAChart();
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
    QCOMPARE(view.marks.nonFinite(), std::int64_t(3));
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
    Q_EMIT chart.cursorMoved(50);
    const QStringList lines = grid.chart(QStringLiteral("loss_scale"))->view().cursorLines;
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].contains(QLatin1String("50")));
    QVERIFY(lines[1].contains(QLocale().toString(32768)));
    Q_EMIT chart.cursorMoved(notANumber);
    QVERIFY(grid.chart(QStringLiteral("loss_scale"))->view().cursorLines.isEmpty());
}

void TestRunChart::severalRunsShareAChart()
{
    RunHistory longer;
    fill(longer, 100);
    RunHistory shorter;
    for (int i = 1; i <= 30; ++i)
        shorter.append(record(i, 7));
    RunChart chart(chartSpec("loss_scale"));
    chart.setRuns({{&longer, QStringLiteral("a")}, {&shorter, QStringLiteral("b, again")}});
    const std::vector<LegendEntry> legend = chart.content().legend({});
    QCOMPARE(legend.size(), std::size_t(2));
    QCOMPARE(legend[0].text, QStringLiteral("loss scale (a)"));
    QCOMPARE(legend[1].text, QStringLiteral("loss scale (b, again)"));
    QVERIFY(legend[0].ink != legend[1].ink);
    QVERIFY(chart.view().to > 100);
    chart.setCursor(12);
    QCOMPARE(chart.view().cursorLines.size(), 3);
    chart.setX(29.5, 31.5);
    QCOMPARE(csvOf(chart), QStringLiteral("attempt,loss_scale a,\"loss_scale b, again\"\n30,32768,32768\n31,32768,\n"));
    chart.setRuns({{&shorter}});
    QVERIFY(chart.view().to < 31);
    QCOMPARE(chart.content().legend({})[0].text, QStringLiteral("loss scale"));
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
