#include "app/list_command.h"

#include "app/wording.h"
#include "engine/config/presets.h"
#include "engine/labs/lab.h"
#include "engine/labs/mystery_code.h"
#include "engine/numerics/float_format.h"
#include "words/lab_words.h"
#include "words/words.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

namespace halfstep {

namespace {

struct Entry {
    std::string name;
    std::string description;
};

/// The choices that words/ describes.
template <WordedChoice Choice>
std::vector<Entry> choiceEntries()
{
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < choiceWords<Choice>.size(); ++i)
        if (const auto description = Words::of(static_cast<Choice>(i)).onTerminal(); !description.empty())
            entries.push_back({std::string(choiceWords<Choice>[i]), std::string(description)});
    return entries;
}

std::vector<Entry> labEntries()
{
    std::vector<Entry> entries;
    for (const Lab* lab : labs())
        entries.push_back({std::string(lab->name), LabWords::of(lab->name).question});
    return entries;
}

nlohmann::ordered_json toJson(const FloatFormat& format)
{
    return {{"name", format.name},
            {"exponent_bits", format.exponentBits},
            {"mantissa_bits", format.mantissaBits},
            {"largest_finite", format.largestFinite()},
            {"smallest_normal", format.smallestNormal()},
            {"smallest_subnormal", format.smallestSubnormal()},
            {"epsilon", format.epsilon()},
            {"infinity", format.hasInfinity}};
}

std::string description(const FloatFormat& format)
{
    return std::to_string(format.exponentBits) + " exponent and " + std::to_string(format.mantissaBits)
           + " mantissa bits, largest " + rounded(format.largestFinite(), 5) + ", smallest normal "
           + rounded(format.smallestNormal(), 5) + ", epsilon " + rounded(format.epsilon(), 5);
}

/// Presets and formats carry more in JSON; everything else is a name and a sentence.
int print(const std::vector<Entry>& entries, const nlohmann::ordered_json& array, bool json)
{
    if (json) {
        std::cout << array.dump() << '\n';
        return exit_code::done;
    }
    std::size_t width = 0;
    for (const Entry& entry : entries)
        width = std::max(width, entry.name.size());
    for (const Entry& entry : entries)
        std::cout << entry.name << std::string(width + 2 - entry.name.size(), ' ') << entry.description << '\n';
    return exit_code::done;
}

int print(const std::vector<Entry>& entries, bool json)
{
    nlohmann::ordered_json array = nlohmann::ordered_json::array();
    for (const Entry& entry : entries)
        array.push_back({{"name", entry.name}, {"description", entry.description}});
    return print(entries, array, json);
}

int printPresets(bool json)
{
    std::vector<Entry> entries;
    nlohmann::ordered_json array = nlohmann::ordered_json::array();
    for (const Preset& preset : presets()) {
        entries.push_back({preset.name, preset.description});
        array.push_back({{"name", preset.name},
                         {"description", preset.description},
                         {"title", preset.title},
                         {"attempts_per_second", preset.speed.attemptsPerSecond},
                         {"epochs_per_second", preset.speed.epochsPerSecond},
                         {"chart", preset.chart},
                         {"compare_with", preset.compareWith}});
    }
    return print(entries, array, json);
}

int printFormats(bool json)
{
    std::vector<Entry> entries;
    nlohmann::ordered_json array = nlohmann::ordered_json::array();
    for (const FloatFormat& format : FloatFormat::builtIn()) {
        entries.push_back({format.name, description(format)});
        array.push_back(toJson(format));
    }
    return print(entries, array, json);
}

/// A few codes of each mistake, drawn anew each time so that they tell nothing by heart.
int printMysteryCodes(bool json)
{
    constexpr int codes = 3;
    std::vector<Entry> entries;
    for (const MistakeRow& mistake : mistakeRows)
        for (int i = 0; i < codes; ++i)
            entries.push_back({drawnMysteryCode(mistake), std::string(shortKey(mistake))});
    return print(entries, json);
}

struct Section {
    std::string_view name;
    int (*print)(bool json);
};

/// What can be listed, in the order of the help.
constexpr Section sections[] = {
    {"presets", printPresets},
    {"datasets", [](bool json) { return print(choiceEntries<DatasetName>(), json); }},
    {"models", [](bool json) { return print(choiceEntries<ModelName>(), json); }},
    {"labs", [](bool json) { return print(labEntries(), json); }},
    {"formats", printFormats},
    {"mystery-codes", printMysteryCodes},
};

} // namespace

std::vector<std::string> listSections()
{
    std::vector<std::string> names;
    for (const Section& section : sections)
        names.emplace_back(section.name);
    return names;
}

int runList(const ListCommand& command)
{
    const auto found = std::ranges::find(sections, command.what, &Section::name);
    return found == std::end(sections) ? exit_code::refused : found->print(command.json);
}

} // namespace halfstep
