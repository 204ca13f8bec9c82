#include "engine/records/series.h"

#include <QElapsedTimer>
#include <QtTest>

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
        if (std::isnan(y)) {
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
    return bucket.finiteCount + bucket.nanCount + bucket.positiveInfCount + bucket.negativeInfCount;
}

bool same(const SeriesBucket& a, const SeriesBucket& b)
{
    const bool finite =
        a.finiteCount == 0 || (a.first == b.first && a.last == b.last && a.min == b.min && a.max == b.max);
    return finite && a.xFirst == b.xFirst && a.xLast == b.xLast && a.finiteCount == b.finiteCount
           && a.nanCount == b.nanCount && a.positiveInfCount == b.positiveInfCount
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

} // namespace

class TestSeries : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void viewsEqualAFullScan_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("axis");
        for (const int count : {1, 15, 16, 17, 255, 256, 257, 4095, 4097, 70'001})
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

            std::size_t begin = 0;
            while (begin < points.size() && points[begin].x < from)
                ++begin;
            std::size_t end = begin;
            while (end < points.size() && points[end].x <= to)
                ++end;
            QVERIFY(same(series.extent(from, to), scan(points, begin, end)));

            const auto buckets = series.view(from, to, columns);
            const std::size_t neighbours = (begin > 0) + (end < points.size());
            const std::size_t most = std::min(end - begin, std::size_t(std::max(columns, 1)));
            QVERIFY(buckets.size() <= most + neighbours);
            QVERIFY(buckets.size() >= (most + 1) / 2 + neighbours - (most > 1));
            std::size_t next = begin - (begin > 0);
            for (std::size_t i = 0; i < buckets.size(); ++i) {
                const auto size = std::size_t(countOf(buckets[i]));
                const bool neighbour = (i == 0 && begin > 0) || (i + 1 == buckets.size() && end < points.size());
                QVERIFY(size == 1 || (!neighbour && size > 1));
                QVERIFY(same(buckets[i], scan(points, next, next + size)));
                next += size;
            }
            QCOMPARE(next, end + (end < points.size()));
        }
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
        QElapsedTimer timer;
        timer.start();
        for (int i = 1; i <= count; ++i)
            series.append(i, i == peak ? 1e6 : i == gap ? notANumber : double(i % 100));
        const qint64 appended = timer.restart();
        const auto buckets = series.view(1, count, 1000);
        const qint64 viewed = timer.nsecsElapsed() / 1000;
        qInfo("%lld ms for 10^7 appends, %lld us for a view of %zu buckets", appended, viewed, buckets.size());
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
        QVERIFY(appended < 10'000); // far above what any machine needs, far below a rebuild at each append
        QVERIFY(viewed < 50'000);
    }
};

QTEST_GUILESS_MAIN(TestSeries)
#include "tst_series.moc"
