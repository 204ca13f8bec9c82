// How charts share a grid.
#include "tests/ui/charts/run_chart_fixture.h"
#include "ui/charts/chart_grid.h"
#include "ui/charts/grid_rows.h"

#include <QMenu>
#include <QMouseEvent>

#include <algorithm>
#include <map>

using namespace halfstep;

class TestChartGrid : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chartsOfARowAreEquallyWide_data();
    void chartsOfARowAreEquallyWide();
    void firstRowHoldsTheRest_data();
    void firstRowHoldsTheRest();
    void enlargedChartFillsTheGrid();
    void chartsAreHiddenAndMoved();
    void titleIsDraggedToAPlace();
    void choicesReturn();
    void controlWheelChangesTheType();
    void eventMovesCursorAndView();
    void legendGivesWayToThePlot_data();
    void legendGivesWayToThePlot();

private:
    /// Names of the charts shown, from left to right and top to bottom.
    static QStringList namesIn(const ChartGrid& grid)
    {
        std::map<std::pair<int, int>, QString> places;
        for (const RunChart* chart : grid.charts())
            if (chart->isVisible())
                places[{chart->y(), chart->x()}] = chart->content().caption().name;
        QStringList names;
        for (const auto& [place, name] : places)
            names << name;
        return names;
    }
    static QAction* entryOf(RunChart& chart, const char* name)
    {
        QTest::mouseClick(plotOf(chart), Qt::RightButton, {}, plotOf(chart)->rect().center());
        auto* menu = chart.findChild<QMenu*>(QStringLiteral("chartMenu"));
        menu->close();
        return menu->findChild<QAction*>(QString::fromLatin1(name));
    }
};

void TestChartGrid::chartsOfARowAreEquallyWide_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QList<int>>("rows"); ///< charts in each
    QTest::newRow("beside the settings on 1024x768") << QSize(670, 450) << QList<int>{3, 3, 3};
    QTest::newRow("on 1280x800") << QSize(930, 520) << QList<int>{3, 3, 3};
    QTest::newRow("on 1920x1080") << QSize(1570, 800) << QList<int>{3, 3, 3};
    QTest::newRow("on 2560x1440") << QSize(2200, 1200) << QList<int>{3, 3, 3};
}

void TestChartGrid::chartsOfARowAreEquallyWide()
{
    QFETCH(QSize, size);
    QFETCH(QList<int>, rows);
    ChartGrid grid;
    grid.resize(size);
    grid.show();
    QVERIFY(QTest::qWaitForWindowExposed(&grid));
    std::map<int, QList<int>> widths; // by the row's top
    for (const RunChart* chart : grid.charts())
        widths[chart->y()] << chart->width();
    QList<int> found;
    for (const auto& [top, row] : widths) {
        found << static_cast<int>(row.size());
        const auto [least, most] = std::ranges::minmax(row);
        QVERIFY2(most - least <= 2, qPrintable(QStringLiteral("%1 to %2").arg(least).arg(most)));
        QVERIFY(std::abs(most * row.size() - size.width()) <= 2 * row.size() + 2);
    }
    QCOMPARE(found, rows);
}

void TestChartGrid::enlargedChartFillsTheGrid()
{
    ChartGrid grid;
    grid.resize(2200, 1200);
    grid.show();
    QVERIFY(QTest::qWaitForWindowExposed(&grid));
    RunChart& chart = *grid.chart(QStringLiteral("throughput"));
    Q_EMIT chart.maximiseRequested();
    QTRY_COMPARE(chart.size(), grid.size());
    Q_EMIT chart.maximiseRequested();
    QTRY_VERIFY(chart.width() < 1105 && chart.height() < 405);
}

void TestChartGrid::firstRowHoldsTheRest_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<std::vector<int>>("rows");
    QTest::newRow("none") << 0 << QSize(600, 400) << std::vector<int>{};
    QTest::newRow("one") << 1 << QSize(600, 400) << std::vector<int>{1};
    QTest::newRow("two of a flat grid") << 2 << QSize(1600, 500) << std::vector<int>{2};
    QTest::newRow("two of a high grid") << 2 << QSize(500, 700) << std::vector<int>{1, 1};
    QTest::newRow("seven") << 7 << QSize(930, 520) << std::vector<int>{1, 3, 3};
    QTest::newRow("eight") << 8 << QSize(930, 520) << std::vector<int>{2, 3, 3};
}

void TestChartGrid::firstRowHoldsTheRest()
{
    QFETCH(int, count);
    QFETCH(QSize, size);
    QTEST(gridRows(count, size), "rows");
}

void TestChartGrid::chartsAreHiddenAndMoved()
{
    ChartGrid grid;
    grid.resize(930, 520);
    grid.show();
    QVERIFY(QTest::qWaitForWindowExposed(&grid));
    const QStringList all = namesIn(grid);
    QCOMPARE(all.size(), 9);
    RunChart& norms = *grid.chart(QStringLiteral("gradient_norms"));
    entryOf(norms, "moveEarlier")->trigger();
    QTRY_COMPARE(namesIn(grid).mid(0, 3), (QStringList{all[0], QStringLiteral("gradient_norms"), all[1]}));
    entryOf(*grid.chart(all[0]), "moveEarlier")->trigger(); // is the first already
    entryOf(*grid.chart(QStringLiteral("memory")), "hide")->trigger();
    QTRY_COMPARE(namesIn(grid).size(), 8);
    QVERIFY(!namesIn(grid).contains(QStringLiteral("memory")));
    GridChoices none = grid.choices();
    none.hidden = all;
    grid.choose(none);
    QCOMPARE(namesIn(grid).size(), 8); // some are always shown
    QVERIFY(grid.chartInUse());
}

void TestChartGrid::titleIsDraggedToAPlace()
{
    ChartGrid grid;
    grid.resize(930, 520);
    grid.show();
    QVERIFY(QTest::qWaitForWindowExposed(&grid));
    const QStringList before = namesIn(grid);
    RunChart& loss = *grid.chart(QStringLiteral("loss"));
    const QPoint from(20, 8);
    const QPoint to = loss.mapFromGlobal(grid.chart(before[4])->mapToGlobal(QPoint(60, 60)));
    QTest::mousePress(plotOf(loss), Qt::LeftButton, {}, from);
    QMouseEvent drag(QEvent::MouseMove, to, plotOf(loss)->mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(plotOf(loss), &drag);
    QTest::mouseRelease(plotOf(loss), Qt::LeftButton, {}, to);
    QStringList after = before;
    after.move(0, 4);
    QTRY_COMPARE(namesIn(grid), after);
    QVERIFY(loss.following()); // no box was drawn
}

void TestChartGrid::choicesReturn()
{
    const GridChoices choices{
        RunAxisKind::Epoch, 0.95, 130, {QStringLiteral("memory"), QStringLiteral("gone")}, {QStringLiteral("loss")}};
    QVariantMap remembered;
    choices.writeTo(remembered);
    QCOMPARE(GridChoices::from(remembered), choices);
    QCOMPARE(GridChoices::from({}), GridChoices{});
    remembered[QStringLiteral("textSize")] = 1'000'000;
    QCOMPARE(GridChoices::from(remembered).textSize, 250);
    ChartGrid grid;
    grid.resize(930, 520);
    grid.choose(choices);
    grid.show();
    QVERIFY(QTest::qWaitForWindowExposed(&grid));
    QCOMPARE(namesIn(grid).front(), QStringLiteral("memory"));
    QCOMPARE(namesIn(grid).size(), 8);
    QCOMPARE(grid.charts().front()->content().caption().x.title, QStringLiteral("epoch"));
}

void TestChartGrid::controlWheelChangesTheType()
{
    RunHistory history;
    fill(history, 100);
    ChartGrid grid;
    grid.resize(930, 520);
    grid.setHistory(&history);
    grid.show();
    QVERIFY(QTest::qWaitForWindowExposed(&grid));
    RunChart& loss = *grid.chart(QStringLiteral("loss"));
    const double right = loss.view().to;
    const auto heightOf = [](const RunChart& chart) { return chart.view().legend.front().height(); };
    const int before = heightOf(loss);
    for (int turn = 0; turn < 4; ++turn)
        turnWheel(loss, plotOf(loss)->rect().center(), Qt::ControlModifier);
    QCOMPARE(grid.choices().textSize, 140);
    for (const RunChart* chart : grid.charts())
        QVERIFY(heightOf(*chart) > before);
    QVERIFY(grid.following());
    QCOMPARE(loss.view().to, right);
}

void TestChartGrid::eventMovesCursorAndView()
{
    RunHistory history;
    fill(history, 100);
    ChartGrid grid;
    grid.resize(930, 520);
    grid.setHistory(&history);
    grid.show();
    grid.showAttempt(30);
    QVERIFY(grid.following());
    for (const RunChart* chart : grid.charts())
        QCOMPARE(chart->view().cursorLines.front(), QStringLiteral("attempt 30"));
    for (RunChart* chart : grid.charts())
        chart->setX(60, 80);
    grid.showAttempt(30);
    QCOMPARE(grid.chart(QStringLiteral("loss"))->view().from, 20.0);
    QCOMPARE(grid.chart(QStringLiteral("memory"))->view().to, 40.0);
}

void TestChartGrid::legendGivesWayToThePlot_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("as small as can be") << QSize(160, 96);
    QTest::newRow("on a projector") << QSize(222, 150);
    QTest::newRow("half a window") << QSize(500, 260);
}

void TestChartGrid::legendGivesWayToThePlot()
{
    QFETCH(QSize, size);
    RunHistory history;
    fill(history, 1000);
    for (const ChartSpec& spec : chartSpecs()) {
        RunChart chart(spec);
        chart.resize(size);
        chart.setHistory(&history);
        chart.show();
        const ChartView view = chart.view();
        QVERIFY(view.xTicks.labelled.size() >= 2 && view.valueTicks.labelled.size() >= 2);
        for (const QRect& entry : view.legend) {
            QVERIFY(!entry.isEmpty()); // a click still hides its curve
            QVERIFY2(entry.right() <= size.width() && entry.bottom() <= 0.36 * size.height() + 2, spec.name);
        }
    }
}

QTEST_MAIN(TestChartGrid)
#include "tst_chart_grid.moc"
