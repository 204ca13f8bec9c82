#include "engine/labs/lab_value.h"

#include "engine/records/record_text.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace halfstep {
namespace {

nlohmann::ordered_json numberJson(double value)
{
    return std::isfinite(value) ? nlohmann::ordered_json(value) : nlohmann::ordered_json(numberText(value));
}

struct Json {
    nlohmann::ordered_json operator()(const std::vector<double>& list) const
    {
        auto array = nlohmann::ordered_json::array();
        for (const double value : list)
            array.push_back(numberJson(value));
        return array;
    }
    nlohmann::ordered_json operator()(double value) const { return numberJson(value); }
    nlohmann::ordered_json operator()(const auto& value) const { return value; }
};

struct Text {
    std::string operator()(bool value) const { return value ? "true" : "false"; }
    std::string operator()(std::int64_t value) const { return std::to_string(value); }
    std::string operator()(double value) const { return numberText(value); }
    std::string operator()(const std::string& value) const { return value; }
    std::string operator()(const std::vector<double>& list) const
    {
        std::string text;
        for (const double value : list)
            text += (text.empty() ? "" : ",") + numberText(value);
        return text;
    }
};

} // namespace

nlohmann::ordered_json toJson(const LabValue& value)
{
    return std::visit(Json{}, value);
}

std::string labText(const LabValue& value)
{
    return std::visit(Text{}, value);
}

} // namespace halfstep
