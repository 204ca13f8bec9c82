#include "ui/charts/grid_rows.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace halfstep {
namespace {

constexpr double pleasant = 1.6;    ///< width of a chart over its height
constexpr double priceOfGaps = 0.4; ///< for a first row with hardly any chart; in doublings of that, about

} // namespace

std::vector<int> gridRows(int count, const QSize& size)
{
    std::vector<int> best;
    double least = std::numeric_limits<double>::infinity();
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const int gaps = rows * columns - count;
        const double shape = std::max(1.0, size.width() * 1.0) * rows / (std::max(1.0, size.height() * 1.0) * columns);
        const double price = std::abs(std::log(shape / pleasant)) + priceOfGaps * gaps / columns;
        if (price >= least)
            continue;
        least = price;
        best.assign(static_cast<std::size_t>(rows), columns);
        best.front() -= gaps;
    }
    return best;
}

} // namespace halfstep
