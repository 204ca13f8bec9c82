#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace halfstep {

/// What goes into a lab and comes out of it.
using LabValue = std::variant<bool, std::int64_t, double, std::string, std::vector<double>>;

/// Numbers that JSON has no word for are strings: "nan", "inf", "-inf".
nlohmann::ordered_json toJson(const LabValue& value);
/// As files hold it: true, 16, 1e-06, float16, 32,64,128.
std::string labText(const LabValue& value);

} // namespace halfstep
