#pragma once

#include "engine/config/choices.h"
#include "engine/numerics/skip_reason.h"
#include "engine/records/run_summary.h"

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
inline constexpr auto choiceWords<EngineReason> = std::to_array<std::string_view>({"only_one", "asked_for"});

} // namespace halfstep
