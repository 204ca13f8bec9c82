#include "engine/numerics/float_format.h"
#include "engine/numerics/rounding_kernel.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <limits>
#include <vector>

using namespace halfstep;

/// Rounding, exhaustively where the format is small enough; the outside word for half is the compiler's own type.
class TestRounding : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allHalfPatterns();
    void allBfloat16Patterns();
    void everyMidpoint_data();
    void everyMidpoint();
    void bfloat16ClosedForm();
    void kernelEqualsScalar_data();
    void kernelEqualsScalar();
    void passesAtEveryLength_data();
    void passesAtEveryLength();
};

/// In one rounding, by the compiler's arithmetic.
static double byCompiler(double value)
{
    return static_cast<double>(static_cast<_Float16>(value));
}

static std::vector<std::uint32_t> bitsOf(const std::vector<float>& values)
{
    std::vector<std::uint32_t> bits;
    bits.reserve(values.size());
    for (const float value : values)
        bits.push_back(std::isnan(value) ? 0x7fc00000u : std::bit_cast<std::uint32_t>(value));
    return bits;
}

/// The first element where the kernels and the scalar differ, or -1.
static std::ptrdiff_t firstDifference(const FloatFormat& format, const std::vector<float>& values)
{
    std::vector<float> scalar = values;
    for (float& value : scalar)
        value = format.rounded(value);
    std::vector<float> fast = values;
    format.round(fast);
    std::vector<float> portable = values;
    roundInPlacePortable(portable, RoundingConstants(format));
    const std::vector<std::uint32_t> expected = bitsOf(scalar);
    const std::vector<std::uint32_t> fastBits = bitsOf(fast);
    const std::vector<std::uint32_t> portableBits = bitsOf(portable);
    for (std::size_t i = 0; i < values.size(); ++i)
        if (fastBits[i] != expected[i] || portableBits[i] != expected[i])
            return static_cast<std::ptrdiff_t>(i);
    return -1;
}

void TestRounding::allHalfPatterns()
{
    const FloatFormat half = FloatFormat::named("float16").value();
    for (std::uint32_t pattern = 0; pattern < 65536; ++pattern) {
        const auto value = static_cast<double>(std::bit_cast<_Float16>(static_cast<std::uint16_t>(pattern)));
        const double decoded = half.decode(pattern);
        if (std::isnan(value)) {
            QVERIFY(std::isnan(decoded));
            QVERIFY(std::isnan(half.rounded(decoded)));
            continue;
        }
        QVERIFY(std::bit_cast<std::uint64_t>(decoded) == std::bit_cast<std::uint64_t>(value));
        QVERIFY(half.encode(value) == pattern);
        QVERIFY(half.rounded(value) == value);
    }
}

void TestRounding::allBfloat16Patterns()
{
    const FloatFormat bfloat16 = FloatFormat::named("bfloat16").value();
    for (std::uint32_t pattern = 0; pattern < 65536; ++pattern) {
        const auto value = static_cast<double>(std::bit_cast<float>(pattern << 16));
        const double decoded = bfloat16.decode(pattern);
        if (std::isnan(value)) {
            QVERIFY(std::isnan(decoded));
            continue;
        }
        QVERIFY(std::bit_cast<std::uint64_t>(decoded) == std::bit_cast<std::uint64_t>(value));
        QVERIFY(bfloat16.encode(value) == pattern);
        QVERIFY(bfloat16.rounded(value) == value);
    }
}

void TestRounding::everyMidpoint_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name :
         {"float16", "bfloat16", "fp8_e4m3", "fp8_e5m2", "e2m1", "e3m4", "e6m9", "e7m8", "e2m13", "e8m1"})
        QTest::newRow(name) << name;
}

void TestRounding::everyMidpoint()
{
    QFETCH(QString, name);
    const FloatFormat format = FloatFormat::named(name.toStdString()).value();
    const float floatInfinity = std::numeric_limits<float>::infinity();
    std::vector<float> floats;
    for (std::uint32_t pattern = 0; format.decode(pattern) < format.largestFinite(); ++pattern) {
        const double below = format.decode(pattern);
        const double above = format.decode(pattern + 1);
        const double middle = (below + above) / 2;
        const double even = pattern % 2 == 0 ? below : above;
        for (const double sign : {1.0, -1.0}) {
            QVERIFY(format.rounded(sign * middle) == sign * even);
            QVERIFY(format.rounded(sign * std::nextafter(middle, 0.0)) == sign * below);
            QVERIFY(format.rounded(sign * std::nextafter(middle, above)) == sign * above);
            const auto narrow = static_cast<float>(sign * middle);
            floats.insert(floats.end(), {narrow, std::nextafter(narrow, 0.0f), std::nextafter(narrow, floatInfinity),
                                         std::nextafter(narrow, -floatInfinity)});
            if (format.name == "float16")
                for (const double value : {middle, std::nextafter(middle, 0.0), std::nextafter(middle, above)})
                    QVERIFY(byCompiler(sign * value) == format.rounded(sign * value));
        }
    }
    QCOMPARE(firstDifference(format, floats), std::ptrdiff_t{-1});
    if (format.name == "float16")
        for (const float value : floats)
            QVERIFY(byCompiler(value) == static_cast<double>(format.rounded(value)));
}

void TestRounding::bfloat16ClosedForm()
{
    const FloatFormat format = FloatFormat::named("bfloat16").value();
    for (std::uint64_t bits = 0; bits < (std::uint64_t{1} << 32); bits += 9973) {
        const auto pattern = static_cast<std::uint32_t>(bits);
        const auto value = std::bit_cast<float>(pattern);
        if (std::isnan(value))
            continue;
        // Half to even on the upper 16 bits; the carry into the exponent is right, up to infinity.
        const std::uint32_t rounded = (pattern + 0x7fffu + ((pattern >> 16) & 1u)) & 0xffff0000u;
        QVERIFY(std::bit_cast<std::uint32_t>(format.rounded(value)) == rounded);
    }
}

void TestRounding::kernelEqualsScalar_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name :
         {"float32", "tf32", "bfloat16", "float16", "fp8_e4m3", "fp8_e5m2", "float16_sat", "fp8_e4m3_sat",
          "fp8_e5m2_sat", "bfloat16_sat", "e2m1", "e2m23", "e8m1", "e3m4", "e6m9", "e7m22", "e7m23", "e5m23"})
        QTest::newRow(name) << name;
}

void TestRounding::kernelEqualsScalar()
{
    QFETCH(QString, name);
    const FloatFormat format = FloatFormat::named(name.toStdString()).value();
    std::vector<float> values;
    for (std::uint64_t bits = 0; bits < (std::uint64_t{1} << 32); bits += 19937)
        values.push_back(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    // Every exponent with the mantissas at both ends, where carries and specials are.
    for (std::uint32_t exponent = 0; exponent < 512; ++exponent)
        for (const std::uint32_t mantissa : {0u, 1u, 2u, 0x3fffffu, 0x400000u, 0x400001u, 0x7ffffeu, 0x7fffffu})
            values.push_back(std::bit_cast<float>((exponent << 23) | mantissa));
    values.resize(values.size() - values.size() % 8 + 5, 0.1f); // a tail for the wide loops
    QCOMPARE(firstDifference(format, values), std::ptrdiff_t{-1});
}

void TestRounding::passesAtEveryLength_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"float16", "bfloat16", "fp8_e4m3", "fp8_e5m2"})
        QTest::newRow(name) << QByteArray(name);
}

/// What the passes do besides rounding, around the widths of vectors: the peak, the copy, the sum; and nothing behind.
void TestRounding::passesAtEveryLength()
{
    QFETCH(QByteArray, name);
    const FloatFormat format = FloatFormat::named(name.constData()).value();
    const RoundingConstants constants(format);
    const std::vector<float> some{1e-9f, -3.14159f, 70000.0f, -1e30f, 0.1f,      -0.0f,
                                  1e-4f, 448.5f,    65519.0f, 2.5f,   HUGE_VALF, std::nanf("")};
    for (std::size_t count = 0; count < 70; ++count) {
        std::vector<float> values;
        float peak = 0;
        for (std::size_t i = 0; i < count; ++i) {
            values.push_back(some[(i * 7 + count) % some.size()]);
            if (std::isfinite(values.back()))
                peak = std::max(peak, std::abs(values.back()));
        }
        std::vector<float> rounded(count);
        std::vector<float> sums(count, 0.25f);
        for (std::size_t i = 0; i < count; ++i) {
            rounded[i] = format.rounded(values[i]);
            sums[i] += rounded[i];
        }
        std::vector<float> copied(count + 1, 7.0f);
        QCOMPARE(roundInto(values, std::span(copied).first(count), constants), peak);
        std::vector<float> summed(count + 1, 0.25f);
        QCOMPARE(addRounded(values, std::span(summed).first(count), constants), peak);
        QCOMPARE(copied.back(), 7.0f);
        QCOMPARE(summed.back(), 0.25f);
        copied.pop_back();
        summed.pop_back();
        QVERIFY(bitsOf(copied) == bitsOf(rounded));
        QVERIFY(bitsOf(summed) == bitsOf(sums));
        std::vector<float> portable = values;
        QCOMPARE(roundInPlacePortable(portable, constants), peak);
        QCOMPARE(roundInPlace(values, constants), peak);
        QVERIFY(bitsOf(values) == bitsOf(rounded));
    }
}

QTEST_GUILESS_MAIN(TestRounding)
#include "tst_rounding.moc"
