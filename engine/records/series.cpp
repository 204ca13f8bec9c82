#include "engine/records/series.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace halfstep {

namespace {

constexpr std::size_t fanOut = 16;

void addFinite(SeriesBucket& bucket, double first, double last, double min, double max, std::int64_t count)
{
    if (bucket.finiteCount == 0) {
        bucket.first = first;
        bucket.min = min;
        bucket.max = max;
    } else {
        bucket.min = std::min(bucket.min, min);
        bucket.max = std::max(bucket.max, max);
    }
    bucket.last = last;
    bucket.finiteCount += count;
}

void addValue(SeriesBucket& bucket, double y)
{
    if (std::isfinite(y))
        addFinite(bucket, y, y, y, y, 1);
    else if (std::isnan(y))
        ++bucket.nanCount;
    else
        ++(y > 0 ? bucket.positiveInfCount : bucket.negativeInfCount);
}

} // namespace

Series::Node::Node(const SeriesBucket& bucket)
    : first(bucket.first)
    , last(bucket.last)
    , min(bucket.min)
    , max(bucket.max)
    , finiteCount(static_cast<std::uint32_t>(bucket.finiteCount))
    , nanCount(static_cast<std::uint32_t>(bucket.nanCount))
    , positiveInfCount(static_cast<std::uint32_t>(bucket.positiveInfCount))
    , negativeInfCount(static_cast<std::uint32_t>(bucket.negativeInfCount))
{
}

void Series::Node::addTo(SeriesBucket& bucket) const
{
    if (finiteCount > 0)
        addFinite(bucket, first, last, min, max, finiteCount);
    bucket.nanCount += nanCount;
    bucket.positiveInfCount += positiveInfCount;
    bucket.negativeInfCount += negativeInfCount;
}

void Series::append(double x, double y)
{
    const std::size_t index = m_y.size();
    assert(index == 0 || x >= this->x(index - 1));
    if (index == 0) {
        m_xFirst = x;
    } else if (!m_x.empty()) {
        m_x.push_back(x);
    } else if (x != m_xFirst + static_cast<double>(index)) {
        m_x.resize(index);
        for (std::size_t i = 0; i < index; ++i)
            m_x[i] = m_xFirst + static_cast<double>(i);
        m_x.push_back(x);
    }
    m_y.push_back(y);

    if (m_y.size() % fanOut != 0)
        return;
    SeriesBucket block;
    for (std::size_t i = m_y.size() - fanOut; i < m_y.size(); ++i)
        addValue(block, m_y[i]);
    for (std::size_t level = 0;; ++level) {
        if (level == m_levels.size())
            m_levels.emplace_back();
        std::vector<Node>& nodes = m_levels[level];
        nodes.emplace_back(block);
        if (nodes.size() % fanOut != 0)
            return;
        block = {};
        for (std::size_t i = nodes.size() - fanOut; i < nodes.size(); ++i)
            nodes[i].addTo(block);
    }
}

void Series::clear()
{
    *this = {};
}

std::size_t Series::indexFrom(double x) const
{
    std::size_t begin = 0;
    std::size_t end = size();
    while (begin < end) {
        const std::size_t middle = begin + (end - begin) / 2;
        if (this->x(middle) < x)
            begin = middle + 1;
        else
            end = middle;
    }
    return begin;
}

std::size_t Series::indexPast(double x) const
{
    std::size_t begin = 0;
    std::size_t end = size();
    while (begin < end) {
        const std::size_t middle = begin + (end - begin) / 2;
        if (this->x(middle) <= x)
            begin = middle + 1;
        else
            end = middle;
    }
    return begin;
}

SeriesBucket Series::bucket(std::size_t begin, std::size_t end) const
{
    SeriesBucket bucket;
    bucket.xFirst = x(begin);
    bucket.xLast = x(end - 1);
    while (begin < end) {
        // The largest whole block that begins here and does not reach past the end.
        std::size_t blockSize = 1;
        std::size_t level = 0;
        while (begin % (blockSize * fanOut) == 0 && begin + blockSize * fanOut <= end) {
            blockSize *= fanOut;
            ++level;
        }
        if (level == 0)
            addValue(bucket, m_y[begin]);
        else
            m_levels[level - 1][begin / blockSize].addTo(bucket);
        begin += blockSize;
    }
    return bucket;
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

    buckets.reserve(std::min(end - begin, most) + 2);
    if (begin > 0)
        buckets.push_back(bucket(begin - 1, begin));
    for (std::size_t i = begin; i < end;) {
        const std::size_t next = std::min((i / stride + 1) * stride, end);
        buckets.push_back(bucket(i, next));
        i = next;
    }
    if (end < size())
        buckets.push_back(bucket(end, end + 1));
    return buckets;
}

SeriesBucket Series::extent(double from, double to) const
{
    const std::size_t begin = from <= to ? indexFrom(from) : 0;
    const std::size_t end = from <= to ? indexPast(to) : 0;
    return begin < end ? bucket(begin, end) : SeriesBucket{};
}

} // namespace halfstep
