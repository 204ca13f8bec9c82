#include "engine/numerics/number_line.h"
#include "engine/numerics/repeated_sum.h"
#include "engine/numerics/scale_range.h"
#include "tests/engine/numerics/format_table.h"

#include <QTest>

#include <cmath>

using namespace halfstep;

/// Where representable numbers lie, what becomes of sums of them, and which scale moves a value among them.
class TestNumberLine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyNumberHasItsPlace_data();
    void everyNumberHasItsPlace();
    void octavesHoldTwoToTheMantissa();
    void placesOfLargeFormats();
    void sumsThatStick();
    void sumsOfFloat32AreTheProcessors();
    void sumsOverflow();
    void scalesOfAGradient();
};

static FloatFormat format(const char* name)
{
    return FloatFormat::named(name).value();
}

void TestNumberLine::everyNumberHasItsPlace_data()
{
    QTest::addColumn<int>("exponentBits");
    QTest::addColumn<int>("mantissaBits");
    QTest::addColumn<bool>("hasInfinity");
    QTest::newRow("float16") << 5 << 10 << true;
    QTest::newRow("fp8_e4m3") << 4 << 3 << false;
    QTest::newRow("e3m4") << 3 << 4 << true;
    QTest::newRow("e2m1") << 2 << 1 << true;
}

void TestNumberLine::everyNumberHasItsPlace()
{
    QFETCH(int, exponentBits);
    QFETCH(int, mantissaBits);
    QFETCH(bool, hasInfinity);
    const FloatFormat f = format(QTest::currentDataTag());
    const test::FormatTable table(exponentBits, mantissaBits, hasInfinity);
    const auto last = static_cast<std::int64_t>(table.size()) - 1;
    for (std::int64_t place = 0; place <= last; ++place) {
        const double value = table.value(static_cast<std::size_t>(place));
        QVERIFY(numberAt(f, place) == value && numberAt(f, -place) == -value);
        QCOMPARE(placeOf(f, value), place);
        QCOMPARE(placeOf(f, -value), -place);
        QCOMPARE(placeOf(f, std::nextafter(value, HUGE_VAL)), place + 1);
        QCOMPARE(placeOf(f, std::nextafter(value, -HUGE_VAL)), place);
    }
    QCOMPARE(placeOf(f, HUGE_VAL), last + 1);
    QCOMPARE(placeOf(f, -HUGE_VAL), -last);
    QCOMPARE(placeOf(f, -0.0), 0);
}

void TestNumberLine::octavesHoldTwoToTheMantissa()
{
    for (const FloatFormat& f : FloatFormat::builtIn()) {
        const std::int64_t normal = placeOf(f, 2 * f.smallestNormal()) - placeOf(f, f.smallestNormal());
        QCOMPARE(normal, std::int64_t{1} << f.mantissaBits);
        QCOMPARE(placeOf(f, 2.0) - placeOf(f, 1.0), normal);
        // Half as many in every octave below the smallest normal number.
        QCOMPARE(placeOf(f, f.smallestNormal()) - placeOf(f, f.smallestNormal() / 2), normal / 2);
    }
}

void TestNumberLine::placesOfLargeFormats()
{
    // 2^31 - 2^23 finite magnitudes, the last one's pattern 0x7f7fffff.
    QCOMPARE(placeOf(format("float32"), 3.4028234663852886e38), 0x7f7fffff);
    QCOMPARE(placeOf(format("float32"), HUGE_VAL) - placeOf(format("float32"), -HUGE_VAL), 2 * 0x7f7fffffLL + 1);
}

void TestNumberLine::sumsThatStick()
{
    RepeatedSum sum = repeatedSum(format("bfloat16"), 1, 1e-3, 1000);
    QVERIFY(sum.steps.back().stored == 1);
    QCOMPARE(*sum.stuckFrom, 1);
    QVERIFY(sum.exact == 2);
    sum = repeatedSum(format("float16"), 2048, 1, 1); // 2049 lies in the middle and goes to the even mantissa
    QVERIFY(sum.steps.front().unrounded == 2049 && sum.steps.front().stored == 2048);
    QCOMPARE(*sum.stuckFrom, 1);
    sum = repeatedSum(format("float16"), 0, 1, 3000);
    QCOMPARE(*sum.stuckFrom, 2049);
    QVERIFY(sum.steps[2047].stored == 2048 && sum.steps.back().stored == 2048);
    QVERIFY(!repeatedSum(format("float32"), 2048, 1, 1000).stuckFrom);
    QVERIFY(!repeatedSum(format("float16"), 1, 0, 5).stuckFrom); // nothing is added, so nothing is lost
}

void TestNumberLine::sumsOfFloat32AreTheProcessors()
{
    const RepeatedSum sum = repeatedSum(format("float32"), 0, 0.1, 10000);
    float native = 0;
    for (const SumStep& step : sum.steps) {
        native += 0.1f;
        QVERIFY(step.stored == static_cast<double>(native));
    }
    QVERIFY(sum.steps.back().stored != sum.exact);
}

void TestNumberLine::sumsOverflow()
{
    QVERIFY(std::isinf(repeatedSum(format("float16"), 65504, 32, 3).steps.back().stored));
    QVERIFY(!repeatedSum(format("float16"), 65504, 32, 3).stuckFrom);
    const RepeatedSum sum = repeatedSum(format("fp8_e4m3"), 448, 32, 3);
    QVERIFY(std::isnan(sum.steps.back().stored));
    QVERIFY(!sum.stuckFrom);
}

void TestNumberLine::scalesOfAGradient()
{
    const ScaleRange half = scaleRange(format("float16"), 1e-6); // 64·1e-6 > 2^-14 ≈ 6.1e-5
    QVERIFY(half.smallestNormal == 64);
    QVERIFY(half.smallestKept == std::ldexp(1.0, -5));                                    // 2^-25 < 1e-6/32 = 3.1e-8
    QVERIFY(half.largestFinite == std::ldexp(1.0, 35));                                   // 2^35·1e-6 = 34,360
    QVERIFY(scaleRange(format("float16"), 3).largestFinite == 16384);                     // 49,152
    QVERIFY(scaleRange(format("float16"), 3).smallestKept == std::ldexp(1.0, -26));       // 3·2^-26 > 2^-25
    QVERIFY(scaleRange(format("float32"), 1e-6).smallestNormal == std::ldexp(1.0, -106)); // 1e-6 > 2^-20
    QVERIFY(scaleRange(format("float32"), 0.1).smallestNormal == std::ldexp(1.0, -122));  // 0.1 = 1.6·2^-4
    QVERIFY(scaleRange(format("float16"), 1e38).largestFinite == std::ldexp(1.0, -111));  // 1e38 = 1.175·2^126
    QVERIFY(scaleRange(format("fp8_e4m3_sat"), 1).largestFinite == 256);
    QVERIFY(std::isnan(scaleRange(format("float16"), 0).smallestNormal));
    QVERIFY(std::isnan(scaleRange(format("float16"), HUGE_VAL).largestFinite));
}

QTEST_GUILESS_MAIN(TestNumberLine)
#include "tst_number_line.moc"
