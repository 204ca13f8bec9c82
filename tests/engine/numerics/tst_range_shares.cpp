// What formats hold of counted numbers, against counts that numpy made value by value (tests/data/inside).
#include "engine/numerics/range_shares.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QtTest>

#include <cmath>
#include <numeric>
#include <vector>

using namespace halfstep;

class TestRangeShares : public QObject {
    Q_OBJECT

    nlohmann::json m_data;
    MagnitudeCounts m_counts;

    static bool holds(const CountRange& range, std::int64_t count)
    {
        return range.least <= count && count <= range.most;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QFile file(QStringLiteral(HALFSTEP_TEST_DATA "/inside/range_counts.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_data = nlohmann::json::parse(file.readAll().toStdString());
        m_counts = magnitudesOf(m_data.at("x").get<std::vector<float>>());
    }

    void sharesAreNumpysCounts()
    {
        int exact = 0;
        for (const nlohmann::json& row : m_data.at("counts")) {
            const auto format = FloatFormat::named(row.at("format").get<std::string>());
            const auto scale = row.at("scale").get<double>();
            const QByteArray place = QByteArray::fromStdString(row.dump());
            const RangeShares shares = rangeShares(m_counts, *format, scale);
            QCOMPARE(shares.zeros, row.at("zeros").get<std::int64_t>());
            QVERIFY2(holds(shares.lost, row.at("lost")), place);
            QVERIFY2(holds(shares.subnormal, row.at("subnormal")), place);
            QVERIFY2(holds(shares.normal, row.at("normal")), place);
            QVERIFY2(holds(shares.overflow, row.at("overflow")), place);
            QCOMPARE(shares.elements, std::int64_t(m_data.at("x").size()));
            if (std::exp2(std::round(std::log2(scale))) != scale)
                continue;
            // Borders at powers of two are met exactly.
            QVERIFY2(shares.lost.exact() && shares.subnormal.exact(), place);
            ++exact;
        }
        QCOMPARE(exact, 24);
    }

    /// The exponent that the border lies in is all that is not known.
    void overflowIsBounded()
    {
        const std::vector<float> values{65504, 65519, 65520, 65536, 40000, 1};
        const RangeShares shares = rangeShares(magnitudesOf(values), *FloatFormat::named("float16"));
        QCOMPARE(shares.overflow, (CountRange{1, 5}));
        QCOMPARE(shares.normal, (CountRange{1, 5}));
    }

    void largestMagnitudeDecides()
    {
        const std::vector<float> values{65519, 40000, 1};
        QCOMPARE(rangeShares(magnitudesOf(values), *FloatFormat::named("float16")).overflow, (CountRange{0, 0}));
        const std::vector<float> beyond{65520, 1};
        QCOMPARE(rangeShares(magnitudesOf(beyond), *FloatFormat::named("float16")).overflow, (CountRange{1, 1}));
    }

    /// Half the smallest subnormal number itself is rounded to zero, whatever is above it is not.
    void tieGoesToZero()
    {
        const std::vector<float> values{0x1p-25f, 0x1.000002p-25f, 0x1p-26f, 0};
        const RangeShares shares = rangeShares(magnitudesOf(values), *FloatFormat::named("float16"));
        QCOMPARE(shares.lost, (CountRange{2, 2}));
        QCOMPARE(shares.subnormal, (CountRange{1, 1}));
        QCOMPARE(shares.zeros, 1);
    }

    /// 464 is halfway between 448 and what would be 480: the tie stays finite.
    void tieAboveE4m3StaysFinite()
    {
        const std::vector<float> tie{464};
        const std::vector<float> above{std::nextafter(464.0f, 1000.0f)};
        const FloatFormat e4m3 = *FloatFormat::named("fp8_e4m3");
        QCOMPARE(rangeShares(magnitudesOf(tie), e4m3).overflow, (CountRange{0, 0}));
        QCOMPARE(rangeShares(magnitudesOf(above), e4m3).overflow, (CountRange{1, 1}));
    }

    void nonfiniteValuesStayBeside()
    {
        const std::vector<float> values{HUGE_VALF, std::nanf(""), 1, 0};
        const RangeShares shares = rangeShares(magnitudesOf(values), *FloatFormat::named("bfloat16"), 1024);
        QCOMPARE(shares.infinite, 1);
        QCOMPARE(shares.nans, 1);
        QCOMPARE(shares.normal, (CountRange{1, 1}));
        QCOMPARE(shares.share(shares.zeros), 0.25);
    }

    void whatIsRoundedToZeroIsKnownByExponent()
    {
        const std::vector<float> values{0x1p-25f, 0x1.000002p-25f, 0x1p-26f, 0x1.8p-26f, 0x1p-149f, 0, HUGE_VALF};
        const auto lost = roundedToZero(magnitudesOf(values), *FloatFormat::named("float16"));
        const auto at = [&](int exponent) { return lost[std::size_t(exponent - MagnitudeCounts::lowest)]; };
        QCOMPARE(at(-25), 1);
        QCOMPARE(at(-26), 2);
        QCOMPARE(at(-149), 1);
        QCOMPARE(std::accumulate(lost.begin(), lost.end(), std::int64_t(0)), 4);
    }

    /// 1e-8 vanishes in float16 and is kept at 65536, 1e-6 is kept at both.
    void scalingSaves()
    {
        const std::vector<float> values{1e-8f, 1e-8f, 1e-6f, 1};
        const FloatFormat half = *FloatFormat::named("float16");
        QCOMPARE(savedByScaling(magnitudesOf(values), half, 65536), (CountRange{2, 2}));
        QCOMPARE(savedByScaling(magnitudesOf(values), half, 1), (CountRange{0, 0}));
    }
};

QTEST_GUILESS_MAIN(TestRangeShares)
#include "tst_range_shares.moc"
