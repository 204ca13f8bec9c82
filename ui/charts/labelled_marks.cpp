#include "ui/charts/labelled_marks.h"

#include "ui/charts/plot_area.h"
#include "ui/charts/run_marks.h"
#include "ui/language/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>

namespace halfstep {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::ChartWidget)
};

constexpr double pennant = 5; ///< side of a note's, in pixels
constexpr double starRadius = 4.5;

QString stopText(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Finished: return {};
    case Outcome::EarlyStopped: return Words::tr("stopped early");
    case Outcome::Stopped: return Words::tr("stopped");
    case Outcome::Failed: return Words::tr("failed");
    }
    Q_UNREACHABLE();
}

std::vector<std::int64_t> resumesOf(const RunStart& start)
{
    std::vector<std::int64_t> resumes = start.earlierResumes;
    if (start.resumedAttempts > 0)
        resumes.push_back(start.resumedAttempts);
    return resumes;
}

} // namespace

std::vector<LabelledMark> labelledMarks(const RunHistory& run)
{
    std::vector<LabelledMark> marks;
    const auto add = [&marks](MarkKind kind, const auto& all, auto attempt) {
        for (std::size_t i = 0; i < all.size(); ++i)
            marks.push_back({std::invoke(attempt, all[i]), kind, i});
    };
    add(MarkKind::Note, run.marks().notes, &UserNote::attempt);
    if (run.summary() && run.summary()->outcome != Outcome::Finished)
        marks.push_back({run.attempts(), MarkKind::Stop});
    add(MarkKind::Resume, resumesOf(run.start()), std::identity());
    add(MarkKind::Change, run.marks().changes.all(), &LiveChange::attempt);
    if (const EpochRecord* best = bestEpoch(run))
        marks.push_back({best->lastAttempt, MarkKind::Best});
    return marks;
}

QString markText(const RunHistory& run, const LabelledMark& mark)
{
    switch (mark.kind) {
    case MarkKind::Note: return QString::fromStdString(run.marks().notes[mark.index].text);
    case MarkKind::Stop: return stopText(run.summary()->outcome);
    case MarkKind::Resume: return Words::tr("resumed after %1").arg(shownWhole(mark.attempt));
    case MarkKind::Change: return changeText(run.marks().changes.all()[mark.index]);
    case MarkKind::Best: return Words::tr("best, epoch %1").arg(shownWhole(bestEpoch(run)->epoch));
    }
    Q_UNREACHABLE();
}

QStringList noteLines(const RunHistory& run, const RunAxis& axis, const ValueRange& x)
{
    constexpr qsizetype most = 8;
    QStringList lines;
    int more = 0;
    for (const UserNote& note : run.marks().notes) {
        const double place = axis.place(static_cast<double>(note.attempt));
        if (place < x.lower || place > x.upper)
            continue;
        if (lines.size() < most)
            lines
                << Words::tr("Note at attempt %1: %2").arg(shownWhole(note.attempt), QString::fromStdString(note.text));
        else
            ++more;
    }
    if (more > 0)
        lines << Words::tr("(%n more note(s))", nullptr, more);
    return lines;
}

MarkDrawing::MarkDrawing(QCPPainter& painter, const PlotArea& area, const ChartLook& look, const RunHistory& run,
                         const RunAxis& axis)
    : m_painter(painter)
    , m_area(area)
    , m_look(look)
    , m_run(run)
    , m_axis(axis)
{
}

double MarkDrawing::xOf(const LabelledMark& mark) const
{
    return std::round(m_area.x(m_axis.place(static_cast<double>(mark.attempt)))) + 0.5;
}

QColor MarkDrawing::colorOf(MarkKind kind) const
{
    switch (kind) {
    case MarkKind::Note: return m_look.palette.text;
    case MarkKind::Stop: return m_look.palette.skip;
    case MarkKind::Resume: return m_look.palette.reference;
    case MarkKind::Change: return m_look.palette.change;
    case MarkKind::Best: return m_look.palette.faintText;
    }
    Q_UNREACHABLE();
}

void MarkDrawing::draw(const std::vector<LabelledMark>& marks, LabelRoom& labels) const
{
    std::vector<const LabelledMark*> seen;
    for (const LabelledMark& mark : marks)
        if (m_area.shows(m_axis.place(static_cast<double>(mark.attempt))))
            seen.push_back(&mark);
    for (const LabelledMark* mark : seen)
        drawLine(*mark);
    if (m_look.namesMarks)
        for (const LabelledMark* mark : seen)
            write(*mark, labels);
}

void MarkDrawing::drawLine(const LabelledMark& mark) const
{
    const QRectF& rect = m_area.rect();
    const double x = std::min(xOf(mark), rect.right() - 0.5);
    QPen pen(colorOf(mark.kind), mark.kind == MarkKind::Stop ? 2 : 1);
    switch (mark.kind) {
    case MarkKind::Note: pen.setDashPattern({1, 3}); break;
    case MarkKind::Resume: pen.setDashPattern({8, 4}); break;
    case MarkKind::Change: pen.setDashPattern({4, 2, 1, 2}); break;
    case MarkKind::Best: pen.setDashPattern({1, 5}); break;
    case MarkKind::Stop: break;
    }
    m_painter.setAntialiasing(false);
    m_painter.setPen(pen);
    m_painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()));
    m_painter.setAntialiasing(true);
    if (mark.kind == MarkKind::Best) {
        drawMark(m_painter, MarkShape::Star, {x, rect.top() + starRadius}, starRadius, colorOf(mark.kind));
    } else if (mark.kind == MarkKind::Note) {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colorOf(mark.kind));
        m_painter.drawPolygon(QPolygonF(
            {{x, rect.top()}, {x + 1.6 * pennant, rect.top() + pennant / 2 + 1}, {x, rect.top() + pennant + 2}}));
    }
}

/// Beside its line, left of it near the right border, where there is room. What finds none, in the upper half of the
/// chart, keeps its line; the event log has its words.
void MarkDrawing::write(const LabelledMark& mark, LabelRoom& labels) const
{
    const QFontMetricsF metrics(m_painter.font());
    const QRectF& rect = m_area.rect();
    const int rows = std::max(1, static_cast<int>(rect.height() / 2 / metrics.height()));
    const double x = std::min(xOf(mark), rect.right() - 0.5);
    const double sign = mark.kind == MarkKind::Best ? starRadius : mark.kind == MarkKind::Note ? 1.6 * pennant : 0;
    const auto place = [&](const QString& text) {
        const QSizeF size(metrics.horizontalAdvance(text) + 6, metrics.height());
        std::vector<QPointF> corners;
        for (const bool right : {true, false}) {
            const double left = right ? x + sign : x - size.width();
            if (left >= rect.left() && left + size.width() <= rect.right())
                for (int row = 0; row < rows; ++row)
                    corners.emplace_back(left, rect.top() + 1 + row * metrics.height());
            if (!corners.empty())
                break;
        }
        const auto room = labels.place(size, corners);
        if (!room)
            return false;
        writeOver(m_painter, room->adjusted(1, 0, -1, 0), text, colorOf(mark.kind), m_look.palette.background);
        return true;
    };
    // A note may be as long as the chart is wide.
    const double most = mark.kind == MarkKind::Note ? std::max(60.0, rect.width() * 0.4) : rect.width();
    const QString text = markText(m_run, mark);
    if (!place(metrics.elidedText(text, Qt::ElideRight, most)) && mark.kind == MarkKind::Note)
        place(metrics.elidedText(text, Qt::ElideRight, std::max(40.0, rect.width() * 0.15)));
}

} // namespace halfstep
