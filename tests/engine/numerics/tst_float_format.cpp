#include "engine/numerics/float_format.h"
#include "tests/engine/numerics/format_table.h"
#include "tests/engine/numerics/fp8_table.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>
#include <string_view>
#include <vector>

using namespace halfstep;

static const double infinity = std::numeric_limits<double>::infinity();

static bool same(double a, double b)
{
    return (std::isnan(a) && std::isnan(b)) || (a == b && std::signbit(a) == std::signbit(b));
}

static const char* name(FloatClass kind)
{
    switch (kind) {
    case FloatClass::Zero: return "zero";
    case FloatClass::Subnormal: return "subnormal";
    case FloatClass::Normal: return "normal";
    case FloatClass::Infinite: return "infinite";
    case FloatClass::NotANumber: return "nan";
    }
    return "";
}

static FloatFormat format(const char* name)
{
    return FloatFormat::named(name).value();
}

class TestFloatFormat : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void limits_data();
    void limits();
    void names();
    void fp8Tables_data();
    void fp8Tables();
    void fp8Overflow();
    void facts();
    void neighbours();
    void classes();
    void everyPatternAndMidpoint_data();
    void everyPatternAndMidpoint();
};

void TestFloatFormat::limits_data()
{
    QTest::addColumn<int>("exponentBits");
    QTest::addColumn<int>("mantissaBits");
    QTest::addColumn<double>("smallestNormal");
    QTest::addColumn<double>("smallestSubnormal");
    QTest::addColumn<double>("largest");
    QTest::addColumn<double>("epsilon");
    const auto p = [](int exponent) { return std::ldexp(1.0, exponent); };
    QTest::newRow("float32") << 8 << 23 << p(-126) << p(-149) << double(std::numeric_limits<float>::max()) << p(-23);
    QTest::newRow("tf32") << 8 << 10 << p(-126) << p(-136) << (2 - p(-10)) * p(127) << p(-10);
    QTest::newRow("bfloat16") << 8 << 7 << p(-126) << p(-133) << 3.3895313892515355e38 << p(-7);
    QTest::newRow("float16") << 5 << 10 << p(-14) << p(-24) << 65504.0 << p(-10);
    QTest::newRow("fp8_e5m2") << 5 << 2 << p(-14) << p(-16) << 57344.0 << p(-2);
    QTest::newRow("fp8_e4m3") << 4 << 3 << p(-6) << p(-9) << 448.0 << p(-3);
    QTest::newRow("e2m1") << 2 << 1 << 1.0 << 0.5 << 3.0 << 0.5;
    QTest::newRow("e6m9") << 6 << 9 << p(-30) << p(-39) << (2 - p(-9)) * p(31) << p(-9);
}

void TestFloatFormat::limits()
{
    QFETCH(int, exponentBits);
    QFETCH(int, mantissaBits);
    QFETCH(double, smallestNormal);
    QFETCH(double, smallestSubnormal);
    QFETCH(double, largest);
    QFETCH(double, epsilon);
    const FloatFormat f = format(QTest::currentDataTag());
    QCOMPARE(f.exponentBits, exponentBits);
    QCOMPARE(f.mantissaBits, mantissaBits);
    QVERIFY(f.smallestNormal() == smallestNormal);
    QVERIFY(f.smallestSubnormal() == smallestSubnormal);
    QVERIFY(f.largestFinite() == largest);
    QVERIFY(f.epsilon() == epsilon);
    QVERIFY(f.rounded(1 + epsilon) == 1 + epsilon);
    QVERIFY(f.rounded(1 + epsilon / 2) == 1);
    QVERIFY(f.rounded(smallestSubnormal / 2) == 0);
    QVERIFY(f.rounded(std::nextafter(smallestSubnormal / 2, 1)) == smallestSubnormal);
}

void TestFloatFormat::names()
{
    QCOMPARE(FloatFormat::builtIn().size(), std::size_t{6});
    for (const FloatFormat& f : FloatFormat::builtIn())
        QVERIFY(FloatFormat::named(f.name) == f);
    for (const auto& [alias, name] : {std::pair{"fp16", "float16"},
                                      {"half", "float16"},
                                      {"bf16", "bfloat16"},
                                      {"fp32", "float32"},
                                      {"e4m3fn", "fp8_e4m3"},
                                      {"e4m3", "fp8_e4m3"},
                                      {"e5m2", "fp8_e5m2"}})
        QCOMPARE(format(alias).name, std::string(name));
    QCOMPARE(format("e3m4").name, std::string("e3m4"));
    QVERIFY(format("e3m4").hasInfinity);
    QVERIFY(format("e8m23").largestFinite() == format("float32").largestFinite());
    QVERIFY(!format("e4m3").hasInfinity);
    QVERIFY(format("fp8_e4m3_sat").saturating);
    for (const char* wrong : {"", "float64", "e", "em", "e1m3", "e9m3", "e4m0", "e4m24", "e5m10 ", " e5m10", "e5m",
                              "m5e2", "e-4m3", "e05m10", "e5m10x", "Float16", "e99999999999m3", "_sat"})
        QVERIFY2(!FloatFormat::named(wrong), wrong);
}

void TestFloatFormat::fp8Tables_data()
{
    QTest::addColumn<bool>("isE4m3");
    QTest::newRow("fp8_e4m3") << true;
    QTest::newRow("fp8_e5m2") << false;
}

void TestFloatFormat::fp8Tables()
{
    QFETCH(bool, isE4m3);
    const FloatFormat f = format(QTest::currentDataTag());
    const auto& values = isE4m3 ? test::e4m3Values : test::e5m2Values;
    for (std::uint32_t code = 0; code < 256; ++code) {
        const double magnitude = values[code & 0x7f];
        const double value = code < 128 ? magnitude : -magnitude;
        QVERIFY(same(f.decode(code), value));
        QVERIFY(same(f.rounded(value), value));
        if (!std::isnan(value))
            QCOMPARE(f.encode(value), code);
    }
    QCOMPARE(f.encode(std::nan("")), isE4m3 ? 0x7fu : 0x7eu);
}

void TestFloatFormat::fp8Overflow()
{
    const FloatFormat e4m3 = format("fp8_e4m3");
    // Above 448 the next step would be 480, whose code is NaN: 464 is the midpoint and goes to the even 448.
    QVERIFY(e4m3.rounded(464.0) == 448.0);
    QVERIFY(std::isnan(e4m3.rounded(std::nextafter(464.0, infinity))));
    QVERIFY(std::isnan(e4m3.rounded(infinity)));
    QVERIFY(std::isnan(e4m3.rounded(-1e30f)));
    const FloatFormat clamped = format("fp8_e4m3_sat");
    QVERIFY(clamped.rounded(465.0) == 448.0);
    QVERIFY(clamped.rounded(-infinity) == -448.0);
    QVERIFY(std::isnan(clamped.rounded(std::nan(""))));

    const FloatFormat e5m2 = format("fp8_e5m2");
    QVERIFY(e5m2.rounded(std::nextafter(61440.0, 0)) == 57344.0);
    QVERIFY(e5m2.rounded(61440.0) == infinity);
    QVERIFY(e5m2.rounded(-61440.0f) == -std::numeric_limits<float>::infinity());
    QVERIFY(format("fp8_e5m2_sat").rounded(infinity) == 57344.0);
}

void TestFloatFormat::facts()
{
    const FloatFormat half = format("float16");
    QVERIFY(half.rounded(65519.996f) == 65504.0f);
    QVERIFY(half.rounded(65520.0f) == std::numeric_limits<float>::infinity());
    QVERIFY(half.rounded(std::ldexp(1.0f, -25)) == 0.0f);
    QVERIFY(half.rounded(std::ldexp(1.0f + std::ldexp(1.0f, -20), -25)) == std::ldexp(1.0f, -24));
    QVERIFY(half.classify(half.rounded(1e-6)) == FloatClass::Subnormal);
    QVERIFY(half.classify(half.rounded(65536 * 1e-6)) == FloatClass::Normal);
    QVERIFY(format("bfloat16").rounded(1.001) == 1.0);
    // One rounding: by way of float32 the value would first become the midpoint 1 + 2^-11 and then 1.
    QVERIFY(half.rounded(1 + std::ldexp(1.0, -11) + std::ldexp(1.0, -40)) == 1 + std::ldexp(1.0, -10));
}

void TestFloatFormat::neighbours()
{
    for (const char* name : {"float16", "fp8_e4m3", "fp8_e5m2", "e3m2"}) {
        const FloatFormat f = format(name);
        const double largest = f.largestFinite();
        double value = -largest;
        std::uint32_t steps = 0;
        while (value < largest) {
            const double next = f.nextUp(value);
            QVERIFY(next > value || (next == 0 && value == 0));
            QVERIFY(f.nextDown(next) == value);
            value = next;
            ++steps;
        }
        // Every finite pattern once, both zeros counted as one.
        const std::uint32_t special = f.hasInfinity ? 1u << f.mantissaBits : 1u;
        QCOMPARE(steps, 2 * ((1u << (f.bits() - 1)) - special - 1));
        QVERIFY(f.hasInfinity ? f.nextUp(largest) == infinity : std::isnan(f.nextUp(largest)));
        QVERIFY(std::isnan(f.nextUp(std::nan(""))));
    }
    const FloatFormat half = format("float16");
    QVERIFY(half.nextUp(-infinity) == -65504.0);
    QVERIFY(half.nextDown(infinity) == 65504.0);
    QVERIFY(half.nextUp(infinity) == infinity);
}

void TestFloatFormat::classes()
{
    const FloatFormat f = format("fp8_e4m3");
    QVERIFY(f.classify(-0.0) == FloatClass::Zero);
    QVERIFY(f.classify(-0.013671875) == FloatClass::Subnormal);
    QVERIFY(f.classify(0.015625) == FloatClass::Normal);
    QVERIFY(f.classify(-448) == FloatClass::Normal);
    QVERIFY(f.classify(f.rounded(500.0)) == FloatClass::NotANumber);
    QVERIFY(format("e4m3_sat").classify(format("e4m3_sat").rounded(500.0)) == FloatClass::Normal);
    QVERIFY(format("half").classify(format("half").rounded(1e6)) == FloatClass::Infinite);
}

void TestFloatFormat::everyPatternAndMidpoint_data()
{
    QTest::addColumn<int>("exponentBits");
    QTest::addColumn<int>("mantissaBits");
    QTest::addColumn<bool>("hasInfinity");
    QTest::addColumn<int>("step");
    QTest::newRow("float16") << 5 << 10 << true << 1;
    QTest::newRow("bfloat16") << 8 << 7 << true << 1;
    QTest::newRow("fp8_e4m3") << 4 << 3 << false << 1;
    QTest::newRow("fp8_e5m2") << 5 << 2 << true << 1;
    QTest::newRow("tf32") << 8 << 10 << true << 31; // all of them would take half a minute
    QTest::newRow("e3m4") << 3 << 4 << true << 1;
    QTest::newRow("e2m1") << 2 << 1 << true << 1;
    QTest::newRow("e6m9") << 6 << 9 << true << 1;
    QTest::newRow("e4m4") << 4 << 4 << true << 1;
    QTest::newRow("e8m1") << 8 << 1 << true << 1;
}

void TestFloatFormat::everyPatternAndMidpoint()
{
    QFETCH(int, exponentBits);
    QFETCH(int, mantissaBits);
    QFETCH(bool, hasInfinity);
    QFETCH(int, step);
    const test::FormatTable table(exponentBits, mantissaBits, hasInfinity);
    std::vector<double> values{infinity, std::nan(""), 1e308, 5e-324, 1e-310, 2 * table.value(table.size() - 1)};
    for (std::size_t pattern = 0; pattern < table.size(); pattern += static_cast<std::size_t>(step)) {
        const double middle = table.midpoint(pattern);
        values.insert(values.end(),
                      {table.value(pattern), middle, std::nextafter(middle, 0), std::nextafter(middle, infinity)});
    }
    std::mt19937_64 random(3);
    for (int i = 0; i < 2000; ++i) {
        const int exponent = static_cast<int>(random() % 301) - 160;
        values.push_back(std::ldexp(0.5 + static_cast<double>(random() >> 11) * 0x1p-53, exponent));
    }
    FloatFormat f = format(QTest::currentDataTag());
    const auto wrong = [&](double value) -> const char* {
        const double expected = table.rounded(value, f.saturating);
        const double stored = f.rounded(value);
        if (!same(stored, expected))
            return "value";
        if (std::isnan(expected))
            return f.classify(stored) == FloatClass::NotANumber ? nullptr : "class";
        if (f.encode(value) != table.patternOf(expected))
            return "pattern";
        if (!same(f.decode(f.encode(value)), expected))
            return "value of the pattern";
        if (std::string_view(name(f.classify(stored))) != table.classNameOf(expected))
            return "class";
        if (!same(f.nextUp(stored), table.nextUp(expected)))
            return "neighbour above";
        if (!same(f.nextDown(stored), -table.nextUp(-expected)))
            return "neighbour below";
        // Of float32 values there is a rounding of their own.
        const auto narrow = static_cast<float>(value);
        if (narrow == value && !same(f.rounded(narrow), expected))
            return "value of a float32";
        return nullptr;
    };
    for (const bool saturating : {false, true}) {
        f.saturating = saturating;
        for (const double value : values) {
            for (const double signedValue : {value, -value})
                if (const char* what = wrong(signedValue))
                    QFAIL(qPrintable(QStringLiteral("%1 of %2").arg(what).arg(signedValue, 0, 'g', 17)));
        }
    }
}

QTEST_GUILESS_MAIN(TestFloatFormat)
#include "tst_float_format.moc"
