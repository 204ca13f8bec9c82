// How charts share a grid.
#include "tests/ui/charts/run_chart_fixture.h"
#include "ui/charts/chart_grid.h"

#include <algorithm>
#include <map>

using namespace halfstep;

class TestChartGrid : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chartsOfARowAreEquallyWide_data();
    void chartsOfARowAreEquallyWide();
    void enlargedChartFillsTheGrid();
};

void TestChartGrid::chartsOfARowAreEquallyWide_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QList<int>>("rows"); ///< charts in each
    QTest::newRow("beside the settings on 1024x768") << QSize(670, 530) << QList<int>{2, 2, 2, 2, 1};
    QTest::newRow("on 1280x800") << QSize(930, 560) << QList<int>{2, 2, 2, 2, 1};
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

QTEST_MAIN(TestChartGrid)
#include "tst_chart_grid.moc"
