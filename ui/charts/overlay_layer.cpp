#include "ui/charts/overlay_layer.h"

#include "ui/charts/run_marks.h"
#include "ui/charts/value_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::ChartWidget)
};

constexpr double markRoom = 10;
constexpr double rowGap = 9;
constexpr double reach = 5;     ///< of the pointer, to marks beside it
constexpr double footRoom = 11; ///< for marks at the frame's foot
constexpr double grid = 6;      ///< pixels between two places that are tried
constexpr double narrow = 340;  ///< a plot in which lines stand beside one another

/// More than a third of the frame or so, or of it and its axes together half as much as the frame.
bool hidesMuch(const PlotArea& area, const QRectF& place)
{
    const auto size = [](const QRectF& rect) { return rect.width() * rect.height(); };
    return size(place.intersected(area.rect())) > 0.35 * size(area.rect()) || size(place) > 0.5 * size(area.rect());
}

} // namespace

OverlayLayer::OverlayLayer(QCustomPlot* plot, const ChartContent& content, const ChartLook& look,
                           const ContentLayer& layer)
    : QCPLayerable(plot, QStringLiteral("overlay"))
    , m_content(content)
    , m_look(look)
    , m_layer(layer)
{
}

void OverlayLayer::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(false);
}

bool OverlayLayer::isEmpty() const
{
    return !mParentPlot->hasFocus() && m_box.isNull() && !std::isfinite(m_look.markerA)
           && !std::isfinite(m_look.markerB) && !std::isfinite(m_look.cursor);
}

QRect OverlayLayer::clipRect() const
{
    return mParentPlot->viewport();
}

std::vector<OverlayLayer::Line> OverlayLayer::linesOf(const QString& heading, const std::vector<CurveValue>& values,
                                                      bool named) const
{
    const QLocale locale;
    const AxisNumbers numbers = m_content.caption().values.numbers;
    const std::vector<LegendEntry> curves = m_content.legend(m_look);
    std::vector<Line> lines;
    if (!heading.isEmpty())
        lines.push_back({heading});
    for (const CurveValue& value : values) {
        const LegendEntry& curve = curves[value.curve];
        const QString text = valueText(value.value, numbers, locale);
        const bool toldOtherwise = curve.swatch == Swatch::Fill && !curve.brief.isEmpty(); // with a value of its own
        const QString& name = toldOtherwise ? curve.brief : curve.text;
        lines.push_back(
            {named ? name + u' ' + text : text, curve.ink, curve.swatch == Swatch::Fill ? curve.pattern : Qt::NoBrush});
    }
    return lines;
}

std::vector<OverlayLayer::Line> OverlayLayer::readOut() const
{
    const ReadOut out = m_content.readOut(m_look.cursor, m_look);
    std::vector<Line> lines = linesOf(out.heading, out.values, true);
    for (const QString& note : out.notes + marksNear(m_look.cursor))
        lines.push_back({note});
    if (m_look.cursorHeld)
        lines.push_back({Words::tr("held until a click in a chart")});
    return lines;
}

std::vector<std::vector<OverlayLayer::Line>> OverlayLayer::readOuts() const
{
    const ReadOut out = m_content.readOut(m_look.cursor, m_look);
    std::vector<std::vector<Line>> outs{readOut()};
    if (!out.values.empty())
        outs.insert(outs.end(), {linesOf(out.heading, out.values, true), linesOf({}, out.values, true),
                                 linesOf({}, out.values, false)});
    return outs;
}

QStringList OverlayLayer::marksNear(double x) const
{
    const QCPAxis& axis = *mParentPlot->xAxis;
    const double near = reach * axis.range().size() / std::max(1, axis.axisRect()->width());
    QStringList texts = m_content.marksWithin({x - near, x + near});
    const double pixel = axis.coordToPixel(x);
    for (const SkipGroup& group : m_layer.drawn().skips)
        if (group.count > 1 && pixel >= group.left && pixel <= group.right)
            texts << groupText(group);
    return texts;
}

std::vector<OverlayLayer::Line> OverlayLayer::differences() const
{
    if (!std::isfinite(m_look.markerA) || !std::isfinite(m_look.markerB))
        return {};
    const ReadOut a = m_content.readOut(m_look.markerA, m_look);
    const ReadOut b = m_content.readOut(m_look.markerB, m_look);
    std::vector<CurveValue> differences;
    for (const CurveValue& end : b.values) {
        const auto start = std::ranges::find(a.values, end.curve, &CurveValue::curve);
        if (start != a.values.end())
            differences.push_back(
                {end.curve, {end.value.lower - start->value.upper, end.value.upper - start->value.lower}});
    }
    return linesOf(m_content.distanceText(m_look.markerB - m_look.markerA), differences, true);
}

QStringList OverlayLayer::cursorLines() const
{
    QStringList texts;
    if (std::isfinite(m_look.cursor))
        for (const Line& line : readOut())
            texts << line.text;
    return texts;
}

QStringList OverlayLayer::differenceLines() const
{
    QStringList texts;
    for (const Line& line : differences())
        texts << line.text;
    return texts;
}

void OverlayLayer::draw(QCPPainter* painter)
{
    const PlotArea area(mParentPlot->xAxis, mParentPlot->yAxis);
    painter->setFont(mParentPlot->xAxis->tickLabelFont());
    if (mParentPlot->hasFocus()) {
        painter->setPen(QPen(m_look.palette.ink(0), 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(mParentPlot->viewport().adjusted(0, 0, -1, -1));
    }
    if (!m_box.isNull()) {
        QColor fill = m_look.palette.ink(0);
        painter->setPen(fill);
        fill.setAlpha(40);
        painter->setBrush(fill);
        painter->drawRect(m_box);
    }
    m_taken = {};
    m_readOut = {};
    m_shortened = false;
    drawLine(*painter, area, m_look.markerA, QStringLiteral("A"));
    drawLine(*painter, area, m_look.markerB, QStringLiteral("B"));
    if (const auto lines = differences(); !lines.empty() && m_content.hasData()) {
        const QRectF room = wideRoom();
        drawBox(*painter,
                lowBox(area, rowsOf(lines, room.width() - 10, room.width() < narrow), room, area.x(m_look.markerB)));
    }
    if (std::isfinite(m_look.cursor) && area.shows(m_look.cursor) && m_content.hasData()) {
        drawLine(*painter, area, m_look.cursor, {});
        if (m_look.cursorHeld)
            drawMark(*painter, MarkShape::FilledDown, {std::round(area.x(m_look.cursor)) + 0.5, area.rect().top() + 4},
                     5, m_look.palette.marker);
        const double beside = area.x(m_look.cursor);
        if (m_look.cursorIsHere) {
            drawBox(*painter, readOutBox(area, beside));
            m_readOut = m_taken;
        } else { // whose legend names what is read
            const auto lines = linesOf({}, m_content.readOut(m_look.cursor, m_look).values, false);
            drawBox(*painter, lowBox(area, rowsOf(lines, area.rect().width() - 10, true), area.rect(), beside));
        }
    }
}

void OverlayLayer::drawLine(QCPPainter& painter, const PlotArea& area, double place, const QString& name)
{
    if (!std::isfinite(place) || !area.shows(place))
        return;
    const QFontMetricsF metrics(painter.font());
    const double x = std::round(area.x(place)) + 0.5;
    painter.setPen(QPen(name.isEmpty() ? m_look.palette.axis : m_look.palette.marker, 1));
    painter.drawLine(QPointF(x, area.rect().top()), QPointF(x, area.rect().bottom()));
    if (name.isEmpty())
        return;
    const QRectF flag(x, area.rect().top(), metrics.horizontalAdvance(name) + 6, metrics.height());
    painter.fillRect(flag, m_look.palette.marker);
    painter.setPen(m_look.palette.background);
    painter.drawText(flag, Qt::AlignCenter, name);
}

/// How much it is missed there: curves most of all, those beside the cursor above all, and its own line.
double OverlayLayer::costOf(const PlotArea& area, const QRectF& place, double beside,
                            const std::vector<QPointF>& curves) const
{
    const QRectF& frame = area.rect();
    double cost = std::abs(place.center().x() - beside) * 0.01;
    for (const QPointF& point : curves)
        if (place.contains(point))
            cost += std::abs(point.x() - beside) < 12 ? 3 : 1;
    if (place.left() < beside && place.right() > beside)
        cost += 0.3 * std::max(0.0, std::min(place.bottom(), frame.bottom()) - std::max(place.top(), frame.top()));
    if (place.right() > frame.left() && place.left() < frame.left()) // over the axis' labels
        cost += 2 + 0.05 * std::max(0.0, place.bottom() - std::max(place.top(), frame.top()));
    if (place.bottom() > frame.bottom() - footRoom)
        cost += 4;
    const double flag = QFontMetricsF(mParentPlot->xAxis->tickLabelFont()).height();
    for (const double marker : {m_look.markerA, m_look.markerB})
        if (std::isfinite(marker) && place.intersects({area.x(marker), frame.top(), flag, flag}))
            cost += 20;
    if (place.intersects(m_content.keptFree(area, QFontMetricsF(mParentPlot->xAxis->tickLabelFont()))))
        cost += 1000;
    return place.intersects(m_taken) ? cost + 1000 : cost;
}

QRectF OverlayLayer::placeFor(const PlotArea& area, const QSizeF& size, double beside, const QRectF& held) const
{
    const std::vector<QPointF> curves = m_content.curvePoints(area, m_look);
    const double last = std::max(held.left(), held.right() - size.width());
    QRectF best;
    double least = 0;
    for (const double left : {beside + 6, beside - 6 - size.width(), held.left(), last})
        for (double top = held.top(); top + size.height() <= std::max(held.bottom(), held.top() + size.height());
             top += grid) {
            const QRectF place(QPointF(std::clamp(left, held.left(), last), top), size);
            const double cost = costOf(area, place, beside, curves);
            if (!best.isNull() && cost >= least)
                continue;
            best = place;
            least = cost;
        }
    return best;
}

/// A line each, or as many beside one another as there is room for; what is wider goes on in the next row.
std::vector<OverlayLayer::Row> OverlayLayer::rowsOf(const std::vector<Line>& lines, double most, bool flowing) const
{
    const QFontMetricsF metrics(mParentPlot->xAxis->tickLabelFont());
    std::vector<Row> rows;
    const auto add = [&](const Line& line, bool beside) {
        const double width = metrics.horizontalAdvance(line.text) + (line.ink >= 0 ? markRoom : 0);
        if (!beside || rows.empty() || rows.back().width + rowGap + width > most)
            rows.push_back({{line}, width});
        else {
            rows.back().lines.push_back(line);
            rows.back().width += rowGap + width;
        }
    };
    for (const Line& line : lines) {
        const double room = most - (line.ink >= 0 ? markRoom : 0);
        QString text;
        bool first = true;
        for (const QString& word : line.text.split(u' ')) {
            const QString longer = text.isEmpty() ? word : text + u' ' + word;
            if (text.isEmpty() || metrics.horizontalAdvance(longer) <= room) {
                text = longer;
                continue;
            }
            add({text, first ? line.ink : -1, line.fill}, false);
            first = false;
            text = word;
        }
        add({text, first ? line.ink : -1, line.fill}, flowing && first);
    }
    return rows;
}

/// The last row that is left tells that there is more.
void OverlayLayer::shorten(std::vector<Row>& rows, std::size_t most)
{
    if (rows.size() <= most)
        return;
    rows.resize(most);
    rows.back().lines.back().text += QStringLiteral(" …");
}

/// Over the axis where it hides more inside the frame, never over title and legend, and never beyond the chart.
QRectF OverlayLayer::wideRoom() const
{
    QRectF room = QRectF(mParentPlot->viewport()).adjusted(2, 2, -2, -2);
    room.setTop(mParentPlot->axisRect()->outerRect().top());
    return room;
}

OverlayLayer::Box OverlayLayer::boxOf(const PlotArea& area, std::vector<Row> rows, const QRectF& room,
                                      double beside) const
{
    const double line = QFontMetricsF(mParentPlot->xAxis->tickLabelFont()).height();
    const auto most = static_cast<std::size_t>(std::max(1.0, (room.height() - 4) / line));
    Box box{std::move(rows), {}, rows.size() > most};
    if (box.rows.empty())
        return box;
    shorten(box.rows, most);
    const QSizeF size(std::ranges::max_element(box.rows, {}, &Row::width)->width + 10,
                      line * static_cast<double>(box.rows.size()) + 4);
    box.place = placeFor(area, size, beside, room);
    return box;
}

OverlayLayer::Box OverlayLayer::readOutBox(const PlotArea& area, double beside)
{
    const QRectF room = wideRoom();
    const auto outs = readOuts();
    for (const std::vector<Line>& lines : outs)
        for (const bool flowing : {room.width() < narrow, room.width() >= narrow}) {
            Box box = boxOf(area, rowsOf(lines, room.width() - 10, flowing), room, beside);
            if (box.cut || hidesMuch(area, box.place))
                continue;
            m_shortened = lines.size() < outs.front().size();
            return box;
        }
    m_shortened = true;
    return lowBox(area, rowsOf(outs.back(), room.width() - 10, true), room, beside);
}

OverlayLayer::Box OverlayLayer::lowBox(const PlotArea& area, std::vector<Row> rows, const QRectF& room,
                                       double beside) const
{
    Box box = boxOf(area, rows, room, beside);
    while (rows.size() > 1 && hidesMuch(area, box.place)) {
        shorten(rows, rows.size() - 1);
        box = boxOf(area, rows, room, beside);
    }
    return box;
}

void OverlayLayer::drawBox(QCPPainter& painter, const Box& box)
{
    if (box.rows.empty())
        return;
    const QFontMetricsF metrics(painter.font());
    m_taken = box.place;
    QColor veil = m_look.palette.background;
    veil.setAlpha(235);
    painter.setPen(m_look.palette.grid);
    painter.setBrush(veil);
    painter.drawRect(m_taken);
    double baseline = m_taken.top() + 2 + metrics.ascent();
    for (const Row& row : box.rows) {
        double left = m_taken.left() + 5;
        for (const Line& line : row.lines) {
            drawText(painter, line, left, baseline);
            left += metrics.horizontalAdvance(line.text) + (line.ink >= 0 ? markRoom : 0) + rowGap;
        }
        baseline += metrics.height();
    }
}

void OverlayLayer::drawText(QCPPainter& painter, const Line& line, double left, double baseline)
{
    if (line.ink >= 0) {
        const QPointF middle(left + 3, baseline - QFontMetricsF(painter.font()).ascent() / 2 + 1);
        const QColor color = m_look.palette.ink(line.ink);
        painter.setAntialiasing(true);
        if (line.fill == Qt::NoBrush)
            drawMark(painter, markOf(line.ink), middle, 2.8, color);
        else
            drawFill(painter, QRectF(middle - QPointF(3, 3), QSizeF(7, 7)), color, line.fill);
        painter.setAntialiasing(false);
        left += markRoom;
    }
    painter.setPen(m_look.palette.text);
    painter.drawText(QPointF(left, baseline), line.text);
}

} // namespace halfstep
