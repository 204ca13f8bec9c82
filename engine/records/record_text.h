#pragma once

#include "engine/records/attempt_record.h"
#include "engine/records/run_summary.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace halfstep {

/// Shortest decimal that reads back to the same double; nan, inf, -inf. Never depends on the locale.
std::string numberText(double value);

std::string csvRow(const AttemptRecord& record); ///< with its line end, as the next two
std::string csvRow(const EpochRecord& record);
std::string csvRow(const ScaleLimit& record);
std::string csvRow(const SkippedMagnitude& record);
std::string csvRow(const RecordingTime& record);

/// The summary as `--json` prints it and run.json keeps it; non-finite numbers are null plus a `nonfinite` note.
nlohmann::ordered_json toJson(const RunSummary& summary);

} // namespace halfstep
