#include "engine/numerics/scale_range.h"

#include <cmath>

namespace halfstep {

ScaleRange scaleRange(const FloatFormat& format, double value)
{
    FloatFormat open = format;
    open.saturating = false;
    ScaleRange range;
    for (int exponent = ScaleRange::least; exponent <= ScaleRange::most; ++exponent) {
        const double scale = std::ldexp(1.0, exponent);
        const double stored = open.rounded(value * scale);
        const FloatClass kind = open.classify(stored);
        if (std::isnan(range.smallestKept) && kind != FloatClass::Zero)
            range.smallestKept = scale;
        if (std::isnan(range.smallestNormal) && kind == FloatClass::Normal)
            range.smallestNormal = scale;
        if (std::isfinite(stored))
            range.largestFinite = scale;
    }
    return range;
}

} // namespace halfstep
