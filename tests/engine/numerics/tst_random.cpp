#include "engine/numerics/random.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace halfstep;

class tst_random : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bitsAreThoseOfTheReference();
    void sameSeedSameNumbers();
    void purposesHaveTheirOwnStreams();
    void aRestoredStateContinues();
    void uniformsFillTheirRange();
    void normalsHaveMeanZeroAndDeviationOne();
    void wholeNumbersAreEquallyLikely();
    void aPermutationHoldsEveryNumberOnce();
};

void tst_random::bitsAreThoseOfTheReference()
{
    // SplitMix64 of seed 0 starts e220a8397b1dcdaf, 6e789e6aa1b965f4, 06c45d188009454f, f88bb8a8724c81ec
    // (Vigna's splitmix64.c); xoshiro256** 1.0 multiplies the rotated 5-fold of the second word by 9.
    Random seeded(0);
    QCOMPARE(seeded.state(),
             (Random::State{0xe220a8397b1dcdafu, 0x6e789e6aa1b965f4u, 0x06c45d188009454fu, 0xf88bb8a8724c81ecu}));
    // From the state 1, 2, 3, 4, as the tests of the Rust crate rand_xoshiro have it.
    Random counted(0);
    counted.restore({1, 2, 3, 4});
    for (const std::uint64_t expected : {11520u, 0u, 1509978240u})
        QCOMPARE(counted.next(), expected);
    QCOMPARE(counted.next(), std::uint64_t{1215971899390074240u});
}

void tst_random::sameSeedSameNumbers()
{
    Random a(7);
    Random b(7);
    Random c(8);
    bool differs = false;
    for (int i = 0; i < 100; ++i) {
        const std::uint64_t bits = a.next();
        QCOMPARE(b.next(), bits);
        differs = differs || c.next() != bits;
    }
    QVERIFY(differs);
}

void tst_random::purposesHaveTheirOwnStreams()
{
    std::set<std::uint64_t> seeds;
    for (std::uint64_t seed = 0; seed < 100; ++seed)
        for (const char* purpose : {"data", "weights", "shuffle", "dropout"})
            seeds.insert(derivedSeed(seed, purpose));
    QCOMPARE(seeds.size(), std::size_t{400});
    QCOMPARE(derivedSeed(5, "data"), derivedSeed(5, "data"));
}

void tst_random::aRestoredStateContinues()
{
    Random random(3);
    random.normal();
    const Random::State state = random.state();
    const double first = random.normal();
    const auto order = random.permutation(10);
    Random other(99);
    other.restore(state);
    QCOMPARE(other.normal(), first);
    QCOMPARE(other.permutation(10), order);
}

void tst_random::uniformsFillTheirRange()
{
    Random random(1);
    double sum = 0;
    for (int i = 0; i < 100000; ++i) {
        const double value = random.uniform01();
        QVERIFY(value >= 0.0 && value < 1.0);
        sum += value;
        const float narrow = random.uniform(1.0f, std::nextafter(1.0f, 2.0f));
        QCOMPARE(narrow, 1.0f);
        const float wide = random.uniform(-2.0f, 6.0f);
        QVERIFY(wide >= -2.0f && wide < 6.0f);
    }
    QVERIFY(std::abs(sum / 100000 - 0.5) < 0.005); // five deviations of the mean
}

void tst_random::normalsHaveMeanZeroAndDeviationOne()
{
    Random random(2);
    constexpr int count = 200000;
    double sum = 0;
    double squares = 0;
    int beyondTwo = 0;
    for (int i = 0; i < count; ++i) {
        const double value = random.normal();
        QVERIFY(std::isfinite(value));
        sum += value;
        squares += value * value;
        beyondTwo += std::abs(value) > 2;
    }
    QVERIFY(std::abs(sum / count) < 0.012);
    QVERIFY(std::abs(squares / count - 1) < 0.016);
    QVERIFY(std::abs(beyondTwo / double{count} - 0.0455) < 0.0024);
}

void tst_random::wholeNumbersAreEquallyLikely()
{
    Random random(4);
    std::vector<int> counts(6);
    for (int i = 0; i < 60000; ++i)
        ++counts.at(random.below(6));
    for (const int count : counts)
        QVERIFY2(std::abs(count - 10000) < 460, qPrintable(QString::number(count))); // five deviations
    QCOMPARE(random.below(1), std::uint64_t{0});
}

void tst_random::aPermutationHoldsEveryNumberOnce()
{
    Random random(5);
    auto order = random.permutation(1000);
    QVERIFY(!std::is_sorted(order.begin(), order.end()));
    std::sort(order.begin(), order.end());
    for (std::size_t i = 0; i < order.size(); ++i)
        QCOMPARE(order[i], static_cast<std::int64_t>(i));
    QVERIFY(random.permutation(0).empty());
    // All six orders of three numbers appear.
    std::set<std::vector<std::int64_t>> orders;
    for (int i = 0; i < 100; ++i)
        orders.insert(random.permutation(3));
    QCOMPARE(orders.size(), std::size_t{6});
}

QTEST_GUILESS_MAIN(tst_random)
#include "tst_random.moc"
