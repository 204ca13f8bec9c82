#include "ui/charts/run_axis.h"

#include "engine/records/run_history.h"
#include "ui/charts/value_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <ranges>

namespace halfstep {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::ChartWidget)

public:
    static std::array<RunAxisSpec, 5> table(); // a member, so that lupdate knows whose words these are
};

std::array<RunAxisSpec, 5> Words::table()
{
    return {{
        {.kind = RunAxisKind::Attempt,
         .name = "attempt",
         .title = QT_TR_NOOP("attempt"),
         .choice = QT_TR_NOOP("&Attempts"),
         .place = QT_TR_NOOP("attempt %1"),
         .distance = QT_TR_NOOP("B − A: %1 attempts"),
         .begin = 1,
         .least = 10,
         .closest = 2},
        {.kind = RunAxisKind::Update,
         .name = "update",
         .title = QT_TR_NOOP("update"),
         .choice = QT_TR_NOOP("&Updates"),
         .place = QT_TR_NOOP("update %1"),
         .distance = QT_TR_NOOP("B − A: %1 updates"),
         .least = 10,
         .closest = 2},
        {.kind = RunAxisKind::Epoch,
         .name = "epoch",
         .title = QT_TR_NOOP("epoch"),
         .choice = QT_TR_NOOP("&Epochs"),
         .place = QT_TR_NOOP("epoch %1"),
         .distance = QT_TR_NOOP("B − A: %1 epochs"),
         .numbers = AxisNumbers::Plain,
         .least = 1,
         .closest = 1e-6},
        {.kind = RunAxisKind::Samples,
         .name = "samples",
         .title = QT_TR_NOOP("samples trained on"),
         .choice = QT_TR_NOOP("&Samples"),
         .place = QT_TR_NOOP("%1 samples"),
         .distance = QT_TR_NOOP("B − A: %1 samples"),
         .least = 100,
         .closest = 2},
        {.kind = RunAxisKind::Seconds,
         .name = "seconds",
         .title = QT_TR_NOOP("training time, s"),
         .choice = QT_TR_NOOP("&Training time"),
         .place = QT_TR_NOOP("%1 s"),
         .distance = QT_TR_NOOP("B − A: %1 s"),
         .numbers = AxisNumbers::Plain,
         .least = 1,
         .closest = 1e-6},
    }};
}

/// The value of a cumulative series at an attempt; 0 before the first.
double sumAt(const Series& series, double attempt)
{
    const std::optional<SeriesBucket> piece = series.at(attempt);
    if (!piece)
        return 0;
    const double length = piece->xLast - piece->xFirst;
    const double share = length > 0 ? std::min((attempt - piece->xFirst) / length, 1.0) : 0;
    return std::lerp(piece->first, piece->last, share);
}

} // namespace

QString RunAxisSpec::titleText() const
{
    return Words::tr(title);
}

QString RunAxisSpec::choiceText() const
{
    return Words::tr(choice);
}

QString RunAxisSpec::placeText(double at) const
{
    return Words::tr(place).arg(valueText(at, numbers, QLocale()));
}

QString RunAxisSpec::distanceText(double length) const
{
    return Words::tr(distance).arg(valueText(length, numbers, QLocale()));
}

std::span<const RunAxisSpec> runAxes()
{
    static const auto table = Words::table();
    return table;
}

const RunAxisSpec& runAxis(RunAxisKind kind)
{
    return runAxes()[static_cast<std::size_t>(kind)];
}

RunAxisKind runAxisNamed(std::string_view name)
{
    const auto found = std::ranges::find(runAxes(), name, &RunAxisSpec::name);
    return found == runAxes().end() ? RunAxisKind::Attempt : found->kind;
}

double RunAxis::placeOf(double attempt) const
{
    switch (m_kind) {
    case RunAxisKind::Attempt: return attempt;
    case RunAxisKind::Update: return attempt - sumAt(m_run.series(Quantity::SkippedSteps), attempt);
    case RunAxisKind::Epoch: return epochs(attempt);
    case RunAxisKind::Samples: return sumAt(m_run.series(Quantity::SamplesSeen), attempt);
    case RunAxisKind::Seconds: return sumAt(m_run.series(Quantity::TrainingSeconds), attempt);
    }
    Q_UNREACHABLE();
}

/// Between the ends of epochs in proportion to the samples; behind the last one as many as data hold make an epoch.
double RunAxis::epochs(double attempt) const
{
    const std::vector<EpochRecord>& ended = m_run.marks().epochs.all();
    const auto next = std::ranges::lower_bound(ended, attempt, {},
                                               [](const EpochRecord& e) { return static_cast<double>(e.lastAttempt); });
    const EpochRecord before = next == ended.begin() ? EpochRecord{} : *std::prev(next);
    const auto samplesAt = [this](double at) { return sumAt(m_run.series(Quantity::SamplesSeen), at); };
    const double first = samplesAt(static_cast<double>(before.lastAttempt));
    double whole = static_cast<double>(m_run.start().trainSamples);
    double count = 1;
    if (next != ended.end()) {
        whole = samplesAt(static_cast<double>(next->lastAttempt)) - first;
        count = static_cast<double>(next->epoch - before.epoch);
    }
    const double share = whole > 0 ? std::clamp((samplesAt(attempt) - first) / whole, 0.0, 1.0) : 0;
    return static_cast<double>(before.epoch) + count * share;
}

double RunAxis::firstFrom(double place) const
{
    const auto attempts = std::views::iota(std::int64_t{1}, m_run.attempts() + 1);
    const auto at = [this](std::int64_t attempt) { return placeOf(static_cast<double>(attempt)); };
    return 1 + static_cast<double>(std::ranges::lower_bound(attempts, place, {}, at) - attempts.begin());
}

double RunAxis::lastUpTo(double place) const
{
    const auto attempts = std::views::iota(std::int64_t{1}, m_run.attempts() + 1);
    const auto at = [this](std::int64_t attempt) { return placeOf(static_cast<double>(attempt)); };
    return static_cast<double>(std::ranges::upper_bound(attempts, place, {}, at) - attempts.begin());
}

double RunAxis::attemptAt(double place) const
{
    if (m_kind == RunAxisKind::Attempt)
        return place;
    const double last = lastUpTo(place);
    return last < 1 ? 0 : firstFrom(placeOf(last));
}

ValueRange RunAxis::attemptsWithin(const ValueRange& places) const
{
    if (m_kind == RunAxisKind::Attempt)
        return places;
    const ValueRange attempts{firstFrom(places.lower), lastUpTo(places.upper)};
    const double between = (attempts.lower + attempts.upper) / 2;
    return attempts.lower <= attempts.upper ? attempts : ValueRange{between, between};
}

} // namespace halfstep
