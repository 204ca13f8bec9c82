#pragma once

#include <cstdint>

namespace halfstep {

/// The windows that a run still has before it, under the settings in force where it stands: one count for the
/// schedule, the progress, the time left and the warnings. Plain arithmetic.
struct RunPlan {
    std::int64_t samples = 0;    ///< of an epoch
    std::int64_t windowSize = 1; ///< n of a full window
    std::int64_t microBatch = 1; ///< m
    bool dropsShortWindow = false;
    std::int64_t maxEpochs = 1;
    std::int64_t maxAttempts = 0; ///< 0: no limit
    std::int64_t attempt = 0;     ///< finished so far
    std::int64_t epoch = 1;       ///< under way
    std::int64_t cursor = 0;      ///< samples of this epoch that finished windows used

    std::int64_t attemptsPerEpoch() const { return windowsIn(samples); }
    std::int64_t attemptsLeft() const;
    std::int64_t lastAttempt() const { return attempt + attemptsLeft(); }
    double samplesLeft() const;     ///< in those attempts
    double shareDone() const;       ///< of the run's samples, from 0 to 1
    std::int64_t lastEpoch() const; ///< where the last attempt belongs
    /// In the window of an attempt to come; 0 when the run ends before it.
    std::int64_t microBatchesOf(std::int64_t attempt) const;

private:
    std::int64_t windowsIn(std::int64_t count) const;
    std::int64_t usedOf(std::int64_t count) const; ///< without what a dropped window leaves over
};

} // namespace halfstep
