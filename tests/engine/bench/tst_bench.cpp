// What is made of slices, and the loops of the BLAS floor against sums in float64.
#include "engine/bench/benchmark.h"
#include "engine/bench/floor_loops.h"
#include "engine/bench/format_time.h"
#include "engine/numerics/random.h"

#include <QtTest>

#include <cmath>

using namespace halfstep;

namespace {

/// Each step takes so long; writes down when it was its turn.
class FakeContender final : public Contender {
public:
    FakeContender(int name, double microseconds, std::vector<std::pair<int, int>>& turns)
        : m_name(name)
        , m_microseconds(microseconds)
        , m_turns(turns)
    {
    }
    double run(int steps) override
    {
        m_turns.emplace_back(m_name, steps);
        return m_microseconds * steps;
    }

private:
    int m_name;
    double m_microseconds;
    std::vector<std::pair<int, int>>& m_turns;
};

std::vector<float> drawn(Random& random, std::int64_t count)
{
    std::vector<float> values;
    for (std::int64_t i = 0; i < count; ++i)
        values.push_back(static_cast<float>(random.normal()));
    return values;
}

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-5 * std::max(1.0, std::abs(b));
}

} // namespace

class TestBench : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void spreadIsMedianLowestAndHighest()
    {
        const Spread spread = spreadOf({5, 1, 4, 2, 3});
        QCOMPARE(spread.median, 3.0);
        QCOMPARE(spread.low, 1.0);
        QCOMPARE(spread.high, 5.0);
        QCOMPARE(spreadOf({4, 1, 3, 2}).median, 2.5);
        QVERIFY(std::isnan(spreadOf({}).median));
        QVERIFY(std::isnan(spreadOf({1, std::nan("")}).median));
    }

    /// 6/2, 8/4, 30/3: not the ratio of the medians, 8/3.
    void ratiosAreOfSlicesBesideEachOther()
    {
        const Spread ratio = ratioOf({6, 8, 30}, {2, 4, 3});
        QCOMPARE(ratio.median, 3.0);
        QCOMPARE(ratio.low, 2.0);
        QCOMPARE(ratio.high, 10.0);
    }

    void contendersTakeTurnsInSlicesOfTheSameLength()
    {
        std::vector<std::pair<int, int>> turns;
        std::vector<ContenderPtr> contenders;
        contenders.push_back(std::make_unique<FakeContender>(0, 1.0, turns));
        contenders.push_back(std::make_unique<FakeContender>(1, 10.0, turns));
        const std::vector<Slices> slices = takeTurns(contenders, {3, 1.0});
        QCOMPARE(slices, (std::vector<Slices>{{1, 1, 1}, {10, 10, 10}}));
        std::vector<std::pair<int, int>> expected; // each time an eighth first, which is not timed
        for (int slice = 0; slice < 3; ++slice)
            expected.insert(expected.end(), {{0, 125}, {0, 1000}, {1, 12}, {1, 100}});
        QCOMPARE((std::vector<std::pair<int, int>>(turns.end() - 12, turns.end())), expected);
    }

    void barsAreJudgedByTheMedian()
    {
        const BenchRow row{"mlp", 64, {{BenchPath::Run, {2, 2.8, 9}}, {BenchPath::BlasFloor, {2, 2, 2}}}};
        const std::vector<BarResult> bars = barsOf(std::vector{row});
        QCOMPARE(bars.size(), std::size_t{1}); // the others' contenders did not take part
        QVERIFY(bars[0].bar.atMost);
        QCOMPARE(bars[0].ratio.median, 1.4);
        QVERIFY(!bars[0].met);
    }

    /// A format in times of itself, so that only what slices are off by is left.
    void timesOfFormatsAreOfFloat32()
    {
        RunConfig config;
        config.model.name = ModelName::TinyMlp;
        config.precision.dtype = "float32";
        const ModelSpec model = *modelSpecFor(config, {Task::Classification, {1, 24, 24}, 3, 1});
        const auto ratio = timeAgainstFloat32(config, model, {});
        QVERIFY(ratio);
        QVERIFY2(*ratio > 0.5 && *ratio < 2, qPrintable(QString::number(*ratio)));
        config.precision.dtype = "bfloat16";
        QVERIFY(*timeAgainstFloat32(config, model, {}) > 0);
        QVERIFY(!timeAgainstFloat32(config, model, [] { return true; }));
    }

    /// 48 columns, and some that no vector divides.
    void floorLoopsComputeWhatTheySay_data()
    {
        QTest::addColumn<int>("columns");
        QTest::newRow("48") << 48;
        QTest::newRow("19") << 19;
    }
    void floorLoopsComputeWhatTheySay()
    {
        QFETCH(int, columns);
        constexpr int rows = 7;
        Random random(1);
        const std::vector<float> a = drawn(random, rows * columns);
        const std::vector<float> bias = drawn(random, columns);
        const std::vector<float> w = drawn(random, columns);
        const std::vector<float> dz = drawn(random, rows);

        std::vector<float> h = a;
        addBiasAndRelu(h.data(), bias.data(), rows, columns);
        std::vector<float> z(rows);
        timesVector(h.data(), w.data(), 0.5f, z.data(), rows, columns);
        std::vector<float> back = h;
        std::vector<float> ofWeights(static_cast<std::size_t>(columns), 0.0f);
        backThroughOutput(back.data(), dz.data(), w.data(), ofWeights.data(), rows, columns);
        std::vector<float> sums(static_cast<std::size_t>(columns), 9.0f);
        sumRows(back.data(), sums.data(), rows, columns);
        for (std::size_t j = 0; j < std::size_t(columns); ++j) {
            double weight = 0;
            double sum = 0;
            for (std::size_t i = 0; i < rows; ++i) {
                const std::size_t at = i * std::size_t(columns) + j;
                QVERIFY(near(h[at], std::max(0.0, double(a[at]) + bias[j])));
                QVERIFY(near(back[at], h[at] > 0 ? double(dz[i]) * w[j] : 0.0));
                weight += double(dz[i]) * h[at];
                sum += back[at];
            }
            QVERIFY(near(ofWeights[j], weight));
            QVERIFY(near(sums[j], sum));
        }
        for (std::size_t i = 0; i < rows; ++i) {
            double product = 0.5;
            for (std::size_t j = 0; j < std::size_t(columns); ++j)
                product += double(h[i * std::size_t(columns) + j]) * w[j];
            QVERIFY(near(z[i], product));
        }
    }

    /// The first step of Adam is the learning rate towards the smaller loss, whatever the gradient's size.
    void floorsAdamSteps()
    {
        std::vector<float> weights{1, 1};
        const std::vector<float> gradient{1e-3f, -1e3f};
        std::vector<float> first(2);
        std::vector<float> second(2);
        adam(weights.data(), gradient.data(), first.data(), second.data(), 2,
             {0.01f / (1 - 0.9f), std::sqrt(1 - 0.999f)});
        QVERIFY(near(weights[0], 0.99));
        QVERIFY(near(weights[1], 1.01));
    }
};

QTEST_GUILESS_MAIN(TestBench)
#include "tst_bench.moc"
