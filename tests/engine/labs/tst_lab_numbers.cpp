#include "engine/labs/lab.h"

#include <QtTest>

using namespace halfstep;

/// Numbers of labs that are known from elsewhere.
class TestLabNumbers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void handExample();
    void handExampleNeedsEqualParts();
    void unequalMicroBatches();
    void scaleBelowOne();

private:
    static LabResult result(std::string_view name, const std::vector<std::string>& settings = {})
    {
        const Lab* lab = labNamed(name);
        LabInputs inputs(lab->parameters);
        for (const std::string& setting : settings)
            if (inputs.set(setting))
                qFatal("%s is refused", setting.c_str());
        return *runLab(*lab, inputs);
    }
    static double number(const LabResult& result, std::string_view name)
    {
        return std::get<double>(result.number(name));
    }
    static std::vector<double> numbers(const LabResult& result, std::string_view name)
    {
        return std::get<std::vector<double>>(result.number(name));
    }
};

/// By hand: 2·(w·x − y)·x; all values are exact in float32.
void TestLabNumbers::handExample()
{
    const LabResult lab = result("hand-example");
    QCOMPARE(numbers(lab, "sample_gradients"), (std::vector<double>{-3, -12, -27, -48}));
    QCOMPARE(numbers(lab, "micro_batch_gradients"), (std::vector<double>{-7.5, -37.5}));
    QCOMPARE(number(lab, "full_gradient"), -22.5);
    QCOMPARE(number(lab, "micro_batch_mean"), -22.5);
    QCOMPARE(number(lab, "accumulated_gradient"), -22.5);
    const LabResult other = result("hand-example", {"w=1", "micro_batches=4"});
    QCOMPARE(number(other, "full_gradient"), -15.0);
}

void TestLabNumbers::handExampleNeedsEqualParts()
{
    const Lab* lab = labNamed("hand-example");
    LabInputs inputs(lab->parameters);
    QVERIFY(!inputs.set("micro_batches=3"));
    const auto refused = runLab(*lab, inputs);
    QVERIFY(!refused);
    QCOMPARE(refused.problems().front().reason, Reason::UnequalParts);
}

/// 1/(A·mₐ) against 1/n, rounded to float32 once or twice: within 1e-7 of them.
void TestLabNumbers::unequalMicroBatches()
{
    const LabResult lab = result("unequal-micro-batches");
    QCOMPARE(numbers(lab, "coefficients_unweighted"), (std::vector<double>{0.125, 0.25}));
    for (const double coefficient : numbers(lab, "coefficients_weighted"))
        QVERIFY(std::abs(coefficient - 1.0 / 6) < 1e-7 / 6);
    QCOMPARE(number(lab, "largest_ratio"), 2.0);
    QCOMPARE(result("unequal-micro-batches", {"sizes=3,3"}).verdict, std::string_view("equal_sizes"));
}

void TestLabNumbers::scaleBelowOne()
{
    const LabResult lab = result("scale-below-one");
    QCOMPARE(numbers(lab, "scales"), (std::vector<double>{0.5, 0.25, 0.125}));
    QCOMPARE(std::get<std::int64_t>(lab.number("weights")), 9283);
    QCOMPARE(std::get<std::int64_t>(lab.number("weights_changed")), 0);
    const LabResult defaults = result("scale-below-one", {"init_scale=65536", "attempts=17"});
    QCOMPARE(number(defaults, "final_scale"), 0.5);
}

QTEST_GUILESS_MAIN(TestLabNumbers)
#include "tst_lab_numbers.moc"
