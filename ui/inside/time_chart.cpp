#include "ui/inside/time_chart.h"

#include "engine/records/record_words.h"
#include "ui/charts/plot_area.h"
#include "ui/charts/run_axis.h"
#include "ui/language/number_text.h"
#include "ui/language/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(halfstep::TimeChart)
};

constexpr std::int64_t mostStretches = 60;
constexpr std::size_t parts = allTimeParts.size();

/// Told apart without colour: an ink returns with another pattern.
Qt::BrushStyle patternOf(std::size_t part)
{
    return part < inkCount ? Qt::SolidPattern : Qt::BDiagPattern;
}

} // namespace

void TimeChart::show(const RunHistory& history)
{
    const std::int64_t attempts = history.attempts();
    const std::int64_t stretches = std::min(attempts, mostStretches);
    m_whole = timeShares(history);
    m_stretches.clear();
    m_recordingKnown = true;
    for (std::int64_t i = 0; i < stretches; ++i) {
        const std::int64_t first = i * attempts / stretches + 1;
        const std::int64_t last = (i + 1) * attempts / stretches;
        m_stretches.push_back(
            {first, last, timeShares(history, static_cast<double>(first), static_cast<double>(last))});
        m_recordingKnown = m_recordingKnown && m_stretches.back().shares.recordingKnown;
    }
    ++m_revision;
}

bool TimeChart::hasData() const
{
    return std::ranges::any_of(
        m_stretches, [](const Stretch& stretch) { return stretch.shares.total() > 0; });
}

ChartCaption TimeChart::caption() const
{
    ChartCaption caption;
    caption.name = QStringLiteral("time_shares");
    caption.title = Texts::tr("Where time goes, measured");
    caption.description =
        Texts::tr("Which share of each stretch of attempts went into loading, transfer, forward and backward pass, "
                  "update, evaluation and recording.");
    if (!m_recordingKnown)
        caption.description += u' ' + Texts::tr("Of recording nothing is known here.");
    caption.x.title = runAxis(RunAxisKind::Attempt).titleText();
    caption.x.numbers = AxisNumbers::Count;
    caption.x.closest = 1;
    caption.values.title = Texts::tr("share of the time");
    caption.values.numbers = AxisNumbers::Percent;
    return caption;
}

std::vector<LegendEntry> TimeChart::legend(const ChartLook&) const
{
    const QStringList shares = shareTexts();
    std::vector<LegendEntry> entries;
    for (std::size_t part = 0; part < parts; ++part)
        entries.push_back({shares[static_cast<int>(part)], static_cast<int>(part), Swatch::Fill, patternOf(part),
                           text(allTimeParts[part])});
    return entries;
}

QStringList TimeChart::shareTexts() const
{
    QStringList texts;
    for (const TimePart part : allTimeParts) {
        const bool known = m_whole.total() > 0 && (part != TimePart::Recording || m_whole.recordingKnown);
        texts << (known ? QStringLiteral("%1 %2").arg(text(part), shownPercent(m_whole.share(part))) : text(part));
    }
    return texts;
}

QString TimeChart::sentence(const ChartLook&) const
{
    return hasData() ? caption().description + u' ' + shareTexts().join(QStringLiteral(" · ")) : caption().description;
}

ValueRange TimeChart::xExtent() const
{
    return {0.5, m_stretches.empty() ? 10.5 : static_cast<double>(m_stretches.back().last) + 0.5};
}

ValueExtent TimeChart::valueExtent(const ValueRange&, const ChartLook& look) const
{
    return {{look.logarithmic ? 0.001 : 0, 1}, true, 0};
}

/// Of the parts up to one, stacked.
double TimeChart::top(const Stretch& stretch, std::size_t part, const ChartLook& look) const
{
    double sum = 0;
    for (std::size_t i = 0; i <= part; ++i)
        if (look.shows(i))
            sum += stretch.shares.share(allTimeParts[i]);
    return sum;
}

DrawnMarks TimeChart::draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const
{
    DrawnMarks drawn;
    const QRectF& frame = area.rect();
    painter.setAntialiasing(false);
    for (const Stretch& stretch : m_stretches) {
        const double left = std::max(area.x(static_cast<double>(stretch.first) - 0.5), frame.left());
        const double right = std::min(area.x(static_cast<double>(stretch.last) + 0.5), frame.right());
        double foot = frame.bottom();
        for (std::size_t part = 0; part < parts && right > left; ++part) {
            if (!look.shows(part))
                continue;
            const double y = std::clamp(area.y(top(stretch, part, look)), frame.top(), foot);
            const QRectF fill(QPointF(left, y), QPointF(right, foot));
            const QColor ink = look.palette.ink(static_cast<int>(part));
            if (patternOf(part) != Qt::SolidPattern) // between whose lines the grid would shine through
                painter.fillRect(fill, look.palette.background);
            painter.fillRect(fill, QBrush(ink, patternOf(part)));
            foot = y;
        }
        ++drawn.points;
    }
    return drawn;
}

ReadOut TimeChart::readOut(double x, const ChartLook& look) const
{
    ReadOut out;
    if (m_stretches.empty())
        return out;
    const auto found = std::ranges::lower_bound(
        m_stretches, x - 0.5, {}, [](const Stretch& stretch) { return static_cast<double>(stretch.last); });
    const Stretch& stretch = found == m_stretches.end() ? m_stretches.back() : *found;
    out.at = static_cast<double>(stretch.first + stretch.last) / 2;
    out.heading = stretch.first == stretch.last
                      ? runAxis(RunAxisKind::Attempt).placeText(out.at)
                      : Texts::tr("attempts %1 to %2").arg(shownWhole(stretch.first), shownWhole(stretch.last));
    for (std::size_t part = 0; part < parts; ++part)
        if (look.shows(part)) {
            const double share = stretch.shares.share(allTimeParts[part]);
            out.values.push_back({part, {share, share}});
        }
    return out;
}

QString TimeChart::distanceText(double x) const
{
    return runAxis(RunAxisKind::Attempt).distanceText(x);
}

QString TimeChart::csv(const ValueRange& x, const ChartLook& look) const
{
    QString text = QStringLiteral("first_attempt,last_attempt");
    for (std::size_t part = 0; part < parts; ++part)
        if (look.shows(part)) {
            const std::string_view word = wordOf(allTimeParts[part]);
            text += QStringLiteral(",%1_seconds").arg(QLatin1StringView(word.data(), static_cast<int>(word.size())));
        }
    text += u'\n';
    for (const Stretch& stretch : m_stretches) {
        if (static_cast<double>(stretch.last) < x.lower || static_cast<double>(stretch.first) > x.upper)
            continue;
        text += QStringLiteral("%1,%2").arg(stretch.first).arg(stretch.last);
        for (std::size_t part = 0; part < parts; ++part)
            if (look.shows(part)) {
                const bool known = allTimeParts[part] != TimePart::Recording || stretch.shares.recordingKnown;
                text += u',' + (known ? QString::number(stretch.shares.of(allTimeParts[part]), 'g', 9) : QString());
            }
        text += u'\n';
    }
    return text;
}

} // namespace halfstep
