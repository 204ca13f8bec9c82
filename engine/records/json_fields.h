#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>

namespace halfstep {

/// Each reads one value of an object; false, and the value as it was, when the key is absent or of another type.
bool readField(const nlohmann::json& json, const char* key, std::string& value);
bool readField(const nlohmann::json& json, const char* key, std::int64_t& value);
bool readField(const nlohmann::json& json, const char* key, double& value);
/// Bytes that textFromBytes() wrote.
bool readBytesField(const nlohmann::json& json, const char* key, std::string& value);
/// Null is no value, unless the object's `nonfinite` note says which one it stands for.
bool readField(const nlohmann::json& json, const char* key, std::optional<double>& value);

} // namespace halfstep
