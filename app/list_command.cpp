#include "app/list_command.h"

#include "app/wording.h"
#include "engine/config/presets.h"
#include "engine/numerics/float_format.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

namespace halfstep {

namespace {

struct Entry {
    std::string name;
    std::string description;
};

std::vector<Entry> datasetEntries()
{
    return {{"glyphlab", "grey 24 x 24 images of three glyphs, grouped in scenes, with a corrupted test set"},
            {"northstar", "2,400 orders in time order with 8 features; late after 7 days or not"},
            {"synthetic", "8,192 rows of 32 features, for measuring cost"},
            {"idx", "a folder with the four files of MNIST or Fashion-MNIST, gzip or not (dataset.path)"},
            {"points", "numbers written into the config itself (dataset.points)"}};
}

std::vector<Entry> modelEntries()
{
    return {{"tiny-mlp", "flatten, 16 hidden units, classes"},
            {"glyph-cnn", "two 3 x 3 convolutions with pooling, 64 hidden units, classes"},
            {"table-mlp", "48 hidden units, one output"},
            {"linear", "one linear layer without bias"}};
}

std::vector<Entry> presetEntries()
{
    std::vector<Entry> entries;
    for (const Preset& preset : presets())
        entries.push_back({preset.name, preset.description});
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

/// Formats carry numbers in JSON; everything else is a name and a sentence.
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

} // namespace

int runList(const ListCommand& command)
{
    if (command.what == "presets")
        return print(presetEntries(), command.json);
    if (command.what == "datasets")
        return print(datasetEntries(), command.json);
    if (command.what == "models")
        return print(modelEntries(), command.json);
    if (command.what == "formats")
        return printFormats(command.json);
    return print({}, command.json); // labs
}

} // namespace halfstep
