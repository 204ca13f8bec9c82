#include "engine/records/series.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

using namespace halfstep;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

struct Point {
    double x;
    double y;
};

/// What a bucket must say, by looking at every point.
SeriesBucket scan(const std::vector<Point>& points, std::size_t begin, std::size_t end)
{
    SeriesBucket bucket;
    bool first = true;
    for (std::size_t i = begin; i < end; ++i) {
        const double y = points[i].y;
        if (!isValue(y)) {
            ++bucket.noneCount;
        } else if (std::isnan(y)) {
            ++bucket.nanCount;
        } else if (std::isinf(y)) {
            ++(y > 0 ? bucket.positiveInfCount : bucket.negativeInfCount);
        } else {
            bucket.first = first ? y : bucket.first;
            bucket.min = first ? y : std::min(bucket.min, y);
            bucket.max = first ? y : std::max(bucket.max, y);
            bucket.last = y;
            ++bucket.finiteCount;
            first = false;
        }
    }
    if (begin < end) {
        bucket.xFirst = points[begin].x;
        bucket.xLast = points[end - 1].x;
    }
    return bucket;
}

std::int64_t countOf(const SeriesBucket& bucket)
{
    return bucket.finiteCount + bucket.nanCount + bucket.positiveInfCount + bucket.negativeInfCount + bucket.noneCount;
}

bool same(const SeriesBucket& a, const SeriesBucket& b)
{
    const bool finite =
        a.finiteCount == 0 || (a.first == b.first && a.last == b.last && a.min == b.min && a.max == b.max);
    return finite && a.xFirst == b.xFirst && a.xLast == b.xLast && a.finiteCount == b.finiteCount
           && a.nanCount == b.nanCount && a.noneCount == b.noneCount && a.positiveInfCount == b.positiveInfCount
           && a.negativeInfCount == b.negativeInfCount;
}

enum class Axis { Counting, Repeating, Fractions };

std::vector<Point> randomPoints(std::size_t count, Axis axis, unsigned seed)
{
    std::mt19937_64 random(seed);
    std::normal_distribution<double> noise;
    std::vector<Point> points;
    double x = 1;
    bool broken = false; // long stretches of NaN, as a diverged run leaves them
    for (std::size_t i = 0; i < count; ++i) {
        if (random() % 400 == 0)
            broken = !broken;
        double y = broken ? notANumber : noise(random);
        switch (random() % 97) {
        case 0: y = 1e300; break;
        case 1: y = -1e300; break;
        case 2: y = infinity; break;
        case 3: y = -infinity; break;
        case 4: y = notANumber; break;
        case 5: y = noValue; break;
        default: break;
        }
        points.push_back({x, y});
        x += axis == Axis::Counting ? 1 : axis == Axis::Repeating ? double(random() % 3) : 0.1 + double(random() % 9);
    }
    return points;
}

Series seriesOf(const std::vector<Point>& points)
{
    Series series;
    for (const Point& point : points)
        series.append(point.x, point.y);
    return series;
}

/// Where the points and blocks end that a series has kept.
std::vector<std::size_t> pieceEnds(const Series& series)
{
    std::vector<std::size_t> ends;
    for (const SeriesBucket& piece : series.since(0))
        ends.push_back((ends.empty() ? 0 : ends.back()) + std::size_t(countOf(piece)));
    return ends;
}

/// Where the piece that holds the point at `index` begins.
std::size_t floorOf(std::size_t index, const std::vector<std::size_t>& ends)
{
    const auto end = std::ranges::upper_bound(ends, index);
    return end == ends.begin() ? 0 : *std::prev(end);
}

/// The first end of a piece at or after `index`.
std::size_t ceilingOf(std::size_t index, const std::vector<std::size_t>& ends)
{
    return index == 0 ? 0 : *std::ranges::lower_bound(ends, index);
}

} // namespace

class TestSeries : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void viewsEqualAFullScan_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("axis");
        for (const int count : {1, 15, 16, 17, 255, 256, 257, 4095, 8191, 8192, 8193, 70'001, 300'000})
            for (const Axis axis : {Axis::Counting, Axis::Repeating, Axis::Fractions})
                QTest::addRow("%d points, axis %d", count, int(axis)) << count << int(axis);
    }
    void viewsEqualAFullScan()
    {
        QFETCH(int, count);
        QFETCH(int, axis);
        const auto points = randomPoints(std::size_t(count), Axis(axis), unsigned(count + axis));
        const Series series = seriesOf(points);
        QCOMPARE(series.size(), points.size());
        const std::vector<std::size_t> ends = pieceEnds(series);
        std::mt19937_64 random(3);
        const double last = points.back().x;
        std::uniform_real_distribution<double> place(-5, last + 5);
        for (int trial = 0; trial < 60; ++trial) {
            double from = trial == 0 ? -infinity : place(random);
            double to = trial == 0 ? infinity : place(random);
            if (trial % 3 == 1)
                from = to = points[random() % points.size()].x;
            if (from > to)
                std::swap(from, to);
            const int columns = trial % 2 ? int(random() % 800) : int(random() % 5);

            const auto at = [&](double x) { return std::ranges::lower_bound(points, x, {}, &Point::x); };
            const auto past = [&](double x) { return std::ranges::upper_bound(points, x, {}, &Point::x); };
            const std::size_t begin = floorOf(std::size_t(at(from) - points.begin()), ends);
            const std::size_t end = ceilingOf(std::size_t(past(to) - points.begin()), ends);
            QVERIFY(same(series.extent(from, to), scan(points, begin, end)));

            const auto buckets = series.view(from, to, columns);
            const std::size_t neighbours = (begin > 0) + (end < points.size());
            const std::size_t most = std::min(end - begin, std::size_t(std::max(columns, 1)));
            QVERIFY(buckets.size() <= most + neighbours);
            if (begin >= series.wholeFrom())
                QVERIFY(buckets.size() >= (most + 1) / 2 + neighbours - (most > 1));
            std::size_t next = begin > 0 ? floorOf(begin - 1, ends) : 0;
            for (std::size_t i = 0; i < buckets.size(); ++i) {
                const auto size = std::size_t(countOf(buckets[i]));
                const bool neighbour = (i == 0 && begin > 0) || (i + 1 == buckets.size() && end < points.size());
                QVERIFY(size > 0);
                QVERIFY(!neighbour || next + size == ceilingOf(next + 1, ends)); // one piece
                QVERIFY(same(buckets[i], scan(points, next, next + size)));
                next += size;
            }
            QCOMPARE(next, end < points.size() ? ceilingOf(end + 1, ends) : end);
        }
    }

    void oldPointsAreKeptInFineBlocks()
    {
        constexpr std::size_t count = 200'000;
        const auto points = randomPoints(count, Axis::Counting, 11);
        Series series;
        for (std::size_t i = 0; i < count; ++i) {
            series.append(points[i].x, points[i].y);
            QVERIFY(series.wholeFrom() == 0 || i + 1 - series.wholeFrom() >= 6144);
        }
        std::size_t begin = 0;
        for (const SeriesBucket& piece : series.since(0)) {
            const auto size = std::size_t(countOf(piece));
            QVERIFY(same(piece, scan(points, begin, begin + size)));
            begin += size;
            QVERIFY(size == 1 || size * 384 <= count - begin);
        }
        QCOMPARE(begin, count);
        for (std::size_t i = series.wholeFrom(); i < count; ++i)
            QVERIFY(series.x(i) == points[i].x && (series.y(i) == points[i].y || std::isnan(points[i].y)));
        // All of it at once is still drawn finely.
        QVERIFY(series.view(1, count, 400).size() >= 200);
    }

    void pieceInForceIsFound()
    {
        Series series;
        QVERIFY(!series.at(1));
        for (int i = 1; i <= 20'000; ++i)
            series.append(10 * i, i);
        QVERIFY(!series.at(9.9));
        QCOMPARE(series.at(200'000)->first, 20'000.0);
        QCOMPARE(series.at(1e9)->first, 20'000.0);
        QCOMPARE(series.at(199'999)->first, 19'999.0);
        for (const double x : {10.0, 15.0, 160.0, 165.0, 170.0, 1234.0, 100'000.0}) {
            const auto piece = series.at(x);
            QVERIFY(piece);
            QVERIFY(piece->xFirst <= x && x < piece->xLast + 10);
            QVERIFY(piece->finiteCount >= 16 && piece->min == piece->xFirst / 10 && piece->max == piece->xLast / 10);
        }
    }

    void followersReadWhatTheyMissed()
    {
        Series series;
        for (int i = 0; i < 100; ++i)
            series.append(i, i);
        QCOMPARE(series.since(100).size(), std::size_t(0));
        QCOMPARE(series.since(97).size(), std::size_t(3));
        QCOMPARE(series.since(97).front().xFirst, 97.0);
        for (int i = 100; i < 30'000; ++i)
            series.append(i, i);
        const auto missed = series.since(100);
        QVERIFY(missed.front().xFirst <= 100 && missed.front().xLast >= 100);
        QCOMPARE(missed.back().xLast, 29'999.0);
        const auto generation = series.generation();
        series.clear();
        QVERIFY(series.generation() != generation);
    }

    void fewPointsStaySingle()
    {
        Series series;
        for (int i = 1; i <= 10; ++i)
            series.append(i, i * i);
        const auto buckets = series.view(3, 6, 100);
        QCOMPARE(buckets.size(), std::size_t(6));
        for (std::size_t i = 0; i < 6; ++i) {
            QCOMPARE(buckets[i].xFirst, double(i + 2));
            QCOMPARE(buckets[i].last, double((i + 2) * (i + 2)));
        }
        const auto between = series.view(4.25, 4.75, 100);
        QCOMPARE(between.size(), std::size_t(2));
        QCOMPARE(between[0].xFirst, 4.0);
        QCOMPARE(between[1].xFirst, 5.0);
    }

    void emptyStretchesGiveNothing()
    {
        Series series;
        QVERIFY(series.view(0, 10, 100).empty());
        QCOMPARE(countOf(series.extent(0, 10)), 0);
        series.append(5, 1);
        QVERIFY(series.view(10, 0, 100).empty());
        QVERIFY(series.view(notANumber, 10, 100).empty());
        QCOMPARE(series.view(6, 10, 100).size(), std::size_t(1));
        QCOMPARE(countOf(series.extent(6, 10)), 0);
        series.clear();
        QCOMPARE(series.size(), std::size_t(0));
        series.append(1, 2);
        QCOMPARE(series.x(0), 1.0);
    }

    void earlierBucketsStayAsTheSeriesGrows()
    {
        const auto points = randomPoints(3000, Axis::Counting, 5);
        const Series whole = seriesOf(points);
        const Series part = seriesOf({points.begin(), points.end() - 40});
        const auto before = part.view(1, 3000, 200);
        const auto after = whole.view(1, 3000, 200);
        for (std::size_t i = 0; i + 1 < before.size(); ++i)
            QVERIFY(same(before[i], after[i]));
    }

    void tenMillionPointsKeepTheirOnePeak()
    {
        constexpr int count = 10'000'000;
        constexpr int peak = 7'654'321;
        constexpr int gap = 2'345'678;
        Series series;
        std::size_t mostBytes = 0;
        for (int i = 1; i <= count; ++i) {
            series.append(i, i == peak ? 1e6 : i == gap ? notANumber : double(i % 100));
            if (i % 1024 == 0)
                mostBytes = std::max(mostBytes, series.bytes());
        }
        const auto buckets = series.view(1, count, 1000);
        int peaks = 0;
        std::int64_t nans = 0;
        for (const SeriesBucket& bucket : buckets) {
            if (bucket.finiteCount > 0 && bucket.max == 1e6) {
                ++peaks;
                QVERIFY(bucket.xFirst <= peak && peak <= bucket.xLast);
            }
            nans += bucket.nanCount;
        }
        QCOMPARE(peaks, 1);
        QCOMPARE(nans, 1);
        QVERIFY(buckets.size() > 500 && buckets.size() <= 1002);
        QVERIFY(mostBytes <= 1'100'000);
        QVERIFY(mostBytes >= 8192 * 2 * sizeof(double)); // what is whole alone
    }
};

QTEST_GUILESS_MAIN(TestSeries)
#include "tst_series.moc"
