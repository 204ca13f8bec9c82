#include "engine/records/series.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace halfstep {

namespace {

constexpr std::size_t blockSize = 16;
constexpr std::size_t mostPoints = 8192;
constexpr std::size_t agingPoints = 2048; ///< that stop being whole at a time
constexpr std::size_t mostNodes = 896;    ///< of a level
constexpr std::size_t agingNodes = 128;   ///< that are joined in pairs at a time
// Levels begin at multiples of their sums, and no level takes in more than it gives away.
static_assert(agingNodes / 2 % blockSize == 0 && agingPoints / blockSize <= agingNodes);

void add(SeriesBucket& bucket, const SeriesBucket& next)
{
    if (next.finiteCount > 0) {
        if (bucket.finiteCount == 0) {
            bucket.first = next.first;
            bucket.min = next.min;
            bucket.max = next.max;
        } else {
            bucket.min = std::min(bucket.min, next.min);
            bucket.max = std::max(bucket.max, next.max);
        }
        bucket.last = next.last;
    }
    bucket.xLast = next.xLast;
    bucket.finiteCount += next.finiteCount;
    bucket.nanCount += next.nanCount;
    bucket.positiveInfCount += next.positiveInfCount;
    bucket.negativeInfCount += next.negativeInfCount;
    bucket.noneCount += next.noneCount;
}

} // namespace

SeriesBucket Series::bucketOf(const Point& point)
{
    SeriesBucket bucket{point.x, point.x};
    if (!isValue(point.y)) {
        bucket.noneCount = 1;
    } else if (std::isfinite(point.y)) {
        bucket.first = bucket.last = bucket.min = bucket.max = point.y;
        bucket.finiteCount = 1;
    } else {
        ++(std::isnan(point.y) ? bucket.nanCount : point.y > 0 ? bucket.positiveInfCount : bucket.negativeInfCount);
    }
    return bucket;
}

void Series::append(double x, double y)
{
    assert(m_points.empty() || x >= m_points.back().x);
    m_points.push_back({x, y});
    ++m_size;
    if (m_points.size() % blockSize != 0)
        return;
    SeriesBucket block = bucketOf(*(m_points.end() - blockSize));
    for (auto point = m_points.end() - blockSize + 1; point != m_points.end(); ++point)
        add(block, bucketOf(*point));
    m_blocks.push_back(block);
    if (m_size == blockSize)
        m_blockSum = block;
    else
        add(m_blockSum, block);
    if (m_points.size() == mostPoints)
        age();
}

void Series::Level::append(const SeriesBucket& node)
{
    nodes.reserve(mostNodes);
    nodes.push_back(node);
    if (nodes.size() % blockSize != 0)
        return;
    SeriesBucket sum = *(nodes.end() - blockSize);
    for (auto next = nodes.end() - blockSize + 1; next != nodes.end(); ++next)
        add(sum, *next);
    sums.push_back(sum);
}

void Series::age()
{
    const auto dropFirst = [](auto& list, std::size_t count) {
        list.erase(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(count));
    };
    if (m_levels.empty())
        m_levels.emplace_back();
    for (std::size_t i = 0; i < agingPoints / blockSize; ++i)
        m_levels.front().append(m_blocks[i]);
    dropFirst(m_blocks, agingPoints / blockSize);
    dropFirst(m_points, agingPoints);
    for (std::size_t level = 0; m_levels[level].nodes.size() >= mostNodes; ++level) {
        if (level + 1 == m_levels.size())
            m_levels.emplace_back();
        Level& from = m_levels[level];
        for (std::size_t i = 0; i < agingNodes; i += 2) {
            add(from.nodes[i], from.nodes[i + 1]);
            m_levels[level + 1].append(from.nodes[i]);
        }
        dropFirst(from.nodes, agingNodes);
        dropFirst(from.sums, agingNodes / blockSize);
    }
}

void Series::clear()
{
    const std::uint64_t generation = m_generation + 1;
    *this = {};
    m_generation = generation;
}

std::size_t Series::bytes() const
{
    std::size_t buckets = m_blocks.capacity();
    for (const Level& level : m_levels)
        buckets += level.nodes.capacity() + level.sums.capacity();
    return sizeof *this + m_levels.capacity() * sizeof m_levels.front() + buckets * sizeof(SeriesBucket)
           + m_points.capacity() * sizeof(Point);
}

std::size_t Series::indexFrom(double x) const
{
    std::size_t index = 0;
    for (std::size_t level = m_levels.size(); level-- > 0;) {
        const std::vector<SeriesBucket>& nodes = m_levels[level].nodes;
        const auto found = std::ranges::lower_bound(nodes, x, {}, &SeriesBucket::xLast);
        index += static_cast<std::size_t>(found - nodes.begin()) * (blockSize << level);
        if (found != nodes.end())
            return index;
    }
    return index + static_cast<std::size_t>(std::ranges::lower_bound(m_points, x, {}, &Point::x) - m_points.begin());
}

std::size_t Series::indexPast(double x) const
{
    std::size_t index = 0;
    for (std::size_t level = m_levels.size(); level-- > 0;) {
        const std::vector<SeriesBucket>& nodes = m_levels[level].nodes;
        const auto found = std::ranges::upper_bound(nodes, x, {}, &SeriesBucket::xFirst);
        index += static_cast<std::size_t>(found - nodes.begin()) * (blockSize << level);
        if (found != nodes.end())
            return index;
    }
    return index + static_cast<std::size_t>(std::ranges::upper_bound(m_points, x, {}, &Point::x) - m_points.begin());
}

template <typename Take>
void Series::forEachPiece(std::size_t begin, std::size_t end, std::size_t stride, Take take) const
{
    std::size_t index = 0;
    // `size`: of one of the pieces that follow, `count` of them; `sums`: of 16 pieces each.
    const auto forEachIn = [&](std::size_t size, std::size_t count, const std::vector<SeriesBucket>& sums,
                               const auto& pieceAt) {
        std::size_t i = begin > index ? (begin - index) / size : 0;
        while (i < count && index + i * size < end) {
            const bool summed = stride >= blockSize * size && i % blockSize == 0 && i + blockSize <= count
                                && index + (i + blockSize) * size <= end;
            take(index + i * size, summed ? sums[i / blockSize] : pieceAt(i));
            i += summed ? blockSize : 1;
        }
        index += count * size;
    };
    for (std::size_t level = m_levels.size(); level-- > 0;) {
        const Level& now = m_levels[level];
        forEachIn(blockSize << level, now.nodes.size(), now.sums, [&](std::size_t i) { return now.nodes[i]; });
    }
    forEachIn(1, m_points.size(), m_blocks, [&](std::size_t i) { return bucketOf(m_points[i]); });
}

SeriesBucket Series::whole() const
{
    auto point = m_points.end() - static_cast<std::ptrdiff_t>(m_points.size() % blockSize);
    SeriesBucket sum = m_size < blockSize ? bucketOf(*point++) : m_blockSum;
    for (; point != m_points.end(); ++point)
        add(sum, bucketOf(*point));
    return sum;
}

SeriesBucket Series::sum(std::size_t begin, std::size_t end) const
{
    if (begin == 0 && end == m_size && end > 0)
        return whole();
    std::optional<SeriesBucket> sum;
    forEachPiece(begin, end, end - begin, [&](std::size_t, const SeriesBucket& piece) {
        if (sum)
            add(*sum, piece);
        else
            sum = piece;
    });
    return sum.value_or(SeriesBucket{});
}

std::vector<SeriesBucket> Series::view(double from, double to, int columns) const
{
    std::vector<SeriesBucket> buckets;
    if (size() == 0 || !(from <= to))
        return buckets;
    const std::size_t begin = indexFrom(from);
    const std::size_t end = indexPast(to);
    const auto most = static_cast<std::size_t>(std::max(columns, 1));
    std::size_t stride = 1;
    while (begin < end && (end - 1) / stride - begin / stride >= most)
        stride *= 2;

    buckets.reserve(std::min({end - begin, most, mostPoints}) + 2); // as many as a screen is wide
    if (begin > 0)
        buckets.push_back(sum(begin - 1, begin));
    std::size_t next = begin; // where the next bucket begins
    forEachPiece(begin, end, stride, [&](std::size_t index, const SeriesBucket& piece) {
        if (index < next) {
            add(buckets.back(), piece);
            return;
        }
        buckets.push_back(piece);
        next = (index / stride + 1) * stride;
    });
    if (end < size())
        buckets.push_back(sum(end, end + 1));
    return buckets;
}

SeriesBucket Series::extent(double from, double to) const
{
    return from <= to ? sum(indexFrom(from), indexPast(to)) : SeriesBucket{};
}

std::optional<SeriesBucket> Series::at(double x) const
{
    std::optional<SeriesBucket> before;
    for (auto level = m_levels.rbegin(); level != m_levels.rend(); ++level) {
        const std::vector<SeriesBucket>& nodes = level->nodes;
        if (nodes.empty())
            continue;
        const auto past =
            nodes.back().xFirst > x ? std::ranges::upper_bound(nodes, x, {}, &SeriesBucket::xFirst) : nodes.end();
        if (past != nodes.begin())
            before = *std::prev(past);
        if (past != nodes.end())
            return before;
    }
    const auto past = std::ranges::upper_bound(m_points, x, {}, &Point::x);
    return past != m_points.begin() ? bucketOf(*std::prev(past)) : before;
}

std::vector<SeriesBucket> Series::since(std::size_t index) const
{
    std::vector<SeriesBucket> pieces;
    forEachPiece(index, size(), 1, [&](std::size_t, const SeriesBucket& piece) { pieces.push_back(piece); });
    return pieces;
}

} // namespace halfstep
