#include "ui/inside/fuse_chart.h"

#include "ui/charts/chart_spec.h"
#include "ui/charts/curve_drawing.h"
#include "ui/charts/labelled_marks.h"
#include "ui/charts/run_marks.h"
#include "ui/charts/stopping_marks.h"
#include "ui/language/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(halfstep::FuseChart)
};

enum Curve : std::size_t { Losses, Fuse };

constexpr double fuseHeight = 20; ///< pixels of a whole one
constexpr double fuseRoom = 26;   ///< with its spark

/// As the chart of losses has it.
const CurveSpec& validation()
{
    return *std::ranges::find(chartSpec("loss").curves, true, &CurveSpec::starsBest);
}

} // namespace

void FuseChart::show(const RunHistory& history, const EarlyStoppingReplay& replayed)
{
    m_history = &history;
    m_epochs.clear();
    ++m_revision;
    if (!history.start().validated)
        return;
    const std::vector<StoppingRule> rules = stoppingRules(history);
    std::size_t rule = 0;
    for (const EpochRecord& epoch : history.marks().epochs.all()) {
        while (rule + 1 < rules.size() && rules[rule + 1].from <= epoch.lastAttempt)
            ++rule;
        const EarlyStoppingConfig& inForce = rules[rule].rule;
        m_epochs.push_back({epoch, inForce.enabled ? inForce.patience : 0});
    }
    m_inForce = rules.back().rule.enabled;
    m_would = m_inForce ? std::nullopt : replayed.stopEpoch;
}

bool FuseChart::burns() const
{
    return std::ranges::any_of(
        m_epochs, [](const Epoch& epoch) { return epoch.patience > 0; });
}

ChartCaption FuseChart::caption() const
{
    ChartCaption caption;
    caption.name = QStringLiteral("stop_fuse");
    caption.title = Texts::tr("Validation loss and patience");
    caption.description =
        hasData() && !burns()
            ? Texts::tr("Validation loss after every epoch, the best one flagged; early stopping was off, so that no "
                        "fuse burnt, and a dotted line stands where it would have stopped.")
            : Texts::tr("Validation loss after every epoch, the best one flagged; below it patience burns down like a "
                        "fuse, and is whole again after every improvement beyond the least gain.");
    caption.x.title = runAxis(RunAxisKind::Epoch).titleText();
    caption.x.numbers = AxisNumbers::Count;
    caption.x.closest = 1;
    caption.values.title = chartSpec("loss").valueTitleText();
    return caption;
}

std::vector<LegendEntry> FuseChart::legend(const ChartLook&) const
{
    if (!hasData())
        return {};
    std::vector<LegendEntry> entries{{validation().labelText(), validation().ink}};
    if (burns())
        entries.push_back({Texts::tr("patience left"), validation().ink, Swatch::Fill});
    return entries;
}

ValueRange FuseChart::xExtent() const
{
    return {0.5, hasData() ? static_cast<double>(m_epochs.back().record.epoch) + 0.5 : 1.5};
}

ValueExtent FuseChart::valueExtent(const ValueRange& x, const ChartLook& look) const
{
    std::optional<ValueRange> range;
    if (hasData()) {
        constexpr int columns = 400;
        const auto [from, to] = RunAxis(RunAxisKind::Epoch, *m_history).attemptsWithin(x);
        range = robustRange(m_history->series(validation().quantity), from, to, columns, look.logarithmic);
        if (const auto patience = patienceOf(*m_history); patience && (patience->bound > 0 || !look.logarithmic))
            range = unite(range, {patience->bound, patience->bound});
    }
    return {range.value_or(look.logarithmic ? ValueRange{1, 10} : ValueRange{0, 1}), false,
            burns() && look.shows(Fuse) ? fuseRoom : 0};
}

/// Pieces that are left, thick as in the chart of losses; a spark where they burn.
void FuseChart::drawFuse(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const
{
    const QRectF& frame = area.rect();
    const double whole = std::min(fuseHeight, frame.height() / 4);
    const QColor ink = look.palette.ink(validation().ink);
    for (const Epoch& epoch : m_epochs) {
        const auto at = static_cast<double>(epoch.record.epoch);
        const double left = std::max(area.x(at - 0.4), frame.left() + 1);
        const double right = std::min(std::max(area.x(at + 0.4), left + 1), frame.right() - 1);
        if (epoch.patience <= 0 || right <= left)
            continue;
        const std::int64_t pieces = std::clamp<std::int64_t>(epoch.record.patienceLeft, 0, epoch.patience);
        const double piece = whole / static_cast<double>(epoch.patience);
        const double top = frame.bottom() - 1 - piece * static_cast<double>(pieces);
        const QColor fill = epoch.record.best ? ink : look.palette.quiet(ink);
        painter.setAntialiasing(false);
        if (piece < 3)
            painter.fillRect(QRectF(left, top, right - left, frame.bottom() - 1 - top), fill);
        for (std::int64_t i = 0; i < pieces && piece >= 3; ++i)
            painter.fillRect(QRectF(left, top + piece * static_cast<double>(i), right - left, piece - 1), fill);
        const bool roomy = right - left > 8;
        if (roomy && pieces < epoch.patience) {
            painter.setAntialiasing(true);
            drawMark(painter, MarkShape::Star, {(left + right) / 2, std::min(top, frame.bottom() - 4)}, 3.5,
                     look.palette.skip);
        }
    }
}

void FuseChart::drawWould(QCPPainter& painter, const PlotArea& area, const ChartLook& look, LabelRoom& labels) const
{
    if (!m_would || !area.shows(static_cast<double>(*m_would)))
        return;
    const QRectF& frame = area.rect();
    const double x = std::round(area.x(static_cast<double>(*m_would))) + 0.5;
    painter.setAntialiasing(false);
    painter.setPen(QPen(look.palette.reference, 1.4, Qt::DotLine));
    painter.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()));
    const QString text = Texts::tr("would have stopped");
    const QFontMetricsF metrics(painter.font());
    const QSizeF size(metrics.horizontalAdvance(text) + 4, metrics.height());
    std::vector<QPointF> corners;
    for (double top = frame.top() + 2; top + size.height() < frame.bottom(); top += size.height() / 2)
        for (const double left : {x + 3, x - 3 - size.width()})
            if (left > frame.left() && left + size.width() < frame.right())
                corners.emplace_back(left, top);
    if (const auto room = labels.place(size, corners))
        writeOver(painter, *room, text, look.palette.text, look.palette.background);
}

DrawnMarks FuseChart::draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const
{
    CurveDrawing curve(painter, area, look);
    if (!hasData())
        return curve.drawn();
    const RunAxis axis(RunAxisKind::Epoch, *m_history);
    LabelRoom labels(curvePoints(area, look));
    if (burns() && look.shows(Fuse)) {
        drawFuse(painter, area, look);
        labels.take(QRectF(area.rect()).adjusted(0, area.rect().height() - fuseRoom, 0, 0));
    }
    drawWould(painter, area, look, labels);
    if (look.shows(Losses)) {
        curve.draw(m_history->series(validation().quantity), axis, {.ink = validation().ink, .perEpoch = true});
        const RunMarks marks(painter, area, look, *m_history, axis);
        labels.take(marks.starRoom());
        StoppingMarks(painter, area, look, *m_history, axis).draw(validation().ink, labels);
        marks.drawBest(validation().ink);
    }
    std::vector<LabelledMark> flags = labelledMarks(*m_history);
    std::erase_if(flags, [this](const LabelledMark& mark) {
        const auto& changes = m_history->marks().changes.all();
        switch (mark.kind) {
        case MarkKind::Best: return false;
        case MarkKind::Change: return !changes[mark.index].key.starts_with("early_stopping.");
        case MarkKind::Stop: return !stoppedEarly(*m_history) || patienceOf(*m_history).has_value();
        case MarkKind::Note:
        case MarkKind::Resume: return true;
        }
        Q_UNREACHABLE();
    });
    MarkDrawing(painter, area, look, *m_history, axis).draw(flags, labels);
    return curve.drawn();
}

std::vector<QPointF> FuseChart::curvePoints(const PlotArea& area, const ChartLook& look) const
{
    constexpr double apart = 4;
    std::vector<QPointF> points;
    QPointF before;
    bool joined = false; // to the epoch before
    for (const Epoch& epoch : m_epochs) {
        const bool drawn = look.shows(Losses) && std::isfinite(epoch.record.valLoss);
        const QPointF point(area.x(static_cast<double>(epoch.record.epoch)), drawn ? area.y(epoch.record.valLoss) : 0);
        const double length = joined && drawn ? std::hypot(point.x() - before.x(), point.y() - before.y()) : 0;
        const int steps = std::clamp(static_cast<int>(length / apart), 1, 100);
        for (int k = 1; k <= steps && drawn; ++k)
            points.push_back(joined ? before + (point - before) * k / steps : point);
        before = point;
        joined = drawn;
    }
    return points;
}

ReadOut FuseChart::readOut(double x, const ChartLook& look) const
{
    ReadOut out;
    if (!hasData())
        return out;
    const auto after = std::ranges::lower_bound(
        m_epochs, std::round(x), {}, [](const Epoch& epoch) { return static_cast<double>(epoch.record.epoch); });
    const Epoch& epoch = after == m_epochs.end() ? m_epochs.back() : *after;
    out.at = static_cast<double>(epoch.record.epoch);
    out.heading = runAxis(RunAxisKind::Epoch).placeText(out.at);
    if (const auto value =
            valueAt(m_history->series(validation().quantity), static_cast<double>(epoch.record.lastAttempt));
        value && look.shows(Losses))
        out.values.push_back({Losses, *value});
    if (epoch.record.best)
        out.notes << Texts::tr("the best so far");
    if (epoch.patience > 0)
        out.notes
            << Texts::tr("patience %1 of %2").arg(shownWhole(epoch.record.patienceLeft), shownWhole(epoch.patience));
    if (stoppedEarly(*m_history) && epoch.record.epoch == m_epochs.back().record.epoch)
        out.notes << Texts::tr("stopped");
    if (m_would == epoch.record.epoch)
        out.notes << Texts::tr("would have stopped");
    return out;
}

QString FuseChart::distanceText(double x) const
{
    return runAxis(RunAxisKind::Epoch).distanceText(x);
}

QString FuseChart::csv(const ValueRange& x, const ChartLook&) const
{
    QString text = QStringLiteral("epoch,validation_loss,best,patience_left,patience\n");
    for (const auto& [record, patience] : m_epochs) {
        const auto at = static_cast<double>(record.epoch);
        if (at < x.lower || at > x.upper)
            continue;
        const QString fuse = patience > 0 ? QStringLiteral("%1,%2").arg(record.patienceLeft).arg(patience)
                                          : QStringLiteral(","); // nothing burnt
        text += QStringLiteral("%1,%2,%3,%4\n")
                    .arg(QString::number(record.epoch), QString::number(record.valLoss, 'g', 17),
                         QString::number(record.best ? 1 : 0), fuse);
    }
    return text;
}

} // namespace halfstep
