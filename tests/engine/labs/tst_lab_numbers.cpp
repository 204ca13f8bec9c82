#include "engine/labs/lab.h"
#include "engine/labs/line_fit.h"

#include <QtTest>

#include <cmath>

using namespace halfstep;

/// Numbers of labs that are known from elsewhere.
class TestLabNumbers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void handExample();
    void handExampleNeedsEqualParts();
    void unequalMicroBatches();
    void scaleBelowOne();
    void accumulationEquivalence();
    void batchStatisticsAndMasksBreakAccumulation();
    void layerStatisticsDoNot();
    void stepsAreNoAccumulation();
    void scaleSavesASmallGradient();
    void clippingFirstActsAtAFractionOfTheThreshold();
    void oneAndALittleIsOne();
    void varianceFallsWithTheBatch();
    void costTableKeepsItsInvariants();
    void probeAgreesWithPyTorch();
    void everyBugKeepsSixteenSamplesFromBeingLearnt_data();
    void everyBugKeepsSixteenSamplesFromBeingLearnt();
    void quantilesOfStudentsT();

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

/// TinyMLP has 576·16 + 16 + 16·3 + 3 parameters. Its gradient may differ by float32's rounding: allclose.
void TestLabNumbers::accumulationEquivalence()
{
    const LabResult lab = result("accumulation-equivalence");
    QCOMPARE(std::get<std::int64_t>(lab.number("parameters")), 9283);
    QVERIFY(std::get<bool>(lab.number("allclose")));
    QVERIFY(number(lab, "max_abs_difference") < 1e-6);
    QVERIFY(std::abs(number(lab, "cosine") - 1) < 1e-6);
    QVERIFY(std::abs(number(lab, "norm_ratio") - 1) < 1e-5);
}

void TestLabNumbers::batchStatisticsAndMasksBreakAccumulation()
{
    QCOMPARE(result("accumulation-equivalence", {"batch_norm=true"}).verdict, std::string_view("broken_by_batch_norm"));
    const LabResult masks = result("accumulation-equivalence", {"model=glyph-cnn", "dropout=0.5"});
    QCOMPARE(masks.verdict, std::string_view("broken_by_dropout"));
    QVERIFY(!std::get<bool>(masks.number("allclose")));
    QVERIFY(masks.holds);
    const LabResult oneLayer = result("accumulation-equivalence", {"dropout=0.5"});
    QCOMPARE(oneLayer.verdict, std::string_view("equal_by_same_masks"));
    QVERIFY(oneLayer.holds);
    const LabResult linear = result("accumulation-equivalence", {"model=linear", "batch_norm=true", "dropout=0.5"});
    QCOMPARE(linear.verdict, std::string_view("equal_without_layers"));
    QVERIFY(linear.holds);
}

/// The same statistics whatever the batch is; one dropout layer draws the same masks in the same order.
void TestLabNumbers::layerStatisticsDoNot()
{
    const LabResult lab = result("accumulation-equivalence", {"layer_norm=true"});
    QCOMPARE(lab.verdict, std::string_view("equal"));
    QCOMPARE(std::get<std::int64_t>(lab.number("parameters")), 9283 + 2 * 16);
    QVERIFY(number(lab, "difference_layer_norm") < 1e-6);
    QVERIFY(number(lab, "difference_dropout_one_layer") < 1e-6);
    QVERIFY(number(lab, "difference_dropout_two_layers") > 1e-3);
    QVERIFY(number(lab, "difference_batch_norm") > 1e-3);
    const LabResult single = result("accumulation-equivalence", {"micro_batches=16"});
    QVERIFY(single.holds);
    QCOMPARE(number(lab, "mean_of_values"), 4.0); // of 1, 3, 5, 7
    QCOMPARE(number(lab, "mean_of_first_half"), 2.0);
    QVERIFY(std::isnan(number(single, "difference_batch_norm")));
}

void TestLabNumbers::stepsAreNoAccumulation()
{
    const LabResult lab = result("fake-accumulation", {"windows=5"});
    QCOMPARE(std::get<std::int64_t>(lab.number("updates_accumulated")), 5);
    QCOMPARE(std::get<std::int64_t>(lab.number("updates_fake")), 20);
    QVERIFY(number(lab, "distance") > 0);
    QCOMPARE(number(result("fake-accumulation", {"accumulation=1"}), "distance"), 0.0);
}

/// float16: smallest normal 2^-14, largest finite 65504.
void TestLabNumbers::scaleSavesASmallGradient()
{
    const LabResult lab = result("underflow");
    QCOMPARE(std::get<std::string>(lab.number("class")), std::string("subnormal"));
    QCOMPARE(number(lab, "smallest_normal_scale"), 64.0);
    QCOMPARE(number(lab, "exact_normal_scale"), std::ldexp(1.0, -14) / 1e-6);
    QCOMPARE(number(lab, "largest_finite_scale"), std::ldexp(1.0, 35));
    QVERIFY(std::abs(number(lab, "scaled_stored") - 0.065536) < std::ldexp(1.0, -15)); // half a spacing at 2^-4
    const LabResult three = result("underflow", {"gradient=3"});
    QCOMPARE(three.verdict, std::string_view("normal_already"));
    QCOMPARE(number(three, "largest_finite_scale"), 16384.0); // 49,152; twice that is past 65,504
    QCOMPARE(result("underflow", {"gradient=1e-8"}).verdict, std::string_view("lost_and_saved"));
    QCOMPARE(result("underflow", {"gradient=1e6"}).verdict, std::string_view("overflows_already"));
    QCOMPARE(result("underflow", {"gradient=1e38"}).verdict, std::string_view("overflows_already"));
}

void TestLabNumbers::clippingFirstActsAtAFractionOfTheThreshold()
{
    const LabResult lab = result("clip-order");
    QCOMPARE(number(lab, "true_threshold"), 1.0 / 65536);
    QVERIFY(std::abs(number(lab, "norm_after_clip_first") * 65536 - 1) < 1e-5);
    QCOMPARE(number(lab, "norm_after_unscale_first"), 0.5);
    QCOMPARE(result("clip-order", {"gradient_norm=1e-5"}).verdict, std::string_view("below_both"));
}

void TestLabNumbers::oneAndALittleIsOne()
{
    const LabResult lab = result("lost-updates");
    QCOMPARE(number(lab, "one_plus_update"), 1.0);
    QCOMPARE(number(lab, "smallest_update_of_one"), std::ldexp(1.0, -8));
    QVERIFY(number(lab, "lost_without_master_weights") > 0.3);
    QVERIFY(number(lab, "lost_with_master_weights") < 0.01);
    QCOMPARE(number(result("lost-updates", {"update=0.01", "attempts=10"}), "one_plus_update"), 1.0078125);
}

/// In theory −1; the interval is that of five points. Without replacement a batch of all rows does not vary at all.
void TestLabNumbers::varianceFallsWithTheBatch()
{
    const LabResult lab = result("gradient-variance");
    QVERIFY(number(lab, "slope_low") <= -1 && number(lab, "slope_high") >= -1);
    QCOMPARE(number(lab, "last_to_first_expected"), 1.0 / 16);
    const LabResult quarter = result("gradient-variance", {"sizes=128,256,512"});
    QCOMPARE(number(quarter, "last_to_first_expected"), 0.25);
    QVERIFY(std::abs(number(quarter, "last_to_first_measured") - 0.25)
            < 0.05); // 200 repeats: a deviation of about 0.01
    const LabResult all = result("gradient-variance", {"sizes=16,32,64", "rows=64", "replacement=false"});
    QVERIFY(number(all, "last_to_first_measured") < 1e-9);
}

void TestLabNumbers::costTableKeepsItsInvariants()
{
    const LabResult lab = result("batch-cost");
    const LabTable& table = lab.tables.front();
    QCOMPARE(table.columns, (std::vector<std::string>{"batch_size", "samples", "epoch_s_runs", "epoch_s_median",
                                                      "samples_per_s", "updates"}));
    QCOMPARE(table.rows.size(), std::size_t{5});
    for (const auto& row : table.rows) {
        QCOMPARE(std::get<std::int64_t>(row[1]), 8192);
        QCOMPARE(std::get<std::vector<double>>(row[2]).size(), std::size_t{3});
        QCOMPARE(std::get<double>(row[4]), 8192 / std::get<double>(row[3]));
    }
}

/// LibTorch 1.13.1 and 2.6.0 both give 0.00125276, and another sum order changes that in the seventh digit.
void TestLabNumbers::probeAgreesWithPyTorch()
{
    const LabResult lab = result("autocast-probe");
    QCOMPARE(std::get<std::string>(lab.number("dtype")), std::string("bfloat16"));
    QVERIFY(std::abs(number(lab, "mean_abs_difference") - 0.00125276) < 2e-6);
    QVERIFY(std::abs(number(lab, "correlation") - 1) < 5e-5);
}

void TestLabNumbers::everyBugKeepsSixteenSamplesFromBeingLearnt_data()
{
    QTest::addColumn<QString>("bug");
    for (const LabParameter& parameter : labNamed("tiny-overfit")->parameters)
        for (const std::string_view bug : parameter.choices)
            if (bug != "none")
                QTest::newRow(std::string(bug).c_str()) << QString::fromUtf8(bug.data(), qsizetype(bug.size()));
}

void TestLabNumbers::everyBugKeepsSixteenSamplesFromBeingLearnt()
{
    QFETCH(QString, bug);
    const LabResult lab = result("tiny-overfit", {"bug=" + bug.toStdString()});
    QCOMPARE(lab.verdict, std::string_view("look_for_the_bug"));
    QVERIFY(lab.holds);
}

/// From printed tables of the distribution.
void TestLabNumbers::quantilesOfStudentsT()
{
    const std::pair<int, double> known[] = {{1, 12.706}, {2, 4.303},  {3, 3.182}, {4, 2.776},
                                            {5, 2.571},  {10, 2.228}, {30, 2.042}};
    for (const auto& [degrees, quantile] : known)
        QVERIFY2(std::abs(studentQuantile975(degrees) - quantile) < 6e-4, qPrintable(QString::number(degrees)));
}

QTEST_GUILESS_MAIN(TestLabNumbers)
#include "tst_lab_numbers.moc"
