#include "engine/numerics/bit_text.h"
#include "engine/numerics/stored_number.h"

#include <QTest>

#include <cmath>

using namespace halfstep;

/// Numbers as bits: written, read and taken apart.
class TestBitText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void leavesOtherTextsAlone_data();
    void leavesOtherTextsAlone();
    void everyPatternReadsBack_data();
    void everyPatternReadsBack();
    void storedNumbers();
};

static FloatFormat format(const char* name)
{
    return FloatFormat::named(name).value();
}

void TestBitText::reads_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value");
    QTest::addColumn<bool>("isPattern");
    const double infinity = HUGE_VAL;
    QTest::newRow("half") << "float16"
                          << "0x3c00" << 1.0 << true;
    QTest::newRow("few digits") << "float16"
                                << "0x1" << std::ldexp(1.0, -24) << true;
    QTest::newRow("capitals") << "float16"
                              << " 0X7BFF " << 65504.0 << true;
    QTest::newRow("infinity") << "float16"
                              << "0xfc00" << -infinity << true;
    QTest::newRow("bfloat16") << "bfloat16"
                              << "0x3f80" << 1.0 << true;
    QTest::newRow("float32") << "float32"
                             << "0x3f800000" << 1.0 << true;
    QTest::newRow("binary") << "float16"
                            << "0b0011110000000000" << 1.0 << true;
    QTest::newRow("parted by bars") << "float16"
                                    << "0|01011|1001100110" << 0.0999755859375 << true;
    QTest::newRow("parted by blanks") << "fp8_e4m3"
                                      << "0b 0 1111 110" << 448.0 << true;
    QTest::newRow("minus zero") << "e3m4"
                                << "0x80" << -0.0 << true;
    QTest::newRow("hexadecimal float") << "float16"
                                       << "0x1.8p-3" << 0.1875 << false;
    QTest::newRow("negative one") << "float16"
                                  << "-0x1p4" << -16.0 << false;
    QTest::newRow("with a point alone") << "float16"
                                        << "0x1.8" << 1.5 << false;
    QTest::newRow("with a plus") << "float16"
                                 << "+0x.8p0" << 0.5 << false;
}

void TestBitText::reads()
{
    QFETCH(QString, name);
    QFETCH(QString, text);
    QFETCH(double, value);
    QFETCH(bool, isPattern);
    const auto number = bitTextFrom(text.toStdString(), format(qPrintable(name)));
    QVERIFY(number);
    QVERIFY(number->fault == BitTextFault::None);
    QVERIFY(number->value == value);
    QCOMPARE(std::signbit(number->value), std::signbit(value));
    QCOMPARE(number->pattern.has_value(), isPattern);
}

void TestBitText::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("fault");
    const int malformed = static_cast<int>(BitTextFault::Malformed);
    const int tooMany = static_cast<int>(BitTextFault::TooManyBits);
    QTest::newRow("no digits") << "0x" << malformed;
    QTest::newRow("a letter") << "0x3g00" << malformed;
    QTest::newRow("a two") << "0b012" << malformed;
    QTest::newRow("bars and a letter") << "0|x|1" << malformed;
    QTest::newRow("negative bits") << "-0x3c00" << malformed;
    QTest::newRow("17 bits") << "0x10000" << tooMany;
    QTest::newRow("80 bits") << "0x3c000000000000000000" << tooMany;
    QTest::newRow("two points") << "0x1.2.3" << malformed;
    QTest::newRow("no exponent") << "0x1p" << malformed;
    QTest::newRow("two signs") << "-0x-1p4" << malformed;
    QTest::newRow("huge") << "0x1p2000" << static_cast<int>(BitTextFault::BeyondFloat64);
}

void TestBitText::refuses()
{
    QFETCH(QString, text);
    QFETCH(int, fault);
    const auto number = bitTextFrom(text.toStdString(), format("float16"));
    QVERIFY(number);
    QCOMPARE(static_cast<int>(number->fault), fault);
}

void TestBitText::leavesOtherTextsAlone_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"", "0", "0.1", "-1e-6", "inf", "nan", "1001", "x", "01111 0"})
        QTest::addRow("'%s'", text) << text;
}

void TestBitText::leavesOtherTextsAlone()
{
    QFETCH(QString, text);
    QVERIFY(!bitTextFrom(text.toStdString(), format("float16")));
}

void TestBitText::everyPatternReadsBack_data()
{
    QTest::addColumn<int>("step");
    QTest::newRow("float16") << 1;
    QTest::newRow("fp8_e4m3") << 1;
    QTest::newRow("e3m4") << 1;
    QTest::newRow("tf32") << 101;
}

/// NaNs of any payload among them.
void TestBitText::everyPatternReadsBack()
{
    QFETCH(int, step);
    const FloatFormat f = format(QTest::currentDataTag());
    for (std::uint32_t pattern = 0; pattern >> f.bits() == 0; pattern += static_cast<std::uint32_t>(step)) {
        const PatternFields fields = fieldsOf(f, pattern);
        QCOMPARE(static_cast<int>((fields.sign + fields.exponent + fields.mantissa).size()), f.bits());
        QCOMPARE(bitTextFrom(hexText(f, pattern), f)->pattern.value(), pattern);
        QCOMPARE(bitTextFrom(fields.sign + '|' + fields.exponent + '|' + fields.mantissa, f)->pattern.value(), pattern);
        const StoredNumber number = storedPattern(f, pattern);
        QCOMPARE(number.pattern, pattern);
        QVERIFY(number.absoluteError == 0 || std::isnan(number.stored));
    }
}

/// Against IEEE 754 arithmetic by hand: 0.1 lies between 1637/16384 and 1638/16384.
void TestBitText::storedNumbers()
{
    const StoredNumber tenth = storedNumber(format("float16"), 0.1);
    QCOMPARE(tenth.pattern, 0x2e66u);
    QVERIFY(tenth.stored == 1638.0 / 16384);
    QVERIFY(tenth.below == 1637.0 / 16384 && tenth.above == 1639.0 / 16384);
    QVERIFY(tenth.kind == FloatClass::Normal && !tenth.overflow && !tenth.underflow);
    QVERIFY(std::abs(tenth.absoluteError - 2.44140625e-5) < 1e-17);
    QVERIFY(std::abs(tenth.relativeError - 2.44140625e-4) < 1e-15);
    QVERIFY(storedNumber(format("float16"), 1e-6).kind == FloatClass::Subnormal);
    QVERIFY(storedNumber(format("float16"), std::ldexp(1.0, -25)).underflow);
    QVERIFY(storedNumber(format("float16"), 65520).overflow);
    QVERIFY(storedNumber(format("fp8_e4m3_sat"), 500).overflow
            && storedNumber(format("fp8_e4m3_sat"), 500).stored == 448);
    QVERIFY(!storedNumber(format("float16"), HUGE_VAL).overflow);
    QVERIFY(storedNumber(format("float16"), HUGE_VAL).absoluteError == 0);
}

QTEST_GUILESS_MAIN(TestBitText)
#include "tst_bit_text.moc"
