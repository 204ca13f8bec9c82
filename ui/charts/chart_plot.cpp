#include "ui/charts/chart_plot.h"

#include "ui/charts/plot_area.h"
#include "ui/charts/run_marks.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::ChartWidget)
};

constexpr int heightForTitles = 260; ///< below this, axis titles would take too much of the frame
constexpr int besideLabels = 10;     ///< pixels: ticks and padding

double widestOf(const AxisTicks& ticks, const QFontMetricsF& metrics)
{
    double widest = 0;
    for (const AxisTick& tick : ticks.labelled)
        widest = std::max(widest, metrics.horizontalAdvance(tick.label));
    return widest;
}

/// In the words that there is room for; cut with a mark where even the few are too many.
QString fittedTitle(const ChartAxis& axis, double room, const QFontMetricsF& metrics)
{
    if (axis.brief.isEmpty() || metrics.horizontalAdvance(axis.title) <= room)
        return metrics.elidedText(axis.title, Qt::ElideRight, room);
    return metrics.elidedText(axis.brief, Qt::ElideRight, room);
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

ChartPlot::ChartPlot(std::shared_ptr<const ChartContent> content, QWidget* parent)
    : QCustomPlot(parent)
    , m_content(std::move(content))
    , m_layer(new ContentLayer(this, *m_content, m_look))
    , m_overlay(new OverlayLayer(this, *m_content, m_look, *m_layer))
    , m_header(new ChartHeader(this, *m_content, m_look, *m_layer))
    , m_zoom(*xAxis, *yAxis, *m_content, m_look)
{
    QCoreApplication::removePostedEvents(this, QEvent::MetaCall); // QCustomPlot asks for a drawing before it is seen
    setNotAntialiasedElements(QCP::aeAll);
    setMinimumSize(160, 86); // five rows on a projector, with a step and a problem told above them
    plotLayout()->insertRow(0);
    plotLayout()->addElement(0, 0, m_header);
    plotLayout()->setRowSpacing(0);
    xAxis->setTicker(m_xTicker);
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
    setLogarithmic(m_content->caption().values.logarithmic);
    setStyle({.palette = ChartPalette::forScreen(this->palette())});
}

void ChartPlot::setStyle(const ChartStyle& style)
{
    const ChartPalette& colors = style.palette;
    m_look.palette = colors;
    m_xTitled = style.xTitled;
    setBackground(colors.background);
    QFont type = font();
    if (!style.family.isEmpty())
        type.setFamily(style.family);
    type.setPixelSize(style.textSize);
    m_header->setFont(type);
    type.setPixelSize(style.textSize - 1);
    for (QCPAxis* axis : {xAxis, yAxis, xAxis2, yAxis2}) {
        axis->setTickLabelFont(type);
        axis->setLabelFont(type);
        axis->setBasePen(colors.axis);
        axis->setTickPen(colors.axis);
        axis->setSubTickPen(colors.axis);
        axis->setTickLabelColor(colors.text);
        axis->setLabelColor(colors.text);
        axis->grid()->setPen(colors.grid);
        axis->grid()->setZeroLinePen(QPen(colors.grid));
    }
}

void ChartPlot::setLogarithmic(bool logarithmic)
{
    m_look.logarithmic = logarithmic && m_content->caption().values.named.empty();
    m_look.followsValues = true;
    yAxis->setScaleType(m_look.logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    m_valueTicker->scale.logarithmic = m_look.logarithmic;
}

ChartView ChartPlot::view()
{
    updateRanges(size());
    ChartView view{xAxis->range().lower,
                   xAxis->range().upper,
                   yAxis->range().lower,
                   yAxis->range().upper,
                   m_xTicker->ticks(xAxis->range()),
                   m_valueTicker->ticks(yAxis->range()),
                   m_look.logarithmic,
                   {},
                   {},
                   m_header->tagRect().toAlignedRect(),
                   m_layer->drawn(),
                   m_overlay->cursorLines(),
                   m_overlay->differenceLines(),
                   m_overlay->readOutRoom(),
                   m_header->cornerRect().toAlignedRect(),
                   axisRect()->rect()};
    for (const LegendEntry& entry : m_content->legend(m_look)) {
        if (!entry.hides())
            break;
        const std::size_t curve = view.hidden.size();
        view.hidden.push_back(!m_look.shows(curve));
        view.legend.push_back(m_header->entryRect(static_cast<int>(curve)).toAlignedRect());
    }
    return view;
}

void ChartPlot::updateRanges(const QSize& size)
{
    m_look.visible = m_look.followsX ? m_content->xExtent() : m_zoom.x();
    m_header->layOut(size);
    const double height = frameHeight(size);
    m_zoom.follow(height);
    updateLabels(size, height);
}

double ChartPlot::frameHeight(const QSize& size) const
{
    const double letters = QFontMetricsF(xAxis->tickLabelFont()).height();
    const double below = (m_xTitled || m_look.spelledOut || size.height() >= heightForTitles ? 2 : 1) * letters + 10;
    return std::max(2 * letters, size.height() - m_header->height() - below);
}

void ChartPlot::updateLabels(const QSize& size, double height)
{
    const QFontMetricsF metrics(xAxis->tickLabelFont());
    const double letter = metrics.horizontalAdvance(u'0');
    const bool titled = m_look.spelledOut || size.height() >= heightForTitles;
    const ChartCaption caption = m_content->caption();
    AxisScale& values = m_valueTicker->scale;
    m_xTicker->named = caption.x.named;
    m_valueTicker->named = caption.values.named;
    values.numbers = caption.values.numbers;
    const double row = (caption.values.named.empty() ? 1.8 : 1.1) * metrics.height();
    values.room = std::clamp(static_cast<int>(height / row), 2, 10);
    values.letters = std::clamp(static_cast<int>(size.width() / 4 / letter), 8, 14);
    const AxisTicks valueTicks = m_valueTicker->ticks(yAxis->range());
    yAxis->setLabel(withOffset(titled ? fittedTitle(caption.values, height, metrics) : QString(), valueTicks.offset,
                               height, metrics));

    // Room for the usual numbers, so that charts above one another start at the same place.
    const double left =
        std::max(metrics.horizontalAdvance(QStringLiteral("999.99 KiB")), widestOf(valueTicks, metrics)) + besideLabels;
    const double title = yAxis->label().isEmpty() ? 0 : metrics.height() + yAxis->labelPadding();
    const double frame = size.width() - left - title - 3 * letter;
    const double largest = std::max(std::abs(xAxis->range().lower), std::abs(xAxis->range().upper));
    const double space = 3 * letter;
    const double label = caption.x.named.empty() ? metrics.horizontalAdvance(QLocale().toString(largest, 'f', 0))
                                                 : widestOf({caption.x.named, {}, {}}, metrics);
    AxisScale& places = m_xTicker->scale;
    places.numbers = caption.x.numbers;
    places.room = std::clamp(static_cast<int>(frame / (label + space)), 2, 12);
    places.letters = std::max(2, static_cast<int>((frame / 2 - space) / letter));
    const AxisTicks xTicks = m_xTicker->ticks(xAxis->range());
    xAxis->setLabel(withOffset(titled || m_xTitled ? fittedTitle(caption.x, frame, metrics) : QString(), xTicks.offset,
                               frame, metrics));
    // A label that would leave the picture is not drawn at all.
    const double right = std::max(3 * letter, widestOf(xTicks, metrics) / 2 + 2);
    const double top = roomAbove(valueTicks, height, metrics);
    axisRect()->setMinimumMargins(QMarginsF(left, top, right, metrics.height() + 6).toMargins());
}

/// Above the frame, so that a label at its top stays below the legend; in small type there is enough.
double ChartPlot::roomAbove(const AxisTicks& ticks, double height, const QFontMetricsF& metrics) const
{
    constexpr double usual = 4;
    if (ticks.labelled.empty())
        return usual;
    const QCPRange range = yAxis->range();
    const double highest = ticks.labelled.back().at;
    const double below = yAxis->scaleType() == QCPAxis::stLogarithmic
                             ? std::log(range.upper / highest) / std::log(range.upper / range.lower)
                             : (range.upper - highest) / range.size();
    const double needed = metrics.capHeight() / 2 + 2 - below * height;
    return needed > 1.5 * usual ? needed : usual;
}

const SkipGroup* ChartPlot::skipAt(const QPointF& position) const
{
    constexpr double rail = 14;
    constexpr double beside = 2; // pixels that a click may miss by
    const QRectF frame = axisRect()->rect();
    if (!frame.contains(position) || position.y() < frame.bottom() - rail)
        return nullptr;
    for (const SkipGroup& group : m_layer->drawn().skips)
        if (position.x() >= group.left - beside && position.x() <= group.right)
            return &group;
    return nullptr;
}

QString ChartPlot::tipAt(const QPointF& position) const
{
    if (m_header->cornerRect().contains(position))
        return m_look.corner == CornerButton::Enlarge
                   ? Words::tr("Enlarge this chart (Enter, or a double click on its title)")
                   : Words::tr("Back to all charts (Esc)");
    if (const SkipGroup* skips = skipAt(position))
        return m_content->skipTip(*skips);
    const PlotArea area(xAxis, yAxis);
    if (m_content->keptFree(area, QFontMetricsF(xAxis->tickLabelFont())).contains(position))
        return {};
    if (m_overlay->isShortened() && axisRect()->rect().contains(position.toPoint()))
        return m_overlay->cursorLines().join(QStringLiteral(" · "));
    return m_header->titleAt(position) ? m_content->sentence(m_look) : QString();
}

void ChartPlot::redraw()
{
    m_stale = !isVisible() || window()->isMinimized();
    if (!m_stale)
        draw();
}

void ChartPlot::draw()
{
    m_stale = false;
    updateRanges(size());
    overlayLayer().setMode(m_overlay->isEmpty() ? QCPLayer::lmLogical : QCPLayer::lmBuffered);
    replot(QCustomPlot::rpQueuedRefresh);
    // What has to be told of marks is known once they are drawn.
    if (m_header->isOutdated() && m_header->layOut(size())) {
        updateRanges(size());
        replot(QCustomPlot::rpQueuedRefresh);
    }
}

void ChartPlot::redrawOverlay()
{
    if (m_stale || !isVisible() || (m_overlay->isEmpty() && overlayLayer().mode() == QCPLayer::lmLogical))
        return;
    overlayLayer().setMode(QCPLayer::lmBuffered);
    overlayLayer().replot();
}

QCPLayer& ChartPlot::overlayLayer() const
{
    return *layer(QStringLiteral("overlay"));
}

void ChartPlot::paintEvent(QPaintEvent* event)
{
    if (m_stale)
        draw();
    QCustomPlot::paintEvent(event);
}

void ChartPlot::resizeEvent(QResizeEvent*)
{
    setViewport(rect());
    redraw();
}

void ChartPlot::showEvent(QShowEvent* event)
{
    QCustomPlot::showEvent(event);
    redraw();
}

} // namespace halfstep
