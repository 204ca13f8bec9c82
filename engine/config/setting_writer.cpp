#include "engine/config/byte_text.h"
#include "engine/config/setting_values.h"

#include <array>
#include <charconv>

namespace halfstep {

namespace {

using Json = nlohmann::ordered_json;

/// The double with the same shortest decimal as the float32: 0.1f is written 0.1, not 0.10000000149011612.
double asWritten(float value)
{
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    double number = 0;
    std::from_chars(text.data(), end, number);
    return static_cast<float>(number) == value ? number : static_cast<double>(value);
}

Json nested(const InlineTensor& tensor, std::size_t dimension, std::size_t& position)
{
    if (dimension == tensor.shape.size())
        return asWritten(tensor.values[position++]);
    Json array = Json::array();
    for (std::int64_t i = 0; i < tensor.shape[dimension]; ++i)
        array.push_back(nested(tensor, dimension + 1, position));
    return array;
}

Json tensorJson(const TensorSource& source)
{
    if (const auto* file = std::get_if<FileTensor>(&source)) {
        Json json = {{"file", textFromBytes(file->file)}, {"offset", file->offset}};
        json["shape"] = file->shape;
        return json;
    }
    std::size_t position = 0;
    return nested(std::get<InlineTensor>(source), 0, position);
}

Json pointsJson(const PointSet& points)
{
    return {{"x", tensorJson(points.x)}, {"y", tensorJson(points.y)}};
}

} // namespace

Json settingJson(bool value)
{
    return value;
}

Json settingJson(double value)
{
    return value;
}

Json settingJson(std::int64_t value)
{
    return value;
}

Json settingJson(std::uint64_t value)
{
    return value;
}

Json settingJson(const std::string& value)
{
    return textFromBytes(value);
}

Json settingJson(FileNameSetting<const std::string> value)
{
    return textFromBytes(value.text);
}

Json settingJson(const std::optional<PointsConfig>& value)
{
    if (!value)
        return nullptr;
    Json json = pointsJson(value->train);
    if (value->validation)
        json["validation"] = pointsJson(*value->validation);
    return json;
}

Json settingJson(const std::optional<TensorSource>& value)
{
    return value ? tensorJson(*value) : Json(nullptr);
}

Json settingJson(const std::vector<ParameterGroup>& value)
{
    Json json = Json::array();
    for (const ParameterGroup& group : value) {
        Json& object =
            json.emplace_back(Json{{"parameters", Json::array()}, {"learning_rate_factor", group.learningRateFactor}});
        for (const std::string& parameter : group.parameters)
            object["parameters"].push_back(textFromBytes(parameter));
        if (group.weightDecay)
            object["weight_decay"] = *group.weightDecay;
    }
    return json;
}

Json settingJson(const std::vector<Fault>& value)
{
    Json json = Json::array();
    for (const Fault& fault : value)
        json.push_back({{"attempt", fault.attempt}, {"micro_batch", fault.microBatch}, {"kind", wordOf(fault.kind)}});
    return json;
}

} // namespace halfstep
