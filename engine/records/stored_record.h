#pragma once

#include "engine/records/attempt_record.h"

#include <cstdint>
#include <optional>
#include <string>

namespace halfstep {

/// One attempt out of a run folder's attempts.csv, whose rows stand in the order of their attempts, found without
/// reading the others. Nothing where no row tells it, as of an attempt that has not been written yet, and where the
/// file cannot be read. Any thread.
std::optional<AttemptRecord> storedRecord(const std::string& folder, std::int64_t attempt);

} // namespace halfstep
