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

void RunMarks::drawGaps(const Series& series, const QString& name) const
{
    const QFontMetricsF metrics(m_painter.font());
    const QRectF& rect = m_area.rect();
    const auto [from, to] = m_axis.attemptsWithin({m_area.from(), m_area.to()});
    const SeriesBucket ran = m_run.series(Quantity::TrainLoss).extent(from, to);
    m_painter.setPen(m_look.palette.faintText);
    const auto mark = [&](double first, double last) {
        const double left = std::max(m_area.x(m_axis.place(first)), rect.left());
        const double right = std::min(m_area.x(m_axis.place(last)), rect.right());
        if (right - left > metrics.horizontalAdvance(name))
            m_painter.drawText(QRectF(left, rect.top(), right - left, rect.height()), Qt::AlignCenter, name);
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

void RunMarks::drawChanges() const
{
    const QFontMetricsF metrics(m_painter.font());
    const QRectF& rect = m_area.rect();
    const auto& changes = m_run.marks().changes.all();
    const auto place = [&](const LiveChange& change) { return std::round(m_area.x(placeOf(change.attempt))) + 0.5; };
    QPen pen(m_look.palette.change, 1);
    pen.setDashPattern({4, 2, 1, 2});
    m_painter.setAntialiasing(false);
    m_painter.setPen(pen);
    for (const LiveChange& change : changes)
        if (m_area.shows(placeOf(change.attempt)))
            m_painter.drawLine(QPointF(place(change), rect.top()), QPointF(place(change), rect.bottom()));
    if (!m_look.namesMarks)
        return;
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

std::vector<RunMarks::SkipGlyph> RunMarks::skipGlyphs() const
{
    const double digit = QFontMetricsF(m_painter.font()).horizontalAdvance(u'0');
    const auto labelWidth = [digit](std::int64_t count) { // with its "×", grouped
        const double digits = std::floor(std::log10(static_cast<double>(count))) + 1;
        return (digits + std::floor((digits - 1) / 3) + 1) * digit;
    };
    std::vector<SkipGlyph> glyphs;
    const auto add = [&](std::int64_t attempt, std::int64_t count) {
        const double place = placeOf(attempt);
        if (!m_area.shows(place))
            return;
        const double x = std::clamp(m_area.x(place), m_area.rect().left() + 3, m_area.rect().right() - 3);
        if (glyphs.empty() || x >= glyphs.back().end)
            glyphs.push_back({x, x + glyphWidth, 0});
        SkipGlyph& glyph = glyphs.back();
        glyph.count += count;
        if (glyph.count > 1)
            glyph.end = glyph.x + 2 * glyphWidth + labelWidth(glyph.count);
    };
    for (const SkipMark& skip : m_run.marks().skips.all()) {
        // Of several joined in one only the ends are known.
        add(skip.attempt, skip.count - (skip.count > 1));
        if (skip.count > 1)
            add(skip.lastAttempt, 1);
    }
    return glyphs;
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

std::vector<std::int64_t> RunMarks::drawSkips(bool onTheScale) const
{
    QList<QLineF> crosses = onTheScale ? scaleCrosses() : QList<QLineF>();
    const QFontMetricsF metrics(m_painter.font());
    const double bottom = m_area.rect().bottom();
    std::vector<std::int64_t> counts;
    double taken = m_area.rect().left();
    m_painter.setPen(m_look.palette.skip);
    for (const SkipGlyph& glyph : skipGlyphs()) {
        counts.push_back(glyph.count);
        const double room = glyph.x - taken;
        taken = glyph.end;
        addCross(crosses, {glyph.x, bottom - 4.5}, 2.4);
        if (glyph.count < 2)
            continue;
        const QString text = QStringLiteral("×%1").arg(shownWhole(glyph.count));
        const double width = metrics.horizontalAdvance(text);
        const bool fits = glyph.x + glyphWidth + width < m_area.rect().right();
        if (!fits && room < width + glyphWidth)
            continue;
        m_painter.drawText(QPointF(fits ? glyph.x + 4 : glyph.x - 5 - width, bottom - 1), text);
    }
    drawCrosses(std::move(crosses));
    return counts;
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
        told += QStringLiteral(", %1 → %2").arg(shownNumber(skip.scaleUsed), shownNumber(skip.scaleNext));
    return told;
}

} // namespace halfstep
