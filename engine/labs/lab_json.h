#pragma once

#include "engine/labs/lab.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>

namespace halfstep {

/// The result as scripts read it; `sentence` is its verdict in words.
nlohmann::ordered_json toJson(const Lab& lab, const LabInputs& inputs, const LabResult& result,
                              const std::string& sentence);

/// {"columns": [...], "rows": [[...], ...]}
nlohmann::ordered_json toJson(const LabTable& table);

/// A table as CSV, in the C locale, the columns' names first.
std::string csvText(const LabTable& table);

/// Writes result.json and a CSV file for each table into a folder, which is made where it is missing.
std::optional<Problem> saveLab(const std::string& folder, const std::string& json, const LabResult& result);

} // namespace halfstep
