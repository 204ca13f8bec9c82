#include "engine/records/run_history.h"
#include "ui/charts/chart_export.h"
#include "ui/charts/chart_grid.h"
#include "ui/charts/chart_spec.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QMenu>
#include <QMouseEvent>
#include <QPolygonF>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <QWheelEvent>
#include <QXmlStreamReader>

#include <cmath>
#include <filesystem>
#include <iterator>
#include <limits>

using namespace halfstep;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double infinite = std::numeric_limits<double>::infinity();

AttemptRecord record(std::int64_t attempt, double loss, bool applied = true)
{
    AttemptRecord r;
    r.attempt = attempt;
    r.samples = 16;
    r.loss = loss;
    r.scaleUsed = attempt < 20 ? 65536 : 32768;
    r.applied = applied;
    r.skipReason = applied ? SkipReason::None : SkipReason::GradientOverflow;
    r.normUnscaled = 2;
    r.normScaled = 2 * r.scaleUsed;
    r.normClipped = 1;
    r.liveBytes = 300 * 1024;
    r.peakBytes = 900 * 1024;
    r.forwardMicroseconds = 400;
    return r;
}

void fill(RunHistory& history, int attempts)
{
    history.setReferences({1.0, 100 * 1024, 100 * 1024, 0});
    for (int i = 1; i <= attempts; ++i)
        history.append(record(i, 1.0 / i, i % 10 != 0));
    EpochRecord epoch;
    epoch.epoch = 1;
    epoch.trainLoss = 0.25;
    epoch.valLoss = 0.5;
    epoch.trainAccuracy = 0.75;
    epoch.valAccuracy = 0.5;
    epoch.best = true;
    epoch.lastAttempt = attempts;
    history.append(epoch);
}

QWidget* plotOf(RunChart& chart)
{
    return chart.focusProxy();
}

void turnWheel(RunChart& chart, const QPointF& at, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QWheelEvent event(at, plotOf(chart)->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(plotOf(chart), &event);
}

/// Largest and smallest coordinates of an SVG file's slanting polylines: curves, not ticks, grid or legend.
QRectF polylineBounds(const QByteArray& svg, int& polylines)
{
    QXmlStreamReader reader(svg);
    QRectF bounds;
    polylines = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement || reader.name() != QLatin1String("polyline"))
            continue;
        const QString points = reader.attributes().value(QLatin1String("points")).toString();
        QPolygonF line;
        for (const QString& pair : points.split(u' ', Qt::SkipEmptyParts))
            line << QPointF(pair.section(u',', 0, 0).toDouble(), pair.section(u',', 1, 1).toDouble());
        const QRectF own = line.boundingRect();
        if (own.width() == 0 || own.height() == 0)
            continue;
        ++polylines;
        bounds = bounds.isNull() ? own : bounds.united(own);
    }
    return reader.hasError() ? QRectF() : bounds;
}

} // namespace

class tst_RunChart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isolatedAndNonFinitePointsStayVisible();
    void hugeValuesDoNotWreckTheRange();
    void aSpikeOfOrdersIsLeftOutOfTheRange();
    void wheelStopsFollowingAndDoubleClickFollowsAgain();
    void shiftWheelZoomsValuesOnly();
    void boxZoomShowsTheBox();
    void rightDragPansAndRightClickOpensTheMenu();
    void legendClickHidesACurve();
    void cursorIsLinkedAndReadOut();
    void markersTellDifferences();
    void logarithmTogglesByKey();
    void escapeAndTitleGoBackFromMaximised();
    void pngHasTheAskedSizeAndIsWhite();
    void svgStaysInsideTheFrameAfterZoom();
    void pdfIsOne();
    void csvHoldsWhatIsVisible();
    void figuresOfChartsWithData();
    void languageChangeRewords();
    void refreshWithoutNewsCostsNothing();
};

void tst_RunChart::isolatedAndNonFinitePointsStayVisible()
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
    QCOMPARE(view.markedPoints, 4);
    QCOMPARE(view.nonFinitePoints, 3);
    QVERIFY(view.lower < 0.125 && view.lower > 0.125 - 0.2);
    QVERIFY(view.upper > 1 && view.upper < 1 + 0.2);
}

void tst_RunChart::hugeValuesDoNotWreckTheRange()
{
    RunHistory history;
    int attempt = 0;
    for (const double y : {1.0, 1e308, 0.5, -1e308, 0.25, 0.5})
        history.append(record(++attempt, y));
    RunChart chart(chartSpec("loss"));
    chart.setHistory(&history);
    QVERIFY(chart.view().lower > 0 && chart.view().upper < 1.5);
}

void tst_RunChart::aSpikeOfOrdersIsLeftOutOfTheRange()
{
    RunHistory history;
    for (int i = 1; i <= 1000; ++i)
        history.append(record(i, i == 500 ? 1e9 : 2.3 * std::pow(0.99, i)));
    RunChart chart(chartSpec("loss"));
    chart.setHistory(&history);
    // The start of a falling loss stays in view; the lone spike doesn't.
    QVERIFY(chart.view().upper > 2.2 && chart.view().upper < 3);
}

void tst_RunChart::wheelStopsFollowingAndDoubleClickFollowsAgain()
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

void tst_RunChart::shiftWheelZoomsValuesOnly()
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

void tst_RunChart::boxZoomShowsTheBox()
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

void tst_RunChart::rightDragPansAndRightClickOpensTheMenu()
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

void tst_RunChart::legendClickHidesACurve()
{
    RunHistory history;
    fill(history, 100);
    RunChart chart(chartSpec("gradient_norms"));
    chart.resize(600, 300);
    chart.setHistory(&history);
    chart.show();
    chart.grab();
    QVERIFY(chart.view().upper > 100'000);
    QTest::mouseClick(plotOf(chart), Qt::LeftButton, {}, chart.legendRect(0).center());
    QVERIFY(chart.view().hidden[0]);
    QVERIFY(!chart.view().hidden[1]);
    QVERIFY(chart.view().upper < 100); // the scaled norm no longer counts
    QTest::mouseClick(plotOf(chart), Qt::LeftButton, {}, chart.legendRect(0).center());
    QVERIFY(!chart.view().hidden[0]);
}

void tst_RunChart::cursorIsLinkedAndReadOut()
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

void tst_RunChart::markersTellDifferences()
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

void tst_RunChart::logarithmTogglesByKey()
{
    RunHistory history;
    fill(history, 100);
    RunChart chart(chartSpec("loss"));
    chart.setHistory(&history);
    chart.show();
    QVERIFY(!chart.view().logarithmic);
    QTest::keyClick(plotOf(chart), Qt::Key_L);
    QVERIFY(chart.view().logarithmic);
    QVERIFY(chart.view().lower > 0.001 && chart.view().lower < 0.01);
}

void tst_RunChart::escapeAndTitleGoBackFromMaximised()
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

void tst_RunChart::pngHasTheAskedSizeAndIsWhite()
{
    RunHistory history;
    fill(history, 100);
    QPalette dark;
    dark.setColor(QPalette::Base, Qt::black);
    RunChart chart(chartSpec("loss"));
    chart.setPalette(dark);
    chart.setHistory(&history);
    const QImage image = QImage::fromData(chart.png({1111, 777}, 1.5), "PNG");
    QCOMPARE(image.size(), QSize(1111, 777));
    QCOMPARE(image.pixelColor(0, 0), QColor(Qt::white));
    QCOMPARE(image.pixelColor(1110, 776), QColor(Qt::white));
    QTest::keyClick(plotOf(chart), Qt::Key_C, Qt::ControlModifier);
    QVERIFY(!QGuiApplication::clipboard()->image().isNull());
}

void tst_RunChart::svgStaysInsideTheFrameAfterZoom()
{
    RunHistory history;
    for (int i = 1; i <= 200; ++i)
        history.append(record(i, i % 2 ? 1 : 100));
    RunChart chart(chartSpec("loss"));
    chart.resize(800, 500);
    chart.setHistory(&history);
    chart.show();
    chart.grab();
    int polylines = 0;
    // The whole view's lines span the frame's width and nearly its height: the frame as drawn.
    const QRectF whole = polylineBounds(chart.svg({800, 500}), polylines);
    QVERIFY(polylines > 0 && whole.width() > 500);
    for (int i = 0; i < 6; ++i) {
        turnWheel(chart, plotOf(chart)->rect().center());
        turnWheel(chart, plotOf(chart)->rect().center(), Qt::ShiftModifier);
    }
    const QRectF zoomed = polylineBounds(chart.svg({800, 500}), polylines);
    QVERIFY(polylines > 0);
    QVERIFY(zoomed.width() > 500 && zoomed.height() > 300);
    QVERIFY(zoomed.left() > 40 && zoomed.right() < 800 && zoomed.top() > 15 && zoomed.bottom() < 475);
}

void tst_RunChart::pdfIsOne()
{
    RunHistory history;
    fill(history, 100);
    RunChart chart(chartSpec("memory"));
    chart.setHistory(&history);
    const QByteArray pdf = chart.pdf({600, 400});
    QVERIFY(pdf.startsWith("%PDF"));
    QVERIFY(pdf.size() > 1024);
    QVERIFY(pdf.contains("/MediaBox [0 0 600"));
}

void tst_RunChart::csvHoldsWhatIsVisible()
{
    RunHistory history;
    history.append(record(1, 0.5));
    history.append(record(2, notANumber));
    history.append(record(3, infinite));
    EpochRecord epoch;
    epoch.trainLoss = 0.25;
    epoch.valLoss = 0.125;
    epoch.lastAttempt = 3;
    history.append(epoch);
    RunChart chart(chartSpec("loss"));
    chart.setHistory(&history);
    QCOMPARE(chart.visibleCsv(), QStringLiteral("attempt,train_loss,epoch_train_loss,validation_loss\n"
                                                "1,0.5,,\n2,nan,,\n3,inf,0.25,0.125\n"));
    chart.setTimeRange(1.5, 10);
    QCOMPARE(chart.visibleCsv(), QStringLiteral("attempt,train_loss,epoch_train_loss,validation_loss\n"
                                                "2,nan,,\n3,inf,0.25,0.125\n"));
}

void tst_RunChart::figuresOfChartsWithData()
{
    RunHistory history;
    history.append(record(1, 0.5));
    history.append(record(2, 0.4));
    QTemporaryDir folder;
    const QString target = folder.path() + QStringLiteral("/Árvíztűrő/figures");
    QVERIFY(exportFigures(history, target.toStdString()).empty());
    for (const char* name :
         {"loss", "loss_scale", "gradient_norms", "memory", "skipped_steps", "learning_rate", "throughput"}) {
        QVERIFY(!QImage(target + u'/' + QLatin1String(name) + QStringLiteral(".png")).isNull());
        QVERIFY(QFile::exists(target + u'/' + QLatin1String(name) + QStringLiteral(".svg")));
    }
    QVERIFY(!QFile::exists(target + QStringLiteral("/accuracy.png"))); // no epoch has ended
    const std::string odd = folder.path().toStdString() + "/caf\xe9";
    QVERIFY(exportFigures(history, odd).empty());
    QVERIFY(std::filesystem::file_size(odd + "/loss.png") > 1000);
    QVERIFY(std::filesystem::file_size(odd + "/loss.svg") > 1000);
    const auto folders = std::filesystem::directory_iterator(folder.path().toStdString());
    QCOMPARE(std::distance(begin(folders), end(folders)), 2);
    RunChart chart(chartSpec("loss"));
    chart.setHistory(&history);
    QVERIFY(exportChart(chart, QStringLiteral("/proc/none/loss.png"), ExportFormat::Png, {300, 200}));
}

void tst_RunChart::languageChangeRewords()
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
    QCOMPARE(chart.title(), QStringLiteral("Loss scale"));
    Shout shout;
    QCoreApplication::installTranslator(&shout);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(chart.title(), QStringLiteral("LOSS SCALE"));
    QCOMPARE(chart.accessibleDescription(), chart.description());
    QCOMPARE(chart.fileName(), QStringLiteral("loss_scale"));
    QCoreApplication::removeTranslator(&shout);
}

void tst_RunChart::refreshWithoutNewsCostsNothing()
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

QTEST_MAIN(tst_RunChart)
#include "tst_run_chart.moc"
