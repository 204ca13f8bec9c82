#include "engine/records/window_detail.h"

namespace halfstep {

MagnitudeCounts sumOver(const std::vector<ParameterDetail>& parameters, MagnitudeCounts ParameterDetail::*counts)
{
    MagnitudeCounts sum;
    for (const ParameterDetail& parameter : parameters)
        sum += parameter.*counts;
    return sum;
}

LostSteps& LostSteps::operator+=(const LostSteps& other)
{
    changes += other.changes;
    lost += other.lost;
    return *this;
}

LostSteps stepsOf(const WindowDetail& window)
{
    LostSteps sum;
    for (const ParameterDetail& parameter : window.parameters)
        sum += parameter.steps;
    return sum;
}

std::optional<LostSteps> stepsOtherwise(const WindowDetail& window)
{
    std::optional<LostSteps> sum;
    for (const ParameterDetail& parameter : window.parameters)
        if (parameter.otherwise)
            (sum ? *sum : sum.emplace()) += *parameter.otherwise;
    return sum;
}

} // namespace halfstep
