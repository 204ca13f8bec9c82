// What charts are saved and copied as.
#include "tests/ui/charts/run_chart_fixture.h"
#include "ui/charts/chart_export.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPolygonF>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <filesystem>
#include <iterator>

using namespace halfstep;

namespace {

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

class TestChartExport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pngHasTheAskedSizeAndIsWhite();
    void svgStaysInsideTheFrameAfterZoom();
    void pdfIsOne();
    void csvHoldsWhatIsVisible();
    void figuresOfChartsWithData();
};

void TestChartExport::pngHasTheAskedSizeAndIsWhite()
{
    RunHistory history;
    fill(history, 100);
    QPalette dark;
    dark.setColor(QPalette::Base, Qt::black);
    RunChart chart(chartSpec("loss"));
    chart.setPalette(dark);
    chart.setHistory(&history);
    const QImage image = QImage::fromData(chart.exported(ExportFormat::Png, {1111, 777}, 1.5), "PNG");
    QCOMPARE(image.size(), QSize(1111, 777));
    QCOMPARE(image.pixelColor(0, 0), QColor(Qt::white));
    QCOMPARE(image.pixelColor(1110, 776), QColor(Qt::white));
    QTest::keyClick(plotOf(chart), Qt::Key_C, Qt::ControlModifier);
    QVERIFY(!QGuiApplication::clipboard()->image().isNull());
}

void TestChartExport::svgStaysInsideTheFrameAfterZoom()
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
    const QRectF whole = polylineBounds(chart.exported(ExportFormat::Svg, {800, 500}), polylines);
    QVERIFY(polylines > 0 && whole.width() > 500);
    for (int i = 0; i < 6; ++i) {
        turnWheel(chart, plotOf(chart)->rect().center());
        turnWheel(chart, plotOf(chart)->rect().center(), Qt::ShiftModifier);
    }
    const QRectF zoomed = polylineBounds(chart.exported(ExportFormat::Svg, {800, 500}), polylines);
    QVERIFY(polylines > 0);
    QVERIFY(zoomed.width() > 500 && zoomed.height() > 300);
    QVERIFY(zoomed.left() > 40 && zoomed.right() < 800 && zoomed.top() > 15 && zoomed.bottom() < 475);
}

void TestChartExport::pdfIsOne()
{
    RunHistory history;
    fill(history, 100);
    RunChart chart(chartSpec("memory"));
    chart.setHistory(&history);
    const QByteArray pdf = chart.exported(ExportFormat::Pdf, {600, 400});
    QVERIFY(pdf.startsWith("%PDF"));
    QVERIFY(pdf.size() > 1024);
    QVERIFY(pdf.contains("/MediaBox [0 0 600"));
}

void TestChartExport::csvHoldsWhatIsVisible()
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
    QCOMPARE(csvOf(chart), QStringLiteral("attempt,train_loss,epoch_train_loss,validation_loss\n"
                                          "1,0.5,,\n2,nan,,\n3,inf,0.25,0.125\n"));
    chart.setX(1.5, 10);
    QCOMPARE(csvOf(chart), QStringLiteral("attempt,train_loss,epoch_train_loss,validation_loss\n"
                                          "2,nan,,\n3,inf,0.25,0.125\n"));
}

void TestChartExport::figuresOfChartsWithData()
{
    RunHistory history;
    history.append(record(1, 0.5));
    history.append(record(2, 0.4));
    QTemporaryDir folder;
    const QString target = folder.path() + QStringLiteral("/Árvíztűrő/figures");
    QVERIFY(exportFigures({{&history}}, target.toStdString()).empty());
    for (const char* name :
         {"loss", "loss_scale", "gradient_norms", "memory", "skipped_steps", "learning_rate", "throughput"}) {
        QVERIFY(!QImage(target + u'/' + QLatin1String(name) + QStringLiteral(".png")).isNull());
        QVERIFY(QFile::exists(target + u'/' + QLatin1String(name) + QStringLiteral(".svg")));
    }
    QVERIFY(!QFile::exists(target + QStringLiteral("/accuracy.png"))); // no epoch has ended
    const std::string odd = folder.path().toStdString() + "/caf\xe9";
    QVERIFY(exportFigures({{&history}}, odd).empty());
    QVERIFY(std::filesystem::file_size(odd + "/loss.png") > 1000);
    QVERIFY(std::filesystem::file_size(odd + "/loss.svg") > 1000);
    const auto folders = std::filesystem::directory_iterator(folder.path().toStdString());
    QCOMPARE(std::distance(begin(folders), end(folders)), 2);
    RunChart chart(chartSpec("loss"));
    chart.setHistory(&history);
    QVERIFY(exportChart(chart, QStringLiteral("/proc/none/loss.png"), ExportFormat::Png, {300, 200}));
}

QTEST_MAIN(TestChartExport)
#include "tst_chart_export.moc"
