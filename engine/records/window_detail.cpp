#include "engine/records/window_detail.h"

namespace halfstep {

MagnitudeCounts sumOver(const std::vector<ParameterDetail>& parameters, MagnitudeCounts ParameterDetail::*counts)
{
    MagnitudeCounts sum;
    for (const ParameterDetail& parameter : parameters)
        sum += parameter.*counts;
    return sum;
}

} // namespace halfstep
