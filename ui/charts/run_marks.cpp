#include "ui/charts/run_marks.h"

#include "ui/charts/plot_area.h"
#include "ui/language/number_text.h"
#include "ui/language/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>
#include <vector>

namespace halfstep {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::ChartWidget)
};

constexpr double glyphWidth = 6; ///< of a skip on the rail
constexpr double starRadius = 7;

void addCross(QList<QLineF>& crosses, const QPointF& at, double r)
{
    crosses << QLineF(at.x() - r, at.y() - r, at.x() + r, at.y() + r)
            << QLineF(at.x() - r, at.y() + r, at.x() + r, at.y() - r);
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

void RunMarks::drawReferences(const std::vector<ReferenceLine>& lines, LabelRoom& labels) const
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
    QColor veil = m_look.palette.background;
    veil.setAlpha(200);
    for (const ReferenceLine& line : lines) {
        const double top = place(line) - metrics.ascent() - 1;
        if (top < rect.top() || place(line) > rect.bottom())
            continue;
        // On its line at the right; left of that where the label of a close line is.
        const auto write = [&](const QString& text) {
            const double width = metrics.horizontalAdvance(text) + 4;
            std::vector<QPointF> corners;
            for (double left = rect.right() - width - 2; left >= rect.left(); left -= 8)
                corners.emplace_back(left, top);
            const auto room = labels.place({width, metrics.ascent() - 1}, corners);
            if (!room)
                return false;
            m_painter.fillRect(QRectF(room->topLeft(), QSizeF(width, metrics.ascent() + 1)), veil);
            m_painter.setPen(m_look.palette.faintText);
            m_painter.drawText(QPointF(room->left() + 2, place(line) - 2), text);
            return true;
        };
        if (!write(line.label))
            write(line.shortLabel);
    }
}

void RunMarks::drawThreshold(const Series& threshold) const
{
    QPen pen(m_look.palette.reference, 1.4);
    pen.setDashPattern({5, 3});
    m_painter.setAntialiasing(false);
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    const auto [from, to] = m_axis.attemptsWithin({m_area.from(), m_area.to()});
    QPolygonF line;
    const auto flush = [&] {
        if (line.size() > 1)
            m_area.drawLine(m_painter, line);
        line.clear();
    };
    const auto add = [&line](double x, double y) {
        if (line.size() > 1 && line.last().y() == y && line[line.size() - 2].y() == y)
            line.last().setX(x); // a level stretch is one line, whatever its points
        else
            line << QPointF(x, y);
    };
    double last = 0;
    for (const SeriesBucket& b : threshold.view(from, to, std::max(1, static_cast<int>(m_area.rect().width())))) {
        if (b.finiteCount == 0 || b.xFirst > last + 1)
            flush();
        last = b.xLast;
        if (b.finiteCount == 0)
            continue;
        const double x = m_area.x(m_axis.place(b.xFirst));
        if (!line.isEmpty())
            add(x, line.last().y());
        add(x, m_area.y(b.first));
        if (b.finiteCount > 1) {
            const double end = m_area.x(m_axis.place(b.xLast));
            if (b.min != b.max)
                line << QPointF((x + end) / 2, m_area.y(b.min)) << QPointF((x + end) / 2, m_area.y(b.max));
            add(end, m_area.y(b.last));
        }
    }
    flush();
}

void RunMarks::drawGaps(const Series& series, const QString& name, const QString& brief) const
{
    const QFontMetricsF metrics(m_painter.font());
    const QRectF& rect = m_area.rect();
    const auto [from, to] = m_axis.attemptsWithin({m_area.from(), m_area.to()});
    const SeriesBucket ran = m_run.series(Quantity::TrainLoss).extent(from, to);
    m_painter.setPen(m_look.palette.faintText);
    const auto mark = [&](double first, double last) {
        const double left = std::max(m_area.x(m_axis.place(first)), rect.left());
        const double right = std::min(m_area.x(m_axis.place(last)), rect.right());
        for (const QString& words : {name, brief})
            if (right - left > metrics.horizontalAdvance(words))
                return m_painter.drawText(QRectF(left, rect.top(), right - left, rect.height()), Qt::AlignCenter,
                                          words);
    };
    double next = ran.xFirst; // attempt that the next value is to belong to
    for (const SeriesBucket& b : series.view(from, to, std::max(1, static_cast<int>(rect.width())))) {
        if (b.valueCount() == 0)
            continue;
        if (b.xFirst > next)
            mark(next, b.xFirst);
        next = std::max(next, b.xLast + 1);
    }
    if (next <= ran.xLast)
        mark(next, ran.xLast);
}

QRectF RunMarks::starRoom() const
{
    const EpochRecord* best = bestEpoch(m_run);
    if (!best)
        return {};
    const QPointF point(m_area.x(placeOf(best->lastAttempt)), m_area.y(best->valLoss));
    return {point - QPointF(starRadius + 1, starRadius + 1), QSizeF(2 * starRadius + 2, 2 * starRadius + 2)};
}

void RunMarks::drawBest(int ink) const
{
    const QPointF point = starRoom().center();
    if (!bestEpoch(m_run) || !m_area.showsMark(m_painter, point, starRadius))
        return;
    m_painter.setAntialiasing(true);
    drawMark(m_painter, MarkShape::Star, point, starRadius, m_look.palette.ink(ink), m_look.palette.text);
}

std::vector<SkipGroup> RunMarks::skipGroups() const
{
    const double digit = QFontMetricsF(m_painter.font()).horizontalAdvance(u'0');
    const auto labelWidth = [digit](std::int64_t count) { // with its "×", grouped
        const double digits = std::floor(std::log10(static_cast<double>(count))) + 1;
        return (digits + std::floor((digits - 1) / 3) + 1) * digit;
    };
    std::vector<SkipGroup> groups;
    const auto add = [&](std::int64_t attempt, std::int64_t count) {
        const double place = placeOf(attempt);
        if (!m_area.shows(place))
            return;
        const double x = std::clamp(m_area.x(place), m_area.rect().left() + 3, m_area.rect().right() - 3);
        if (groups.empty() || x >= groups.back().right)
            groups.push_back({attempt, attempt, 0, x - glyphWidth / 2, x + glyphWidth});
        SkipGroup& group = groups.back();
        group.count += count;
        group.last = attempt;
        if (group.count > 1)
            group.right = group.left + 2.5 * glyphWidth + labelWidth(group.count);
    };
    for (const SkipMark& skip : m_run.marks().skips.all()) {
        // Of several joined in one only the ends are known.
        add(skip.attempt, skip.count - (skip.count > 1));
        if (skip.count > 1)
            add(skip.lastAttempt, 1);
    }
    return groups;
}

QList<QLineF> RunMarks::scaleCrosses() const
{
    const Series& scale = m_run.series(Quantity::LossScale);
    QList<QLineF> crosses;
    QPointF newest(-1e9, 0);
    for (const SkipMark& skip : m_run.marks().skips.all()) {
        const QPointF point(m_area.x(placeOf(skip.attempt)), m_area.y(skip.scaleUsed));
        // One for every few pixels is as dense as they can be told apart.
        if (!m_area.rect().contains(point) || (point - newest).manhattanLength() < 5
            || !valueAt(scale, static_cast<double>(skip.attempt)))
            continue;
        newest = point;
        addCross(crosses, point, 3.6);
    }
    return crosses;
}

/// Skips one after another, wide enough apart for a bracket.
void RunMarks::drawBursts(LabelRoom& labels) const
{
    constexpr std::int64_t least = 3;
    const QFontMetricsF metrics(m_painter.font());
    const QRectF& rect = m_area.rect();
    const double y = std::round(rect.bottom() - railHeight) - 0.5;
    for (const SkipBurst& burst : skipBursts(m_run)) {
        const double left = m_area.x(placeOf(burst.first)) - glyphWidth / 2;
        const double right = m_area.x(placeOf(burst.last)) + glyphWidth / 2;
        if (burst.count() < least || right - left < static_cast<double>(burst.count()) * glyphWidth
            || right < rect.left() || left > rect.right())
            continue;
        m_area.drawLine(m_painter, {{left, y + 3}, {left, y}, {right, y}, {right, y + 3}});
        if (!m_look.namesMarks)
            continue;
        const QString text = burstText(burst);
        const QSizeF size(metrics.horizontalAdvance(text) + 4, metrics.height());
        const double middle = (std::max(left, rect.left()) + std::min(right, rect.right())) / 2;
        const double most = std::max(rect.left(), rect.right() - size.width());
        const double start = std::clamp(middle - size.width() / 2, rect.left(), most);
        if (const auto room = labels.place(size, {{start, y - size.height()}}))
            m_painter.drawText(QPointF(room->left() + 2, room->top() + metrics.ascent()), text);
    }
}

std::vector<SkipGroup> RunMarks::drawSkips(bool onTheScale, LabelRoom& labels) const
{
    QList<QLineF> crosses = onTheScale ? scaleCrosses() : QList<QLineF>();
    const QFontMetricsF metrics(m_painter.font());
    const double bottom = m_area.rect().bottom();
    std::vector<SkipGroup> groups = skipGroups();
    double taken = m_area.rect().left();
    m_painter.setPen(m_look.palette.skip);
    for (const SkipGroup& group : groups) {
        const double x = group.left + glyphWidth / 2;
        const double room = x - taken;
        taken = group.right;
        addCross(crosses, {x, bottom - 4.5}, 2.4);
        if (group.count < 2)
            continue;
        const QString text = QStringLiteral("×%1").arg(shownWhole(group.count));
        const double width = metrics.horizontalAdvance(text);
        const bool fits = x + glyphWidth + width < m_area.rect().right();
        if (!fits && room < width + glyphWidth)
            continue;
        m_painter.drawText(QPointF(fits ? x + 4 : x - 5 - width, bottom - 1), text);
    }
    m_painter.setPen(m_look.palette.skip);
    drawBursts(labels);
    drawCrosses(std::move(crosses));
    return groups;
}

void RunMarks::drawCrosses(QList<QLineF> crosses) const
{
    const bool exporting = m_painter.modes().testFlag(QCPPainter::pmNonCosmetic);
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
    const auto& epochs = history.marks().epochs.all();
    const auto best = std::find_if(epochs.rbegin(), epochs.rend(), [](const EpochRecord& e) { return e.best; });
    return best == epochs.rend() ? nullptr : &*best;
}

QString changeText(const LiveChange& change)
{
    if (change.key == "precision.amp")
        return change.after == "true" ? Words::tr("AMP on") : Words::tr("AMP off");
    if (change.key == "clipping.enabled")
        return change.after == "true" ? Words::tr("clipping on") : Words::tr("clipping off");
    if (change.key == "scaler.enabled")
        return change.after == "true" ? Words::tr("loss scaler on") : Words::tr("loss scaler off");
    if (change.key == "early_stopping.enabled")
        return change.after == "true" ? Words::tr("early stopping on") : Words::tr("early stopping off");
    const QString values = changedValueText(change.before) + QStringLiteral(" → ") + changedValueText(change.after);
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

QString groupText(const SkipGroup& group)
{
    return Words::tr("%n skipped attempt(s), %1 to %2", nullptr, static_cast<int>(group.count))
        .arg(shownWhole(group.first), shownWhole(group.last));
}

std::vector<SkipBurst> skipBursts(const RunHistory& history)
{
    std::vector<SkipBurst> bursts;
    for (const SkipMark& skip : history.marks().skips.all()) {
        if (skip.count <= skip.lastAttempt - skip.attempt) // not one after another
            continue;
        if (!bursts.empty() && bursts.back().last + 1 == skip.attempt)
            bursts.back().last = skip.lastAttempt;
        else
            bursts.push_back({skip.attempt, skip.lastAttempt});
    }
    std::erase_if(bursts, [](const SkipBurst& burst) { return burst.count() < 2; });
    return bursts;
}

QString burstText(const SkipBurst& burst)
{
    return Words::tr("%1 skipped in a row").arg(shownWhole(burst.count()));
}

QString skipText(const RunHistory& history, std::int64_t attempt)
{
    const auto& skips = history.marks().skips.all();
    const auto after = std::ranges::upper_bound(skips, attempt, {}, &SkipMark::attempt);
    if (after == skips.begin() || std::prev(after)->lastAttempt < attempt)
        return {};
    const SkipMark& skip = *std::prev(after);
    const QString reason =
        skip.firstBadTensor.empty() || skip.count > 1
            ? text(skip.reason)
            : Words::tr("%1 in %2").arg(text(skip.reason), QString::fromStdString(skip.firstBadTensor));
    QString told = skip.count > 1 ? Words::tr("%1 of the attempts %2 to %3 skipped: %4")
                                        .arg(shownWhole(skip.count), shownWhole(skip.attempt),
                                             shownWhole(skip.lastAttempt), reason)
                                  : Words::tr("skipped: %1").arg(reason);
    if (skip.scaleUsed != skip.scaleNext)
        told += QStringLiteral(", %1 → %2").arg(exactNumber(skip.scaleUsed), exactNumber(skip.scaleNext));
    return told;
}

} // namespace halfstep
