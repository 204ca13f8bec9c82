#include "ui/labs/table_chart.h"

#include "ui/charts/label_room.h"
#include "ui/charts/plot_area.h"
#include "ui/labs/lab_texts.h"
#include "words/lab_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(halfstep::TableChart)
};

constexpr std::size_t mostMarks = 60; ///< points that still have a mark each
constexpr double barWidth = 0.7;      ///< of the room that a row has

std::size_t placeOf(const LabTable& table, std::string_view column)
{
    return static_cast<std::size_t>(std::ranges::find(table.columns, column) - table.columns.begin());
}

bool isWordy(const LabTable& table, std::string_view column)
{
    return !table.rows.empty() && std::holds_alternative<std::string>(table.rows.front()[placeOf(table, column)]);
}

/// What each row is about: its word, or what its number counts.
QStringList wordsOf(const LabTable& table, std::string_view column)
{
    const QString counted = isWordy(table, column) ? QString() : labTermText(column) + QChar(QChar::Nbsp);
    QStringList words;
    for (const std::vector<LabValue>& row : table.rows)
        words << counted + shownValue(row[placeOf(table, column)], column);
    return words;
}

QString csvField(QString text)
{
    return QLatin1Char('"') + text.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
}

/// The predicted values where the table has them, NaN elsewhere.
std::vector<double> alignedWith(const std::vector<double>& xs, const LabPrediction& predicted)
{
    std::vector<double> values(xs.size(), std::nan(""));
    for (std::size_t i = 0; i < predicted.x.size(); ++i)
        for (std::size_t row = 0; row < xs.size(); ++row)
            if (xs[row] == predicted.x[i])
                values[row] = predicted.y[i];
    return values;
}

} // namespace

TableChart::TableChart(const Lab& lab, const LabFigure& figure, const LabResult& result, const LabPrediction& predicted)
    : m_lab(lab)
    , m_figure(figure)
    , m_name(QString::fromUtf8(lab.name.data(), static_cast<qsizetype>(lab.name.size())))
    , m_verdict(verdictText(lab, result))
{
    const LabTable* table = tableNamed(result, figure.table);
    if (!table)
        return;
    m_x = columnOf(*table, figure.x);
    if (figure.bars)
        m_words = wordsOf(*table, figure.x);
    m_wordy = isWordy(*table, figure.x);
    for (const std::string_view name : figure.values)
        m_curves.push_back({std::string(name), columnOf(*table, name)});
    for (const std::string_view name : figure.marks)
        if (const auto place = scalarOf(result.number(name)); place && *place > 0)
            m_marks.push_back({std::string(name), *place});
    if (!predicted.x.empty())
        m_curves.push_back({std::string(predictionTable), alignedWith(m_x, predicted), true});
}

double TableChart::shownX(std::size_t row) const
{
    return m_figure.bars ? static_cast<double>(row + 1) : shownPlace(m_x[row]);
}

double TableChart::shownPlace(double x) const
{
    return m_figure.doublings ? std::log2(x) : x;
}

QString TableChart::nameOf(const Curve& curve) const
{
    return curve.predicted ? Texts::tr("your prediction") : labTermText(curve.column);
}

ChartCaption TableChart::caption() const
{
    const QString x = labTermText(m_figure.x);
    ChartCaption caption;
    caption.name = m_name;
    caption.title = worded(LabWords::of(m_lab.name).title);
    caption.description = m_verdict;
    caption.x.title = m_figure.doublings ? Texts::tr("log₂ of: %1").arg(x) : x;
    if (m_figure.bars)
        caption.x.numbers = AxisNumbers::Count;
    caption.values.title = labTermText(m_figure.values.front());
    caption.values.logarithmic = m_figure.logarithmic;
    return caption;
}

std::vector<LegendEntry> TableChart::legend(const ChartLook&) const
{
    std::vector<LegendEntry> entries;
    for (std::size_t i = 0; i < m_curves.size(); ++i)
        entries.push_back({nameOf(m_curves[i]), static_cast<int>(i)});
    return entries;
}

ValueRange TableChart::xExtent() const
{
    if (m_x.empty())
        return {};
    if (m_figure.bars)
        return {0.5, static_cast<double>(m_x.size()) + 0.5};
    ValueRange extent{shownX(0), shownX(0)};
    for (std::size_t i = 1; i < m_x.size(); ++i)
        extent = unite(extent, {shownX(i), shownX(i)});
    return padded(extent, 0.03, 0.03, false);
}

ValueExtent TableChart::valueExtent(const ValueRange& x, const ChartLook& look) const
{
    std::optional<ValueRange> range;
    for (std::size_t c = 0; c < m_curves.size(); ++c)
        for (std::size_t i = 0; i < m_x.size() && look.shows(c); ++i) {
            const double value = m_curves[c].values[i];
            const bool counts = std::isfinite(value) && (!look.logarithmic || value > 0);
            if (counts && shownX(i) >= x.lower && shownX(i) <= x.upper)
                range = unite(range, {value, value});
        }
    if (m_figure.bars && range) {
        const ValueRange all = look.logarithmic ? ValueRange{range->lower / 10, range->upper * 3}
                                                : padded(unite(range, {0, 0}), 0, 0.2, false);
        return {all, !look.logarithmic && all.lower >= 0, 0};
    }
    return {range.value_or(ValueRange{}), false, 0};
}

DrawnMarks TableChart::draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const
{
    DrawnMarks drawn;
    if (m_figure.bars) {
        drawBars(painter, area, look);
        return drawn;
    }
    for (std::size_t c = 0; c < m_curves.size(); ++c)
        if (look.shows(c))
            drawn.points += drawLine(painter, area, look, c);
    drawMarks(painter, area, look);
    return drawn;
}

/// Each a line from top to bottom, with its words beside it; one below the other, so that none covers another.
void TableChart::drawMarks(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const
{
    const QFontMetricsF metrics = painter.fontMetrics();
    double top = area.rect().top() + 2;
    for (const Mark& mark : m_marks) {
        if (!area.shows(shownPlace(mark.x)))
            continue;
        const double x = area.x(shownPlace(mark.x));
        QPen pen(look.palette.reference, 1.4);
        pen.setDashPattern({5, 3});
        painter.setPen(pen);
        painter.drawLine(QPointF(x, area.rect().top()), QPointF(x, area.rect().bottom()));
        const QString text = QStringLiteral("%1: %2").arg(labTermText(mark.number), shownValue(mark.x));
        const double width = metrics.horizontalAdvance(text) + 4;
        const bool fitsRight = x + 3 + width <= area.rect().right();
        const QRectF room(fitsRight ? x + 3 : x - 3 - width, top, width, metrics.height());
        top += metrics.height() + 2;
        if (room.left() < area.rect().left() || room.bottom() > area.rect().bottom())
            continue;
        writeOver(painter, room, text, look.palette.text, look.palette.background);
    }
}

/// The points that got a mark.
int TableChart::drawLine(QCPPainter& painter, const PlotArea& area, const ChartLook& look, std::size_t c) const
{
    const Curve& curve = m_curves[c];
    const int ink = static_cast<int>(c);
    const QColor color = look.palette.ink(ink);
    QPolygonF line;
    const auto flush = [&] {
        QPen pen(color, 1.6);
        pen.setDashPattern(dashOf(ink));
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        area.drawLine(painter, line);
        line.clear();
    };
    for (std::size_t i = 0; i < m_x.size(); ++i) {
        const double value = curve.values[i];
        if (!std::isfinite(value)) {
            if (!curve.predicted)
                flush();
            continue;
        }
        const QPointF point(area.x(shownX(i)), area.y(value));
        if (m_figure.stepped && !curve.predicted && !line.isEmpty())
            line << QPointF(point.x(), line.last().y());
        line << point;
    }
    flush();
    int marks = 0;
    for (std::size_t i = 0; i < m_x.size() && (curve.predicted || m_x.size() <= mostMarks); ++i) {
        if (!std::isfinite(curve.values[i]))
            continue;
        const QPointF point(area.x(shownX(i)), area.y(curve.values[i]));
        if (area.showsMark(painter, point, 4)) {
            drawMark(painter, markOf(ink), point, 4, color, look.palette.background);
            ++marks;
        }
    }
    return marks;
}

/// From the axis up, or down to it; what each stands for is written above.
void TableChart::drawBars(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const
{
    const double slot = area.x(2) - area.x(1);
    const double width = slot * barWidth / static_cast<double>(m_curves.size());
    const double foot = area.y(look.logarithmic ? area.lower() : std::clamp(0.0, area.lower(), area.upper()));
    for (std::size_t i = 0; i < m_x.size(); ++i) {
        double top = foot;
        for (std::size_t c = 0; c < m_curves.size(); ++c) {
            const double value = m_curves[c].values[i];
            if (!look.shows(c) || !std::isfinite(value) || (look.logarithmic && value <= 0))
                continue;
            const double left = area.x(shownX(i)) - slot * barWidth / 2 + width * static_cast<double>(c);
            const QRectF bar = QRectF(QPointF(left, area.y(value)), QPointF(left + width, foot)).normalized();
            painter.setPen(Qt::NoPen);
            painter.setBrush(look.palette.ink(static_cast<int>(c)));
            painter.drawRect(bar.intersected(area.rect()));
            top = std::min(top, bar.top());
        }
        const QRectF words(area.x(shownX(i)) - slot / 2 + 2, area.rect().top(), slot - 4,
                           std::max(0.0, top - 2 - area.rect().top()));
        painter.setPen(look.palette.text);
        if (words.width() >= painter.fontMetrics().averageCharWidth() * 3)
            painter.drawText(words, Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap,
                             m_words[static_cast<qsizetype>(i)]);
    }
}

ReadOut TableChart::readOut(double x, const ChartLook& look) const
{
    ReadOut out;
    if (m_x.empty())
        return out;
    std::size_t nearest = 0;
    for (std::size_t i = 1; i < m_x.size(); ++i)
        if (std::abs(shownX(i) - x) < std::abs(shownX(nearest) - x))
            nearest = i;
    out.at = shownX(nearest);
    out.heading = m_figure.bars ? m_words[static_cast<qsizetype>(nearest)]
                                : QStringLiteral("%1 = %2").arg(labTermText(m_figure.x), shownValue(m_x[nearest]));
    for (std::size_t c = 0; c < m_curves.size(); ++c)
        if (look.shows(c) && !(m_curves[c].predicted && std::isnan(m_curves[c].values[nearest])))
            out.values.push_back({c, {m_curves[c].values[nearest], m_curves[c].values[nearest]}});
    return out;
}

QString TableChart::distanceText(double x) const
{
    return Texts::tr("B − A: %1").arg(shownValue(x));
}

QString TableChart::csv(const ValueRange& x, const ChartLook& look) const
{
    QString text = QString::fromStdString(std::string(m_figure.x));
    for (std::size_t c = 0; c < m_curves.size(); ++c)
        if (look.shows(c))
            text += QLatin1Char(',') + QString::fromStdString(m_curves[c].column);
    text += QLatin1Char('\n');
    for (std::size_t i = 0; i < m_x.size(); ++i) {
        if (shownX(i) < x.lower || shownX(i) > x.upper)
            continue;
        text += m_wordy ? csvField(m_words[static_cast<qsizetype>(i)]) : QString::fromStdString(labText(m_x[i]));
        for (std::size_t c = 0; c < m_curves.size(); ++c)
            if (look.shows(c))
                text += QLatin1Char(',') + QString::fromStdString(labText(m_curves[c].values[i]));
        text += QLatin1Char('\n');
    }
    return text;
}

std::optional<LabTable> predictedBesideComputed(const Lab& lab, const LabResult& result, const LabPrediction& predicted)
{
    const auto computed = predicted.number ? scalarOf(result.number(lab.predicts.number)) : std::nullopt;
    if (!computed)
        return std::nullopt;
    LabTable table{std::string(predictionTable), {"source", "value"}};
    table.add(std::string("predicted"), *predicted.number);
    table.add(std::string("computed"), *computed);
    return table;
}

LabFigure predictionFigure()
{
    return {.table = predictionTable, .x = "source", .values = {"value"}, .bars = true};
}

} // namespace halfstep
