#include "ui/labs/table_chart.h"

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

struct Number {
    double operator()(double value) const { return value; }
    double operator()(std::int64_t value) const { return static_cast<double>(value); }
    double operator()(bool value) const { return value ? 1 : 0; }
    double operator()(const auto&) const { return std::nan(""); }
};

std::vector<double> column(const LabTable& table, std::string_view name)
{
    const auto at = static_cast<std::size_t>(std::ranges::find(table.columns, name) - table.columns.begin());
    std::vector<double> values;
    for (const std::vector<LabValue>& row : table.rows)
        values.push_back(std::visit(Number{}, row[at]));
    return values;
}

} // namespace

TableChart::TableChart(const Lab& lab, const LabResult& result) : m_lab(lab), m_verdict(verdictText(lab, result))
{
    const auto table = std::ranges::find(result.tables, lab.figure.table, &LabTable::name);
    if (table == result.tables.end())
        return;
    m_x = column(*table, lab.figure.x);
    for (const std::string_view name : lab.figure.values)
        m_curves.push_back({std::string(name), column(*table, name)});
}

double TableChart::shownX(std::size_t row) const
{
    return m_lab.figure.doublings ? std::log2(m_x[row]) : m_x[row];
}

ChartCaption TableChart::caption() const
{
    const QString x = labTermText(m_lab.figure.x);
    ChartCaption caption;
    caption.name = QString::fromUtf8(m_lab.name.data(), static_cast<qsizetype>(m_lab.name.size()));
    caption.title = worded(LabWords::of(m_lab.name).title);
    caption.description = m_verdict;
    caption.x.title = m_lab.figure.doublings ? Texts::tr("log₂ of: %1").arg(x) : x;
    caption.values.title = labTermText(m_lab.figure.values.front());
    caption.values.logarithmic = m_lab.figure.logarithmic;
    return caption;
}

std::vector<LegendEntry> TableChart::legend(const ChartLook&) const
{
    std::vector<LegendEntry> entries;
    for (std::size_t i = 0; i < m_curves.size(); ++i)
        entries.push_back({labTermText(m_curves[i].column), static_cast<int>(i)});
    return entries;
}

ValueRange TableChart::xExtent() const
{
    if (m_x.empty())
        return {};
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
    return {range.value_or(ValueRange{}), false, 0};
}

DrawnMarks TableChart::draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const
{
    DrawnMarks drawn;
    for (std::size_t c = 0; c < m_curves.size(); ++c) {
        if (!look.shows(c))
            continue;
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
            const double value = m_curves[c].values[i];
            if (!std::isfinite(value)) {
                flush();
                continue;
            }
            const QPointF point(area.x(shownX(i)), area.y(value));
            if (m_lab.figure.stepped && !line.isEmpty())
                line << QPointF(point.x(), line.last().y());
            line << point;
        }
        flush();
        for (std::size_t i = 0; i < m_x.size() && m_x.size() <= mostMarks; ++i) {
            const QPointF point(area.x(shownX(i)), area.y(m_curves[c].values[i]));
            if (std::isfinite(m_curves[c].values[i]) && area.showsMark(painter, point, 4)) {
                drawMark(painter, markOf(ink), point, 4, color, look.palette.background);
                ++drawn.points;
            }
        }
    }
    return drawn;
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
    out.heading = QStringLiteral("%1 = %2").arg(labTermText(m_lab.figure.x), shownValue(m_x[nearest]));
    for (std::size_t c = 0; c < m_curves.size(); ++c)
        if (look.shows(c))
            out.values.push_back({c, {m_curves[c].values[nearest], m_curves[c].values[nearest]}});
    return out;
}

QString TableChart::distanceText(double x) const
{
    return Texts::tr("B − A: %1").arg(shownValue(x));
}

QString TableChart::csv(const ValueRange& x, const ChartLook& look) const
{
    QString text = QString::fromStdString(std::string(m_lab.figure.x));
    for (std::size_t c = 0; c < m_curves.size(); ++c)
        if (look.shows(c))
            text += QLatin1Char(',') + QString::fromStdString(m_curves[c].column);
    text += QLatin1Char('\n');
    for (std::size_t i = 0; i < m_x.size(); ++i) {
        if (shownX(i) < x.lower || shownX(i) > x.upper)
            continue;
        text += QString::fromStdString(labText(m_x[i]));
        for (std::size_t c = 0; c < m_curves.size(); ++c)
            if (look.shows(c))
                text += QLatin1Char(',') + QString::fromStdString(labText(m_curves[c].values[i]));
        text += QLatin1Char('\n');
    }
    return text;
}

} // namespace halfstep
