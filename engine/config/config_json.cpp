#include "engine/config/config_json.h"

#include "engine/config/byte_text.h"
#include "engine/config/format_layout.h"
#include "engine/config/json_text.h"
#include "engine/config/setting_values.h"
#include "engine/config/settings_table.h"
#include "engine/config/system_error.h"
#include "engine/config/typed_number.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <limits>
#include <optional>
#include <sstream>
#include <type_traits>

namespace halfstep {

namespace {

using Json = nlohmann::ordered_json;

/// Sections and settings, as an unknown key may be meant for either.
std::vector<std::string> knownKeys()
{
    std::vector<std::string> keys;
    const RunConfig config;
    forEachSetting(config, [&](const auto& known, auto&&) {
        const std::string section(splitKey(known.key).first);
        if (!section.empty() && std::find(keys.begin(), keys.end(), section) == keys.end())
            keys.push_back(section);
        keys.emplace_back(known.key);
    });
    return keys;
}

bool isSection(std::string_view key)
{
    bool found = false;
    const RunConfig config;
    forEachSetting(config, [&](const auto& known, auto&&) { found = found || splitKey(known.key).first == key; });
    return found && !key.empty();
}

/// Reads one setting into `config`.
void assign(const std::string& path, const Json& value, RunConfig& config, SettingReader& reader,
            std::vector<Problem>& problems)
{
    bool found = false;
    forEachSetting(config, [&](const auto& known, auto&& field) {
        if (known.key != path)
            return;
        found = true;
        reader.read(path, value, field);
    });
    if (!found)
        problems.push_back(unknownKey(path, nearestWord(path, knownKeys())));
}

/// Reads a whole tree or a part of one.
Result<RunConfig> merged(RunConfig config, const Json& tree, const std::string& folder)
{
    std::vector<Problem> problems;
    SettingReader reader(folder, problems);
    if (!tree.is_object())
        return Problem{ProblemCode::WrongType, {}, Reason::Object, {}};
    for (const auto& [key, value] : tree.items()) {
        if (!splitKey(key).first.empty()) // "batch.micro_batch" is a path, not a key
            problems.push_back(unknownKey(key, {}));
        else if (!isSection(key))
            assign(key, value, config, reader, problems);
        else if (!value.is_object())
            problems.push_back({ProblemCode::WrongType, key, Reason::Object, {}});
        else
            for (const auto& [inner, setting] : value.items())
                assign(key + "." + inner, setting, config, reader, problems);
    }
    if (!problems.empty())
        return problems;
    // One name for each format, so that equal configs compare equal.
    if (const auto format = FormatLayout::named(config.precision.dtype))
        config.precision.dtype = format->name;
    return config;
}

enum class SettingKind { Unknown, Text, Number, Other };

SettingKind kindOf(std::string_view path)
{
    SettingKind kind = SettingKind::Unknown;
    const RunConfig config;
    forEachSetting(config, [&](const auto& known, auto&& field) {
        using Field = std::remove_cvref_t<decltype(field)>;
        if (known.key != path)
            return;
        if constexpr (
            std::is_same_v<
                Field, std::string> || std::is_same_v<Field, FileNameSetting<const std::string>> || WordedChoice<Field>)
            kind = SettingKind::Text;
        else if constexpr (std::is_arithmetic_v<Field> && !std::is_same_v<Field, bool>)
            kind = SettingKind::Number;
        else
            kind = SettingKind::Other;
    });
    return kind;
}

/// A number in a form that JSON does not know, such as .5 or 007. What no setting can hold, as nan or 1e999, is
/// infinite.
std::optional<Json> numberIn(std::string_view text)
{
    const char* const end = text.data() + text.size();
    std::uint64_t whole = 0;
    if (const auto [last, error] = std::from_chars(text.data(), end, whole); last == end && error == std::errc())
        return whole;
    double number = 0;
    const auto [last, error] = std::from_chars(text.data(), end, number);
    if (last != end || error == std::errc::invalid_argument)
        return std::nullopt;
    return error == std::errc() && std::isfinite(number) ? number : std::numeric_limits<double>::infinity();
}

} // namespace

Json toJson(const RunConfig& config)
{
    Json json = Json::object();
    forEachSetting(config, [&](const auto& setting, auto&& field) {
        const auto [section, key] = splitKey(setting.key);
        if (section.empty()) {
            json[std::string(key)] = settingJson(field);
            return;
        }
        Json& group = json[std::string(section)];
        if (group.is_null())
            group = Json::object();
        Json value = settingJson(field);
        // Mistakes are named only when they are made, groups only when there are some.
        const bool said = section == mistakesSection ? value == true : setting.key != groupsSetting || !value.empty();
        if (said)
            group[std::string(key)] = std::move(value);
    });
    return json;
}

std::vector<std::string> mistakesIn(const RunConfig& config)
{
    std::vector<std::string> names;
    for (const MistakeRow& mistake : mistakeRows)
        if (config.mistakes.*mistake.on)
            names.emplace_back(splitKey(mistake.key).second);
    return names;
}

Result<RunConfig> configFromJson(std::string_view text, const std::string& folder, const RunConfig& base)
{
    std::vector<Problem> problems;
    Json tree;
    if (!parseJson(text, tree, problems))
        return problems;
    const bool isRun = tree.is_object() && tree.contains("schema") && tree.contains("config");
    return merged(base, isRun ? tree["config"] : tree, folder);
}

Result<RunConfig> readConfigFile(const std::string& path)
{
    std::error_code error;
    const std::filesystem::path absolute = std::filesystem::absolute(path, error);
    if (path.empty() || !std::filesystem::exists(absolute, error))
        return Problem{ProblemCode::FileNotFound, path};
    if (std::filesystem::is_directory(absolute, error))
        return systemProblem(ProblemCode::FileUnreadable, path, EISDIR);
    errno = 0;
    std::ifstream file(absolute, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    if (!file.is_open() || file.bad())
        return systemProblem(ProblemCode::FileUnreadable, path, errno != 0 ? errno : EIO);
    Result<RunConfig> config = configFromJson(text.str(), absolute.parent_path().string());
    if (config)
        return config;
    std::vector<Problem> problems = config.problems();
    for (Problem& problem : problems)
        problem.where = problem.where.empty() ? path : path + ": " + problem.where;
    return problems;
}

Result<RunConfig> withSetting(const RunConfig& config, std::string_view assignment)
{
    const std::size_t equals = assignment.find('=');
    if (equals == std::string_view::npos || equals == 0)
        return Problem{ProblemCode::WrongType, std::string(assignment), Reason::Assignment, {}};
    const std::string path(assignment.substr(0, equals));
    std::string_view text = assignment.substr(equals + 1);

    const SettingKind kind = kindOf(path);
    if (kind == SettingKind::Number)
        text = typedNumber(text);
    Json value;
    std::vector<Problem> problems;
    const bool isJson = parseJson(text, value, problems);
    const std::optional<Json> number = !isJson && kind == SettingKind::Number ? numberIn(text) : std::nullopt;
    if (number && !std::isfinite(number->get<double>()))
        return Problem{ProblemCode::OutOfRange, path, Reason::FiniteNumber, {}};
    if (!isJson && kind != SettingKind::Text && text.find_first_of("{[") == 0) {
        problems.front().where = path;
        return problems.front();
    }
    if (number)
        value = *number;
    else if (!isJson || (kind == SettingKind::Text && !value.is_string()))
        value = textFromBytes(text); // an argument is bytes

    Json tree;
    const auto [section, key] = splitKey(path);
    if (section.empty())
        tree[path] = std::move(value);
    else
        tree[std::string(section)][std::string(key)] = std::move(value);
    std::error_code error;
    return merged(config, tree, std::filesystem::current_path(error).string());
}

} // namespace halfstep
