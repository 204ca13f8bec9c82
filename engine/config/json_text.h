#pragma once

#include "engine/config/problem.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace halfstep {

/// How deep JSON may be nested, so that no reader's or writer's recursion overflows the stack.
inline constexpr int deepestJson = 100;

/// Parses strict JSON; false, with the reasons added to `problems`, for malformed text, for too deep nesting and for a
/// key given twice.
bool parseJson(std::string_view text, nlohmann::ordered_json& value, std::vector<Problem>& problems);

/// The candidate that somebody most likely meant by `word`, or nothing when none is near.
std::string nearestWord(std::string_view word, std::span<const std::string> candidates);

} // namespace halfstep
