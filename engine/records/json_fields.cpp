#include "engine/records/json_fields.h"

#include "engine/config/byte_text.h"
#include "engine/records/record_columns.h"

#include <nlohmann/json.hpp>

namespace halfstep {

using Json = nlohmann::json;

bool readField(const Json& json, const char* key, std::string& value)
{
    const auto found = json.find(key);
    if (found == json.end() || !found->is_string())
        return false;
    value = found->get<std::string>();
    return true;
}

bool readBytesField(const Json& json, const char* key, std::string& value)
{
    const bool read = readField(json, key, value);
    if (read)
        value = bytesFromText(value);
    return read;
}

bool readField(const Json& json, const char* key, std::int64_t& value)
{
    const auto found = json.find(key);
    if (found == json.end() || !found->is_number_integer())
        return false;
    value = found->get<std::int64_t>();
    return true;
}

bool readField(const Json& json, const char* key, std::optional<double>& value)
{
    const auto found = json.find(key);
    if (found == json.end() || !(found->is_number() || found->is_null()))
        return false;
    if (found->is_number()) {
        value = found->get<double>();
        return true;
    }
    std::string note;
    const auto notes = json.find("nonfinite");
    value = notes != json.end() && readField(*notes, key, note) ? doubleFrom(note) : std::nullopt;
    return true;
}

bool readField(const Json& json, const char* key, double& value)
{
    std::optional<double> number;
    if (!readField(json, key, number) || !number)
        return false;
    value = *number;
    return true;
}

} // namespace halfstep
