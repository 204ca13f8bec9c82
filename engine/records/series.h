#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace halfstep {

/// Stands in a series where there is no value: a NaN that no computation yields.
inline const double noValue = std::bit_cast<double>(std::uint64_t{0x7ff80000'4e6f6e65});
inline bool isValue(double y)
{
    return std::bit_cast<std::uint64_t>(y) != std::bit_cast<std::uint64_t>(noValue);
}

/// A stretch of a series, with nothing lost: extremes, first and last finite value, and the others counted.
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
    std::int64_t noneCount = 0; ///< points without a value

    std::int64_t valueCount() const { return finiteCount + nanCount + positiveInfCount + negativeInfCount; }
    std::int64_t count() const { return valueCount() + noneCount; }
};

/// Values over a growing x in bounded memory: the newest 6,144 to 8,192 points are kept whole, what is older in blocks
/// that grow with their age, from 16 points up by factors of two, each at most 1/384 of what is newer. A block's
/// extremes and counts are exact, so that no spike is lost. Ten million points take about a megabyte. One writer, one
/// reader, same thread.
class Series {
public:
    void append(double x, double y); ///< x must not fall; y may be `noValue`, which keeps a gap open at every width
    void clear();

    std::size_t size() const { return m_size; }                        ///< of all points, whole or not
    std::size_t wholeFrom() const { return m_size - m_points.size(); } ///< index of the first point kept whole
    double x(std::size_t index) const { return point(index).x; }       ///< of a point kept whole, as is y
    double y(std::size_t index) const { return point(index).y; }
    /// Another one after each clear, so that a follower notices that the series began anew.
    std::uint64_t generation() const { return m_generation; }
    std::size_t bytes() const; ///< of memory held

    /// At most `columns` buckets covering [from, to], and what stands before and after it as one more each; single
    /// points where there are fewer and they are kept whole. A block that only partly lies in [from, to] is covered
    /// whole. Buckets begin at multiples of a power of two, so that points which arrive later leave the earlier buckets
    /// as they were, until these are older than the blocks they are made of.
    std::vector<SeriesBucket> view(double from, double to, int columns) const;
    /// One bucket over [from, to], blocks at its ends whole; no counts when nothing is there.
    SeriesBucket extent(double from, double to) const;
    /// The last point or block that does not begin after x.
    std::optional<SeriesBucket> at(double x) const;
    /// The points from `index` on, those no longer whole as blocks.
    std::vector<SeriesBucket> since(std::size_t index) const;

private:
    struct Point {
        double x, y;
    };
    /// Blocks of one size, and for views that need not read them all the sums of 16 each.
    struct Level {
        std::vector<SeriesBucket> nodes;
        std::vector<SeriesBucket> sums;
        void append(const SeriesBucket& node);
    };
    const Point& point(std::size_t index) const
    {
        assert(index >= wholeFrom() && index < m_size);
        return m_points[index - wholeFrom()];
    }
    static SeriesBucket bucketOf(const Point& point);
    void age();
    std::size_t indexFrom(double x) const; ///< where the first point or block that ends at or after x begins
    std::size_t indexPast(double x) const; ///< where the first point or block that begins after x begins
    /// Calls `take` with index and bucket of all that covers [begin, end), in order, in pieces that lie in one
    /// multiple of `stride` each, so far as they are kept as finely as that.
    template <typename Take>
    void forEachPiece(std::size_t begin, std::size_t end, std::size_t stride, Take take) const;
    SeriesBucket sum(std::size_t begin, std::size_t end) const;
    SeriesBucket whole() const; ///< over all points

    std::size_t m_size = 0;
    std::uint64_t m_generation = 0;
    std::vector<Level> m_levels;        ///< blocks of 16, 32, 64, ... points; the last are the oldest
    std::vector<Point> m_points;        ///< the newest
    std::vector<SeriesBucket> m_blocks; ///< of 16 of m_points each
    SeriesBucket m_blockSum;            ///< of all there ever were
};

} // namespace halfstep
