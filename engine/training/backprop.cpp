#include "engine/training/backprop.h"

#include <algorithm>

namespace halfstep {

void BorderTrace::count(std::span<const float> values)
{
    MagnitudeCounts counts = magnitudesOf(values);
    elements += counts.elements();
    zeros += counts.zeros;
    overflows += counts.nonfinite();
    peak = std::max(peak, counts.largest);
    if (magnitudes)
        counts += *magnitudes;
    magnitudes = std::make_shared<const MagnitudeCounts>(counts);
}

void BorderTrace::countUnrounded(std::span<const float> values)
{
    MagnitudeCounts counts = magnitudesOf(values);
    if (unrounded)
        counts += *unrounded;
    unrounded = std::make_shared<const MagnitudeCounts>(counts);
}

} // namespace halfstep
