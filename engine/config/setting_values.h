#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "engine/config/settings_table.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace halfstep {

/// The refusal of a key; `nearest` is what may have been meant, or empty.
Problem unknownKey(std::string path, std::string nearest);

/// Whether an answer to an unknown word names this one. Tables and image folders are words of a config that no reader
/// exists for.
template <WordedChoice Choice>
constexpr bool isOffered([[maybe_unused]] Choice choice)
{
    return true;
}
constexpr bool isOffered(DatasetName name)
{
    return name != DatasetName::Csv && name != DatasetName::Images;
}

template <WordedChoice Choice>
std::vector<std::string_view> offeredWords()
{
    std::vector<std::string_view> words(choiceWords<Choice>.begin(), choiceWords<Choice>.end());
    std::erase_if(words, [](std::string_view word) { return !isOffered(*choiceNamed<Choice>(word)); });
    return words;
}

/// Turns JSON values into settings; a value that does not fit leaves its field alone and adds a problem.
class SettingReader {
public:
    using Json = nlohmann::ordered_json;

    /// `folder`: what relative file names start from; empty leaves them as they are.
    SettingReader(std::string folder, std::vector<Problem>& problems);

    void read(const std::string& path, const Json& value, bool& field);
    void read(const std::string& path, const Json& value, double& field);
    void read(const std::string& path, const Json& value, std::int64_t& field);
    void read(const std::string& path, const Json& value, std::uint64_t& field);
    void read(const std::string& path, const Json& value, std::string& field);
    void read(const std::string& path, const Json& value, FileNameSetting<std::string> field);
    template <WordedChoice Choice>
    void read(const std::string& path, const Json& value, Choice& field);
    void read(const std::string& path, const Json& value, std::optional<PointsConfig>& field);
    void read(const std::string& path, const Json& value, std::optional<TensorSource>& field);
    void read(const std::string& path, const Json& value, std::vector<ParameterGroup>& field);
    void read(const std::string& path, const Json& value, std::vector<Fault>& field);

private:
    void read(const std::string& path, const Json& value, std::vector<std::string>& field);
    void read(const std::string& path, const Json& value, std::optional<double>& field);
    void wrongType(const std::string& path, Reason expected, std::vector<Argument> arguments = {});
    void unknownWord(const std::string& path, std::span<const std::string_view> words);
    bool onlyKnownKeys(const std::string& path, const Json& object, const std::vector<std::string>& known);
    /// Calls `readElement(where, element, readKey)` for each element of an array of objects; all or nothing.
    /// `readKey(key, into)` says whether the key is there.
    template <typename Element, typename ReadElement>
    void readObjects(const std::string& path, const Json& value, const std::vector<std::string>& keys,
                     std::vector<Element>& field, ReadElement readElement);
    std::optional<PointSet> pointSet(const std::string& path, const Json& value, bool withValidation);
    std::optional<TensorSource> points(const std::string& path, const Json& object, const std::string& key);
    std::optional<FileTensor> fileTensor(const std::string& path, const Json& value);
    bool appendNumbers(const std::string& path, const Json& value, std::vector<float>& values);
    std::string resolved(const std::string& name) const;

    std::string m_folder;
    std::vector<Problem>& m_problems;
};

template <WordedChoice Choice>
void SettingReader::read(const std::string& path, const Json& value, Choice& field)
{
    if (!value.is_string())
        return wrongType(path, Reason::Text);
    if (const auto choice = choiceNamed<Choice>(value.get<std::string>()))
        field = *choice;
    else
        unknownWord(path, offeredWords<Choice>());
}

nlohmann::ordered_json settingJson(bool value);
nlohmann::ordered_json settingJson(double value);
nlohmann::ordered_json settingJson(std::int64_t value);
nlohmann::ordered_json settingJson(std::uint64_t value);
nlohmann::ordered_json settingJson(const std::string& value);
nlohmann::ordered_json settingJson(FileNameSetting<const std::string> value);
nlohmann::ordered_json settingJson(const std::optional<PointsConfig>& value);
nlohmann::ordered_json settingJson(const std::optional<TensorSource>& value);
nlohmann::ordered_json settingJson(const std::vector<ParameterGroup>& value);
nlohmann::ordered_json settingJson(const std::vector<Fault>& value);

template <WordedChoice Choice>
nlohmann::ordered_json settingJson(Choice value)
{
    return wordOf(value);
}

} // namespace halfstep
