#pragma once

#include "engine/records/run_folder.h"

#include <string>

namespace halfstep {

/// A record as an event of TensorBoard's: an attempt's scalars by attempt, an epoch's by epoch (tags epoch/...).
/// Numbers are rounded to float32, all that an event holds. Empty for a record that has no scalars.
std::string eventOf(const RowRecord& record, double wallTime);

} // namespace halfstep
