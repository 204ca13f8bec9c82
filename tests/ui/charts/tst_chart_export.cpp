// What charts are saved and copied as.
#include "tests/ui/charts/run_chart_fixture.h"
#include "ui/charts/chart_export.h"
#include "ui/charts/export_dialog.h"
#include "ui/charts/table_picture.h"
#include "ui/settings/number_box.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QImage>
#include <QPolygonF>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <cmath>
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

constexpr QSizeF eightHundredPoints(800 * 25.4 / 72, 500 * 25.4 / 72);

} // namespace

class TestChartExport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pngHasTheAskedSizeAndIsWhite();
    void svgStaysInsideTheFrameAfterZoom();
    void pdfIsOne();
    void svgHasMillimetresAndAGenericFont();
    void svgTellsTitleAndDescriptionWhateverTheyHold();
    void footerStandsBelowTheChart();
    void dialogKeepsASizeForEachUnit();
    void nameAndFormatAgree();
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
    const QImage image = QImage::fromData(chart.exported(ExportFormat::Png, {1111, 777}), "PNG");
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
    const QRectF whole = polylineBounds(chart.exported(ExportFormat::Svg, eightHundredPoints), polylines);
    QVERIFY(polylines > 0 && whole.width() > 500);
    for (int i = 0; i < 6; ++i) {
        turnWheel(chart, plotOf(chart)->rect().center());
        turnWheel(chart, plotOf(chart)->rect().center(), Qt::ShiftModifier);
    }
    const QRectF zoomed = polylineBounds(chart.exported(ExportFormat::Svg, eightHundredPoints), polylines);
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
    const QRegularExpression page(QStringLiteral(R"(/MediaBox \[0 0 ([0-9.]+) ([0-9.]+))"));
    const QRegularExpressionMatch box = page.match(QString::fromLatin1(pdf));
    QVERIFY(std::abs(box.captured(1).toDouble() * 25.4 / 72 - 600) < 0.5); // mm
    QVERIFY(std::abs(box.captured(2).toDouble() * 25.4 / 72 - 400) < 0.5);
}

void TestChartExport::svgHasMillimetresAndAGenericFont()
{
    RunHistory history;
    fill(history, 100);
    RunChart chart(chartSpec("loss"));
    chart.setHistory(&history);
    QXmlStreamReader reader(chart.exported(ExportFormat::Svg, {160, 96}));
    QSet<QString> families;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QXmlStreamAttributes attributes = reader.attributes();
        if (reader.name() == QLatin1String("svg")) {
            QCOMPARE(attributes.value(QLatin1String("width")), QStringLiteral("160mm"));
            QCOMPARE(attributes.value(QLatin1String("height")), QStringLiteral("96mm"));
        }
        if (attributes.hasAttribute(QLatin1String("font-family")))
            families << attributes.value(QLatin1String("font-family")).toString();
    }
    QVERIFY(!reader.hasError());
    QVERIFY(families.contains(QStringLiteral("sans-serif")));
    for (const QString& family : families)
        QVERIFY2(family == QLatin1String("sans-serif") || family == QGuiApplication::font().family(),
                 qPrintable(family)); // the second where nothing is written
}

void TestChartExport::svgTellsTitleAndDescriptionWhateverTheyHold()
{
    const FigureCaption caption{"table", "0 < a & \"b\"", "between 0% and <0.1% of %1 & more"};
    TablePicture picture({.caption = caption, .headings = {"x"}, .alignments = {Qt::AlignLeft}, .rows = {{"1"}}});
    QXmlStreamReader reader(rendered(picture, ExportFormat::Svg, {160, 96}));
    QMap<QString, QString> told;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement
            && (reader.name() == QLatin1String("title") || reader.name() == QLatin1String("desc"))) {
            const QString name = reader.name().toString();
            told[name] = reader.readElementText();
        }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(told, (QMap<QString, QString>{{"title", caption.title}, {"desc", caption.description}}));
}

void TestChartExport::footerStandsBelowTheChart()
{
    RunHistory history;
    fill(history, 100);
    RunChart chart(chartSpec("loss"));
    chart.setHistory(&history);
    const QString footer = QStringLiteral("glyph-cnn-amp-1 · glyph-cnn on glyphlab");
    QVERIFY(!chart.exported(ExportFormat::Svg, {160, 96}).contains("glyph-cnn-amp-1"));
    QVERIFY(chart.exported(ExportFormat::Svg, {160, 96}, footer).contains("glyph-cnn-amp-1"));
    const QImage without = QImage::fromData(chart.exported(ExportFormat::Png, {1600, 960}), "PNG");
    const QImage with = QImage::fromData(chart.exported(ExportFormat::Png, {1600, 960}, footer), "PNG");
    QCOMPARE(with.size(), without.size());
    const auto inkIn = [](const QImage& image, int fromRow) {
        int ink = 0;
        for (int y = fromRow; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                ink += image.pixelColor(x, y).lightness() < 128;
        return ink;
    };
    QVERIFY(inkIn(with, 960 - 40) > 100);
}

void TestChartExport::dialogKeepsASizeForEachUnit()
{
    RunHistory history;
    fill(history, 100);
    RunChart first(chartSpec("loss"));
    RunChart second(chartSpec("memory"));
    for (RunChart* chart : {&first, &second})
        chart->setHistory(&history);
    ExportDialog dialog({&first, &second}, &second, QStringLiteral("run"));
    const QList<QComboBox*> boxes = dialog.findChildren<QComboBox*>();
    const QList<NumberBox*> sizes = dialog.findChildren<NumberBox*>();
    QCOMPARE(boxes.size(), 2);
    QCOMPARE(boxes[0]->currentIndex(), 1); // the chart in use
    QComboBox& format = *boxes[1];
    QCOMPARE(sizes[0]->whole(), 1600);
    format.setCurrentIndex(static_cast<int>(ExportFormat::Svg));
    QCOMPARE(sizes[0]->whole(), 160);
    QCOMPARE(sizes[1]->whole(), 96);
    sizes[0]->setWhole(85);
    format.setCurrentIndex(static_cast<int>(ExportFormat::Png));
    QCOMPARE(sizes[0]->whole(), 1600);
    format.setCurrentIndex(static_cast<int>(ExportFormat::Pdf));
    QCOMPARE(sizes[0]->whole(), 85);
    format.setCurrentIndex(static_cast<int>(ExportFormat::Csv));
    QVERIFY(!sizes[0]->isEnabled() && !dialog.findChild<QCheckBox*>()->isEnabled());
}

void TestChartExport::nameAndFormatAgree()
{
    const QTemporaryDir folder;
    RunHistory history;
    history.append(record(1, 0.5));
    RunChart chart(chartSpec("loss"));
    chart.setHistory(&history);
    const auto savedAs = [&](const char* name) { // while PNG is chosen
        auto* dialog = new ExportDialog({&chart}, &chart, QString());
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Save…"))
                button->click();
        const QString path = folder.filePath(QLatin1String(name));
        Q_EMIT dialog->findChild<QFileDialog*>()->fileSelected(path);
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY(savedAs("loss.svg").startsWith("<?xml"));
    QVERIFY(savedAs("loss.PDF").startsWith("%PDF"));
    QVERIFY(savedAs("loss.png").startsWith("\x89PNG"));
    QVERIFY(savedAs("loss.v2").startsWith("\x89PNG"));
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
    QVERIFY(exportFigure(chart, QStringLiteral("/proc/none/loss.png"), ExportFormat::Png, {300, 200}));
}

QTEST_MAIN(TestChartExport)
#include "tst_chart_export.moc"
