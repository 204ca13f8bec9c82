#include "ui/charts/chart_content.h"

#include <algorithm>

namespace halfstep {

void ChartLook::show(std::size_t curve, bool shown)
{
    hidden.resize(std::max(hidden.size(), curve + 1));
    hidden[curve] = !shown;
}

} // namespace halfstep
