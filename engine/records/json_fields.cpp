#include "engine/records/json_fields.h"

#include "engine/config/byte_text.h"
#include "engine/records/record_columns.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace halfstep {

using Json = nlohmann::json;

ObjectReader::ObjectReader(const Json& json, std::string path, DocumentReading& reading)
    : m_json(json)
    , m_path(std::move(path))
    , m_reading(reading)
{
    if (!json.is_object() && reading.malformed.empty())
        reading.malformed = m_path.substr(0, m_path.size() - (m_path.empty() ? 0 : 1));
}

const Json* ObjectReader::findOptional(const char* key)
{
    m_known.emplace_back(key);
    const auto found = m_json.find(key);
    return found == m_json.end() ? nullptr : &*found;
}

const Json* ObjectReader::find(const char* key)
{
    const Json* const found = findOptional(key);
    if (!found && m_json.is_object())
        m_reading.note(NoteCode::MissingKey, pathOf(key));
    return found;
}

void ObjectReader::read(const char* key, std::string& value)
{
    const Json* const found = find(key);
    if (found && found->is_string())
        value = found->get<std::string>();
    else if (found)
        setMalformed(key);
}

void ObjectReader::readBytes(const char* key, std::string& value)
{
    std::string text = textFromBytes(value);
    read(key, text);
    value = bytesFromText(text);
}

void ObjectReader::read(const char* key, std::int64_t& value)
{
    const Json* const found = find(key);
    if (found && found->is_number_integer())
        value = found->get<std::int64_t>();
    else if (found)
        setMalformed(key);
}

void ObjectReader::read(const char* key, std::vector<std::string>& value)
{
    const Json* const found = find(key);
    if (found && found->is_array() && std::ranges::all_of(*found, &Json::is_string))
        value = found->get<std::vector<std::string>>();
    else if (found)
        setMalformed(key);
}

void ObjectReader::read(const char* key, double& value)
{
    std::optional<double> number;
    const Json* const found = find(key);
    if (found && readNumber(*found, key, number) && number)
        value = *number;
    else if (found)
        setMalformed(key);
}

void ObjectReader::read(const char* key, std::optional<double>& value)
{
    const Json* const found = find(key);
    if (found && !readNumber(*found, key, value))
        setMalformed(key);
}

bool ObjectReader::readNumber(const Json& found, const char* key, std::optional<double>& value) const
{
    if (found.is_number()) {
        value = found.get<double>();
        return true;
    }
    if (!found.is_null())
        return false;
    const auto notes = m_json.find("nonfinite");
    value.reset();
    if (notes != m_json.end() && notes->is_object() && notes->contains(key) && (*notes)[key].is_string())
        value = doubleFrom((*notes)[key].get<std::string>());
    return true;
}

void ObjectReader::setMalformed(const char* key)
{
    if (m_reading.malformed.empty())
        m_reading.malformed = pathOf(key);
}

void ObjectReader::finish()
{
    if (!m_json.is_object())
        return;
    for (const auto& [key, value] : m_json.items())
        if (key != "nonfinite" && std::ranges::find(m_known, key) == m_known.end())
            m_reading.note(NoteCode::UnknownKey, pathOf(key));
}

} // namespace halfstep
