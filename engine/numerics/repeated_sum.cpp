#include "engine/numerics/repeated_sum.h"

#include <cmath>

namespace halfstep {

RepeatedSum repeatedSum(const FloatFormat& format, double start, double term, std::int64_t count)
{
    RepeatedSum sum;
    sum.start = format.rounded(start);
    sum.term = format.rounded(term);
    sum.exact = start + static_cast<double>(count) * term;
    double total = sum.start;
    for (std::int64_t step = 1; step <= count; ++step) {
        const double unrounded = total + sum.term;
        const double stored = format.rounded(unrounded);
        sum.steps.push_back({total, unrounded, stored});
        if (std::isfinite(stored) && stored == total && term != 0 && !sum.stuckFrom)
            sum.stuckFrom = step;
        total = stored;
    }
    return sum;
}

} // namespace halfstep
