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

/// As live changes left it.
EarlyStoppingConfig ruleInForce(const RunHistory& run)
{
    RunConfig config;
    config.earlyStopping = run.start().earlyStopping;
    for (const LiveChange& change : run.marks().changes.all())
        if (change.key.starts_with("early_stopping."))
            if (const auto changed = withSetting(config, change.key + '=' + change.after))
                config = *changed;
    return config.earlyStopping;
}

bool stoppedEarly(const RunHistory& run)
{
    return run.summary() && run.summary()->outcome == Outcome::EarlyStopped;
}

} // namespace

std::optional<Patience> patienceOf(const RunHistory& run)
{
    const EpochRecord* best = bestEpoch(run);
    const EarlyStoppingConfig rule = ruleInForce(run);
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

void StoppingMarks::draw(int ink) const
{
    const std::optional<Patience> patience = patienceOf(m_run);
    if (!patience)
        return;
    drawBound(patience->bound);
    drawFuse(*patience, ink);
    if (stoppedEarly(m_run))
        drawStop();
}

double StoppingMarks::placeOf(const EpochRecord& epoch) const
{
    return m_area.x(m_axis.place(static_cast<double>(epoch.lastAttempt)));
}

void StoppingMarks::write(const QPointF& baseline, const QString& text) const
{
    const QFontMetricsF metrics(m_painter.font());
    const QRectF& rect = m_area.rect();
    const double width = metrics.horizontalAdvance(text);
    if (width > rect.width() - 4)
        return;
    const QPointF at(std::clamp(baseline.x(), rect.left() + 2, rect.right() - width - 2),
                     std::clamp(baseline.y(), rect.top() + metrics.ascent(), rect.bottom() - metrics.descent()));
    QColor veil = m_look.palette.background;
    veil.setAlpha(200);
    m_painter.fillRect(QRectF(at.x() - 2, at.y() - metrics.ascent(), width + 4, metrics.height()), veil);
    m_painter.setPen(m_look.palette.text);
    m_painter.drawText(at, text);
}

/// From the best epoch on.
void StoppingMarks::drawBound(double bound) const
{
    const double y = m_area.y(bound);
    const double left = std::max(placeOf(*bestEpoch(m_run)), m_area.rect().left());
    if (y < m_area.rect().top() || y > m_area.rect().bottom() || left >= m_area.rect().right())
        return;
    QPen pen(m_look.palette.reference, 1.4);
    pen.setDashPattern({5, 3});
    m_painter.setAntialiasing(false);
    m_painter.setPen(pen);
    m_painter.drawLine(QPointF(left, y), QPointF(m_area.rect().right(), y));
    const double minDelta = bestEpoch(m_run)->valLoss - bound;
    write({m_area.rect().right(), y + QFontMetricsF(m_painter.font()).ascent() + 2},
          Words::tr("best − %1").arg(valueText(minDelta, AxisNumbers::Plain, QLocale())));
}

/// In the upper right corner: burnt pieces thin, those left thick, a spark between them.
void StoppingMarks::drawFuse(const Patience& patience, int ink) const
{
    const double piece = std::min(longestPiece, fuseLength / static_cast<double>(patience.all));
    const double y = m_area.rect().top() + 9;
    const double begin = m_area.rect().right() - 8 - piece * static_cast<double>(patience.all);
    const double spark = begin + piece * static_cast<double>(patience.left);
    const double end = begin + piece * static_cast<double>(patience.all);
    const QString text = Words::tr("patience %1 of %2").arg(shownWhole(patience.left), shownWhole(patience.all));
    const QFontMetricsF metrics(m_painter.font());
    write({begin - metrics.horizontalAdvance(text) - 8, y + metrics.ascent() / 2 - 1}, text);
    m_painter.setAntialiasing(true);
    m_painter.setPen(QPen(m_look.palette.faintText, 1, Qt::DotLine));
    m_painter.drawLine(QPointF(spark, y), QPointF(end, y));
    m_painter.setPen(QPen(m_look.palette.ink(ink), 4, Qt::SolidLine, Qt::FlatCap));
    for (double x = begin; x < spark - piece / 2; x += piece)
        m_painter.drawLine(QPointF(x, y), QPointF(x + std::max(1.0, piece - 2), y));
    drawMark(m_painter, MarkShape::Star, {spark, y}, 5, m_look.palette.skip);
}

void StoppingMarks::drawStop() const
{
    const QRectF& rect = m_area.rect();
    const double x = std::round(std::min(placeOf(m_run.marks().epochs.all().back()), rect.right() - 1)) + 0.5;
    const double lineHeight = QFontMetricsF(m_painter.font()).height();
    if (x >= rect.left()) {
        m_painter.setAntialiasing(false);
        m_painter.setPen(QPen(m_look.palette.skip, 2));
        m_painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()));
        const QString stopped = Words::tr("stopped");
        write({x - QFontMetricsF(m_painter.font()).horizontalAdvance(stopped) - 5, rect.top() + 9 + 1.5 * lineHeight},
              stopped);
    }
    const EpochRecord& best = *bestEpoch(m_run);
    const double y = m_area.y(best.valLoss);
    if (y >= rect.top() && y <= rect.bottom() && placeOf(best) >= rect.left() && placeOf(best) <= rect.right())
        write({placeOf(best) + 8, y + 2 * lineHeight + 6}, // below the words of the bound

              Words::tr("weights taken back from epoch %1").arg(shownWhole(best.epoch)));
}

} // namespace halfstep
