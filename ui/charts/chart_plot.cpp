#include "ui/charts/chart_plot.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

constexpr int heightForTitles = 260;  ///< below this, axis titles would take too much of the frame
constexpr double longestRun = 1e12;   ///< attempts, more than any run has
constexpr double closestView = 1e-12; ///< of the values' own size; closer, float64 hardly tells them apart
constexpr int besideLabels = 10;      ///< pixels: ticks and padding

double widestOf(const AxisTicks& ticks, const QFontMetricsF& metrics)
{
    double widest = 0;
    for (const AxisTick& tick : ticks.labelled)
        widest = std::max(widest, metrics.horizontalAdvance(tick.label));
    return widest;
}

/// An axis' title with what is to be added to its labels; that alone where there is no room for both.
QString withOffset(const QString& title, const QString& offset, double room, const QFontMetricsF& metrics)
{
    if (offset.isEmpty())
        return title;
    const QString sum = offset + QStringLiteral(" +"); // and then what the labels say
    const QString both = QStringLiteral("%1: %2").arg(title, sum);
    return title.isEmpty() || metrics.horizontalAdvance(both) > room ? sum : both;
}

} // namespace

ChartPlot::ChartPlot(const ChartSpec& chart, QWidget* parent)
    : QCustomPlot(parent)
    , m_state(chart)
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
    m_timeTicker->scale.numbers = AxisNumbers::Count;
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
    m_valueTicker->scale.numbers = m_state.spec.numbers;
    m_valueTicker->scale.logarithmic = logarithmic;
}

void ChartPlot::fitAll()
{
    m_state.timeFollows = true;
    m_state.valueFollows = true;
}

void ChartPlot::setTime(double from, double to)
{
    if (!(std::abs(from) < longestRun && std::abs(to) < longestRun))
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
    const double size = std::max(upper - lower, closestView * std::max(std::abs(lower), std::abs(upper)));
    const double centre = lower + (upper - lower) / 2;
    if (upper - lower < size)
        yAxis->setRange(centre - size / 2, centre + size / 2);
    else
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
    updateLabels(size, height);
}

void ChartPlot::updateLabels(const QSize& size, double height)
{
    const QFontMetricsF metrics(xAxis->tickLabelFont());
    const double letter = metrics.horizontalAdvance(u'0');
    const bool titled = m_exporting || size.height() >= heightForTitles;
    AxisScale& values = m_valueTicker->scale;
    values.room = std::clamp(static_cast<int>(height / 24), 3, 10);
    values.letters = std::clamp(static_cast<int>(size.width() / 4 / letter), 8, 14);
    const AxisTicks valueTicks = m_valueTicker->ticks(yAxis->range());
    yAxis->setLabel(withOffset(titled ? m_state.spec.valueTitleText() : QString(), valueTicks.offset, height, metrics));

    // Room for the usual numbers, so that charts above one another start at the same place.
    const double left =
        std::max(metrics.horizontalAdvance(QStringLiteral("999.99 KiB")), widestOf(valueTicks, metrics)) + besideLabels;
    const double title = yAxis->label().isEmpty() ? 0 : metrics.height() + yAxis->labelPadding();
    const double frame = size.width() - left - title - 3 * letter;
    const double largest = std::max(std::abs(xAxis->range().lower), std::abs(xAxis->range().upper));
    const double space = 3 * letter;
    const double label = metrics.horizontalAdvance(QLocale().toString(largest, 'f', 0));
    AxisScale& times = m_timeTicker->scale;
    times.room = std::clamp(static_cast<int>(frame / (label + space)), 2, 12);
    times.letters = std::max(2, static_cast<int>((frame / 2 - space) / letter));
    const AxisTicks timeTicks = m_timeTicker->ticks(xAxis->range());
    xAxis->setLabel(
        withOffset(titled || m_timeTitled ? attemptAxisTitle() : QString(), timeTicks.offset, frame, metrics));
    // A label that would leave the picture is not drawn at all.
    const double right = std::max(3 * letter, widestOf(timeTicks, metrics) / 2 + 2);
    axisRect()->setMinimumMargins(QMarginsF(left, 4, right, metrics.height() + 6).toMargins());
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
        writer.setTitle(m_state.spec.titleText());
        writer.setCreator(QStringLiteral("Halfstep"));
        renderOn(writer, points, resolution / 72.0, modes);
    } else {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(points);
        generator.setViewBox(QRect(QPoint(0, 0), points));
        generator.setTitle(m_state.spec.titleText());
        generator.setDescription(m_state.spec.descriptionText());
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
