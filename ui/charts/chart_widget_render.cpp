#include "ui/charts/chart_widget_parts.h"

#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>

namespace halfstep {
namespace {

constexpr int exportTextSize = 13;
constexpr int pdfResolution = 1200;

void render(ChartPlot& plot, QPaintDevice& device, const QSize& size, double scale, QCPPainter::PainterModes modes)
{
    plot.updateRanges(size);
    QCPPainter painter;
    if (!painter.begin(&device))
        return;
    painter.setModes(modes | QCPPainter::pmNoCaching | QCPPainter::pmNonCosmetic);
    painter.scale(scale, scale);
    painter.fillRect(QRect(QPoint(0, 0), size), plot.look().palette.background);
    plot.toPainter(&painter, size.width(), size.height());
    painter.end();
}

QImage image(ChartPlot& plot, const QSize& pixels, double scale)
{
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(plot.look().palette.background);
    const QSize size((QSizeF(pixels) / scale).toSize());
    render(plot, image, size, static_cast<double>(pixels.width()) / std::max(size.width(), 1), {});
    return image;
}

QByteArray png(ChartPlot& plot, const QSize& pixels, double scale)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image(plot, pixels, scale).save(&buffer, "PNG");
    return buffer.data();
}

QByteArray svg(ChartPlot& plot, const QSize& points)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const ChartCaption caption = plot.content().caption();
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(points);
    generator.setViewBox(QRect(QPoint(0, 0), points));
    generator.setTitle(caption.title);
    generator.setDescription(caption.description);
    render(plot, generator, points, 1, QCPPainter::pmVectorized);
    return buffer.data();
}

QByteArray pdf(ChartPlot& plot, const QSize& points)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(pdfResolution);
    writer.setPageSize(QPageSize(QSizeF(points), QPageSize::Point, QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setTitle(plot.content().caption().title);
    writer.setCreator(QStringLiteral("Halfstep"));
    render(plot, writer, points, pdfResolution / 72.0, QCPPainter::pmVectorized);
    return buffer.data();
}

} // namespace

std::unique_ptr<ChartPlot> ChartWidget::Parts::copyForExport() const
{
    const ChartLook& shown = plot->look();
    auto copy = std::make_unique<ChartPlot>(content);
    copy->look().hidden = shown.hidden;
    copy->look().spelledOut = true;
    copy->setLogarithmic(shown.logarithmic);
    if (!shown.followsX)
        copy->zoom().setX(plot->zoom().x().lower, plot->zoom().x().upper);
    if (!shown.followsValues)
        copy->zoom().setValues(plot->zoom().values().lower, plot->zoom().values().upper);
    copy->setStyle({.textSize = exportTextSize, .family = QStringLiteral("sans-serif")});
    return copy;
}

QByteArray ChartWidget::exported(ExportFormat format, const QSize& size, double scale) const
{
    ChartPlot& plot = *m_parts->plot;
    if (format == ExportFormat::Csv) {
        plot.updateRanges(plot.size());
        return m_parts->content->csv(plot.zoom().x(), plot.look()).toUtf8();
    }
    if (size.isEmpty() || !(scale > 0))
        return {};
    const auto copy = m_parts->copyForExport();
    switch (format) {
    case ExportFormat::Png: return png(*copy, size, scale);
    case ExportFormat::Svg: return svg(*copy, size);
    case ExportFormat::Pdf: return pdf(*copy, size);
    case ExportFormat::Csv: break;
    }
    return {};
}

void ChartWidget::copyToClipboard() const
{
    const double ratio = devicePixelRatioF();
    const QSize shown = m_parts->plot->size().expandedTo({640, 400});
    QGuiApplication::clipboard()->setImage(image(*m_parts->copyForExport(), shown * 2 * ratio, 2 * ratio));
}

} // namespace halfstep
