#pragma once

#include "engine/config/problem.h"
#include "engine/labs/lab_value.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace halfstep {

enum class ParameterKind {
    Switch,  ///< true or false
    Whole,   ///< a whole number from least to most
    Number,  ///< a number from least to most
    Numbers, ///< several such numbers, separated by commas
    Choice,  ///< one of its choices
    Format,  ///< a number format: float16, bfloat16, any eXmY
    Code     ///< a mystery code, or nothing
};

/// One free input of a lab.
struct LabParameter {
    std::string_view name; ///< snake_case
    ParameterKind kind{};
    LabValue initial; ///< a value of that kind
    double least = std::numeric_limits<double>::lowest();
    double most = std::numeric_limits<double>::max();
    std::vector<std::string_view> choices{};
};

/// A value for each parameter of a lab, every one of its kind and in its range.
class LabInputs {
public:
    LabInputs() = default;
    explicit LabInputs(const std::vector<LabParameter>& parameters); ///< with the initial values

    /// Takes `key=value`, the value as labText() writes it; numbers never in the locale's way. Refuses unknown keys
    /// and what a parameter does not take, and then changes nothing.
    std::optional<Problem> set(std::string_view assignment);
    std::optional<Problem> set(std::string_view key, std::string_view value);

    bool on(std::string_view name) const;
    std::int64_t whole(std::string_view name) const;
    double number(std::string_view name) const;
    const std::vector<double>& numbers(std::string_view name) const;
    const std::string& word(std::string_view name) const; ///< a choice, a format or a code
    const LabValue& value(std::string_view name) const;
    const std::vector<LabParameter>& parameters() const { return m_parameters; }

private:
    std::vector<LabParameter> m_parameters;
    std::vector<LabValue> m_values; ///< one a parameter
};

} // namespace halfstep
