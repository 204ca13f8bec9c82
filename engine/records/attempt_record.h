#pragma once

#include "engine/numerics/skip_reason.h"

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <vector>

namespace halfstep {

/// One attempt: a window that reached the step. One row of attempts.csv, fields in column order.
struct AttemptRecord {
    std::int64_t attempt = 0; ///< from 1
    std::int64_t epoch = 0;   ///< from 1
    std::int64_t microBatches = 0;
    std::int64_t samples = 0;
    double loss = 0; ///< mean over the window's samples, unscaled
    double scaleUsed = 1;
    double scaleNext = 1;
    std::int64_t growthTracker = 0; ///< after the attempt
    bool foundInf = false;
    bool applied = false;
    SkipReason skipReason = SkipReason::None;
    std::int64_t appliedUpdates = 0; ///< after the attempt
    double learningRate = 0;
    double normScaled = 0;   ///< global L2 norm of S·g
    double normUnscaled = 0; ///< of g
    double normClipped = 0;  ///< of what was applied
    double clipCoefficient = 1;
    double zeroFraction = 0;      ///< of the scaled gradient's elements
    double subnormalFraction = 0; ///< below the smallest normal of the run's format, zeros left out
    std::int64_t nonfiniteCount = 0;
    std::string firstBadTensor;    ///< empty when all are finite
    double lostUpdateFraction = 0; ///< updates that left their weight as it was
    std::int64_t liveBytes = 0;
    std::int64_t peakBytes = 0;
    std::int64_t rssBytes = 0;
    double loadMicroseconds = 0;
    double transferMicroseconds = 0;
    double forwardMicroseconds = 0;
    double backwardMicroseconds = 0;
    double updateMicroseconds = 0;

    /// Not a column: scale_limits.csv. The largest float32 scale at which this attempt's gradients would all have
    /// stayed finite in the format, had everything but the scale been the same; a larger one overflows.
    /// Exact for an attempt without a non-finite gradient, as far as gradients are proportional to the scale: at a
    /// lower one more of them round to zero. After an overflow it is an upper bound, since the gradients behind the
    /// first infinite one are unknown. -inf: no scale helps, as after a forward pass that is not finite.
    /// NaN: not measured, which is so in float32, natively, and at scale 0.
    double largestFiniteScale = std::numeric_limits<double>::quiet_NaN();

    /// Not a column: skips.csv. Of a skipped attempt, the largest finite magnitude in the scaled gradient; NaN where
    /// nothing in it was finite, and of an attempt whose scaled gradient was finite, all of it.
    double largestFinite = std::numeric_limits<double>::quiet_NaN();

    /// Not a column: recording.csv. What keeping records has taken of the training thread's time since the attempt
    /// before.
    double recordingMicroseconds = 0;
};

/// One row of scale_limits.csv: an attempt's `largestFiniteScale`.
struct ScaleLimit {
    std::int64_t attempt = 0;
    double largestFiniteScale = std::numeric_limits<double>::quiet_NaN();
};

/// One row of skips.csv: a skipped attempt's `largestFinite`.
struct SkippedMagnitude {
    std::int64_t attempt = 0;
    double largestFinite = std::numeric_limits<double>::quiet_NaN();
};

/// One row of recording.csv: an attempt's `recordingMicroseconds`, where they are not 0.
struct RecordingTime {
    std::int64_t attempt = 0;
    double microseconds = 0;
};

/// One epoch: one row of epochs.csv, fields in column order.
struct EpochRecord {
    std::int64_t epoch = 0; ///< from 1
    double trainLoss = 0;
    double trainAccuracy = 0; ///< NaN for regression
    double valLoss = 0;       ///< NaN without validation data
    double valAccuracy = 0;
    bool best = false; ///< the best so far
    std::int64_t patienceLeft = 0;
    double epochSeconds = 0;
    double samplesPerSecond = 0;
    double evaluateSeconds = 0;
    std::int64_t lastAttempt = 0; ///< where the epoch ended on the attempt axis; not a column
};

/// All weights after an attempt: one row of weights.csv.
struct WeightRow {
    std::int64_t attempt = 0;
    std::vector<float> weights;
    std::span<const std::string> names; ///< of each weight, for the first row's header
};

/// A setting changed while the run went on; acts from `attempt`.
struct LiveChange {
    std::int64_t attempt = 0;
    std::string key; ///< key path as in the config
    std::string before;
    std::string after;
    bool operator==(const LiveChange&) const = default;
};

} // namespace halfstep
