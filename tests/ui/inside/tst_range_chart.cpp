// What a format holds of counted magnitudes, as the range window shows and exports it.
#include "ui/inside/range_chart.h"

#include "ui/inside/counted_numbers.h"

#include <QLocale>
#include <QTest>

#include <array>
#include <cmath>
#include <limits>

using namespace halfstep;

namespace {

constexpr float inf = std::numeric_limits<float>::infinity();

RangeChart::Shown shown(const char* format, double factor = 1)
{
    // float16: 2^-25 is a tie that goes to zero, 3·2^-26 rounds up to 2^-24, 2^-14 is the smallest normal number.
    static const std::array<float, 8> values{
        0,   std::ldexp(1.0F, -30), std::ldexp(1.0F, -25), std::ldexp(-3.0F, -26), -1.0, std::ldexp(1.0F, -14), inf,
        -inf};
    return {.counts = magnitudesOf(values),
            .factor = factor,
            .format = *FloatFormat::named(format),
            .counted = QStringLiteral("gradient")};
}

QStringList legendOf(const RangeChart& chart)
{
    QStringList texts;
    for (const LegendEntry& entry : chart.legend({}))
        texts << entry.text;
    return texts;
}

} // namespace

class TestRangeChart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void theLegendTellsWhatTheFormatHolds()
    {
        RangeChart chart;
        chart.show(shown("float16"));
        QCOMPARE(legendOf(chart), (QStringList{"lost to zero 25.0%", "subnormal 12.5%", "normal 25.0%", "overflow 0%",
                                               "zero before 12.5%", "inf 2 · NaN 0"}));
    }

    void aScaleSlidesTheHistogram()
    {
        RangeChart chart;
        chart.show(shown("float16"));
        const ValueRange before = chart.xExtent();
        chart.show(shown("float16", 0x1p16)); // 1 becomes 65536, which overflows; 2^-30 becomes 2^-14
        QCOMPARE(legendOf(chart).first(4),
                 (QStringList{"lost to zero 0%", "subnormal 0%", "normal 50.0%", "overflow 12.5%"}));
        QCOMPARE(before.lower, -31.0); // six doublings beyond the format's smallest half
        QCOMPARE(chart.readOut(16.5, {}).values.front().value.lower, 12.5); // the 1, sixteen doublings up
        QVERIFY(chart.readOut(17.5, {}).values.front().value.lower == 0);
    }

    void boundsAreSaidWhereCountsDoNotDecide()
    {
        const std::array<float, 4> values{65519, 65520, 40000, 1}; // float16 overflows from 65520 on
        RangeChart chart;
        chart.show({.counts = magnitudesOf(values), .format = *FloatFormat::named("float16")});
        QCOMPARE(legendOf(chart)[3], QStringLiteral("overflow 25.0% to 75.0%"));
        QVERIFY(!chart.shares().overflow.exact());
    }

    /// Sums of rounded numbers are float32: 65530 is no overflow there, though float16 would make it one.
    void whatTheFormatMadeHasNoBounds()
    {
        const std::array<float, 4> values{65519, 65530, 1, inf};
        RangeChart::Shown made{.counts = magnitudesOf(values), .format = *FloatFormat::named("float16")};
        made.asMade = true;
        RangeChart chart;
        chart.show(made);
        QCOMPARE(legendOf(chart), (QStringList{"lost to zero 0%", "subnormal 0%", "normal 75.0%", "overflow 25.0%",
                                               "zero before 0%", "overflowed: inf 1 · NaN 0"}));
        QCOMPARE(chart.overflow(), (CountRange{1, 1}));
        QVERIFY(chart.csv(chart.xExtent(), {}).contains(QStringLiteral(",1,1\nzero,")));
    }

    /// Of 2^-30, 2^-25 and 3·2^-26 float16 keeps the last.
    void whatRoundingMadeZeroIsShown()
    {
        const std::array<float, 5> before{std::ldexp(1.0F, -30), std::ldexp(1.0F, -25), std::ldexp(3.0F, -26), 1, 0};
        const std::array<float, 5> after{0, 0, std::ldexp(1.0F, -24), 1, 0};
        RangeChart::Shown sum{.counts = magnitudesOf(after), .format = *FloatFormat::named("float16")};
        sum.unrounded = magnitudesOf(before);
        sum.rounding = sum.format;
        RangeChart chart;
        chart.show(sum);
        QCOMPARE(legendOf(chart)[4], QStringLiteral("made zero by rounding 40.0%"));
        QCOMPARE(legendOf(chart)[5], QStringLiteral("zero before 60.0%"));
        QCOMPARE(chart.bars().lower, -30.0);
        const QString csv = chart.csv(chart.xExtent(), {});
        for (const char* row : {"made_zero_magnitude,-30,-29,1,1", "made_zero_magnitude,-25,-24,1,1",
                                "made_zero_by_rounding,,,2,2", "zero_before_rounding,,,1,1", "zero,,,3,3"})
            QVERIFY2(csv.contains(QLatin1String(row)), qPrintable(csv));
        QCOMPARE(csv.count(QLatin1String("made_zero_magnitude")), 2);
    }

    void ofWhatIsAllZeroTheNumbersBeforeRoundingAreCounted()
    {
        const MagnitudeCounts none = magnitudesOf(std::array<float, 2>{0, 0});
        const MagnitudeCounts small = magnitudesOf(std::array<float, 2>{1e-9F, 0});
        WindowDetail window;
        window.precision.dtype = "float16";
        window.parameters.resize(2);
        for (ParameterDetail& parameter : window.parameters) {
            parameter.scaled = none;
            parameter.unrounded = none;
        }
        window.parameters[1].name = "fc1.bias";
        window.layers = {{"fc1", "float16", {}, {}, {}, none, small}, {"fc2", "float16", {}, {}, {}, none, small}};
        const auto layer = countedIn(window, CountedQuantity::Gradient);
        QVERIFY(layer->instead && layer->counts == small);
        QCOMPARE(layer->tensor, std::string("fc2")); // the first on the way back
        QCOMPARE(layer->quantity, CountedQuantity::OutputGradientsBeforeRounding);
        window.parameters[1].unrounded = small;
        const auto own = countedIn(window, CountedQuantity::Gradient, "fc1.bias");
        QVERIFY(own->instead && own->counts == small);
        QCOMPARE(own->quantity, CountedQuantity::BeforeRounding);
        window.parameters[0].scaled = small; // no longer zero throughout
        const auto sum = countedIn(window, CountedQuantity::Gradient);
        QVERIFY(!sum->instead);
        QCOMPARE(sum->counts.zeros, 3);
        QCOMPARE(sum->unrounded->zeros, 3);
    }

    void aSmallShareIsExact()
    {
        QCOMPARE(shareText({3, 3}, 78787), QStringLiteral("0.0038%")); // 3/78787 = 0.00380773%
        QCOMPARE(shareText({0, 0}, 78787), QStringLiteral("0%"));
        QCOMPARE(shareText({0, 3}, 78787), QStringLiteral("0% to 0.0038%"));
        QCOMPARE(shareText({41, 41}, 78787), QStringLiteral("0.1%")); // 0.05204%
        QVERIFY(isBounded({0, 3}, 78787));
        QVERIFY(!isBounded({50000, 50001}, 78787)); // 63.5% both
        QCOMPARE(shareText({0, 0}, 0), QStringLiteral("0%"));
    }

    void anotherFormatHoldsOtherNumbers()
    {
        RangeChart chart;
        chart.show(shown("e5m2")); // the smallest subnormal is 2^-16: only 1 and 2^-14 are kept
        QCOMPARE(legendOf(chart).first(3), (QStringList{"lost to zero 37.5%", "subnormal 0%", "normal 25.0%"}));
        chart.show(shown("bfloat16"));
        QCOMPARE(legendOf(chart).first(3), (QStringList{"lost to zero 0%", "subnormal 0%", "normal 62.5%"}));
    }

    void tablesHoldTheExactCounts()
    {
        RangeChart chart;
        chart.show(shown("float16"));
        const QString csv = chart.csv(chart.xExtent(), {});
        for (const char* row : {"magnitude,-30,-29,1,1", "magnitude,0,1,1,1", "lost,,-25,2,2", "subnormal,-25,-14,1,1",
                                "normal,-14,", "zero,,,1,1", "inf,,,2,2", "nan,,,0,0", "gradient,,,8,8"})
            QVERIFY2(csv.contains(QLatin1String(row)), qPrintable(csv));
    }
};

QTEST_MAIN(TestRangeChart)
#include "tst_range_chart.moc"
