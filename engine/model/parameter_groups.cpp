#include "engine/model/parameter_groups.h"

#include <algorithm>
#include <string_view>

namespace halfstep {
namespace {

/// conv1.weight is meant by its whole name, by its layer's (conv1) and by its kind (weight).
bool fits(std::string_view wanted, std::string_view name)
{
    const std::size_t dot = name.rfind('.');
    return wanted == name || wanted == name.substr(0, dot) || wanted == name.substr(dot + 1);
}

bool holds(const ParameterGroup& group, std::string_view name)
{
    return std::ranges::any_of(
        group.parameters, [&](const std::string& wanted) { return fits(wanted, name); });
}

std::string namesOf(const std::vector<ParameterSpec>& parameters)
{
    std::vector<std::string_view> names;
    for (const ParameterSpec& parameter : parameters)
        names.push_back(parameter.name);
    return listed(names);
}

} // namespace

Result<std::vector<ParameterRange>> parameterRanges(const OptimizerConfig& config,
                                                    const std::vector<ParameterSpec>& parameters)
{
    const auto pathOf = [](std::size_t group) { return "optimizer.groups[" + std::to_string(group) + "].parameters"; };
    for (std::size_t i = 0; i < config.groups.size(); ++i) {
        for (const std::string& wanted : config.groups[i].parameters) {
            const auto fitting = [&](const ParameterSpec& parameter) { return fits(wanted, parameter.name); };
            if (std::ranges::none_of(parameters, fitting))
                return Problem{ProblemCode::UnknownValue,
                               pathOf(i) + " \"" + wanted + "\"",
                               Reason::ParameterNames,
                               {namesOf(parameters)}};
        }
    }
    std::vector<ParameterRange> ranges;
    for (const ParameterSpec& parameter : parameters) {
        const auto begin = static_cast<std::size_t>(parameter.offset);
        ParameterRange range{begin, begin + static_cast<std::size_t>(parameter.count), 1, config.weightDecay,
                             parameter.rounded};
        bool grouped = false;
        for (std::size_t i = 0; i < config.groups.size(); ++i) {
            const ParameterGroup& group = config.groups[i];
            if (!holds(group, parameter.name))
                continue;
            if (grouped)
                return Problem{ProblemCode::Conflict, pathOf(i), Reason::EarlierGroup, {parameter.name}};
            grouped = true;
            range.learningRateFactor = group.learningRateFactor;
            range.weightDecay = group.weightDecay.value_or(config.weightDecay);
        }
        ranges.push_back(range);
    }
    return ranges;
}

} // namespace halfstep
