// Every set of instructions that this processor has, against sums written out in float64.
#include "engine/plan/kernels.h"

#include "engine/numerics/random.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <vector>

using namespace halfstep;

namespace {

std::vector<float> numbers(std::int64_t count, std::uint64_t seed)
{
    Random random(seed);
    std::vector<float> values(std::size_t(count), 0.0f);
    for (float& value : values)
        value = random.uniform(-1, 1);
    return values;
}

/// Sums of so many terms in ±1, as float32 rounds them.
bool near(float value, double expected, std::int64_t terms)
{
    return std::abs(value - expected) <= 1e-7 * double(terms + 8);
}

const Kernels& currentSet()
{
    QFETCH_GLOBAL(int, set);
    return *kernelSets().sets[set];
}

} // namespace

class TestKernels : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase_data()
    {
        QTest::addColumn<int>("set");
        for (int i = 0; i < kernelSets().count; ++i)
            QTest::newRow(kernelSets().sets[i]->name) << i;
    }

    void theFastestSetIsChosen() { QCOMPARE(&kernels(), kernelSets().sets[kernelSets().count - 1]); }

    void products_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("depth");
        for (const int rows : {1, 4, 6, 13})
            for (const int columns : {1, 3, 8, 31, 48})
                for (const int depth : {1, 7, 40})
                    QTest::addRow("%d by %d by %d", rows, columns, depth) << rows << columns << depth;
    }
    void products()
    {
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(int, depth);
        const std::vector<float> a = numbers(rows * depth, 1);
        const std::vector<float> b = numbers(columns * depth, 2); // (columns, depth)
        const std::vector<float> bias = numbers(columns, 3);
        std::vector<float> turned(b.size());
        currentSet().transpose(b.data(), columns, depth, turned.data());
        std::vector<float> byRows(std::size_t(rows * columns), 7.0f);
        currentSet().multiplyRows({rows, columns, depth, a.data(), b.data(), byRows.data(), bias.data()});
        std::vector<float> c(std::size_t(rows * columns), 5.0f);
        Product product;
        product.rows = rows;
        product.columns = columns;
        product.depth = depth;
        product.a = a.data();
        product.aRow = depth;
        product.b = turned.data();
        product.bRow = columns;
        product.c = c.data();
        product.cRow = columns;
        product.bias = bias.data();
        product.accumulate = true;
        currentSet().multiply(product);
        for (int i = 0; i < rows; ++i)
            for (int j = 0; j < columns; ++j) {
                double sum = bias[std::size_t(j)];
                for (int k = 0; k < depth; ++k) {
                    QCOMPARE(turned[std::size_t(k * columns + j)], b[std::size_t(j * depth + k)]);
                    sum += double(a[std::size_t(i * depth + k)]) * b[std::size_t(j * depth + k)];
                }
                QVERIFY(near(byRows[std::size_t(i * columns + j)], sum, depth));
                QVERIFY(near(c[std::size_t(i * columns + j)], sum + 5, depth));
            }
    }

    /// The rows of a product have the same bits whatever their number, so that a batch may be cut anywhere.
    void rowsStandForThemselves()
    {
        const std::vector<float> a = numbers(9 * 33, 1);
        const std::vector<float> b = numbers(33 * 20, 2);
        std::vector<float> all(9 * 20);
        std::vector<float> one(20);
        Product product;
        product.columns = 20;
        product.depth = 33;
        product.aRow = 33;
        product.b = b.data();
        product.bRow = 20;
        product.cRow = 20;
        product.rows = 9;
        product.a = a.data();
        product.c = all.data();
        currentSet().multiply(product);
        product.rows = 1;
        product.a = a.data() + 7 * 33;
        product.c = one.data();
        currentSet().multiply(product);
        QVERIFY(std::equal(one.begin(), one.end(), all.begin() + 7 * 20));
        currentSet().multiplyRows({9, 20, 33, a.data(), b.data(), all.data(), nullptr});
        currentSet().multiplyRows({1, 20, 33, a.data() + 7 * 33, b.data(), one.data(), nullptr});
        QVERIFY(std::equal(one.begin(), one.end(), all.begin() + 7 * 20));
    }

    void columnSums()
    {
        const std::vector<float> values = numbers(11 * 23, 1);
        std::vector<float> sums(23, 2.0f);
        currentSet().addColumnSums(values.data(), 11, 23, sums.data());
        for (std::size_t j = 0; j < 23; ++j) {
            double sum = 2;
            for (std::size_t i = 0; i < 11; ++i)
                sum += values[i * 23 + j];
            QVERIFY(near(sums[j], sum, 11));
        }
    }

    void reluKeepsNan()
    {
        const float nan = std::numeric_limits<float>::quiet_NaN();
        std::vector<float> values{-1, 0, 2, nan, -0.0f};
        std::vector<float> gradient{1, 2, 3, 4, 5};
        currentSet().relu(values.data(), 5);
        currentSet().reluBackward(values.data(), gradient.data(), 5);
        QCOMPARE(values[0], 0.0f);
        QVERIFY(!std::signbit(values[4]));
        QCOMPARE(values[2], 2.0f);
        QVERIFY(std::isnan(values[3]));
        QCOMPARE(gradient, (std::vector<float>{0, 0, 3, 4, 0}));
    }

    /// 3 by 5 pixels of one channel: the last row and column belong to no window.
    void poolingTakesTheFirstOfEquals()
    {
        const float nan = std::numeric_limits<float>::quiet_NaN();
        const std::vector<float> image{1, 3,  -1, -2,  9, //
                                       3, -4, -3, -1,  9, //
                                       9, 9,  9,  nan, 9};
        std::vector<float> out(2);
        std::vector<std::int32_t> chosen(2);
        currentSet().pool({3, 5, 1, false}, image.data(), out.data(), chosen.data());
        QCOMPARE(out, (std::vector<float>{3, -1}));
        QCOMPARE(chosen, (std::vector<std::int32_t>{1, 0}));
        currentSet().pool({3, 5, 1, true}, image.data(), out.data(), chosen.data());
        QCOMPARE(out, (std::vector<float>{3, 0}));
        QCOMPARE(chosen, (std::vector<std::int32_t>{1, 4}));
        std::vector<float> back(15, 7.0f);
        const std::vector<float> gradient{10, 20};
        currentSet().poolBackward({3, 5, 1, true}, gradient.data(), chosen.data(), back.data());
        std::vector<float> expected(15, 0.0f);
        expected[1] = 10;
        QCOMPARE(back, expected);
        const std::vector<float> withNan{nan, 1, 2, 3};
        currentSet().pool({2, 2, 1, true}, withNan.data(), out.data(), chosen.data());
        QVERIFY(std::isnan(out[0]));
        QCOMPARE(chosen[0], 0);
    }
};

QTEST_GUILESS_MAIN(TestKernels)
#include "tst_kernels.moc"
