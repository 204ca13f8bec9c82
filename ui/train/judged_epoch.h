#pragma once

#include "engine/records/run_history.h"

#include <optional>

namespace halfstep {

/// The epoch that a run is judged by: the best one once the run has ended, else the newest; null before one has ended.
const EpochRecord* judgedEpoch(const RunHistory& history);

/// With the weights of that epoch, 0 to 1; nothing where it was not measured.
std::optional<double> validationAccuracy(const RunHistory& history);

/// `summary` of that run; of one cut short, with the validation accuracy that its epoch measured.
RunSummary judgedSummary(RunSummary summary, const RunHistory& history);

} // namespace halfstep
