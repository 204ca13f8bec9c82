#pragma once

#include "engine/config/problem.h"
#include "engine/records/attempt_record.h"
#include "engine/records/run_note.h"
#include "engine/records/run_summary.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace halfstep {

/// What the event log tells of; kept as values, so that the sentences follow the interface language.
struct RunBegan {
    std::string dataset;
    std::string model;
    std::int64_t trainSamples = 0;
    std::int64_t parameters = 0;
    std::vector<std::string> mistakes;
};
struct RunResumed {
    std::string dataset;
    std::string model;
    std::int64_t attempts = 0; ///< done before
};
struct SkippedAttempts { ///< one, or a row of alike ones
    std::int64_t first = 0;
    std::int64_t last = 0;
    std::int64_t count = 1; ///< less than those from first to last where some between them were applied
    SkipReason reason = SkipReason::None;
    std::string tensor;
    double scaleBefore = 1;
    double scaleAfter = 1;
    bool scheduleCounts = false; ///< skips too, by mistake
};
struct ScaleGrown { ///< once, or in several attempts
    std::int64_t first = 0;
    std::int64_t last = 0;
    double before = 1;
    double after = 1;
};
struct BestEpoch {
    std::int64_t epoch = 0;
    double validationLoss = 0;
    std::int64_t attempt = 0; ///< its last
};
struct ValidationBroken {
    std::int64_t epoch = 0;   ///< the first of those whose validation loss is not finite
    std::int64_t attempt = 0; ///< its last
};
struct VerdictTurned {
    std::int64_t attempt = 0;
    Verdict verdict = Verdict::None;
};
/// What the user made of the note at an attempt.
struct NoteWritten {
    enum class Act { Put, Changed, Removed };
    std::int64_t attempt = 0;
    std::string text; ///< of a removed one, what it had said
    Act act = Act::Put;
};
struct RunEnded {
    RunSummary summary;
};
struct RunNotSaved {};

using RunEvent = std::variant<RunBegan, RunResumed, SkippedAttempts, ScaleGrown, BestEpoch, ValidationBroken,
                              VerdictTurned, LiveChange, NoteWritten, Problem, RunNote, RunEnded, RunNotSaved>;

/// One plain sentence in the interface language.
QString eventText(const RunEvent& event);

/// The attempt that an event tells of; nothing for what belongs to none.
std::optional<std::int64_t> attemptOf(const RunEvent& event);

/// Joins `next` to `event` when both are rows of the same skip; false when they are different things.
bool joinSkips(RunEvent& event, const RunEvent& next);

} // namespace halfstep
