#include "ui/charts/run_marks.h"

#include "ui/charts/plot_area.h"
#include "ui/language/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <vector>

namespace halfstep {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::ChartWidget)
};

/// A value as it stands in files: a number takes the language's form, a word stays.
QString shownValue(const std::string& raw)
{
    const QString text = QString::fromStdString(raw);
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    return isNumber ? editableNumber(number) : text;
}

} // namespace

RunMarks::RunMarks(QCPPainter& painter, const PlotArea& area, const ChartLook& look, const RunHistory& run,
                   const RunAxis& axis)
    : m_painter(painter)
    , m_area(area)
    , m_look(look)
    , m_run(run)
    , m_axis(axis)
{
}

double RunMarks::placeOf(std::int64_t attempt) const
{
    return m_axis.place(static_cast<double>(attempt));
}

void RunMarks::drawReferences(const std::vector<ReferenceLine>& lines) const
{
    const QFontMetricsF metrics(m_painter.font());
    const QRectF& rect = m_area.rect();
    QPen pen(m_look.palette.reference, 1);
    pen.setDashPattern({2, 3});
    m_painter.setAntialiasing(false);
    m_painter.setPen(pen);
    const auto place = [&](const ReferenceLine& line) { return std::round(m_area.y(line.value)) + 0.5; };
    for (const ReferenceLine& line : lines)
        if (const double y = place(line); y >= rect.top() && y <= rect.bottom())
            m_painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
    double right = rect.right() - 4;
    for (const ReferenceLine& line : lines) {
        const double y = place(line);
        // Labels sit on their lines, each left of the one before, so that close lines keep all of theirs.
        const double left = right - metrics.horizontalAdvance(line.label);
        if (left < rect.left() || y - metrics.height() < rect.top() || y > rect.bottom())
            continue;
        QColor veil = m_look.palette.background;
        veil.setAlpha(200);
        m_painter.fillRect(QRectF(left - 2, y - metrics.ascent() - 1, right - left + 4, metrics.ascent() + 1), veil);
        m_painter.setPen(m_look.palette.faintText);
        m_painter.drawText(QPointF(left, y - 2), line.label);
        right = left - 10;
    }
}

void RunMarks::drawThreshold(const std::vector<ThresholdStep>& steps) const
{
    QPen pen(m_look.palette.reference, 1.4);
    pen.setDashPattern({5, 3});
    m_painter.setAntialiasing(false);
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    QPolygonF line;
    const auto flush = [&] {
        if (line.size() > 1)
            m_area.drawLine(m_painter, line);
        line.clear();
    };
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const double from = std::max(m_axis.place(steps[i].attempt), m_area.from());
        const double end = i + 1 < steps.size() ? m_axis.place(steps[i + 1].attempt) : m_area.to();
        const double to = std::min(end, m_area.to());
        if (steps[i].value <= 0) {
            flush();
            continue;
        }
        if (from >= to)
            continue;
        line << QPointF(m_area.x(from), m_area.y(steps[i].value)) << QPointF(m_area.x(to), m_area.y(steps[i].value));
    }
    flush();
}

void RunMarks::drawChanges() const
{
    const QFontMetricsF metrics(m_painter.font());
    const QRectF& rect = m_area.rect();
    const auto& changes = m_run.changes();
    const auto place = [&](const LiveChange& change) { return std::round(m_area.x(placeOf(change.attempt))) + 0.5; };
    QPen pen(m_look.palette.change, 1);
    pen.setDashPattern({4, 2, 1, 2});
    m_painter.setAntialiasing(false);
    m_painter.setPen(pen);
    for (const LiveChange& change : changes)
        if (m_area.shows(placeOf(change.attempt)))
            m_painter.drawLine(QPointF(place(change), rect.top()), QPointF(place(change), rect.bottom()));
    // Beside its line, left of it near the right border, in the first row with room. What finds none, in the upper half
    // of the chart, keeps its line; the event log has its words.
    const int rows = std::max(1, static_cast<int>(rect.height() / 2 / metrics.height()));
    QColor veil = m_look.palette.background;
    veil.setAlpha(190);
    std::vector<QRectF> taken;
    for (const LiveChange& change : changes) {
        if (!m_area.shows(placeOf(change.attempt)))
            continue;
        const QString text = changeText(change);
        const double width = metrics.horizontalAdvance(text);
        const double x = place(change);
        const double left = x + width + 4 > rect.right() ? x - width - 3 : x + 3;
        if (left < rect.left())
            continue;
        for (int row = 0; row < rows; ++row) {
            const QRectF box(left, rect.top() + 1 + row * metrics.height(), width, metrics.height());
            const QRectF spaced = box.adjusted(-3, 0, 3, 0);
            if (std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(spaced); }))
                continue;
            taken.push_back(box);
            m_painter.fillRect(box, veil);
            m_painter.drawText(QPointF(left, box.top() + metrics.ascent()), text);
            break;
        }
    }
}

void RunMarks::drawBest(int ink) const
{
    const EpochRecord* best = bestEpoch(m_run);
    if (!best)
        return;
    const QPointF point(m_area.x(placeOf(best->lastAttempt)), m_area.y(best->valLoss));
    if (!m_area.showsMark(m_painter, point, 7))
        return;
    m_painter.setAntialiasing(true);
    drawMark(m_painter, MarkShape::Star, point, 7, m_look.palette.ink(ink), m_look.palette.text);
}

void RunMarks::drawSkips(bool onTheScale) const
{
    const auto& skips = m_run.skips();
    const QRectF& rect = m_area.rect();
    const double perPixel = (m_area.to() - m_area.from()) / std::max(rect.width(), 1.0);
    const bool exporting = m_painter.modes().testFlag(QCPPainter::pmNonCosmetic);
    QList<QLineF> crosses;
    const auto cross = [&crosses](double x, double y, double r) {
        crosses << QLineF(x - r, y - r, x + r, y + r) << QLineF(x - r, y + r, x + r, y - r);
    };
    // One mark for every few pixels is as dense as marks can be told apart.
    const double spacing = perPixel * 5;
    double next = m_area.from();
    const auto mark = [&](std::int64_t attempt, double scaleUsed) {
        const double place = placeOf(attempt);
        if (place < next || place > m_area.to())
            return;
        next = place + spacing;
        const double x = std::clamp(m_area.x(place), rect.left() + 3, rect.right() - 3);
        cross(x, rect.bottom() - 4.5, 2.4);
        const QPointF point(x, m_area.y(scaleUsed));
        if (onTheScale && rect.contains(point))
            cross(point.x(), point.y(), 3.6);
    };
    for (const SkipMark& skip : skips)
        mark(skip.attempt, skip.scaleUsed);
    next = m_area.from();
    for (const SkipMark& skip : skips) // of several joined in one only the ends are known
        if (placeOf(skip.lastAttempt) - placeOf(skip.attempt) >= spacing)
            mark(skip.lastAttempt, skip.scaleUsed);
    m_painter.setAntialiasing(exporting);
    m_painter.setPen(QPen(m_look.palette.skip, exporting ? 1.4 : 1));
    m_painter.drawLines(crosses);
    if (exporting)
        return;
    for (QLineF& line : crosses) // twice beside itself: two pixels wide, without the cost of a wide pen
        line.translate(1, 0);
    m_painter.drawLines(crosses);
}

const EpochRecord* bestEpoch(const RunHistory& history)
{
    const auto& epochs = history.epochs();
    const auto best = std::find_if(epochs.rbegin(), epochs.rend(), [](const EpochRecord& e) { return e.best; });
    return best == epochs.rend() ? nullptr : &*best;
}

QString changeText(const LiveChange& change)
{
    if (change.key == "precision.amp")
        return change.after == "true" ? Words::tr("AMP on") : Words::tr("AMP off");
    if (change.key == "clipping.enabled")
        return change.after == "true" ? Words::tr("clipping on") : Words::tr("clipping off");
    const QString values = shownValue(change.before) + QStringLiteral(" → ") + shownValue(change.after);
    if (change.key == "precision.dtype")
        return values;
    if (change.key == "batch.accumulation")
        return QStringLiteral("A ") + values;
    if (change.key == "clipping.max_norm")
        return Words::tr("threshold %1").arg(values);
    if (change.key == "optimizer.learning_rate")
        return Words::tr("learning rate %1").arg(values);
    if (change.key == "early_stopping.patience")
        return Words::tr("patience %1").arg(values);
    if (change.key == "early_stopping.min_delta")
        return Words::tr("least gain %1").arg(values);
    return QString::fromStdString(change.key).section(u'.', -1) + u' ' + values;
}

} // namespace halfstep
