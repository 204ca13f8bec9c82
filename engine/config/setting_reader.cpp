#include "engine/config/byte_text.h"
#include "engine/config/json_text.h"
#include "engine/config/setting_values.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>
#include <span>

namespace halfstep {

namespace {

using Json = nlohmann::ordered_json;

/// The sizes of a nested array by its first elements: [[1, 2]] is (1, 2).
std::vector<std::int64_t> shapeOf(const Json& value)
{
    std::vector<std::int64_t> shape;
    for (const Json* level = &value; level->is_array(); level = &level->front()) {
        shape.push_back(static_cast<std::int64_t>(level->size()));
        if (level->empty())
            break;
    }
    return shape;
}

bool hasShape(const Json& value, std::span<const std::int64_t> shape)
{
    if (shape.empty())
        return !value.is_array();
    if (!value.is_array() || static_cast<std::int64_t>(value.size()) != shape.front())
        return false;
    for (const Json& element : value)
        if (!hasShape(element, shape.subspan(1)))
            return false;
    return true;
}

/// A whole number that fits the type; 1e3 is one too.
template <typename Whole>
std::optional<Problem> readWhole(const std::string& path, const Json& value, Whole& field)
{
    constexpr int bits = std::numeric_limits<Whole>::digits;
    constexpr bool isSigned = std::numeric_limits<Whole>::is_signed;
    const Problem notWhole{ProblemCode::WrongType, path, Reason::WholeNumber, {}};
    const Problem tooLarge{ProblemCode::OutOfRange, path, Reason::Below, {"2^" + std::to_string(bits)}};
    const Problem tooSmall{ProblemCode::OutOfRange, path, Reason::AtLeast, {isSigned ? "-2^63" : "0"}};
    if (value.is_number_float()) {
        const double number = value.get<double>();
        if (number != std::trunc(number))
            return notWhole;
        if (number >= std::ldexp(1.0, bits))
            return tooLarge;
        if (number < (isSigned ? -std::ldexp(1.0, bits) : 0.0))
            return tooSmall;
        field = static_cast<Whole>(number);
    } else if (value.is_number_unsigned()) {
        if (value.get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<Whole>::max()))
            return tooLarge;
        field = static_cast<Whole>(value.get<std::uint64_t>());
    } else if (value.is_number()) {
        if (!isSigned && value.get<std::int64_t>() < 0)
            return tooSmall;
        field = static_cast<Whole>(value.get<std::int64_t>());
    } else {
        return notWhole;
    }
    return std::nullopt;
}

} // namespace

Problem unknownKey(std::string path, std::string nearest)
{
    if (nearest.empty())
        return {ProblemCode::UnknownKey, std::move(path), Reason::None, {}};
    return {ProblemCode::UnknownKey, std::move(path), Reason::Named, {std::move(nearest)}};
}

SettingReader::SettingReader(std::string folder, std::vector<Problem>& problems)
    : m_folder(std::move(folder))
    , m_problems(problems)
{
}

void SettingReader::wrongType(const std::string& path, Reason expected, std::vector<Argument> arguments)
{
    m_problems.push_back({ProblemCode::WrongType, path, expected, std::move(arguments)});
}

void SettingReader::unknownWord(const std::string& path, std::span<const std::string_view> words)
{
    m_problems.push_back({ProblemCode::UnknownValue, path, Reason::Named, {listed(words)}});
}

void SettingReader::read(const std::string& path, const Json& value, bool& field)
{
    if (!value.is_boolean())
        return wrongType(path, Reason::Boolean);
    field = value.get<bool>();
}

void SettingReader::read(const std::string& path, const Json& value, double& field)
{
    if (!value.is_number())
        return wrongType(path, Reason::Number);
    field = value.get<double>();
}

void SettingReader::read(const std::string& path, const Json& value, std::int64_t& field)
{
    if (auto problem = readWhole(path, value, field))
        m_problems.push_back(std::move(*problem));
}

void SettingReader::read(const std::string& path, const Json& value, std::uint64_t& field)
{
    if (auto problem = readWhole(path, value, field))
        m_problems.push_back(std::move(*problem));
}

void SettingReader::read(const std::string& path, const Json& value, std::string& field)
{
    if (!value.is_string())
        return wrongType(path, Reason::Text);
    field = bytesFromText(value.get<std::string>());
}

void SettingReader::read(const std::string& path, const Json& value, FileNameSetting<std::string> field)
{
    std::string name;
    const std::size_t before = m_problems.size();
    read(path, value, name);
    if (name.find('\0') != std::string::npos) // the system would stop reading there
        wrongType(path, Reason::TextWithoutNul);
    if (m_problems.size() == before)
        field.text = resolved(name);
}

std::string SettingReader::resolved(const std::string& name) const
{
    if (name.empty() || m_folder.empty())
        return name;
    return (std::filesystem::path(m_folder) / name).lexically_normal().string();
}

bool SettingReader::onlyKnownKeys(const std::string& path, const Json& object, const std::vector<std::string>& known)
{
    bool good = true;
    for (const auto& [key, value] : object.items()) {
        if (std::find(known.begin(), known.end(), key) != known.end())
            continue;
        m_problems.push_back(unknownKey(path + "." + key, nearestWord(key, known)));
        good = false;
    }
    return good;
}

void SettingReader::read(const std::string& path, const Json& value, std::optional<PointsConfig>& field)
{
    if (value.is_null()) {
        field.reset();
        return;
    }
    std::optional<PointSet> train = pointSet(path, value, true);
    if (!train)
        return;
    PointsConfig config{std::move(*train), {}};
    if (value.contains("validation") && !value["validation"].is_null()) {
        config.validation = pointSet(path + ".validation", value["validation"], false);
        if (!config.validation)
            return;
    }
    field = std::move(config);
}

std::optional<PointSet> SettingReader::pointSet(const std::string& path, const Json& value, bool withValidation)
{
    if (!value.is_object()) {
        wrongType(path, Reason::PointsObject);
        return std::nullopt;
    }
    std::vector<std::string> known = {"x", "y"};
    if (withValidation)
        known.push_back("validation");
    const bool good = onlyKnownKeys(path, value, known);
    std::optional<TensorSource> x = points(path, value, "x");
    std::optional<TensorSource> y = points(path, value, "y");
    if (!good || !x || !y)
        return std::nullopt;
    return PointSet{std::move(*x), std::move(*y)};
}

std::optional<TensorSource> SettingReader::points(const std::string& path, const Json& object, const std::string& key)
{
    const std::string where = path + "." + key;
    const Json value = object.value(key, Json());
    if (value.is_object()) {
        std::optional<FileTensor> file = fileTensor(where, value);
        if (!file)
            return std::nullopt;
        if (file->shape.empty()) {
            wrongType(where + ".shape", Reason::SizeArray);
            return std::nullopt;
        }
        return std::move(*file);
    }
    if (!value.is_array()) {
        wrongType(where, Reason::NumbersOrFile);
        return std::nullopt;
    }
    InlineTensor tensor;
    tensor.shape = shapeOf(value);
    if (!hasShape(value, tensor.shape)) {
        wrongType(where, Reason::EvenRows);
        return std::nullopt;
    }
    if (!appendNumbers(where, value, tensor.values))
        return std::nullopt;
    return tensor;
}

std::optional<FileTensor> SettingReader::fileTensor(const std::string& path, const Json& value)
{
    const std::size_t before = m_problems.size();
    FileTensor tensor;
    onlyKnownKeys(path, value, {"file", "offset", "shape"});
    read(path + ".file", value.value("file", Json()), FileNameSetting<std::string>{tensor.file});
    if (value.contains("offset"))
        read(path + ".offset", value["offset"], tensor.offset);
    if (tensor.offset < 0)
        m_problems.push_back({ProblemCode::OutOfRange, path + ".offset", Reason::AtLeast, {0}});
    const Json shape = value.value("shape", Json::array());
    if (!shape.is_array())
        wrongType(path + ".shape", Reason::SizeArray);
    for (const Json& element : shape) {
        std::int64_t size = 1;
        read(path + ".shape", element, size);
        if (size < 1)
            m_problems.push_back({ProblemCode::OutOfRange, path + ".shape", Reason::AtLeast, {1}});
        tensor.shape.push_back(size);
    }
    if (m_problems.size() != before)
        return std::nullopt;
    return tensor;
}

void SettingReader::read(const std::string& path, const Json& value, std::optional<TensorSource>& field)
{
    if (value.is_null()) {
        field.reset();
        return;
    }
    if (value.is_object()) {
        if (std::optional<FileTensor> file = fileTensor(path, value))
            field = std::move(*file);
        return;
    }
    // All parameters in one row, however they were grouped.
    InlineTensor tensor;
    if (!appendNumbers(path, value, tensor.values))
        return;
    tensor.shape = {static_cast<std::int64_t>(tensor.values.size())};
    field = std::move(tensor);
}

bool SettingReader::appendNumbers(const std::string& path, const Json& value, std::vector<float>& values)
{
    if (value.is_array()) {
        for (const Json& element : value)
            if (!appendNumbers(path, element, values))
                return false;
        return true;
    }
    if (!value.is_number()) {
        wrongType(path, Reason::Numbers);
        return false;
    }
    values.push_back(static_cast<float>(value.get<double>()));
    if (std::isfinite(values.back()))
        return true;
    m_problems.push_back({ProblemCode::OutOfRange, path, Reason::FiniteInFloat32, {}});
    return false;
}

template <typename Element, typename ReadElement>
void SettingReader::readObjects(const std::string& path, const Json& value, const std::vector<std::string>& keys,
                                std::vector<Element>& field, ReadElement readElement)
{
    if (!value.is_array()) {
        std::string example;
        for (const std::string& key : keys)
            example += (example.empty() ? "\"" : ", \"") + key + "\": ...";
        return wrongType(path, Reason::ObjectArray, {example});
    }
    const std::size_t before = m_problems.size();
    std::vector<Element> elements;
    for (const Json& object : value) {
        const std::string where = path + "[" + std::to_string(elements.size()) + "]";
        Element& element = elements.emplace_back();
        if (!object.is_object()) {
            wrongType(where, Reason::Object);
            continue;
        }
        onlyKnownKeys(where, object, keys);
        const auto readKey = [&](const std::string& key, auto& into) {
            if (object.contains(key))
                read(where + "." + key, object[key], into);
            return object.contains(key);
        };
        readElement(where, element, readKey);
    }
    if (m_problems.size() == before)
        field = std::move(elements);
}

void SettingReader::read(const std::string& path, const Json& value, std::vector<ParameterGroup>& field)
{
    readObjects(
        path, value, {"parameters", "learning_rate_factor", "weight_decay"}, field,
        [](const std::string&, ParameterGroup& group, const auto& readKey) {
            readKey("parameters", group.parameters);
            readKey("learning_rate_factor", group.learningRateFactor);
            readKey("weight_decay", group.weightDecay);
        });
}

void SettingReader::read(const std::string& path, const Json& value, std::vector<Fault>& field)
{
    readObjects(
        path, value, {"attempt", "micro_batch", "kind"}, field,
        [&](const std::string& where, Fault& fault, const auto& readKey) {
            readKey("attempt", fault.attempt);
            readKey("micro_batch", fault.microBatch);
            if (!readKey("kind", fault.kind))
                unknownWord(where + ".kind", choiceWords<FaultKind>);
        });
}

void SettingReader::read(const std::string& path, const Json& value, std::vector<std::string>& field)
{
    if (!value.is_array())
        return wrongType(path, Reason::TextArray);
    field.clear();
    for (const Json& element : value)
        read(path, element, field.emplace_back());
}

void SettingReader::read(const std::string& path, const Json& value, std::optional<double>& field)
{
    field.reset();
    if (!value.is_null())
        read(path, value, field.emplace());
}

} // namespace halfstep
