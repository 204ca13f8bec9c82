#pragma once

#include "engine/config/run_config.h"

#include <array>
#include <string_view>

namespace halfstep {

/// Where in a run a deliberate mistake acts.
enum class MistakeStage { Backward, Accumulation, Unscaling, Clipping, Step, Skip, Schedule, Evaluation };

/// One deliberate mistake: its key behind "mistakes.", its switch and its stage.
struct MistakeRow {
    std::string_view key;
    bool Mistakes::*on;
    MistakeStage stage;
};

/// All of them, in the order of the documentation.
inline constexpr auto mistakeRows = std::to_array<MistakeRow>({
    {"mistakes.no_scaler", &Mistakes::noScaler, MistakeStage::Backward},
    {"mistakes.clip_before_unscale", &Mistakes::clipBeforeUnscale, MistakeStage::Clipping},
    {"mistakes.unscale_each_micro_batch", &Mistakes::unscaleEachMicroBatch, MistakeStage::Unscaling},
    {"mistakes.no_division_by_a", &Mistakes::noDivisionByA, MistakeStage::Accumulation},
    {"mistakes.mean_of_means", &Mistakes::meanOfMeans, MistakeStage::Accumulation},
    {"mistakes.step_every_micro_batch", &Mistakes::stepEveryMicroBatch, MistakeStage::Step},
    {"mistakes.keep_gradients_on_skip", &Mistakes::keepGradientsOnSkip, MistakeStage::Skip},
    {"mistakes.schedule_counts_skips", &Mistakes::scheduleCountsSkips, MistakeStage::Schedule},
    {"mistakes.autocast_around_backward", &Mistakes::autocastAroundBackward, MistakeStage::Backward},
    {"mistakes.evaluate_in_training_mode", &Mistakes::evaluateInTrainingMode, MistakeStage::Evaluation},
});
static_assert(mistakeRows.size() == sizeof(Mistakes) / sizeof(bool), "a mistake has no row");

} // namespace halfstep
