// What mouse and keys do to charts.
#include "tests/ui/charts/run_chart_fixture.h"
#include "ui/charts/chart_grid.h"

#include <QMenu>
#include <QMouseEvent>
#include <QSignalSpy>

#include <cmath>

using namespace halfstep;

class TestChartInput : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theReadOutHidesNoCurve();
    void theReadOutLeavesMostOfASmallPlotFree();
    void largeNumbersStayBelowTheLegend();
    void wheelStopsFollowingAndDoubleClickFollowsAgain();
    void shiftWheelZoomsValuesOnly();
    void boxZoomShowsTheBox();
    void rightDragPansAndRightClickOpensTheMenu();
    void legendClickHidesACurve();
    void markersTellDifferences();
    void logarithmTogglesByKey();
    void escapeAndTitleGoBackFromMaximised();
    void zoomGoesBackOneLevel();
    void tagTellsOfAZoomAndFollowsAgain();
};

void TestChartInput::wheelStopsFollowingAndDoubleClickFollowsAgain()
{
    RunHistory history;
    fill(history, 100);
    ChartGrid grid;
    grid.resize(960, 740);
    grid.setHistory(&history);
    grid.show();
    RunChart& chart = *grid.chart(QStringLiteral("loss"));
    QSignalSpy following(&grid, &ChartGrid::followingChanged);
    QVERIFY(grid.following());
    const double before = chart.view().to - chart.view().from;
    turnWheel(chart, plotOf(chart)->rect().center());
    QVERIFY(!grid.following());
    QCOMPARE(following.count(), 1);
    QVERIFY(qFuzzyCompare(chart.view().to - chart.view().from, before * 0.8));
    for (const RunChart* other : grid.charts())
        QCOMPARE(other->view().to, chart.view().to);
    const double zoomedTo = chart.view().to;
    history.append(record(101, 0.01));
    grid.refresh();
    QCOMPARE(chart.view().to, zoomedTo);

    QTest::mouseDClick(plotOf(chart), Qt::LeftButton, {}, plotOf(chart)->rect().center());
    QVERIFY(grid.following());
    QCOMPARE(following.count(), 2);
    QVERIFY(chart.view().from <= 1 && chart.view().to >= 101);
}

void TestChartInput::shiftWheelZoomsValuesOnly()
{
    RunHistory history;
    fill(history, 100);
    RunChart chart(chartSpec("loss"));
    chart.resize(500, 300);
    chart.setHistory(&history);
    chart.show();
    const ChartView before = chart.view();
    turnWheel(chart, plotOf(chart)->rect().center(), Qt::ShiftModifier);
    QVERIFY(chart.following());
    QVERIFY(qFuzzyCompare(chart.view().upper - chart.view().lower, (before.upper - before.lower) * 0.8));
    turnWheel(chart, {10, plotOf(chart)->rect().center().y() + 0.0});
    QVERIFY(qFuzzyCompare(chart.view().upper - chart.view().lower, (before.upper - before.lower) * 0.64));
    QVERIFY(chart.following());
}

void TestChartInput::boxZoomShowsTheBox()
{
    RunHistory history;
    fill(history, 100);
    RunChart chart(chartSpec("loss"));
    chart.resize(600, 400);
    chart.setHistory(&history);
    chart.show();
    const ChartView before = chart.view();
    const QPoint centre = plotOf(chart)->rect().center();
    QTest::mousePress(plotOf(chart), Qt::LeftButton, {}, centre);
    QMouseEvent drag(QEvent::MouseMove, centre + QPoint(80, 60), plotOf(chart)->mapToGlobal(centre + QPoint(80, 60)),
                     Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(plotOf(chart), &drag);
    QTest::mouseRelease(plotOf(chart), Qt::LeftButton, {}, centre + QPoint(80, 60));
    QVERIFY(!chart.following());
    QVERIFY(chart.view().from > before.from + 30 && chart.view().to < before.to - 10);
    QVERIFY(chart.view().upper < before.upper && chart.view().lower > before.lower);
}

void TestChartInput::rightDragPansAndRightClickOpensTheMenu()
{
    RunHistory history;
    fill(history, 100);
    RunChart chart(chartSpec("loss"));
    chart.resize(600, 400);
    chart.setHistory(&history);
    chart.show();
    const ChartView before = chart.view();
    const QPoint centre = plotOf(chart)->rect().center();
    QTest::mousePress(plotOf(chart), Qt::RightButton, {}, centre);
    QMouseEvent drag(QEvent::MouseMove, centre + QPoint(-50, 0), plotOf(chart)->mapToGlobal(centre + QPoint(-50, 0)),
                     Qt::NoButton, Qt::RightButton, Qt::NoModifier);
    QCoreApplication::sendEvent(plotOf(chart), &drag);
    QTest::mouseRelease(plotOf(chart), Qt::RightButton, {}, centre + QPoint(-50, 0));
    QVERIFY(chart.view().from > before.from + 5);
    QVERIFY(std::abs((chart.view().to - chart.view().from) - (before.to - before.from)) < 1e-6);
    QVERIFY(!chart.findChild<QMenu*>(QStringLiteral("chartMenu")));

    QTest::mouseClick(plotOf(chart), Qt::RightButton, {}, centre);
    auto* menu = chart.findChild<QMenu*>(QStringLiteral("chartMenu"));
    QVERIFY(menu);
    QSignalSpy exported(&chart, &RunChart::exportRequested);
    menu->findChild<QAction*>(QStringLiteral("saveAs"))->trigger();
    QCOMPARE(exported.count(), 1);
    menu->findChild<QAction*>(QStringLiteral("fit"))->trigger();
    QVERIFY(chart.following());
    menu->close();
}

void TestChartInput::legendClickHidesACurve()
{
    RunHistory history;
    fill(history, 100);
    RunChart chart(chartSpec("gradient_norms"));
    chart.resize(600, 300);
    chart.setHistory(&history);
    chart.show();
    chart.grab();
    QVERIFY(chart.view().upper > 100'000);
    QTest::mouseClick(plotOf(chart), Qt::LeftButton, {}, chart.view().legend[0].center());
    QVERIFY(chart.view().hidden[0]);
    QVERIFY(!chart.view().hidden[1]);
    QVERIFY(chart.view().upper < 100); // the scaled norm no longer counts
    QTest::mouseClick(plotOf(chart), Qt::LeftButton, {}, chart.view().legend[0].center());
    QVERIFY(!chart.view().hidden[0]);
}

void TestChartInput::markersTellDifferences()
{
    RunHistory history;
    fill(history, 100);
    RunChart chart(chartSpec("skipped_steps"));
    chart.resize(600, 300);
    chart.setHistory(&history);
    chart.show();
    chart.setCursor(10);
    QTest::keyClick(plotOf(chart), Qt::Key_A);
    chart.setCursor(45);
    QTest::keyClick(plotOf(chart), Qt::Key_B);
    const QStringList lines = chart.view().differenceLines;
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].contains(QLatin1String("35")));
    QVERIFY(lines[1].endsWith(QLatin1String(" 3"))); // skips at 20, 30, 40
    QTest::keyClick(plotOf(chart), Qt::Key_Escape);
    QVERIFY(chart.view().differenceLines.isEmpty());
}

void TestChartInput::logarithmTogglesByKey()
{
    RunHistory history;
    fill(history, 100);
    RunChart chart(chartSpec("loss"));
    chart.resize(500, 300);
    chart.setHistory(&history);
    chart.show();
    QVERIFY(!chart.view().logarithmic);
    QTest::keyClick(plotOf(chart), Qt::Key_L);
    QVERIFY(chart.view().logarithmic);
    QVERIFY(chart.view().lower > 0.001 && chart.view().lower < 0.01);
}

void TestChartInput::escapeAndTitleGoBackFromMaximised()
{
    ChartGrid grid;
    grid.resize(960, 740);
    grid.show();
    RunChart& chart = *grid.chart(QStringLiteral("memory"));
    QTest::mouseDClick(plotOf(chart), Qt::LeftButton, {}, QPoint(20, 8));
    QCOMPARE(grid.maximised(), &chart);
    QVERIFY(!grid.chart(QStringLiteral("loss"))->isVisible());
    QTest::mouseDClick(plotOf(chart), Qt::LeftButton, {}, QPoint(20, 8));
    QVERIFY(!grid.maximised());
    QVERIFY(grid.chart(QStringLiteral("loss"))->isVisible());
}

void TestChartInput::zoomGoesBackOneLevel()
{
    RunHistory history;
    fill(history, 100);
    ChartGrid grid;
    grid.resize(960, 740);
    grid.setHistory(&history);
    grid.show();
    RunChart& chart = *grid.chart(QStringLiteral("loss"));
    const ChartView whole = chart.view();
    QTest::keyClick(plotOf(chart), Qt::Key_Backspace); // nowhere to go
    QVERIFY(grid.following());
    for (int turn = 0; turn < 3; ++turn)
        turnWheel(chart, plotOf(chart)->rect().center());
    const ChartView turned = chart.view();
    QTest::keyClick(plotOf(chart), Qt::Key_Left); // pans
    QVERIFY(chart.view().from < turned.from);
    QTest::keyClick(plotOf(chart), Qt::Key_Backspace);
    for (const RunChart* other : grid.charts())
        QCOMPARE(other->view().from, turned.from);
    QTest::keyClick(plotOf(chart), Qt::Key_Backspace); // one level only
    QCOMPARE(chart.view().from, turned.from);
    QTest::keyClick(plotOf(chart), Qt::Key_Home);
    for (int turn = 0; turn < 3; ++turn)
        turnWheel(chart, plotOf(chart)->rect().center());
    QTest::keyClick(plotOf(chart), Qt::Key_Backspace);
    QVERIFY(grid.following());
    QCOMPARE(grid.chart(QStringLiteral("memory"))->view().to, whole.to);
}

void TestChartInput::tagTellsOfAZoomAndFollowsAgain()
{
    RunHistory history;
    fill(history, 100);
    ChartGrid grid;
    grid.resize(960, 740);
    grid.setHistory(&history);
    grid.show();
    RunChart& chart = *grid.chart(QStringLiteral("skipped_steps"));
    RunChart& other = *grid.chart(QStringLiteral("memory"));
    QVERIFY(chart.view().followTag.isNull());
    turnWheel(chart, plotOf(chart)->rect().center());
    QVERIFY(!chart.view().followTag.isNull());
    QVERIFY(other.view().followTag.isNull()); // one of them tells
    turnWheel(other, plotOf(other)->rect().center());
    QVERIFY(chart.view().followTag.isNull());
    QTest::mouseClick(plotOf(other), Qt::LeftButton, {}, other.view().followTag.center());
    QVERIFY(grid.following());
    QVERIFY(other.view().followTag.isNull());
    turnWheel(chart, plotOf(chart)->rect().center(), Qt::ShiftModifier);
    QVERIFY(grid.following() && !chart.view().followTag.isNull());
}

void TestChartInput::theReadOutHidesNoCurve()
{
    RunHistory history;
    for (int i = 1; i <= 200; ++i)
        history.append(record(i, 1));
    RunChart chart(chartSpec("loss"));
    chart.resize(206, 165); // one of nine on a projector
    chart.setHistory(&history);
    chart.show();
    const QImage drawn = chart.grab().toImage();
    const QRgb ink = ChartPalette::forScreen(chart.palette()).ink(0).rgb();
    const int top = chart.view().legend.back().bottom() + 6;
    int pixels = 0;
    for (const int x : {70, 110, 150, 185}) {
        QTest::mouseMove(plotOf(chart), QPoint(x, 120));
        chart.grab();
        const QRectF room = chart.view().readOutRoom;
        QVERIFY(QRectF(chart.rect()).contains(room) && room.height() > 10);
        for (int y = top; y < drawn.height(); ++y)
            for (int column = 0; column < drawn.width(); ++column)
                if (drawn.pixel(column, y) == ink) {
                    ++pixels;
                    QVERIFY2(!room.contains(column, y), qPrintable(QStringLiteral("%1, %2").arg(column).arg(y)));
                }
    }
    QVERIFY(pixels > 100);
}

/// Where the plot is small it tells less; the tooltip tells the rest.
void TestChartInput::theReadOutLeavesMostOfASmallPlotFree()
{
    RunHistory history;
    for (int i = 1; i <= 200; ++i) {
        AttemptRecord noisy = record(i, 1);
        noisy.normScaled = 1e5 * (1 + i % 7);
        noisy.normUnscaled = 10.0 * (1 + i % 5);
        noisy.normClipped = 1 + i % 3;
        history.append(noisy);
    }
    for (const char* name : {"loss", "gradient_norms"})
        for (const QSize size : {QSize(110, 90), QSize(160, 120), QSize(206, 165), QSize(300, 200), QSize(700, 400)}) {
            RunChart chart(chartSpec(name));
            chart.resize(size);
            chart.setHistory(&history);
            chart.show();
            for (const int percent : {1, 20, 50, 80, 99}) {
                const QRect frame = chart.view().frame;
                const QPoint place(frame.left() + frame.width() * percent / 100, frame.center().y());
                QTest::mouseMove(plotOf(chart), place);
                chart.holdCursor(true, true);
                chart.grab();
                const QRectF room = chart.view().readOutRoom;
                QVERIFY(!room.isEmpty());
                const QSizeF hidden = room.intersected(QRectF(frame)).size();
                const double share = hidden.width() * hidden.height() / (frame.width() * frame.height());
                QVERIFY2(share < 0.36,
                         qPrintable(QStringLiteral("%1 at %2: %3").arg(name).arg(size.width()).arg(share)));
                chart.holdCursor(false, true);
            }
        }
}

/// Wherever the highest one comes to stand.
void TestChartInput::largeNumbersStayBelowTheLegend()
{
    double closest = 1e9;
    for (int step = 0; step < 40; ++step) {
        RunHistory history;
        for (int i = 1; i <= 50; ++i)
            history.append(record(i, (1 + step * 0.025) * (i % 2)));
        RunChart chart(chartSpec("loss"));
        QFont large = chart.font();
        large.setPixelSize(26);
        chart.setFont(large);
        chart.resize(600, 400);
        chart.setHistory(&history);
        chart.show();
        chart.grab();
        const ChartView view = chart.view();
        QFont labels = large;
        labels.setPixelSize(25);
        const double fraction = (view.upper - view.valueTicks.labelled.back().at) / (view.upper - view.lower);
        const double middle = view.frame.top() + fraction * view.frame.height();
        const double gap = middle - QFontMetricsF(labels).capHeight() / 2 - view.legend.back().bottom();
        closest = std::min(closest, gap);
        QVERIFY2(gap > -3, qPrintable(QStringLiteral("step %1: %2").arg(step).arg(gap)));
    }
    QVERIFY(closest < 6); // some do come close
}

QTEST_MAIN(TestChartInput)
#include "tst_chart_input.moc"
