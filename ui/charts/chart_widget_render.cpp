#include "ui/charts/chart_widget_drawing.h"

#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

constexpr int exportTextSize = 11;  ///< points
constexpr double columnWidth = 160; ///< of a page's text, in millimetres: a PNG's type is as large as on that
constexpr double point = 25.4 / 72; ///< in millimetres
constexpr int pdfResolution = 1200; ///< dots an inch
constexpr int svgResolution = 2540; ///< a hundred an millimetre

/// What is drawn, and what stands below it.
struct Figure {
    ChartPlot& plot;
    QString footer;
};

/// `scale`: dots of the device that a point has.
void render(const Figure& figure, QPaintDevice& device, const QSizeF& points, double scale,
            QCPPainter::PainterModes modes)
{
    ChartPlot& plot = figure.plot;
    const QSize size = points.toSize();
    const QFont font = plot.xAxis->labelFont();
    const int width = size.width() - 12;
    const int footer = figure.footer.isEmpty()
                           ? 0
                           : QFontMetrics(font)
                                     .boundingRect(QRect(0, 0, width, size.height()), Qt::TextWordWrap, figure.footer)
                                     .height()
                                 + 6;
    const QSize chart(size.width(), std::max(1, size.height() - footer));
    plot.updateRanges(chart);
    QCPPainter painter;
    if (!painter.begin(&device))
        return;
    painter.setModes(modes | QCPPainter::pmNoCaching | QCPPainter::pmNonCosmetic);
    painter.scale(scale, scale);
    painter.fillRect(QRect(QPoint(0, 0), size), plot.look().palette.background);
    plot.toPainter(&painter, chart.width(), chart.height());
    painter.setFont(font);
    painter.setPen(plot.look().palette.faintText);
    painter.drawText(QRect(6, chart.height() + 2, width, footer), Qt::TextWordWrap, figure.footer);
    painter.end();
}

QImage image(const Figure& figure, const QSize& pixels, double scale)
{
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(figure.plot.look().palette.background);
    const QSizeF points = QSizeF(pixels) / scale;
    render(figure, image, points, pixels.width() / std::max(std::round(points.width()), 1.0), {});
    return image;
}

QImage image(const Figure& figure, const QSize& pixels)
{
    return image(figure, pixels, std::max(1.0, pixels.width() * point / columnWidth));
}

QByteArray svg(const Figure& figure, const QSizeF& millimetres)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const ChartCaption caption = figure.plot.content().caption();
    const QSizeF points = millimetres / point;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(svgResolution);
    generator.setSize((millimetres * svgResolution / 25.4).toSize());
    generator.setViewBox(QRectF(QPointF(0, 0), points));
    generator.setTitle(caption.title);
    figure.plot.updateRanges(points.toSize());
    generator.setDescription(figure.plot.content().sentence(figure.plot.look()));
    render(figure, generator, points, 1, QCPPainter::pmVectorized);
    return buffer.data();
}

QByteArray pdf(const Figure& figure, const QSizeF& millimetres)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(pdfResolution);
    writer.setPageSize(QPageSize(millimetres, QPageSize::Millimeter, QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setTitle(figure.plot.content().caption().title);
    writer.setCreator(QStringLiteral("Halfstep"));
    render(figure, writer, millimetres / point, pdfResolution / 72.0, QCPPainter::pmVectorized);
    return buffer.data();
}

} // namespace

QByteArray pngOf(const QImage& picture)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    return buffer.data();
}

std::unique_ptr<ChartPlot> ChartWidget::Drawing::copyForExport() const
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
    copy->look().visible = shown.followsX ? content->xExtent() : plot->zoom().x();
    copy->setStyle({.textSize = exportTextSize, .family = QStringLiteral("sans-serif")});
    return copy;
}

QByteArray ChartWidget::exported(ExportFormat format, const QSizeF& size, const QString& footer) const
{
    ChartPlot& plot = *m_drawing->plot;
    if (format == ExportFormat::Csv) {
        plot.updateRanges(plot.size());
        return m_drawing->content->csv(plot.zoom().x(), plot.look()).toUtf8();
    }
    if (size.isEmpty())
        return {};
    const auto copy = m_drawing->copyForExport();
    const QStringList notes = m_drawing->content->footnotes(copy->look());
    const Figure figure{*copy, (footer.isEmpty() ? notes : notes + QStringList(footer)).join(u'\n')};
    switch (format) {
    case ExportFormat::Png: return pngOf(image(figure, size.toSize()));
    case ExportFormat::Svg: return svg(figure, size);
    case ExportFormat::Pdf: return pdf(figure, size);
    case ExportFormat::Csv: break;
    }
    return {};
}

QImage ChartWidget::drawn(const QSize& pixels, const QString& footer) const
{
    const auto copy = m_drawing->copyForExport();
    return image({*copy, footer}, pixels);
}

void ChartWidget::copyToClipboard() const
{
    const double ratio = devicePixelRatioF();
    const QSize shown = m_drawing->plot->size().expandedTo({640, 400});
    const auto copy = m_drawing->copyForExport();
    QGuiApplication::clipboard()->setImage(image({*copy, {}}, shown * 2 * ratio, 2 * ratio));
}

} // namespace halfstep
