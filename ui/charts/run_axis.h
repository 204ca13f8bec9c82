#pragma once

#include "ui/charts/axis_ticks.h"
#include "ui/charts/value_range.h"

#include <QString>

#include <span>
#include <string_view>

namespace halfstep {

class RunHistory;

/// What the x axis of a run's charts counts.
enum class RunAxisKind {
    Attempt,
    Update,  ///< applied attempts; a skipped one stands at the update before it
    Epoch,   ///< ended ones, and the share of the one under way
    Samples, ///< trained on so far
    Seconds  ///< of training so far, without evaluation and saving
};

/// One row of the table of x axes.
struct RunAxisSpec {
    RunAxisKind kind{};
    const char* name;  ///< heading in exported tables and name in settings; never translated
    const char* title; ///< of the axis, untranslated, as all that follows
    const char* choice;
    const char* place;    ///< "attempt %1"
    const char* distance; ///< "B − A: %1 attempts"
    AxisNumbers numbers = AxisNumbers::Count;
    double begin = 0;
    double least = 0;   ///< end that is shown at least
    double closest = 0; ///< the smallest stretch that can be zoomed to

    QString titleText() const;
    QString choiceText() const; ///< in a menu
    QString placeText(double place) const;
    QString distanceText(double distance) const; ///< from cursor A to cursor B
};

/// Every x axis, in the order of its enum.
std::span<const RunAxisSpec> runAxes();
const RunAxisSpec& runAxis(RunAxisKind kind);
RunAxisKind runAxisNamed(std::string_view name); ///< attempts for a name that the table does not hold

/// Where a run's attempts stand on an x axis; later ones never before earlier ones. Exact for attempts whose records
/// are kept one by one and at the ends of the blocks that older ones are kept in, between them in proportion.
class RunAxis {
public:
    RunAxis(RunAxisKind kind, const RunHistory& run) : m_kind(kind), m_run(run) {}

    double place(double attempt) const { return m_kind == RunAxisKind::Attempt ? attempt : placeOf(attempt); }
    /// The first attempt that stands at the last place not beyond; on the axis of attempts the place itself.
    double attemptAt(double place) const;
    /// The first attempt that stands at or after the range's lower end, and the last that does not stand after its
    /// upper one; where none stands between them, both are what lies halfway between two attempts.
    ValueRange attemptsWithin(const ValueRange& places) const;

private:
    double placeOf(double attempt) const;
    double epochs(double attempt) const;
    double firstFrom(double place) const; ///< one beyond the last attempt where none stands there or later
    double lastUpTo(double place) const;  ///< 0 where none stands there or before

    RunAxisKind m_kind;
    const RunHistory& m_run;
};

} // namespace halfstep
