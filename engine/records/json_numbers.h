#pragma once

#include "engine/records/record_text.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <optional>

namespace halfstep {

/// Puts numbers that JSON has no word for into a note beside the nulls that stand for them.
class NumberWriter {
public:
    explicit NumberWriter(nlohmann::ordered_json& json) : m_json(json) {}

    void put(const char* key, double value)
    {
        if (std::isfinite(value)) {
            m_json[key] = value;
        } else {
            m_json[key] = nullptr;
            m_nonfinite[key] = numberText(value);
        }
    }
    void put(const char* key, const std::optional<double>& value)
    {
        if (value)
            put(key, *value);
        else
            m_json[key] = nullptr;
    }
    void finish()
    {
        if (!m_nonfinite.empty())
            m_json["nonfinite"] = m_nonfinite;
    }

private:
    nlohmann::ordered_json& m_json;
    nlohmann::ordered_json m_nonfinite = nlohmann::ordered_json::object();
};

} // namespace halfstep
