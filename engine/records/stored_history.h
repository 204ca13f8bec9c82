#pragma once

#include "engine/records/run_reader.h"

#include <cstdint>
#include <limits>

namespace halfstep {

/// Appends the records of a run's folder, attempts and epochs up to those given, each epoch after its attempts.
void append(RunHistory& history, const StoredRun& run, std::int64_t attempts = std::numeric_limits<std::int64_t>::max(),
            std::int64_t epochs = std::numeric_limits<std::int64_t>::max());

/// The whole history of a run that lies in a folder, in place of what the history held.
void show(RunHistory& history, const StoredRun& run);
RunHistory historyOf(const StoredRun& run);

} // namespace halfstep
