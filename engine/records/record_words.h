#pragma once

#include "engine/config/choices.h"
#include "engine/model/cast.h"
#include "engine/model/data_shape.h"
#include "engine/numerics/skip_reason.h"
#include "engine/records/memory_account.h"
#include "engine/records/run_summary.h"
#include "engine/records/time_shares.h"

#include <array>
#include <string_view>

namespace halfstep {

// The words of records and summaries, as files and `--json` have them.

template <>
inline constexpr auto choiceWords<SkipReason> = std::to_array<std::string_view>({"", "gradient_overflow",
                                                                                 "forward_nonfinite", "guard"});
template <>
inline constexpr auto choiceWords<Verdict> = std::to_array<std::string_view>({"none", "calibrating", "occasional",
                                                                              "collapsing"});
template <>
inline constexpr auto choiceWords<Outcome> = std::to_array<std::string_view>({"finished", "early_stopped", "stopped",
                                                                              "failed"});
template <>
inline constexpr auto choiceWords<EndReason> = std::to_array<std::string_view>(
    {"epochs_done", "attempts_done", "patience_used_up", "validation_not_finite", "stop_requested", "scale_below_floor",
     "training_diverged", "statistics_not_finite", "backend_error", "records_unwritable"});
template <>
inline constexpr auto choiceWords<PrecisionReason> =
    std::to_array<std::string_view>({"amp_off", "float32_chosen", "autocast", "emulation_asked_for", "no_kernels"});
template <>
inline constexpr auto choiceWords<Task> = std::to_array<std::string_view>({"classification", "binary", "regression"});
template <>
inline constexpr auto choiceWords<TimePart> =
    std::to_array<std::string_view>({"load", "transfer", "forward", "backward", "update", "evaluation", "recording"});
template <>
inline constexpr auto choiceWords<ComputingAnswer> = std::to_array<std::string_view>({"nothing_measured", "bottleneck",
                                                                                      "not_bottleneck"});
template <>
inline constexpr auto choiceWords<MemoryPart> = std::to_array<std::string_view>({"weights", "low_copies", "gradients",
                                                                                 "optimizer_state",
                                                                                 "running_statistics", "best_weights",
                                                                                 "input_batch", "activations"});
template <>
inline constexpr auto choiceWords<MemorySource> = std::to_array<std::string_view>({"counted", "computed", "estimated"});
template <>
inline constexpr auto choiceWords<CastReason> = std::to_array<std::string_view>({"full_precision", "product",
                                                                                 "normalisation", "masking",
                                                                                 "keeps_format", "nothing_to_round"});
template <>
inline constexpr auto choiceWords<EngineReason> = std::to_array<std::string_view>({"only_one", "asked_for", "usual",
                                                                                   "native", "quickest"});

} // namespace halfstep
