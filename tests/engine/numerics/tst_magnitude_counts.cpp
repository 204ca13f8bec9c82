#include "engine/numerics/magnitude_counts.h"
#include "engine/numerics/random.h"

#include <QtTest>

#include <bit>
#include <cmath>
#include <map>
#include <vector>

using namespace halfstep;

namespace {

/// Every bit pattern is a float32: zeros, subnormals, infinities and NaN among them.
std::vector<float> anyFloats()
{
    Random random(7);
    std::vector<float> values{0.0f, -0.0f, 1.0f, -1.0f, HUGE_VALF, -HUGE_VALF, std::nanf(""), 0x1p-149f, -0x1.8p-148f};
    for (int i = 0; i < 20000; ++i) {
        const auto bits = static_cast<std::uint32_t>(random.uniform01() * 4294967296.0);
        values.push_back(std::bit_cast<float>(bits));
        values.push_back(std::ldexp(1.0f, static_cast<int>(bits % 277) - 149));         // powers of two
        values.push_back(std::bit_cast<float>((bits & 0x800000ff) << (bits % 7 == 0))); // subnormals
    }
    return values;
}

} // namespace

class TestMagnitudeCounts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void countsAreThoseOfFrexp()
    {
        const std::vector<float> values = anyFloats();
        std::map<int, std::int64_t> exponents;
        std::map<int, std::int64_t> powers;
        MagnitudeCounts expected;
        for (const float value : values) {
            if (value == 0)
                ++expected.zeros;
            else if (std::isnan(value))
                ++expected.nans;
            else if (std::isinf(value))
                ++expected.infinite;
            else {
                int exponent = 0;
                const double fraction = std::frexp(std::abs(double(value)), &exponent);
                ++exponents[exponent - 1];
                powers[exponent - 1] += fraction == 0.5;
                expected.largest = std::max(expected.largest, std::abs(value));
                expected.smallest =
                    expected.smallest == 0 ? std::abs(value) : std::min(expected.smallest, std::abs(value));
            }
        }
        const MagnitudeCounts counts = magnitudesOf(values);
        QVERIFY(exponents.begin()->first == MagnitudeCounts::lowest);
        for (int e = MagnitudeCounts::lowest; e <= MagnitudeCounts::highest; ++e) {
            QCOMPARE(counts.at(e), exponents[e]);
            QCOMPARE(counts.powers[std::size_t(e - MagnitudeCounts::lowest)], powers[e]);
        }
        QCOMPARE(counts.zeros, expected.zeros);
        QCOMPARE(counts.nans, expected.nans);
        QCOMPARE(counts.infinite, expected.infinite);
        QCOMPARE(counts.smallest, expected.smallest);
        QCOMPARE(counts.largest, expected.largest);
        QCOMPARE(counts.elements(), std::int64_t(values.size()));
    }

    void partsAddUp()
    {
        const std::vector<float> values = anyFloats();
        const std::span<const float> all = values;
        MagnitudeCounts sum = magnitudesOf(all.first(4321));
        sum += magnitudesOf(all.subspan(4321));
        QVERIFY(sum == magnitudesOf(all));
        sum += MagnitudeCounts{};
        QVERIFY(sum == magnitudesOf(all));
    }

    void nothingIsCountedOfNothing()
    {
        QVERIFY(magnitudesOf({}) == MagnitudeCounts{});
        const std::vector<float> bad{HUGE_VALF, std::nanf("")};
        const MagnitudeCounts counts = magnitudesOf(bad);
        QCOMPARE(counts.smallest, 0.0f);
        QCOMPARE(counts.largest, 0.0f);
        QCOMPARE(counts.finite(), 0);
    }

    void changesAreRoundedDifferences()
    {
        const std::vector<float> before{1, 1, 1, 0x1p-140f, -2};
        const std::vector<float> after{1, 1.5f, 0.75f, 0, 0x1p100f};
        const std::vector<float> changes{0, 0.5f, -0.25f, -0x1p-140f, 0x1p100f};
        QVERIFY(magnitudesOfChanges(after, before) == magnitudesOf(changes));
    }

    void powersOfTwoOnlyShift()
    {
        const std::vector<float> values{0, 1, 1.5f, -3, 0x1.8p-120f, HUGE_VALF};
        std::vector<float> products;
        for (const float value : values)
            products.push_back(value * 0x1p-5f);
        QVERIFY(timesPowerOfTwo(magnitudesOf(values), 0x1p-5f) == magnitudesOf(products));
        QVERIFY(!timesPowerOfTwo(magnitudesOf(values), 3));        // no power of two
        QVERIFY(!timesPowerOfTwo(magnitudesOf(values), 0x1p-7f));  // a subnormal product is rounded
        QVERIFY(!timesPowerOfTwo(magnitudesOf(values), 0x1p127f)); // one overflows
        QVERIFY(!timesPowerOfTwo(magnitudesOf(values), HUGE_VALF));
    }

    void belowLeavesZeroOut()
    {
        const std::vector<float> values{0, 0x1p-15f, 0x1.fp-15f, 0x1p-14f, 1};
        const MagnitudeCounts counts = magnitudesOf(values);
        QCOMPARE(counts.below(-14), 2);
        QCOMPARE(counts.below(-149), 0);
        QCOMPARE(counts.below(128), 4);
    }
};

QTEST_GUILESS_MAIN(TestMagnitudeCounts)
#include "tst_magnitude_counts.moc"
