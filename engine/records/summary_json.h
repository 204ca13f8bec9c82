#pragma once

#include "engine/records/run_summary.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>

namespace halfstep {

nlohmann::ordered_json toJson(const PrecisionAsRun& precision);
std::optional<PrecisionAsRun> precisionFromJson(const nlohmann::json& json);

/// Reads what toJson() wrote; nothing when a key is absent or of another type.
std::optional<RunSummary> summaryFromJson(const nlohmann::json& json);

} // namespace halfstep
