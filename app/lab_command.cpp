#include "app/lab_command.h"

#include "app/number_arguments.h"
#include "app/stop_signal.h"
#include "app/wording.h"
#include "engine/labs/lab_json.h"
#include "words/lab_words.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>

namespace halfstep {

namespace {

constexpr int digits = 6;
constexpr std::size_t shownRows = 40;
constexpr std::size_t nameWidth = 36; ///< the longest name has 32 letters, and two blanks follow

struct Shown {
    std::string operator()(bool value) const { return value ? "yes" : "no"; }
    std::string operator()(std::int64_t value) const { return grouped(value); }
    std::string operator()(double value) const { return rounded(value, digits); }
    std::string operator()(const std::string& value) const { return value; }
    std::string operator()(const std::vector<double>& list) const
    {
        std::string text;
        for (const double value : list)
            text += (text.empty() ? "" : ", ") + rounded(value, digits);
        return text;
    }
};

std::string shown(const LabValue& value)
{
    return std::visit(Shown{}, value);
}

/// Of a long list its ends.
std::string inSentence(const LabValue& value)
{
    const auto* list = std::get_if<std::vector<double>>(&value);
    if (!list || list->size() <= longestListInSentence)
        return shown(value);
    return shown(std::vector(list->begin(), list->begin() + 3)) + ", …, " + shown(list->back());
}

std::string sentenceFor(const LabWords& words, const LabResult& result)
{
    const LabWords::VerdictWords& verdict = words.verdict(result.verdict);
    std::vector<std::string> values;
    for (const std::string_view name : verdict.numbers)
        values.push_back(inSentence(result.number(name)));
    return filled(verdict.text, values);
}

/// Columns as wide as what they hold.
void print(const LabTable& table)
{
    std::vector<std::vector<std::string>> lines{table.columns};
    for (std::size_t row = 0; row < std::min(table.rows.size(), shownRows); ++row) {
        lines.emplace_back();
        for (const LabValue& value : table.rows[row])
            lines.back().push_back(shown(value));
    }
    std::vector<std::size_t> widths(table.columns.size(), 0);
    for (const auto& line : lines)
        for (std::size_t i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], line[i].size());
    std::cout << '\n' << table.name << '\n';
    for (const auto& line : lines) {
        for (std::size_t i = 0; i < line.size(); ++i)
            std::cout << "  " << (i + 1 < line.size() ? padded(line[i], widths[i]) : line[i]);
        std::cout << '\n';
    }
    if (table.rows.size() > shownRows)
        std::cout << "  ... " << grouped(static_cast<std::int64_t>(table.rows.size() - shownRows)) << " rows more\n";
}

void print(const LabWords& words, const LabResult& result, const std::string& sentence)
{
    std::cout << words.question << '\n' << words.formula << "\n\n";
    for (const auto& [name, value] : result.numbers)
        std::cout << "  " << padded(std::string(name), nameWidth) << shown(value) << '\n';
    for (const LabTable& table : result.tables)
        print(table);
    std::cout << '\n' << sentence << '\n' << words.next << '\n';
}

/// What a parameter takes.
std::string rangeOf(const LabParameter& parameter)
{
    const std::string range = rounded(parameter.least, digits) + " to " + rounded(parameter.most, digits);
    switch (parameter.kind) {
    case ParameterKind::Switch: return "true or false";
    case ParameterKind::Whole: return "a whole number, " + range;
    case ParameterKind::Number: return "a number, " + range;
    case ParameterKind::Numbers: return "numbers separated by commas, " + range;
    case ParameterKind::Choice: return listed(parameter.choices);
    case ParameterKind::Code: return "four letters or digits, or nothing";
    case ParameterKind::Format: return "a number format: float16, bfloat16, fp8_e4m3, eXmY, ...";
    }
    return "";
}

int printHelp(const Lab& lab, const LabWords& words)
{
    std::cout << "halfstep lab " << lab.name << " [--set key=value]... [--json] [--out FOLDER]\n\n"
              << words.question << '\n'
              << words.formula << "\n\nInputs (--set):\n";
    for (const LabParameter& parameter : lab.parameters)
        std::cout << "  " << padded(std::string(parameter.name), nameWidth) << words.parameter(parameter.name) << "; "
                  << rangeOf(parameter) << " [" << labText(parameter.initial) << "]\n";
    std::cout << "\nNumbers:\n";
    for (const std::string_view number : lab.numbers)
        std::cout << "  " << padded(std::string(number), nameWidth) << words.number(number) << '\n';
    return exit_code::done;
}

std::string namesOfLabs()
{
    std::vector<std::string_view> names;
    for (const Lab* lab : labs())
        names.push_back(lab->name);
    return listed(names);
}

} // namespace

int runLab(const LabCommand& command, LabFigureDrawing drawFigures)
{
    const Lab* lab = labNamed(command.name);
    if (!lab)
        return refuseArgument("There is no lab \"" + command.name + "\"; known: " + namesOfLabs() + ".");
    const LabWords& words = LabWords::of(lab->name);
    if (command.help)
        return printHelp(*lab, words);
    LabInputs inputs(lab->parameters);
    for (const std::string& setting : command.settings)
        if (const auto problem = inputs.set(setting))
            return refuse({*problem});
    watchForStopSignals();
    const Result<LabResult> result = runLab(*lab, inputs, {{}, stopSignalled});
    if (!result)
        return result.problems().empty() ? exit_code::stopped : refuse(result.problems());
    const std::string sentence = sentenceFor(words, *result);
    const std::string json = toJson(*lab, inputs, *result, sentence).dump() + '\n';
    if (!command.out.empty()) {
        if (const auto problem = saveLab(command.out, json, *result))
            return refuse({*problem});
        drawFigures(*lab, *result, command.out);
    }
    if (command.json)
        std::cout << json << std::flush;
    else
        print(words, *result, sentence);
    return exit_code::done;
}

} // namespace halfstep
