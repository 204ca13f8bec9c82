#include "engine/labs/lab_json.h"

#include "engine/records/file_saver.h"
#include "engine/records/made_folder.h"

#include <nlohmann/json.hpp>

namespace halfstep {
namespace {

using Json = nlohmann::ordered_json;

/// Quoted where a comma or a quote would end it early.
std::string field(const std::string& text)
{
    if (text.find_first_of(",\"\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char character : text)
        quoted += character == '"' ? std::string("\"\"") : std::string(1, character);
    return quoted + '"';
}

} // namespace

Json toJson(const LabTable& table)
{
    Json rows = Json::array();
    for (const std::vector<LabValue>& row : table.rows) {
        Json values = Json::array();
        for (const LabValue& value : row)
            values.push_back(toJson(value));
        rows.push_back(std::move(values));
    }
    return {{"columns", table.columns}, {"rows", std::move(rows)}};
}

Json toJson(const Lab& lab, const LabInputs& inputs, const LabResult& result, const std::string& sentence)
{
    Json json{
        {"lab", lab.name}, {"parameters", Json::object()}, {"numbers", Json::object()}, {"tables", Json::object()}};
    for (const LabParameter& parameter : inputs.parameters())
        json["parameters"][std::string(parameter.name)] = toJson(inputs.value(parameter.name));
    for (const auto& [name, value] : result.numbers)
        json["numbers"][std::string(name)] = toJson(value);
    for (const LabTable& table : result.tables)
        json["tables"][table.name] = toJson(table);
    json["verdict"] = result.verdict;
    json["holds"] = result.holds;
    json["sentence"] = sentence;
    json["seconds"] = result.seconds;
    return json;
}

std::string csvText(const LabTable& table)
{
    std::string text;
    for (const std::string& column : table.columns)
        text += (text.empty() ? "" : ",") + field(column);
    for (const std::vector<LabValue>& row : table.rows) {
        text += '\n';
        for (std::size_t i = 0; i < row.size(); ++i)
            text += (i == 0 ? "" : ",") + field(labText(row[i]));
    }
    return text + '\n';
}

std::optional<Problem> saveLab(const std::string& folder, const std::string& json, const LabResult& result)
{
    Result<MadeFolder> made = MadeFolder::make(folder);
    if (!made)
        return made.problems().front();
    if (auto problem = saveFile(folder + "/result.json", json))
        return problem;
    for (const LabTable& table : result.tables)
        if (auto problem = saveFile(folder + '/' + table.name + ".csv", csvText(table)))
            return problem;
    made->keep();
    return std::nullopt;
}

} // namespace halfstep
