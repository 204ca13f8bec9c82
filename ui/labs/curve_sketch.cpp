#include "ui/labs/curve_sketch.h"

#include "ui/charts/axis_ticks.h"
#include "ui/charts/chart_palette.h"
#include "ui/labs/lab_texts.h"

#include <QAccessible>
#include <QEvent>
#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

constexpr double keyStep = 0.05; ///< of the axis
constexpr double fineStep = 0.01;

std::vector<double> sorted(std::vector<double> knots, const LabFigure& figure)
{
    std::erase_if(knots, [&](double x) { return figure.doublings && !(x > 0); });
    std::ranges::sort(knots);
    knots.erase(std::unique(knots.begin(), knots.end()), knots.end());
    return knots;
}

} // namespace

CurveSketch::CurveSketch(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(280, 180);
    setCursor(Qt::PointingHandCursor);
}

void CurveSketch::setQuestion(const LabFigure& figure, SketchAxes axes)
{
    axes.knots = sorted(std::move(axes.knots), figure);
    const bool same = axes.knots == m_axes.knots && axes.least == m_axes.least && axes.most == m_axes.most;
    m_figure = figure;
    if (!same) {
        m_axes = std::move(axes);
        m_heights.assign(m_axes.knots.size(), 0.5);
        m_selected = 0;
        m_drawn = false;
    }
    tell();
    update();
}

std::vector<double> CurveSketch::y() const
{
    std::vector<double> values;
    for (const double height : m_heights)
        values.push_back(valueAt(height));
    return values;
}

double CurveSketch::valueAt(double height) const
{
    if (m_figure.logarithmic)
        return m_axes.least * std::pow(m_axes.most / m_axes.least, height);
    return m_axes.least + (m_axes.most - m_axes.least) * height;
}

QRectF CurveSketch::frame() const
{
    const double letter = fontMetrics().averageCharWidth();
    const double line = fontMetrics().height();
    return QRectF(rect()).adjusted(8 * letter, 2 * line, -2 * letter, -2.8 * line);
}

double CurveSketch::pixelX(std::size_t knot) const
{
    const auto shown = [this](double x) { return m_figure.doublings ? std::log2(x) : x; };
    const double first = shown(m_axes.knots.front());
    const double last = shown(m_axes.knots.back());
    const double share = last > first ? (shown(m_axes.knots[knot]) - first) / (last - first) : 0.5;
    return frame().left() + (0.03 + 0.94 * share) * frame().width();
}

double CurveSketch::pixelY(double height) const
{
    return frame().bottom() - height * frame().height();
}

void CurveSketch::setHeight(std::size_t knot, double height)
{
    m_selected = knot;
    m_heights[knot] = std::clamp(height, 0.0, 1.0);
    m_drawn = true;
    tell();
    update();
    Q_EMIT changed();
}

/// The nearest knot follows the pointer, so that a stroke across draws the whole curve.
void CurveSketch::moveTo(const QPointF& position)
{
    if (m_heights.empty())
        return;
    std::size_t nearest = 0;
    for (std::size_t i = 1; i < m_heights.size(); ++i)
        if (std::abs(pixelX(i) - position.x()) < std::abs(pixelX(nearest) - position.x()))
            nearest = i;
    setHeight(nearest, (frame().bottom() - position.y()) / frame().height());
}

void CurveSketch::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pointer = event->position();
    moveTo(m_pointer);
}

void CurveSketch::mouseMoveEvent(QMouseEvent* event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return;
    const QLineF stroke(m_pointer, event->position());
    for (std::size_t i = 0; i < m_heights.size() && stroke.dx() != 0; ++i)
        if (const double share = (pixelX(i) - stroke.x1()) / stroke.dx(); share > 0 && share < 1)
            setHeight(i, (frame().bottom() - stroke.pointAt(share).y()) / frame().height());
    m_pointer = event->position();
    moveTo(m_pointer);
}

void CurveSketch::keyPressEvent(QKeyEvent* event)
{
    const double step = event->modifiers() & Qt::ShiftModifier ? fineStep : keyStep;
    const std::size_t count = m_heights.size();
    switch (count == 0 ? 0 : event->key()) {
    case Qt::Key_Left: m_selected -= m_selected > 0 ? 1 : 0; break;
    case Qt::Key_Right: m_selected += m_selected + 1 < count ? 1 : 0; break;
    case Qt::Key_Up: setHeight(m_selected, m_heights[m_selected] + step); return;
    case Qt::Key_Down: setHeight(m_selected, m_heights[m_selected] - step); return;
    case Qt::Key_Home: setHeight(m_selected, 1); return;
    case Qt::Key_End: setHeight(m_selected, 0); return;
    default: QWidget::keyPressEvent(event); return;
    }
    tell();
    update();
}

/// To screen readers.
void CurveSketch::tell()
{
    setAccessibleName(
        tr("Your curve: %1").arg(m_figure.values.empty() ? QString() : labTermText(m_figure.values.front())));
    const QString keys = tr("Left and right choose a point, up and down move it.");
    if (m_heights.empty())
        return;
    setAccessibleDescription(tr("%1 = %2: %3")
                                 .arg(labTermText(m_figure.x), shownValue(m_axes.knots[m_selected]),
                                      shownValue(valueAt(m_heights[m_selected])))
                             + QStringLiteral(". ") + keys);
    setToolTip(tr("Drag the points to where you expect the curve.") + QLatin1Char(' ') + keys);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void CurveSketch::paintAxes(QPainter& painter, const QRectF& frame) const
{
    const ChartPalette colours = ChartPalette::forScreen(palette());
    const int line = fontMetrics().height();
    const AxisScale scale{AxisNumbers::Plain, m_figure.logarithmic, std::max(2, static_cast<int>(frame.height()) / 45),
                          7};
    for (const AxisTick& tick : axisTicks(m_axes.least, m_axes.most, scale, locale()).labelled) {
        const double share = m_figure.logarithmic
                                 ? std::log(tick.at / m_axes.least) / std::log(m_axes.most / m_axes.least)
                                 : (tick.at - m_axes.least) / (m_axes.most - m_axes.least);
        if (share < -1e-9 || share > 1 + 1e-9)
            continue;
        const double y = pixelY(share);
        painter.setPen(colours.grid);
        painter.drawLine(QPointF(frame.left(), y), QPointF(frame.right(), y));
        painter.setPen(colours.text);
        painter.drawText(QRectF(0, y - line, frame.left() - 6, 2 * line), Qt::AlignRight | Qt::AlignVCenter,
                         tick.label);
    }
    double right = -1; // of the last label
    for (std::size_t i = 0; i < m_axes.knots.size(); ++i) {
        const double x = pixelX(i);
        painter.setPen(colours.grid);
        painter.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()));
        const QString label = shownValue(m_axes.knots[i]);
        const double half = fontMetrics().horizontalAdvance(label) / 2.0 + 3;
        if (x - half < right)
            continue;
        right = x + half;
        painter.setPen(colours.text);
        painter.drawText(QRectF(x - half, frame.bottom() + 2, 2 * half, line), Qt::AlignCenter, label);
    }
    painter.setPen(colours.axis);
    painter.drawRect(frame);
    painter.setPen(colours.text);
    painter.drawText(QRectF(frame.left(), frame.bottom() + line + 4, frame.width(), line), Qt::AlignCenter,
                     labTermText(m_figure.x));
    painter.drawText(QRectF(4, 2, width() - 8.0, line), Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(labTermText(m_figure.values.front()), Qt::ElideRight, width() - 8));
}

void CurveSketch::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ChartPalette colours = ChartPalette::forScreen(palette());
    painter.fillRect(rect(), colours.background);
    if (m_heights.empty())
        return;
    paintAxes(painter, frame());
    const QColor ink = m_drawn ? colours.ink(1) : colours.faintText;
    QPolygonF line;
    for (std::size_t i = 0; i < m_heights.size(); ++i)
        line << QPointF(pixelX(i), pixelY(m_heights[i]));
    painter.setPen(QPen(ink, 2, m_drawn ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    for (std::size_t i = 0; i < m_heights.size(); ++i) {
        const bool chosen = hasFocus() && i == m_selected;
        drawMark(painter, MarkShape::Circle, line[static_cast<qsizetype>(i)], chosen ? 8 : 5, ink, colours.background);
        if (chosen) {
            painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(line[static_cast<qsizetype>(i)], 10, 10);
        }
    }
}

void CurveSketch::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        tell();
    update();
}

void CurveSketch::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void CurveSketch::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

std::vector<double> sketchKnots(const Lab& lab, const LabInputs& inputs)
{
    return sorted(lab.predicts.axes(inputs).knots, lab.predicts.figure);
}

} // namespace halfstep

#include "moc_curve_sketch.cpp"
