#pragma once

#include "engine/records/run_summary.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>

namespace halfstep {

struct DocumentReading;

nlohmann::ordered_json toJson(const PrecisionAsRun& precision);
PrecisionAsRun precisionFromJson(const nlohmann::json& json, const std::string& path, DocumentReading& reading);

nlohmann::ordered_json toJson(const EngineAsRun& engine);
EngineAsRun engineFromJson(const nlohmann::json& json, const std::string& path, DocumentReading& reading);

/// Reads what toJson() wrote; nothing, and a note, where it uses a word that is not known.
std::optional<RunSummary> summaryFromJson(const nlohmann::json& json, const std::string& path,
                                          DocumentReading& reading);

} // namespace halfstep
