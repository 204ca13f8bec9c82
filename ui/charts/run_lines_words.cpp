#include "ui/charts/run_lines.h"

#include "engine/records/clipped_updates.h"
#include "ui/charts/chart_header.h"
#include "ui/charts/labelled_marks.h"
#include "ui/charts/run_marks.h"
#include "ui/charts/value_text.h"
#include "ui/language/number_text.h"
#include "ui/language/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

// What a chart of runs says: its caption, its legend and its read-out.

namespace halfstep {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::ChartWidget)
};

} // namespace

ChartCaption RunLines::caption() const
{
    const RunAxisSpec& axis = runAxis(m_axis);
    return {QString::fromLatin1(m_spec.name),
            m_spec.titleText(),
            m_spec.descriptionText(),
            {axis.titleText(), axis.numbers, false, axis.closest},
            {m_spec.valueTitleText(), m_spec.numbers, m_spec.logarithmic, 0}};
}

/// What will be seen, or why there is nothing to see.
QString RunLines::emptyText() const
{
    const bool perEpoch = std::ranges::all_of(m_spec.curves, &CurveSpec::perEpoch);
    if (front() && perEpoch && !front()->marks().epochs.all().empty())
        return Words::tr("A regression has no accuracy, since it predicts numbers and no classes.");
    if (!front() || !front()->summary())
        return m_spec.descriptionText();
    return perEpoch ? Words::tr("This run ended before its first epoch did.")
                    : Words::tr("This run ended before its first attempt.");
}

std::vector<LegendEntry> RunLines::legend(const ChartLook& look) const
{
    std::vector<LegendEntry> entries;
    for (const CurveSpec& curve : m_spec.curves)
        entries.push_back({curve.labelText(), curve.ink});
    for (std::size_t i = 1; i < m_runs.size(); ++i)
        entries.push_back(
            {compares(*m_runs[i].history) ? m_runs[i].name : Words::tr("%1, other data or model").arg(m_runs[i].name),
             static_cast<int>(i), Swatch::Behind});
    if (threshold())
        entries.push_back({thresholdText(), 0, Swatch::Threshold, Qt::SolidPattern, thresholdInBrief()});
    if (const QString text = clippedText(look); !text.isEmpty())
        entries.push_back({text, 0, Swatch::Note, Qt::SolidPattern, clippedInBrief()});
    if (explainsSkips(look))
        entries.push_back({Words::tr("×3: three skipped"), 0, Swatch::Skip});
    const auto starred = std::ranges::find(m_spec.curves, true, &CurveSpec::starsBest);
    if (const EpochRecord* best = starred == m_spec.curves.end() || !front() ? nullptr : bestEpoch(*front()))
        entries.push_back({Words::tr("best, epoch %1").arg(shownWhole(best->epoch)), starred->ink, Swatch::Best});
    if (m_spec.timed && front() && front()->pacedAttempts() > 0)
        entries.push_back({Words::tr("slowed pace: cold caches"), 0, Swatch::Note});
    if (const QString text = stamp(look.spelledOut); !text.isEmpty())
        entries.push_back({text, 0, Swatch::Warning, Qt::SolidPattern, Words::tr("mistake")});
    return entries;
}

/// On the screen the charts share the words for the rail.
bool RunLines::explainsSkips(const ChartLook& look) const
{
    return front() && !front()->marks().skips.all().empty() && (look.spelledOut || scalerCurve());
}

QString RunLines::stamp(bool spelledOut) const
{
    if (!front() || front()->start().mistakes.empty())
        return {};
    if (!spelledOut)
        return Words::tr("deliberate mistake");
    QStringList names;
    for (const std::string& name : front()->start().mistakes)
        names << mistakeText(name);
    return Words::tr("deliberate mistake: %1").arg(names.join(QStringLiteral(", ")));
}

QString RunLines::thresholdText() const
{
    const GradientSettings& gradient = front()->gradient();
    const auto now = valueAt(*threshold(), static_cast<double>(front()->attempts()));
    if (!now)
        return Words::tr("threshold off");
    const QString text = valueText(now->upper, AxisNumbers::Plain, QLocale());
    if (!gradient.clipsScaled())
        return Words::tr("threshold %1").arg(text);
    return Words::tr("threshold %1 / loss scale = %2")
        .arg(valueText(gradient.maxNorm(), AxisNumbers::Plain, QLocale()), text);
}

/// Of the gradient, where the threshold that was set acts on a scaled one.
QString RunLines::thresholdInBrief() const
{
    const auto now = valueAt(*threshold(), static_cast<double>(front()->attempts()));
    if (!now || !front()->gradient().clipsScaled())
        return {};
    return QStringLiteral("%1/S = %2").arg(editableNumber(front()->gradient().maxNorm()), shownNumber(now->upper, 2));
}

/// What happened in an attempt of the first run, in words.
QStringList RunLines::notesAt(double attempt) const
{
    QStringList notes = clippingNotes(attempt);
    const bool ran = valueAt(front()->series(Quantity::TrainLoss), attempt).has_value();
    if (const CurveSpec* scaler = scalerCurve(); scaler && ran && !valueAt(front()->series(scaler->quantity), attempt))
        notes << Words::tr("no loss scaler in use");
    if (const QString skip = skipText(*front(), static_cast<std::int64_t>(attempt)); !skip.isEmpty())
        notes << skip;
    return notes;
}

QStringList RunLines::clippingNotes(double attempt) const
{
    if (!threshold() || !valueAt(*threshold(), attempt))
        return {};
    QStringList notes;
    const auto coefficient = valueAt(front()->series(Quantity::ClipCoefficient), attempt);
    if (coefficient && coefficient->lower == coefficient->upper)
        notes << Words::tr("clip coefficient %1").arg(valueText(coefficient->upper, AxisNumbers::Plain, QLocale()));
    if (const auto share = valueAt(front()->series(Quantity::ClippedShare), attempt))
        notes << Words::tr("clipped in %1 of the updates so far")
                     .arg(valueText(share->upper, AxisNumbers::Percent, QLocale()));
    return notes;
}

ReadOut RunLines::readOut(double x, const ChartLook& look) const
{
    ReadOut out;
    out.at = x;
    double here = 0;
    if (front()) {
        here = std::max(1.0, std::round(axisOf(*front()).attemptAt(x)));
        out.at = axisOf(*front()).place(here);
    }
    out.heading = runAxis(m_axis).placeText(out.at);
    for (std::size_t i = 0; i < m_curves.size() && m_curves[i].behind == 0; ++i)
        if (const auto value = look.shows(i) ? valueOf(m_curves[i], here) : std::nullopt)
            out.values.push_back({i, *value});
    if (front())
        out.notes = notesAt(here);
    for (std::size_t i = 1; i < m_runs.size(); ++i)
        if (const QString text = valuesBehind(static_cast<int>(i), out.at, look); !text.isEmpty())
            out.notes << text;
    return out;
}

QStringList RunLines::marksWithin(const ValueRange& x) const
{
    QStringList texts;
    if (!front())
        return texts;
    for (const LabelledMark& mark : labelledMarks(*front())) {
        const double place = axisOf(*front()).place(static_cast<double>(mark.attempt));
        if (place < x.lower || place > x.upper)
            continue;
        const QString text = markText(*front(), mark);
        texts << (mark.kind == MarkKind::Note ? Words::tr("note: %1").arg(text) : text);
    }
    return texts;
}

namespace {

QString shareText(const ClippedUpdates& some)
{
    return valueText(ValueRange{some.leastShare(), some.mostShare()}, AxisNumbers::Percent, QLocale());
}

} // namespace

QString RunLines::clippedInBrief() const
{
    return Words::tr("clipped %1").arg(shareText(clippedUpdates(*front())));
}

QString RunLines::clippedText(const ChartLook& look) const
{
    if (!threshold())
        return {};
    const ClippedUpdates all = clippedUpdates(*front());
    if (!(all.updates.least > 0))
        return {};
    const QString ofAll = Words::tr("clipped: %1 of all updates").arg(shareText(all));
    const ValueRange shown = look.visible;
    if (look.followsX || !std::isfinite(shown.lower) || !std::isfinite(shown.upper))
        return ofAll;
    const auto [first, last] = axisOf(*front()).attemptsWithin(shown);
    const ClippedUpdates inView = clippedUpdates(*front(), first, last);
    if (inView.updates == all.updates && inView.clipped == all.clipped)
        return ofAll;
    return inView.updates.least > 0
               ? Words::tr("clipped: %1 of all updates, %2 of those in view").arg(shareText(all), shareText(inView))
               : Words::tr("clipped: %1 of all updates, none of which is in view").arg(shareText(all));
}

/// Of the curve that has the most, as the marks at the frame's edge tell it.
QStringList RunLines::nonFiniteTexts(const ChartLook& look) const
{
    if (!front())
        return {};
    NonFiniteCount attempts;
    NonFiniteCount epochs;
    const bool all = look.followsX || !std::isfinite(look.visible.lower) || !std::isfinite(look.visible.upper);
    const auto [first, last] =
        all ? ValueRange{1.0, std::numeric_limits<double>::infinity()} : axisOf(*front()).attemptsWithin(look.visible);
    for (const RunCurve& curve : m_curves) {
        if (curve.behind != 0 || !shows(curve, look))
            continue;
        const SeriesBucket found = curve.series().extent(first, last);
        NonFiniteCount& most = curve.spec->perEpoch ? epochs : attempts;
        most = {std::max(most.nans, found.nanCount), std::max(most.positive, found.positiveInfCount),
                std::max(most.negative, found.negativeInfCount)};
    }
    QStringList texts;
    const auto add = [&](std::int64_t NonFiniteCount::*sort, const QString& name) {
        if (attempts.*sort + epochs.*sort > 0)
            texts << nonFiniteText(name, static_cast<int>(attempts.*sort), static_cast<int>(epochs.*sort));
    };
    add(&NonFiniteCount::nans, QStringLiteral("NaN"));
    add(&NonFiniteCount::positive, QStringLiteral("inf"));
    add(&NonFiniteCount::negative, QStringLiteral("−inf"));
    return texts;
}

QString RunLines::sentence(const ChartLook& look) const
{
    QStringList parts{m_spec.descriptionText()};
    if (QString clipped = clippedText(look); !clipped.isEmpty()) {
        clipped[0] = clipped[0].toUpper();
        parts << clipped + u'.';
    }
    if (const QStringList told = nonFiniteTexts(look); !told.isEmpty())
        parts << told.join(QStringLiteral(", ")) + u'.';
    return parts.join(u' ');
}

QStringList RunLines::footnotes(const ChartLook& look) const
{
    return front() ? noteLines(*front(), axisOf(*front()), look.visible) : QStringList();
}

QString RunLines::skipTip(const SkipGroup& group) const
{
    if (!front())
        return {};
    const QString what = group.count > 1
                             ? groupText(group)
                             : Words::tr("Attempt %1 %2").arg(shownWhole(group.first), skipText(*front(), group.first));
    return what + QStringLiteral(". ") + Words::tr("A click moves the cursor there.");
}

/// In the order of the legend's curves, a dash for one without a value there.
QString RunLines::valuesBehind(int behind, double place, const ChartLook& look) const
{
    const RunSource& run = m_runs[static_cast<std::size_t>(behind)];
    const double attempt = axisOf(*run.history).attemptAt(place);
    QStringList values;
    bool any = false;
    for (const RunCurve& curve : m_curves) {
        if (curve.behind != behind || !shows(curve, look))
            continue;
        const auto value = valueOf(curve, attempt);
        any = any || value;
        values << (value ? valueText(*value, m_spec.numbers, QLocale()) : QStringLiteral("–"));
    }
    return any ? QStringLiteral("%1 (%2)").arg(values.join(QStringLiteral(" · ")), run.name) : QString();
}

QString RunLines::distanceText(double x) const
{
    return runAxis(m_axis).distanceText(x);
}

} // namespace halfstep
