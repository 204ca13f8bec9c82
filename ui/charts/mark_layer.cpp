#include "ui/charts/mark_layer.h"

#include "ui/language/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <vector>

namespace halfstep {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::RunChart)
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

MarkLayer::MarkLayer(QCustomPlot* plot, const ChartState& state)
    : QCPLayerable(plot, QStringLiteral("main"))
    , m_state(state)
{
}

void MarkLayer::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(false);
}

QRect MarkLayer::clipRect() const
{
    return mParentPlot->axisRect()->rect();
}

void MarkLayer::draw(QCPPainter* painter)
{
    if (!m_state.history)
        return;
    const ChartFrame frame(mParentPlot->xAxis, mParentPlot->yAxis);
    painter->setFont(mParentPlot->xAxis->tickLabelFont());
    drawReferences(*painter, frame);
    drawThreshold(*painter, frame);
    drawChanges(*painter, frame);
    drawSkips(*painter, frame);
    drawBest(*painter, frame);
}

void MarkLayer::drawReferences(QCPPainter& painter, const ChartFrame& frame)
{
    const QFontMetricsF metrics(painter.font());
    const QRectF& rect = frame.rect();
    const std::vector<ReferenceLine> lines = m_state.referenceLines();
    QPen pen(m_state.palette.reference, 1);
    pen.setDashPattern({2, 3});
    painter.setAntialiasing(false);
    painter.setPen(pen);
    const auto place = [&](const ReferenceLine& line) { return std::round(frame.y(line.value)) + 0.5; };
    for (const ReferenceLine& line : lines)
        if (const double y = place(line); y >= rect.top() && y <= rect.bottom())
            painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
    double right = rect.right() - 4;
    for (const ReferenceLine& line : lines) {
        const double y = place(line);
        // Labels sit on their lines, each left of the one before, so that close lines keep all of theirs.
        const double left = right - metrics.horizontalAdvance(line.label);
        if (left < rect.left() || y - metrics.height() < rect.top() || y > rect.bottom())
            continue;
        QColor veil = m_state.palette.background;
        veil.setAlpha(200);
        painter.fillRect(QRectF(left - 2, y - metrics.ascent() - 1, right - left + 4, metrics.ascent() + 1), veil);
        painter.setPen(m_state.palette.faintText);
        painter.drawText(QPointF(left, y - 2), line.label);
        right = left - 10;
    }
}

void MarkLayer::drawThreshold(QCPPainter& painter, const ChartFrame& frame)
{
    const std::vector<ThresholdStep> steps = m_state.thresholds();
    QPen pen(m_state.palette.reference, 1.4);
    pen.setDashPattern({5, 3});
    painter.setAntialiasing(false);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    QPolygonF line;
    const auto flush = [&] {
        if (line.size() > 1)
            frame.drawLine(painter, line);
        line.clear();
    };
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const double from = std::max(steps[i].from, frame.from());
        const double to = std::min(i + 1 < steps.size() ? steps[i + 1].from : frame.to(), frame.to());
        if (steps[i].value <= 0) {
            flush();
            continue;
        }
        if (from >= to)
            continue;
        line << QPointF(frame.x(from), frame.y(steps[i].value)) << QPointF(frame.x(to), frame.y(steps[i].value));
    }
    flush();
}

void MarkLayer::drawChanges(QCPPainter& painter, const ChartFrame& frame)
{
    const QFontMetricsF metrics(painter.font());
    const QRectF& rect = frame.rect();
    const auto& changes = m_state.history->changes();
    const auto place = [&](const LiveChange& change) {
        return std::round(frame.x(static_cast<double>(change.attempt))) + 0.5;
    };
    QPen pen(m_state.palette.change, 1);
    pen.setDashPattern({4, 2, 1, 2});
    painter.setAntialiasing(false);
    painter.setPen(pen);
    for (const LiveChange& change : changes)
        if (frame.showsTime(static_cast<double>(change.attempt)))
            painter.drawLine(QPointF(place(change), rect.top()), QPointF(place(change), rect.bottom()));
    // Beside its line, left of it near the right border, in the first row with room. What finds none, in the upper half
    // of the chart, keeps its line; the event log has its words.
    const int rows = std::max(1, static_cast<int>(rect.height() / 2 / metrics.height()));
    QColor veil = m_state.palette.background;
    veil.setAlpha(190);
    std::vector<QRectF> taken;
    for (const LiveChange& change : changes) {
        if (!frame.showsTime(static_cast<double>(change.attempt)))
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
            painter.fillRect(box, veil);
            painter.drawText(QPointF(left, box.top() + metrics.ascent()), text);
            break;
        }
    }
}

void MarkLayer::drawBest(QCPPainter& painter, const ChartFrame& frame)
{
    const EpochRecord* best = m_state.spec.drawsBest ? bestEpoch(m_state.history) : nullptr;
    const auto& curves = m_state.spec.curves;
    for (std::size_t i = 0; best && i < curves.size(); ++i) {
        if (curves[i].quantity != Quantity::ValidationLoss || m_state.hidden[i])
            continue;
        const QPointF point(frame.x(static_cast<double>(best->lastAttempt)), frame.y(best->valLoss));
        if (!frame.showsMark(painter, point, 7))
            continue;
        painter.setAntialiasing(true);
        drawMark(painter, MarkShape::Star, point, 7, m_state.palette.ink(curves[i].ink), m_state.palette.text);
    }
}

void MarkLayer::drawSkips(QCPPainter& painter, const ChartFrame& frame)
{
    const auto& skips = m_state.history->skips();
    const QRectF& rect = frame.rect();
    const double perPixel = (frame.to() - frame.from()) / std::max(rect.width(), 1.0);
    const bool exporting = painter.modes().testFlag(QCPPainter::pmNonCosmetic);
    QList<QLineF> crosses;
    const auto cross = [&crosses](double x, double y, double r) {
        crosses << QLineF(x - r, y - r, x + r, y + r) << QLineF(x - r, y + r, x + r, y - r);
    };
    // One mark for every few pixels is as dense as marks can be told apart.
    const double spacing = std::max(perPixel * 5, 0.5);
    double next = frame.from();
    const auto mark = [&](std::int64_t at, double scaleUsed) {
        const auto attempt = static_cast<double>(at);
        if (attempt < next || attempt > frame.to())
            return;
        next = attempt + spacing;
        const double x = std::clamp(frame.x(attempt), rect.left() + 3, rect.right() - 3);
        cross(x, rect.bottom() - 4.5, 2.4);
        if (m_state.spec.crossesSkips && !m_state.hidden[0]) {
            const QPointF point(x, frame.y(scaleUsed));
            if (rect.contains(point))
                cross(point.x(), point.y(), 3.6);
        }
    };
    for (const SkipMark& skip : skips)
        mark(skip.attempt, skip.scaleUsed);
    next = frame.from();
    for (const SkipMark& skip : skips) // of several joined in one only the ends are known
        if (static_cast<double>(skip.lastAttempt - skip.attempt) >= spacing)
            mark(skip.lastAttempt, skip.scaleUsed);
    painter.setAntialiasing(exporting);
    painter.setPen(QPen(m_state.palette.skip, exporting ? 1.4 : 1));
    painter.drawLines(crosses);
    if (exporting)
        return;
    for (QLineF& line : crosses) // twice beside itself: two pixels wide, without the cost of a wide pen
        line.translate(1, 0);
    painter.drawLines(crosses);
}

const EpochRecord* bestEpoch(const RunHistory* history)
{
    if (!history)
        return nullptr;
    const auto& epochs = history->epochs();
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
