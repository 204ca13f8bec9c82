// The frame around any content, here three bars: it has header, cursors, menu, export and words without a line of its
// own about them.
#include "tests/ui/charts/run_chart_fixture.h"
#include "ui/charts/plot_area.h"
#include "ui/charts/run_lines.h"

#include <QImage>
#include <QMenu>
#include <QSignalSpy>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace halfstep;

namespace {

/// How many samples of a data set are of each class.
class Bars : public ChartContent {
public:
    std::vector<double> heights;

    std::int64_t revision() const override { return static_cast<std::int64_t>(heights.size()); }
    bool hasData() const override { return !heights.empty(); }
    ChartCaption caption() const override
    {
        return {QStringLiteral("classes"),
                QStringLiteral("Classes"),
                QStringLiteral("Samples of every class."),
                {QStringLiteral("class"), AxisNumbers::Count, false, 1},
                {QStringLiteral("samples"), AxisNumbers::Count}};
    }
    std::vector<LegendEntry> legend(const ChartLook&) const override { return {{QStringLiteral("training"), 1}}; }
    ValueRange xExtent() const override { return {-0.5, static_cast<double>(heights.size()) - 0.5}; }
    ValueExtent valueExtent(const ValueRange&, const ChartLook& look) const override
    {
        const double highest = heights.empty() || !look.shows(0) ? 1 : *std::ranges::max_element(heights);
        return {{0, highest}, true};
    }
    DrawnMarks draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const override
    {
        painter.setPen(Qt::NoPen);
        painter.setBrush(look.palette.ink(1));
        for (std::size_t i = 0; i < heights.size() && look.shows(0); ++i) {
            const auto x = static_cast<double>(i);
            painter.drawRect(QRectF(QPointF(area.x(x - 0.4), area.y(heights[i])), QPointF(area.x(x + 0.4), area.y(0))));
        }
        return {};
    }
    ReadOut readOut(double x, const ChartLook& look) const override
    {
        const double at = std::clamp(std::round(x), 0.0, std::max(0.0, static_cast<double>(heights.size()) - 1));
        ReadOut out{at, QStringLiteral("class %1").arg(at), {}, {}};
        if (hasData() && look.shows(0))
            out.values = {{0, {heights[static_cast<std::size_t>(at)], heights[static_cast<std::size_t>(at)]}}};
        return out;
    }
    QString distanceText(double x) const override { return QStringLiteral("%1 classes on").arg(x); }
    QString csv(const ValueRange& x, const ChartLook&) const override
    {
        QString text = QStringLiteral("class,samples\n");
        for (std::size_t i = 0; i < heights.size(); ++i)
            if (const auto at = static_cast<double>(i); at >= x.lower && at <= x.upper)
                text += QStringLiteral("%1,%2\n").arg(at).arg(heights[i]);
        return text;
    }
};

} // namespace

class TestChartWidget : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_chart.reset(); }
    void wordsAreSaidEverywhere();
    void rangesCoverTheContent();
    void emptyChartsSayWhy();
    void newsIsDrawn();
    void wheelZoomsNoCloserThanAllowed();
    void cursorsReadTheBars();
    void legendAndMenuHideThem();
    void picturesAndTableAreExported();

private:
    std::shared_ptr<Bars> m_bars;
    std::unique_ptr<ChartWidget> m_chart;
};

void TestChartWidget::init()
{
    m_bars = std::make_shared<Bars>();
    m_bars->heights = {40, 10, 30};
    m_chart = std::make_unique<ChartWidget>(m_bars);
    m_chart->resize(500, 300);
    m_chart->show();
    m_chart->refresh();
    m_chart->grab();
}

void TestChartWidget::wordsAreSaidEverywhere()
{
    QCOMPARE(m_chart->accessibleName(), QStringLiteral("Classes"));
    QCOMPARE(m_chart->accessibleDescription(), QStringLiteral("Samples of every class."));
    QCOMPARE(m_chart->toolTip(), QStringLiteral("Samples of every class."));
    const QByteArray svg = m_chart->exported(ExportFormat::Svg, {800, 500});
    for (const char* word : {"Classes", "training", ">class<", ">samples<", "Samples of every class."})
        QVERIFY2(svg.contains(word), word);
}

void TestChartWidget::rangesCoverTheContent()
{
    const ChartView view = m_chart->view();
    QVERIFY(view.from < -0.5 && view.to > 2.5);
    QCOMPARE(view.lower, 0.0); // bars stand on the frame's foot
    QVERIFY(view.upper > 40);
    QVERIFY(!view.logarithmic);
}

void TestChartWidget::newsIsDrawn()
{
    const QImage before = m_chart->grab().toImage();
    m_bars->heights.push_back(90);
    m_chart->refresh();
    QVERIFY(m_chart->grab().toImage() != before);
    QVERIFY(m_chart->view().upper > 90);
}

void TestChartWidget::emptyChartsSayWhy()
{
    RunHistory history;
    RunLines accuracy(chartSpec("accuracy"));
    RunLines loss(chartSpec("loss"));
    for (RunLines* lines : {&accuracy, &loss})
        lines->setRuns({{&history}});
    QCOMPARE(accuracy.emptyText(), chartSpec("accuracy").descriptionText());
    history.setSummary({});
    QCOMPARE(accuracy.emptyText(), QStringLiteral("This run ended before its first epoch did."));
    QCOMPARE(loss.emptyText(), QStringLiteral("This run ended before its first attempt."));
    EpochRecord epoch;
    epoch.epoch = 1;
    epoch.trainAccuracy = epoch.valAccuracy = notANumber;
    history.append(epoch);
    QVERIFY(!accuracy.hasData());
    QVERIFY(accuracy.emptyText().startsWith(QStringLiteral("A regression")));
}

void TestChartWidget::wheelZoomsNoCloserThanAllowed()
{
    QSignalSpy chosen(m_chart.get(), &ChartWidget::xChosen);
    for (int turn = 0; turn < 30; ++turn)
        turnWheel(*m_chart, plotOf(*m_chart)->rect().center());
    QVERIFY(!m_chart->following());
    QCOMPARE(chosen.count(), 30);
    QVERIFY(std::abs(m_chart->view().to - m_chart->view().from - 1) < 1e-9);
    QTest::keyClick(plotOf(*m_chart), Qt::Key_Home);
    QVERIFY(m_chart->following());
}

void TestChartWidget::cursorsReadTheBars()
{
    m_chart->setCursor(1.2);
    QCOMPARE(m_chart->view().cursorLines, (QStringList{QStringLiteral("class 1"), QStringLiteral("training 10")}));
    QTest::keyClick(plotOf(*m_chart), Qt::Key_A);
    m_chart->setCursor(1.8);
    QTest::keyClick(plotOf(*m_chart), Qt::Key_B);
    QCOMPARE(m_chart->view().differenceLines,
             (QStringList{QStringLiteral("1 classes on"), QStringLiteral("training 20")}));
}

void TestChartWidget::legendAndMenuHideThem()
{
    QTest::mouseClick(plotOf(*m_chart), Qt::LeftButton, {}, m_chart->view().legend[0].center());
    QVERIFY(m_chart->view().hidden[0]);
    QVERIFY(m_chart->view().upper < 2);
    QTest::mouseClick(plotOf(*m_chart), Qt::RightButton, {}, plotOf(*m_chart)->rect().center());
    auto* menu = m_chart->findChild<QMenu*>(QStringLiteral("chartMenu"));
    QVERIFY(menu);
    menu->findChild<QMenu*>()->actions().front()->setChecked(true);
    QVERIFY(!m_chart->view().hidden[0]);
    QVERIFY(m_chart->view().upper > 40);
    menu->close();
}

void TestChartWidget::picturesAndTableAreExported()
{
    const QImage image = QImage::fromData(m_chart->exported(ExportFormat::Png, {640, 400}), "PNG");
    QCOMPARE(image.size(), QSize(640, 400));
    QCOMPARE(image.pixelColor(0, 0), QColor(Qt::white));
    QVERIFY(m_chart->exported(ExportFormat::Pdf, {640, 400}).startsWith("%PDF"));
    m_chart->setX(0.5, 5);
    QCOMPARE(csvOf(*m_chart), QStringLiteral("class,samples\n1,10\n2,30\n"));
}

QTEST_MAIN(TestChartWidget)
#include "tst_chart_widget.moc"
