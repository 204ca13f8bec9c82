#include "engine/numerics/scale_limit.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

using namespace halfstep;

namespace {

double limitOf(const FloatFormat& format, double scaleUsed, double largest)
{
    return largestFiniteScale(largestThatStaysFinite(format), scaleUsed, largest);
}

} // namespace

class TestScaleLimit : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void peakIsTheLargestFiniteMagnitude()
    {
        // Every length around the vector width, with the peak at every place.
        for (std::size_t count = 0; count < 100; ++count) {
            std::vector<float> values(count, -0.5f);
            QCOMPARE(largestFiniteMagnitude(values), count == 0 ? 0.0f : 0.5f);
            for (std::size_t at = 0; at < count; ++at) {
                values[at] = -7;
                values[(at + 1) % count] = std::numeric_limits<float>::infinity();
                values[(at + 2) % count] = count > 2 ? std::nanf("") : values[(at + 2) % count];
                const bool overwritten = count == 1;
                QCOMPARE(largestFiniteMagnitude(values), overwritten ? 0.0f : 7.0f);
                std::fill(values.begin(), values.end(), -0.5f);
            }
        }
    }

    void limitIsTheLastScaleThatStaysFinite_data()
    {
        QTest::addColumn<QByteArray>("format");
        for (const char* format : {"float16", "bfloat16", "fp8_e5m2", "fp8_e4m3", "e8m23", "e3m4"})
            QTest::newRow(format) << QByteArray(format);
    }
    void limitIsTheLastScaleThatStaysFinite()
    {
        QFETCH(QByteArray, format);
        const FloatFormat f = *FloatFormat::named(format.constData());
        for (const double gradient : {200.0, 255.9375, 1.0, 3e-5, 0.1f * 1.0, 1e20, 7.25e-12}) {
            for (const double scaleUsed : {1.0, 65536.0, 0.25, double(1000.1f)}) {
                const double limit = limitOf(f, scaleUsed, gradient * scaleUsed);
                QVERIFY(limit == static_cast<float>(limit));
                const auto finiteAt = [&](double scale) {
                    return std::isfinite(f.rounded(static_cast<float>(scale * (gradient * scaleUsed / scaleUsed))));
                };
                QVERIFY(finiteAt(limit));
                const float next = std::nextafter(static_cast<float>(limit), std::numeric_limits<float>::infinity());
                QVERIFY(!std::isfinite(next) || !finiteAt(next));
            }
        }
    }

    /// Where one more float32 is not.
    void largestThatStaysFiniteIsTheLast()
    {
        constexpr float infinity = std::numeric_limits<float>::infinity();
        for (const char* name : {"float16", "bfloat16", "float32", "fp8_e5m2", "fp8_e4m3", "e3m4", "e8m10"}) {
            const FloatFormat format = *FloatFormat::named(name);
            const float largest = largestThatStaysFinite(format);
            QVERIFY(std::isfinite(format.rounded(largest)));
            QVERIFY(!std::isfinite(format.rounded(std::nextafter(largest, infinity))));
        }
    }

    void halfOverflowsFrom65520On()
    {
        const FloatFormat half = *FloatFormat::named("float16");
        QVERIFY(std::abs(limitOf(half, 65536, 200 * 65536.0) - 327.6) < 1e-4);
        const double limit = limitOf(half, 1, 255.9375); // 65520 / 256
        QCOMPARE(limit, double(std::nextafter(256.0f, 0.0f)));
        // A tie goes to the even neighbour: e4m3 keeps 464 as 448, and the next float32 is NaN.
        QCOMPARE(limitOf(*FloatFormat::named("fp8_e4m3"), 1, 1), 464.0);
    }

    void someNeverOverflow()
    {
        QCOMPARE(limitOf(*FloatFormat::named("float16"), 65536, 0), HUGE_VAL);
        QCOMPARE(limitOf(*FloatFormat::named("fp8_e4m3_sat"), 65536, 1e30), HUGE_VAL);
        QCOMPARE(limitOf(*FloatFormat::named("bfloat16"), 1, 1e-30), double(std::numeric_limits<float>::max()));
    }
};

QTEST_GUILESS_MAIN(TestScaleLimit)
#include "tst_scale_limit.moc"
