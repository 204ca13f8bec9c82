#include "ui/session/run_event.h"

#include "ui/language/number_text.h"
#include "ui/language/path_text.h"
#include "ui/language/wording.h"
#include "ui/settings/setting_fields.h"

#include <QCoreApplication>
#include <QStringList>

namespace halfstep {

namespace {

struct EventText {
    Q_DECLARE_TR_FUNCTIONS(halfstep::EventText)

public:
    QString operator()(const RunBegan& event) const
    {
        const QString model = QString::fromStdString(event.model);
        const QString dataset = QString::fromStdString(event.dataset);
        const QString text =
            event.trainSamples > 0
                ? tr("The run begins: %1 on %2, %3 training samples, %4 parameters.")
                      .arg(model, dataset, shownWhole(event.trainSamples), shownWhole(event.parameters))
                : tr("The run begins: %1 on %2, %3 parameters.").arg(model, dataset, shownWhole(event.parameters));
        if (event.mistakes.empty())
            return text;
        QStringList mistakes;
        for (const std::string& name : event.mistakes)
            mistakes << mistakeText(name);
        return text + QLatin1Char(' ') + tr("Deliberate mistakes are on: %1.").arg(mistakes.join(QStringLiteral(", ")));
    }

    QString operator()(const RunResumed& event) const
    {
        return tr("The run goes on after attempt %1: %2 on %3.")
            .arg(shownWhole(event.attempts), QString::fromStdString(event.model),
                 QString::fromStdString(event.dataset));
    }

    QString operator()(const SkippedAttempts& event) const
    {
        return whatWasSkipped(event) + QLatin1Char(' ')
               + (event.scheduleCounts ? tr("Weights, optimizer state and update count stay unchanged.")
                                       : tr("Weights, optimizer state, schedule and update count stay unchanged."));
    }

    QString whatWasSkipped(const SkippedAttempts& event) const
    {
        const QString scale =
            event.scaleBefore == event.scaleAfter
                ? tr("scale stays %1").arg(exactNumber(event.scaleBefore))
                : tr("scale %1 → %2").arg(exactNumber(event.scaleBefore), exactNumber(event.scaleAfter));
        const QString reason = event.tensor.empty()
                                   ? text(event.reason)
                                   : tr("%1 in %2").arg(text(event.reason), QString::fromStdString(event.tensor));
        if (event.count <= event.last - event.first)
            return tr("%1 of the attempts %2 to %3 skipped: %4; %5.")
                .arg(shownWhole(event.count), shownWhole(event.first), shownWhole(event.last), text(event.reason),
                     scale);
        if (event.first == event.last)
            return tr("Attempt %1 skipped: %2; %3.").arg(shownWhole(event.first), reason, scale);
        return tr("Attempts %1 to %2 skipped: %3; %4.")
            .arg(shownWhole(event.first), shownWhole(event.last), reason, scale);
    }

    QString operator()(const ScaleGrown& event) const
    {
        if (event.first < event.last)
            return tr("From attempt %1 to %2 the scale grows: %3 → %4.")
                .arg(shownWhole(event.first), shownWhole(event.last), exactNumber(event.before),
                     exactNumber(event.after));
        return tr("After attempt %1 the scale grows: %2 → %3.")
            .arg(shownWhole(event.first), exactNumber(event.before), exactNumber(event.after));
    }

    QString operator()(const BestEpoch& event) const
    {
        return tr("Epoch %1 is the best so far: validation loss %2.")
            .arg(shownWhole(event.epoch), shownNumber(event.validationLoss));
    }

    QString operator()(const ValidationBroken& event) const
    {
        return tr("From epoch %1 on the validation loss is not a finite number.").arg(shownWhole(event.epoch));
    }

    QString operator()(const VerdictTurned& event) const
    {
        switch (event.verdict) {
        case Verdict::None: return {};
        case Verdict::Calibrating:
            return tr("The scaler is looking for a scale that fits; the first skips are normal.");
        case Verdict::Occasional:
            return tr("Attempt %1: the scale has settled; a skip now and then is normal.")
                .arg(shownWhole(event.attempt));
        case Verdict::Collapsing:
            return tr("Attempt %1: skipping no longer helps, the run is collapsing.").arg(shownWhole(event.attempt));
        }
        Q_UNREACHABLE();
    }

    QString operator()(const LiveChange& event) const
    {
        const SettingField* field = settingField(event.key);
        return tr("From attempt %1 on: %2 %3 → %4.")
            .arg(shownWhole(event.attempt), field ? field->labelText() : QString::fromStdString(event.key),
                 changedValueText(event.before), changedValueText(event.after));
    }

    QString operator()(const NoteWritten& event) const
    {
        const QString note = QString::fromStdString(event.text);
        switch (event.act) {
        case NoteWritten::Act::Put: return tr("Your note at attempt %1: %2").arg(shownWhole(event.attempt), note);
        case NoteWritten::Act::Changed:
            return tr("Your note at attempt %1 now says: %2").arg(shownWhole(event.attempt), note);
        case NoteWritten::Act::Removed:
            return tr("Your note at attempt %1 was deleted: %2").arg(shownWhole(event.attempt), note);
        }
        Q_UNREACHABLE();
    }

    QString operator()(const Problem& event) const { return sentence(event); }

    QString operator()(const RunNote& event) const { return sentence(event); }

    QString operator()(const RunEnded& event) const
    {
        const RunSummary& summary = event.summary;
        QString text = sentence(summary);
        if (!summary.detail.empty())
            text += QLatin1Char(' ') + tr("Details: %1").arg(pathText(summary.detail));
        if (!summary.out.empty())
            text += QLatin1Char(' ') + tr("Saved in %1.").arg(pathText(summary.out));
        return text;
    }

    QString operator()(const RunNotSaved&) const { return tr("This run is not saved."); }
};

} // namespace

QString eventText(const RunEvent& event)
{
    return std::visit(EventText{}, event);
}

std::optional<std::int64_t> attemptOf(const RunEvent& event)
{
    return std::visit(
        [](const auto& each) -> std::optional<std::int64_t> {
            if constexpr (
                requires { each.attempt; })
                return each.attempt;
            else if constexpr (
                requires { each.first; })
                return each.first;
            else
                return std::nullopt;
        },
        event);
}

bool joinSkips(RunEvent& event, const RunEvent& next)
{
    auto* row = std::get_if<SkippedAttempts>(&event);
    const auto* more = std::get_if<SkippedAttempts>(&next);
    if (!row || !more || more->first != row->last + 1 || more->reason != row->reason || more->tensor != row->tensor)
        return false;
    const auto inARow = [](const SkippedAttempts& skips) { return skips.count > skips.last - skips.first; };
    if (!inARow(*row) || !inARow(*more))
        return false;
    row->last = more->last;
    row->count += more->count;
    row->scaleAfter = more->scaleAfter;
    return true;
}

} // namespace halfstep
