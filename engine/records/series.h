#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace halfstep {

/// A stretch of a series, with nothing lost: extremes, first and last finite value, and the non-finite ones counted.
struct SeriesBucket {
    double xFirst = 0;
    double xLast = 0;
    double first = 0; ///< finite values only, as the next three; meaningless when finiteCount is 0
    double last = 0;
    double min = 0;
    double max = 0;
    std::int64_t finiteCount = 0;
    std::int64_t nanCount = 0;
    std::int64_t positiveInfCount = 0;
    std::int64_t negativeInfCount = 0;
};

/// Values over a growing x, kept whole and as a min/max pyramid (fan-out 16), so that a view of any stretch
/// costs as many buckets as it has columns. One writer, one reader, same thread. About 11 bytes a point while x
/// grows by one each time, else 19.
class Series {
public:
    void append(double x, double y); ///< x must not fall
    void clear();

    std::size_t size() const { return m_y.size(); }
    double x(std::size_t index) const { return m_x.empty() ? m_xFirst + static_cast<double>(index) : m_x[index]; }
    double y(std::size_t index) const { return m_y[index]; }

    /// At most `columns` buckets covering [from, to], and the points before and after it as one more each;
    /// single points where there are fewer. Buckets begin at multiples of a power of two, so that points which
    /// arrive later leave the earlier buckets as they were.
    std::vector<SeriesBucket> view(double from, double to, int columns) const;
    /// One bucket over [from, to]; no counts when nothing is there.
    SeriesBucket extent(double from, double to) const;

private:
    /// A SeriesBucket without its place, which follows from the node's index.
    struct Node {
        double first, last, min, max;
        std::uint32_t finiteCount, nanCount, positiveInfCount, negativeInfCount;
        explicit Node(const SeriesBucket& bucket);
        void addTo(SeriesBucket& bucket) const;
    };
    std::size_t indexFrom(double x) const; ///< of the first point at or after x
    std::size_t indexPast(double x) const; ///< of the first point after x
    SeriesBucket bucket(std::size_t begin, std::size_t end) const;

    double m_xFirst = 0;
    std::vector<double> m_x; ///< empty while x(i) = m_xFirst + i
    std::vector<double> m_y;
    std::vector<std::vector<Node>> m_levels; ///< level k: the whole blocks of 16^(k+1) points
};

} // namespace halfstep
