#include "ui/charts/chart_plot.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {
constexpr int heightForTitles = 260; ///< below this, axis titles would take too much of the frame
}

ChartPlot::ChartPlot(ChartKind kind, QWidget* parent)
    : QCustomPlot(parent)
    , m_state(kind)
    , m_curves(new CurveLayer(this, m_state))
    , m_marks(new MarkLayer(this, m_state))
    , m_overlay(new OverlayLayer(this, m_state))
    , m_header(new ChartHeader(this, m_state, *m_curves))
{
    setNotAntialiasedElements(QCP::aeAll);
    setMinimumSize(160, 110);
    plotLayout()->insertRow(0);
    plotLayout()->addElement(0, 0, m_header);
    plotLayout()->setRowSpacing(0);
    m_timeTicker->setUp(AxisNumbers::Count, false);
    xAxis->setTicker(m_timeTicker);
    yAxis->setTicker(m_valueTicker);
    for (QCPAxis* axis : {xAxis, yAxis, xAxis2, yAxis2}) {
        axis->setVisible(true);
        axis->setTicks(axis == xAxis || axis == yAxis);
        axis->setTickLabels(axis == xAxis || axis == yAxis);
        axis->setTickLength(0, 4);
        axis->setSubTickLength(0, 2);
        axis->setTickLabelPadding(4);
        axis->setLabelPadding(3);
        axis->grid()->setAntialiased(false);
        axis->grid()->setAntialiasedZeroLine(false);
    }
    axisRect()->setAutoMargins(QCP::msAll);
    setLogarithmic(m_state.logarithmic);
    setTextSize(12);
    setColors(ChartPalette::forScreen(this->palette()));
}

void ChartPlot::setColors(const ChartPalette& colors)
{
    m_state.palette = colors;
    setBackground(colors.background);
    for (QCPAxis* axis : {xAxis, yAxis, xAxis2, yAxis2}) {
        axis->setBasePen(colors.axis);
        axis->setTickPen(colors.axis);
        axis->setSubTickPen(colors.axis);
        axis->setTickLabelColor(colors.text);
        axis->setLabelColor(colors.text);
        axis->grid()->setPen(colors.grid);
        axis->grid()->setZeroLinePen(QPen(colors.grid));
    }
}

void ChartPlot::setTextSize(int pixels)
{
    m_header->setTextSize(pixels);
    QFont small = font();
    small.setPixelSize(pixels - 1);
    for (QCPAxis* axis : {xAxis, yAxis}) {
        axis->setTickLabelFont(small);
        axis->setLabelFont(small);
    }
    // Room for the usual numbers, so that charts above one another start at the same place.
    const QFontMetrics metrics(small);
    axisRect()->setMinimumMargins(QMargins(metrics.horizontalAdvance(QStringLiteral("999.99 KiB")) + 10, 4,
                                           metrics.averageCharWidth() * 3, metrics.height() + 6));
}

void ChartPlot::setExporting()
{
    m_exporting = true;
    m_state.spellsMistakes = true;
}

void ChartPlot::setTimeTitled(bool titled)
{
    m_timeTitled = titled;
}

void ChartPlot::setLogarithmic(bool logarithmic)
{
    m_state.logarithmic = logarithmic;
    m_state.valueFollows = true;
    yAxis->setScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    m_valueTicker->setUp(m_state.spec.numbers, logarithmic);
}

void ChartPlot::fitAll()
{
    m_state.timeFollows = true;
    m_state.valueFollows = true;
}

void ChartPlot::setTime(double from, double to)
{
    if (!std::isfinite(from) || !std::isfinite(to))
        return;
    const double size = std::max(to - from, 2.0);
    const double centre = (from + to) / 2;
    m_state.timeFollows = false;
    xAxis->setRange(centre - size / 2, centre + size / 2);
}

void ChartPlot::setValues(double lower, double upper)
{
    if (!QCPRange::validRange(lower, upper) || (m_state.logarithmic && lower <= 0))
        return;
    m_state.valueFollows = false;
    yAxis->setRange(lower, upper);
}

void ChartPlot::updateRanges(const QSize& size)
{
    m_state.updateSmoothed();
    if (m_state.timeFollows) {
        const ValueRange time = padded(m_state.timeExtent(), 0.012, 0.012, false);
        xAxis->setRange(time.lower, time.upper);
    }
    const double height = std::max(60, size.height() - 50);
    if (m_state.valueFollows) {
        const double rail = m_state.history && !m_state.history->skips().empty() ? MarkLayer::railHeight + 2 : 0;
        // A count that is still zero must not hide on the frame.
        const bool grounded =
            m_state.spec.fromZero && !m_state.logarithmic && m_state.spec.numbers != AxisNumbers::Count;
        const double below = std::max(rail / height, grounded ? 0.0 : 0.05);
        const ValueRange values =
            padded(m_state.valueExtent(xAxis->range().lower, xAxis->range().upper), below, 0.09, m_state.logarithmic);
        yAxis->setRange(values.lower, values.upper);
    }
    const double letter = QFontMetricsF(xAxis->tickLabelFont()).averageCharWidth();
    const double digits = std::log10(std::max(10.0, std::abs(xAxis->range().upper))) * 1.4 + 4;
    m_timeTicker->setRoom(std::clamp(static_cast<int>((size.width() - 80) / (letter * digits)), 2, 12));
    m_valueTicker->setRoom(std::clamp(static_cast<int>(height / 24), 3, 10));
    const bool titled = m_exporting || size.height() >= heightForTitles;
    xAxis->setLabel(titled || m_timeTitled ? attemptAxisTitle() : QString());
    yAxis->setLabel(titled ? m_state.spec.valueTitle : QString());
}

void ChartPlot::redraw()
{
    updateRanges(size());
    replot(QCustomPlot::rpQueuedRefresh);
}

void ChartPlot::redrawOverlay()
{
    layer(QStringLiteral("overlay"))->replot();
}

void ChartPlot::renderOn(QPaintDevice& device, const QSize& size, double scale, QCPPainter::PainterModes modes)
{
    updateRanges(size);
    QCPPainter painter;
    if (!painter.begin(&device))
        return;
    painter.setModes(modes);
    painter.scale(scale, scale);
    painter.fillRect(QRect(QPoint(0, 0), size), m_state.palette.background);
    toPainter(&painter, size.width(), size.height());
    painter.end();
}

QByteArray ChartPlot::vectorised(const QSize& points, bool pdf)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const QCPPainter::PainterModes modes =
        QCPPainter::pmVectorized | QCPPainter::pmNoCaching | QCPPainter::pmNonCosmetic;
    if (pdf) {
        QPdfWriter writer(&buffer);
        constexpr int resolution = 1200;
        writer.setResolution(resolution);
        writer.setPageSize(QPageSize(QSizeF(points), QPageSize::Point, QString(), QPageSize::ExactMatch));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        writer.setTitle(m_state.spec.title);
        writer.setCreator(QStringLiteral("Halfstep"));
        renderOn(writer, points, resolution / 72.0, modes);
    } else {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(points);
        generator.setViewBox(QRect(QPoint(0, 0), points));
        generator.setTitle(m_state.spec.title);
        generator.setDescription(m_state.spec.description);
        renderOn(generator, points, 1, modes);
    }
    return buffer.data();
}

QImage ChartPlot::image(const QSize& pixels, double scale)
{
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(m_state.palette.background);
    const QSize size((QSizeF(pixels) / scale).toSize());
    renderOn(image, size, static_cast<double>(pixels.width()) / std::max(size.width(), 1),
             QCPPainter::pmNoCaching | QCPPainter::pmNonCosmetic);
    return image;
}

} // namespace halfstep
