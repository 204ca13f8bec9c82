#pragma once

#include "engine/records/run_history.h"

#include <array>
#include <cstddef>
#include <limits>
#include <optional>

namespace halfstep {

enum class TimePart { Load, Transfer, Forward, Backward, Update, Evaluation, Recording };
inline constexpr std::array allTimeParts{TimePart::Load,   TimePart::Transfer,   TimePart::Forward,  TimePart::Backward,
                                         TimePart::Update, TimePart::Evaluation, TimePart::Recording};

/// Where a run's time went, in seconds of the training thread. Pauses, waiting for a slow pace and what lies between
/// the parts are in none of them.
struct TimeShares {
    std::array<double, allTimeParts.size()> seconds{};
    bool recordingKnown = false; ///< else it counts as nothing: in a folder that has no recording.csv

    double of(TimePart part) const { return seconds[static_cast<std::size_t>(part)]; }
    double total() const;
    double share(TimePart part) const; ///< of the total; 0 when there is none
};

/// Over the attempts from the first to the last one given. Evaluation counts where its epoch ended, recording where the
/// next attempt came after it, and with the newest attempt what an ended run did after that. What a long history keeps
/// in blocks is taken as spread evenly over each.
TimeShares timeShares(const RunHistory& history, double firstAttempt = 1,
                      double lastAttempt = std::numeric_limits<double>::infinity());

/// Whether more than half of the time is computing, which is what a low precision makes faster.
enum class ComputingAnswer { NothingMeasured, IsBottleneck, IsNotBottleneck };

struct BottleneckAnswer {
    ComputingAnswer answer = ComputingAnswer::NothingMeasured;
    double computingShare = 0; ///< forward and backward passes
    TimePart largestOther{};   ///< of the rest
    double largestOtherShare = 0;
    double gainAtTwice = 1; ///< by Amdahl: the whole so many times faster, were computing twice as fast
    double mostGain = 1;    ///< likewise, did computing take no time at all; inf when nothing else takes any

    bool recordingTakesMost() const ///< more than half of the rest, and computing is not the bottleneck
    {
        return answer == ComputingAnswer::IsNotBottleneck && largestOther == TimePart::Recording
               && 2 * largestOtherShare > 1 - computingShare;
    }
};

BottleneckAnswer bottleneckIn(const TimeShares& shares);

} // namespace halfstep
