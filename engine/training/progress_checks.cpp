#include "engine/training/progress_checks.h"

#include "engine/training/live_changes.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <map>

namespace halfstep {
namespace {

// Each names the first contradiction of its kind, or is null.

const char* wrongCounts(const Progress& p)
{
    const Position& at = p.position;
    const SkipVerdict::State& v = p.verdict;
    for (const std::int64_t count : {at.attempt,
                                     at.applied,
                                     at.epoch,
                                     at.cursor,
                                     at.epochCorrect,
                                     at.epochSamples,
                                     at.droppedSamples,
                                     at.peakBytes,
                                     at.samples,
                                     v.attempts,
                                     v.applied,
                                     v.skipped,
                                     v.calibrationSkips,
                                     v.consecutiveSkips,
                                     v.consecutiveCurable,
                                     v.consecutiveHopeless,
                                     p.bestEpoch,
                                     p.observations,
                                     p.badInARow,
                                     p.notFiniteInARow,
                                     p.optimizerSteps,
                                     p.growthTracker})
        if (count < 0 || count > mostCounted)
            return "counts";
    return nullptr;
}

const char* wrongPosition(const Progress& p)
{
    const Position& at = p.position;
    const ExecutionConfig& planned = p.started.run;
    if (at.applied > at.attempt)
        return "position.applied";
    if (at.epoch < 1 || at.epoch - (at.cursor == 0) > planned.maxEpochs)
        return "position.epoch";
    if (planned.maxAttempts > 0 && at.attempt > planned.maxAttempts)
        return "position.attempt";
    if (at.attempt < at.epoch - (at.cursor == 0))
        return "position.attempt";
    if (at.epochSamples != at.cursor)
        return "position.epoch_samples";
    if (at.cursor == 0 && (at.epochLossSum != 0 || at.epochCorrect != 0))
        return "position.epoch_loss_sum";
    if (!(at.epochSeconds >= 0))
        return "position.epoch_seconds";
    if (!(at.seconds >= 0) || std::isinf(at.seconds))
        return "position.seconds";
    if (at.droppedSamples > 0 && p.started.batch.lastWindow != LastWindow::Drop)
        return "position.dropped_samples";
    return nullptr;
}

const char* wrongVerdict(const Progress& p)
{
    const SkipVerdict::State& v = p.verdict;
    if (v.attempts != p.position.attempt || v.applied != p.position.applied || v.skipped != v.attempts - v.applied)
        return "verdict.skipped";
    if (v.calibrationSkips > v.skipped || v.consecutiveSkips > v.skipped || v.consecutiveCurable > v.consecutiveSkips
        || v.consecutiveHopeless > v.consecutiveSkips)
        return "verdict";
    if (!(v.scale >= 0) || !(v.scaleBeforeSkips >= 0))
        return "verdict.scale";
    return nullptr;
}

const char* wrongStopping(const Progress& p)
{
    if (p.observations > p.position.epoch - 1)
        return "early_stopping.observations";
    if (p.bestEpoch > p.observations || p.badInARow != p.observations - p.bestEpoch)
        return "early_stopping.best_epoch";
    if (std::isfinite(p.bestLoss) != (p.bestEpoch > 0))
        return "early_stopping.best";
    if (p.notFiniteInARow > p.badInARow)
        return "early_stopping.not_finite_in_a_row";
    return nullptr;
}

const char* wrongSchedule(const Progress& p)
{
    if (!p.schedule)
        return nullptr;
    const LinearSchedule::State& s = *p.schedule;
    if (s.begin < 0 || s.begin > p.position.attempt || s.begin > s.end || !(s.share >= 0 && s.share <= 1))
        return "schedule";
    return nullptr;
}

const char* wrongState(const Progress& p)
{
    if (p.optimizerSteps != p.position.applied)
        return "optimizer.step";
    if (!std::isfinite(p.scale) || p.scale < 0)
        return "scaler.scale";
    if (p.growthTracker >= p.started.scaler.growthInterval)
        return "scaler.growth_tracker";
    if (std::ranges::all_of(p.dropout, [](std::uint64_t word) { return word == 0; }))
        return "rng.dropout";
    return nullptr;
}

/// The changes lead to the settings in force, each from what the one before it left.
const char* wrongChanges(const Progress& p)
{
    const auto texts = liveTexts(p.live);
    const std::map<std::string, std::string> inForce(texts.begin(), texts.end());
    std::map<std::string, std::string> now;
    std::int64_t attempt = 1;
    for (const LiveChange& change : p.changes) {
        if (!inForce.contains(change.key))
            return "changes";
        if (change.attempt < attempt || change.attempt > p.position.attempt + 1)
            return "changes";
        attempt = change.attempt;
        const auto [before, first] = now.emplace(change.key, change.before);
        if (!first && before->second != change.before)
            return "changes";
        before->second = change.after;
    }
    for (const auto& [key, text] : now)
        if (inForce.at(key) != text)
            return "changes";
    return nullptr;
}

} // namespace

const char* contradictionIn(const Progress& progress)
{
    for (const auto judge :
         {wrongCounts, wrongPosition, wrongVerdict, wrongStopping, wrongSchedule, wrongState, wrongChanges})
        if (const char* wrong = judge(progress))
            return wrong;
    return nullptr;
}

std::optional<Problem> misfit(const Progress& progress, const ProgressLimits& limits, const std::string& path)
{
    const Position& at = progress.position;
    const std::int64_t n = limits.trainSamples;
    const std::int64_t epochs = at.epoch - 1;
    const std::int64_t offered = epochs > mostCounted / n ? mostCounted : epochs * n;
    const auto wrong = [&](const char* what) {
        return Problem{ProblemCode::CorruptCheckpoint, path, Reason::DatasetContradiction, {what, n}};
    };
    if (at.cursor > n)
        return wrong("position.cursor");
    if (at.epochCorrect > at.cursor * limits.answersPerSample)
        return wrong("position.epoch_correct");
    if (at.droppedSamples > offered || at.attempt > offered - at.droppedSamples + at.cursor)
        return wrong("position.attempt");
    if (progress.observations != (limits.validates ? epochs : 0))
        return wrong("early_stopping.observations");
    return std::nullopt;
}

} // namespace halfstep
