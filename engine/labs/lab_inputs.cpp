#include "engine/labs/lab_inputs.h"

#include "engine/config/format_layout.h"
#include "engine/config/typed_number.h"
#include "engine/labs/mystery_code.h"
#include "engine/records/record_text.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cmath>

namespace halfstep {
namespace {

constexpr std::size_t longestList = 4096;

std::optional<double> numberFrom(std::string_view text)
{
    const std::string_view plain = typedNumber(text);
    double number = 0;
    const auto [end, error] = std::from_chars(plain.data(), plain.data() + plain.size(), number);
    if (error != std::errc() || end != plain.data() + plain.size() || !std::isfinite(number))
        return std::nullopt;
    return number;
}

Problem outOfRange(const LabParameter& parameter)
{
    return {ProblemCode::OutOfRange,
            std::string(parameter.name),
            Reason::FromTo,
            {numberText(parameter.least), numberText(parameter.most)}};
}

Problem wrongType(const LabParameter& parameter, Reason expected)
{
    return {ProblemCode::WrongType, std::string(parameter.name), expected};
}

Result<LabValue> numberOf(const LabParameter& parameter, std::string_view text)
{
    const auto number = numberFrom(text);
    if (!number)
        return wrongType(parameter, Reason::FiniteNumber);
    if (*number < parameter.least || *number > parameter.most)
        return outOfRange(parameter);
    return LabValue(*number);
}

Result<LabValue> wholeOf(const LabParameter& parameter, std::string_view text)
{
    const auto number = numberFrom(text);
    if (!number || std::trunc(*number) != *number || std::abs(*number) > 9e15)
        return wrongType(parameter, Reason::WholeNumber);
    if (*number < parameter.least || *number > parameter.most)
        return outOfRange(parameter);
    return LabValue(static_cast<std::int64_t>(*number));
}

Result<LabValue> numbersOf(const LabParameter& parameter, std::string_view text)
{
    std::vector<double> list;
    while (list.size() < longestList) {
        const std::size_t comma = text.find(',');
        const Result<LabValue> number = numberOf(parameter, text.substr(0, comma));
        if (!number)
            return number.problems();
        list.push_back(std::get<double>(*number));
        if (comma == std::string_view::npos)
            return LabValue(std::move(list));
        text.remove_prefix(comma + 1);
    }
    return Problem{ProblemCode::OutOfRange, std::string(parameter.name), Reason::NumbersAtMost, {longestList}};
}

Result<LabValue> valueOf(const LabParameter& parameter, std::string_view text)
{
    switch (parameter.kind) {
    case ParameterKind::Switch:
        if (text != "true" && text != "false")
            return wrongType(parameter, Reason::Boolean);
        return LabValue(text == "true");
    case ParameterKind::Whole: return wholeOf(parameter, text);
    case ParameterKind::Number: return numberOf(parameter, text);
    case ParameterKind::Numbers: return numbersOf(parameter, text);
    case ParameterKind::Choice:
        if (std::ranges::find(parameter.choices, text) == parameter.choices.end())
            return Problem{
                ProblemCode::UnknownValue, std::string(parameter.name), Reason::Named, {listed(parameter.choices)}};
        return LabValue(std::string(text));
    case ParameterKind::Code:
        if (!text.empty() && !isMysteryCode(text))
            return wrongType(parameter, Reason::FourLetters);
        return LabValue(std::string(text));
    case ParameterKind::Format: break;
    }
    if (!FormatLayout::named(text))
        return Problem{ProblemCode::UnknownValue,
                       std::string(parameter.name),
                       Reason::NamedFormats,
                       {"float32, bfloat16, float16, fp8_e4m3, fp8_e5m2"}};
    return LabValue(std::string(text));
}

} // namespace

LabInputs::LabInputs(const std::vector<LabParameter>& parameters) : m_parameters(parameters)
{
    for (const LabParameter& parameter : m_parameters)
        m_values.push_back(parameter.initial);
}

std::optional<Problem> LabInputs::set(std::string_view assignment)
{
    const std::size_t equals = assignment.find('=');
    if (equals == std::string_view::npos)
        return Problem{ProblemCode::WrongType, std::string(assignment), Reason::Assignment};
    return set(assignment.substr(0, equals), assignment.substr(equals + 1));
}

std::optional<Problem> LabInputs::set(std::string_view key, std::string_view value)
{
    const auto found = std::ranges::find(m_parameters, key, &LabParameter::name);
    if (found == m_parameters.end())
        return Problem{ProblemCode::UnknownKey, std::string(key)};
    Result<LabValue> read = valueOf(*found, value);
    if (!read)
        return read.problems().front();
    m_values[static_cast<std::size_t>(found - m_parameters.begin())] = std::move(*read);
    return std::nullopt;
}

const LabValue& LabInputs::value(std::string_view name) const
{
    const auto found = std::ranges::find(m_parameters, name, &LabParameter::name);
    assert(found != m_parameters.end());
    return m_values[static_cast<std::size_t>(found - m_parameters.begin())];
}

bool LabInputs::on(std::string_view name) const
{
    return std::get<bool>(value(name));
}

std::int64_t LabInputs::whole(std::string_view name) const
{
    return std::get<std::int64_t>(value(name));
}

double LabInputs::number(std::string_view name) const
{
    return std::get<double>(value(name));
}

const std::vector<double>& LabInputs::numbers(std::string_view name) const
{
    return std::get<std::vector<double>>(value(name));
}

const std::string& LabInputs::word(std::string_view name) const
{
    return std::get<std::string>(value(name));
}

} // namespace halfstep
