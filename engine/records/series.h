#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace halfstep {

/// A stretch of a series, with nothing lost: extremes, first and last finite value, and the non-finite ones counted.
struct SeriesBucket {
    double xFirst = 0;
    double xLast = 0;
    double first = 0; ///< finite values only; meaningless when finiteCount is 0
    double last = 0;
    double min = 0;
    double max = 0;
    std::int64_t finiteCount = 0;
    std::int64_t nanCount = 0;
    std::int64_t positiveInfCount = 0;
    std::int64_t negativeInfCount = 0;
};

/// Values over a growing x, kept whole and as a min/max pyramid (fan-out 16), so that a view of any stretch
/// costs as many buckets as it has columns. One writer, one reader, same thread.
class Series {
public:
    void append(double x, double y); ///< x must not fall
    void clear();

    std::size_t size() const { return m_x.size(); }
    double x(std::size_t index) const { return m_x[index]; }
    double y(std::size_t index) const { return m_y[index]; }

    /// Buckets covering [from, to] and one neighbour on each side, about `columns` of them at most;
    /// single points where there are fewer.
    std::vector<SeriesBucket> view(double from, double to, int columns) const;
    /// One bucket over [from, to]; finiteCount 0 when nothing is there.
    SeriesBucket extent(double from, double to) const;

private:
    std::vector<double> m_x;
    std::vector<double> m_y;
    std::vector<std::vector<SeriesBucket>> m_levels; ///< level k: buckets of 16^(k+1) points
};

} // namespace halfstep
