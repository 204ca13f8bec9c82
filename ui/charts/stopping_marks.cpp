#include "ui/charts/stopping_marks.h"

#include "engine/config/config_json.h"
#include "ui/charts/plot_area.h"
#include "ui/charts/run_marks.h"
#include "ui/charts/value_text.h"
#include "ui/language/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::ChartWidget)
};

constexpr double fuseLength = 80; ///< pixels at most
constexpr double longestPiece = 12;

} // namespace

std::vector<StoppingRule> stoppingRules(const RunHistory& run)
{
    std::vector<StoppingRule> rules{{1, run.start().earlyStopping}};
    for (const LiveChange& change : run.marks().changes.all()) {
        if (!change.key.starts_with("early_stopping."))
            continue;
        RunConfig config;
        config.earlyStopping = rules.back().rule;
        if (const auto changed = withSetting(config, change.key + '=' + change.after))
            rules.push_back({change.attempt, changed->earlyStopping});
    }
    return rules;
}

bool stoppedEarly(const RunHistory& run)
{
    return run.summary() && run.summary()->outcome == Outcome::EarlyStopped;
}

std::optional<Patience> patienceOf(const RunHistory& run)
{
    const EpochRecord* best = bestEpoch(run);
    const EarlyStoppingConfig rule = stoppingRules(run).back().rule;
    if (!rule.enabled || !best || run.marks().epochs.all().back().best)
        return std::nullopt;
    return Patience{best->valLoss - rule.minDelta, run.marks().epochs.all().back().patienceLeft, rule.patience};
}

StoppingMarks::StoppingMarks(QCPPainter& painter, const PlotArea& area, const ChartLook& look, const RunHistory& run,
                             const RunAxis& axis)
    : m_painter(painter)
    , m_area(area)
    , m_look(look)
    , m_run(run)
    , m_axis(axis)
{
}

void StoppingMarks::draw(int ink, LabelRoom& labels) const
{
    const std::optional<Patience> patience = patienceOf(m_run);
    if (!patience)
        return;
    const double bound = m_area.y(patience->bound);
    for (double x = std::max(placeOf(*bestEpoch(m_run)), m_area.rect().left()); x < m_area.rect().right(); x += 4)
        labels.avoid({x, bound});
    drawFuse(*patience, ink, labels);
    if (stoppedEarly(m_run))
        drawStop(labels);
    drawBound(patience->bound, labels);
}

double StoppingMarks::placeOf(const EpochRecord& epoch) const
{
    return m_area.x(m_axis.place(static_cast<double>(epoch.lastAttempt)));
}

QSizeF StoppingMarks::sizeOf(const QString& text) const
{
    const QFontMetricsF metrics(m_painter.font());
    return {metrics.horizontalAdvance(text) + 4, metrics.height()};
}

void StoppingMarks::write(const QString& text, const std::vector<QPointF>& corners, LabelRoom& labels) const
{
    const QSizeF size = sizeOf(text);
    const QRectF inside = m_area.rect().adjusted(1, 1, -1 - size.width(), -1 - size.height());
    if (inside.width() < 0 || inside.height() < 0)
        return;
    std::vector<QPointF> kept;
    for (const QPointF& corner : corners)
        kept.emplace_back(std::clamp(corner.x(), inside.left(), inside.right()),
                          std::clamp(corner.y(), inside.top(), inside.bottom()));
    const auto room = labels.place(size, kept);
    if (!room)
        return;
    writeIn(*room, text);
}

void StoppingMarks::writeIn(const QRectF& room, const QString& text) const
{
    writeOver(m_painter, room, text, m_look.palette.text, m_look.palette.background);
}

/// From the best epoch on.
void StoppingMarks::drawBound(double bound, LabelRoom& labels) const
{
    const double y = m_area.y(bound);
    const QRectF& rect = m_area.rect();
    const double left = std::max(placeOf(*bestEpoch(m_run)), rect.left());
    if (y < rect.top() || y > rect.bottom() || left >= rect.right())
        return;
    QPen pen(m_look.palette.reference, 1.4);
    pen.setDashPattern({5, 3});
    m_painter.setAntialiasing(false);
    m_painter.setPen(pen);
    m_painter.drawLine(QPointF(left, y), QPointF(rect.right(), y));
    const double minDelta = bestEpoch(m_run)->valLoss - bound;
    const QString text = Words::tr("best − %1").arg(valueText(minDelta, AxisNumbers::Plain, QLocale()));
    const QSizeF size = sizeOf(text);
    write(text,
          {{rect.right(), y + 2}, {rect.right(), y - 2 - size.height()}, {left, y + 2}, {left - size.width(), y + 2}},
          labels);
}

/// In the upper right corner, or where it hides less: burnt pieces thin, those left thick, a spark between them.
void StoppingMarks::drawFuse(const Patience& patience, int ink, LabelRoom& labels) const
{
    const QRectF& rect = m_area.rect();
    const QString text = Words::tr("patience %1 of %2").arg(shownWhole(patience.left), shownWhole(patience.all));
    const double piece = std::min(longestPiece, fuseLength / static_cast<double>(patience.all));
    const double length = piece * static_cast<double>(patience.all);
    const QSizeF words = sizeOf(text);
    const QSizeF beside(words.width() + length + 20, std::max(words.height(), 12.0));
    const QSizeF below(std::max(words.width(), length + 16), words.height() + 12); // in a narrow chart
    const bool wide = beside.width() < rect.width() - 4;
    const QSizeF size = wide ? beside : below;
    std::vector<QPointF> corners;
    const QRectF inside = rect.adjusted(2, 2, -1 - size.width(), -RunMarks::railHeight - 2 - size.height());
    for (double top = inside.top(); top <= std::max(inside.top(), inside.bottom()); top += size.height() / 2)
        for (const double left : {inside.right(), inside.left(), inside.center().x()})
            corners.emplace_back(left, top);
    const auto room = labels.place(size, corners);
    if (!room)
        return;
    writeIn(*room, text);
    const double y = wide ? room->center().y() : room->bottom() - 6;
    const double begin = room->right() - 8 - length;
    const double spark = begin + piece * static_cast<double>(patience.left);
    m_painter.setAntialiasing(true);
    m_painter.setPen(QPen(m_look.palette.faintText, 1, Qt::DotLine));
    m_painter.drawLine(QPointF(spark, y), QPointF(begin + length, y));
    m_painter.setPen(QPen(m_look.palette.ink(ink), 4, Qt::SolidLine, Qt::FlatCap));
    for (double x = begin; x < spark - piece / 2; x += piece)
        m_painter.drawLine(QPointF(x, y), QPointF(x + std::max(1.0, piece - 2), y));
    drawMark(m_painter, MarkShape::Star, {spark, y}, 5, m_look.palette.skip);
}

void StoppingMarks::drawStop(LabelRoom& labels) const
{
    const QRectF& rect = m_area.rect();
    const double x = std::round(std::min(placeOf(m_run.marks().epochs.all().back()), rect.right() - 1)) + 0.5;
    const QSizeF line = sizeOf(QString());
    const EpochRecord& best = *bestEpoch(m_run);
    const double y = m_area.y(best.valLoss);
    if (x >= rect.left()) {
        m_painter.setAntialiasing(false);
        m_painter.setPen(QPen(m_look.palette.skip, 2));
        m_painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()));
    }
    if (y >= rect.top() && y <= rect.bottom() && placeOf(best) >= rect.left() && placeOf(best) <= rect.right()) {
        std::vector<QPointF> corners;
        for (const double down :
             {line.height() + 6, 10.0, 2 * line.height() + 6, -10 - line.height(), -12 - 2 * line.height()})
            for (const double across : {8.0, -100.0})
                corners.emplace_back(placeOf(best) + across, y + down);
        write(Words::tr("weights taken back from epoch %1").arg(shownWhole(best.epoch)), corners, labels);
    }
    if (x < rect.left())
        return;
    const QString stopped = Words::tr("stopped");
    std::vector<QPointF> corners;
    for (double top = rect.top() + 2; top + line.height() < rect.bottom(); top += line.height() / 2)
        corners.emplace_back(x - sizeOf(stopped).width() - 3, top);
    write(stopped, corners, labels);
}

} // namespace halfstep
