// The stages of a window and the layers of a model as boxes, and the widget that lays them out.
#include "engine/config/mistakes.h"
#include "ui/charts/chart_widget.h"
#include "ui/inside/box_flow.h"
#include "ui/inside/cast_map.h"
#include "ui/inside/flow_area.h"
#include "ui/inside/lost_updates_chart.h"
#include "ui/inside/microscope_boxes.h"

#include <QLocale>
#include <QScrollBar>
#include <QTest>
#include <QtTest/QSignalSpy>

#include <array>
#include <limits>

using namespace halfstep;

namespace {

/// Two micro-batches at S = 4, one weight: S·g = 8, so g = 2, clipped at 1 to 1; from 3 by a rate of 0.5 to 2.5.
WindowDetail window()
{
    WindowDetail detail{.attempt = 3, .samples = 6, .microBatches = 2, .scale = 4};
    detail.seen = {{4, 0.5, 4.0 / 6, 3, 0.5 * 4 / 6 * 4}, {2, 0.25, 2.0 / 6, 8, 0.25 * 2 / 6 * 4}};
    AttemptRecord record;
    record.attempt = 3;
    record.applied = true;
    record.appliedUpdates = 2;
    record.scaleUsed = 4;
    record.scaleNext = 8;
    record.normScaled = 8;
    record.normUnscaled = 2;
    record.normClipped = 1;
    record.clipCoefficient = 0.5;
    record.learningRate = 0.5;
    detail.stepped = record;
    detail.scales = true;
    detail.unscaling = 0.25F;
    detail.maxNorm = 1;
    ParameterDetail parameter;
    parameter.name = "fc.weight";
    parameter.scaled = magnitudesOf(std::array{8.0F});
    parameter.steps = {1, 0};
    detail.parameters = {parameter};
    detail.traced = {"fc.weight", 0, 8, 2, 1, 3, 2.5};
    return detail;
}

QStringList textsOf(const std::vector<FlowBox>& boxes)
{
    QStringList texts;
    for (const FlowBox& box : boxes)
        texts << (box.decisive ? QStringLiteral("! ") : QString()) + box.text();
    return texts;
}

} // namespace

class TestMicroscope : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void stagesStandInTheirOrderWithTheTracedElement()
    {
        QCOMPARE(textsOf(microscopeBoxes(window(), {})),
                 (QStringList{
                     "micro-batch 1 of 2: loss 0.5, weight m/n = 4/6 = 0.666667, × S = 4: 1.33333, norm of the sum 3",
                     "micro-batch 2 of 2: loss 0.25, weight m/n = 2/6 = 0.333333, × S = 4: 0.333333, norm of the sum 8",
                     "accumulated gradient S·g: norm 8, zeros 0.0%, fc.weight[0] = 8",
                     "unscale: × 1/S = 0.25, norm 2, fc.weight[0] = 2", "all finite?: yes",
                     "! clip at 1: coefficient 0.5, norm 1, fc.weight[0] = 1",
                     "step: update 2, rate 0.5, SGD, momentum 0.9, fc.weight[0] = 3 → 2.5, lost updates 0.0%",
                     "next scale: S 4 → 8, good steps in a row: 0"}));
        QCOMPARE(outcomeText(window()), QStringLiteral("The step was taken with a gradient clipped by 0.5."));
    }

    void everyMicroBatchHasItsBoxUpToManyOfThem()
    {
        const auto ofMany = [](int microBatches) {
            WindowDetail detail = window();
            detail.microBatches = microBatches;
            detail.seen.resize(static_cast<std::size_t>(microBatches), detail.seen[0]);
            return detail;
        };
        const std::vector<FlowBox> sixteen = microscopeBoxes(ofMany(16), {});
        QCOMPARE(sixteen.size(), std::size_t(16 + 6));
        QCOMPARE(microBatchBoxes(ofMany(16)), 16);
        QCOMPARE(sixteen[0].title, QStringLiteral("micro-batch 1 of 16"));
        QCOMPARE(sixteen[15].title, QStringLiteral("micro-batch 16 of 16"));
        const std::vector<FlowBox> most = microscopeBoxes(ofMany(100), {});
        QCOMPARE(microBatchBoxes(ofMany(100)), 65);
        QCOMPARE(most[0].title, QStringLiteral("micro-batches 1 to 36"));
        QCOMPARE(most[1].title, QStringLiteral("micro-batch 37 of 100"));
        QCOMPARE(most[64].title, QStringLiteral("micro-batch 100 of 100"));
    }

    void aSkipIsDecidedWhereItIsFound()
    {
        WindowDetail detail = window();
        AttemptRecord& record = *detail.stepped;
        record.applied = false;
        record.skipReason = SkipReason::GradientOverflow;
        record.firstBadTensor = "fc.weight";
        record.nonfiniteCount = 1;
        record.scaleNext = 2;
        detail.parameters[0].scaled = magnitudesOf(std::array{std::numeric_limits<float>::infinity()});
        detail.traced = {};
        const std::vector<FlowBox> boxes = microscopeBoxes(detail, {});
        const QStringList texts = textsOf(boxes);
        QCOMPARE(texts[4], QStringLiteral("! all finite?: no, inf 1 · NaN 0, first in fc.weight"));
        QVERIFY(boxes[5].pending); // nothing is clipped
        QVERIFY(texts[6].startsWith(QStringLiteral("skipped: overflow, updates stay 2")));
        QVERIFY(texts[7].contains(QStringLiteral("S 4 → 2")));
    }

    /// Of 8 entries of the last micro-batch 6 were other than zero, and float16 made them all zero.
    void anUnderflowIsDecidedWhereNothingIsLeft()
    {
        WindowDetail detail = window();
        detail.precision.dtype = "float16";
        detail.stepped->zeroFraction = 1;
        detail.parameters[0].scaled = magnitudesOf(std::array<float, 8>{});
        detail.parameters[0].steps = {};
        detail.parameters[0].unrounded = magnitudesOf(std::array{0.0F, 0.0F, 1e-9F, 1e-9F, 1e-9F, 1e-9F, 1e-9F, 1e-9F});
        const QStringList texts = textsOf(microscopeBoxes(detail, {}));
        QVERIFY2(texts[2].startsWith(QStringLiteral("! accumulated gradient S·g")), qPrintable(texts[2]));
        QVERIFY(std::ranges::count_if(texts, [](const QString& text) { return text.startsWith(u'!'); }) <= 2);
        QVERIFY(!texts[6].startsWith(u'!'));
        QVERIFY2(texts[6].endsWith(QStringLiteral("no update but zeros")), qPrintable(texts[6]));
        QCOMPARE(
            outcomeText(detail),
            QStringLiteral("Nothing is left of the gradient: every entry is zero. Before it was rounded to float16, "
                           "75.0% of the last micro-batch's was other than zero."));
        // A parameter's gradient that was zero before its own rounding was lost further on: here at fc's output.
        detail.parameters[0].unrounded = magnitudesOf(std::array<float, 8>{});
        LayerDetail layer;
        layer.layer = "fc";
        layer.gradient = magnitudesOf(std::array<float, 4>{});
        layer.unrounded = magnitudesOf(std::array{0.0F, 1e-9F, 1e-9F, 1e-9F});
        detail.layers = {layer};
        QVERIFY2(
            outcomeText(detail).endsWith(QStringLiteral("at the output of fc: before rounding to float16, 75.0% was "
                                                        "other than zero.")),
            qPrintable(outcomeText(detail)));
        detail.layers.clear();
        QCOMPARE(outcomeText(detail), QStringLiteral("Nothing is left of the gradient: every entry is zero."));
    }

    void aLossThatIsNoNumberIsNaN()
    {
        WindowDetail detail = window();
        detail.seen[1].loss = std::numeric_limits<double>::quiet_NaN();
        detail.seen[1].scaledLoss = -std::numeric_limits<double>::infinity();
        const QString text = microscopeBoxes(detail, {})[1].text();
        QVERIFY2(text.contains(QStringLiteral("loss NaN,")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral(": −inf,")), qPrintable(text));
    }

    void whatIsNotReachedWaits()
    {
        WindowDetail detail = window();
        detail.stepped.reset();
        detail.seen.pop_back();
        const std::vector<FlowBox> boxes = microscopeBoxes(detail, {});
        QVERIFY(!boxes[0].pending);
        for (std::size_t i = 1; i < boxes.size(); ++i)
            QVERIFY(boxes[i].pending);
        QCOMPARE(outcomeText(detail), QStringLiteral("1 of 2 micro-batches have run."));
    }

    void mistakesStandAtTheirStages()
    {
        RunConfig config;
        config.mistakes.clipBeforeUnscale = true;
        config.mistakes.noDivisionByA = true;
        const std::vector<FlowBox> boxes = microscopeBoxes(window(), config);
        QCOMPARE(boxes[3].title, QStringLiteral("clip at 1")); // before unscaling
        QVERIFY(!boxes[3].warning.isEmpty());
        QVERIFY(!boxes[1].warning.isEmpty());
        for (const std::size_t quiet : {0, 2, 4, 5, 6, 7})
            QVERIFY2(boxes[quiet].warning.isEmpty(), qPrintable(boxes[quiet].text()));
    }

    /// Each mistake, where it acts in a window of two micro-batches that was applied, or skipped.
    void eachMistakeStandsWhereItActs_data()
    {
        QTest::addColumn<QByteArray>("mistake");
        QTest::addColumn<bool>("skipped");
        QTest::addColumn<QString>("title");
        const auto row = [](const char* mistake, const char* title, bool skipped = false) {
            QTest::addRow("%s%s", mistake, skipped ? ", skipped" : "")
                << QByteArray(mistake) << skipped << QString(title);
        };
        row("no_scaler", "accumulated gradient S·g");
        row("clip_before_unscale", "clip at 1");
        row("unscale_each_micro_batch", "micro-batch 2 of 2");
        row("no_division_by_a", "micro-batch 2 of 2");
        row("mean_of_means", "micro-batch 2 of 2");
        row("step_every_micro_batch", "step");
        row("keep_gradients_on_skip", "skipped", true);
        row("schedule_counts_skips", "step");
        row("schedule_counts_skips", "skipped", true);
        row("autocast_around_backward", "accumulated gradient S·g");
        row("evaluate_in_training_mode", "evaluation, after the epoch");
    }
    void eachMistakeStandsWhereItActs()
    {
        QFETCH(QByteArray, mistake);
        QFETCH(bool, skipped);
        QFETCH(QString, title);
        RunConfig config;
        for (const MistakeRow& each : mistakeRows)
            config.mistakes.*each.on = each.key == "mistakes." + mistake.toStdString();
        WindowDetail detail = window();
        if (skipped) {
            detail.stepped->applied = false;
            detail.stepped->skipReason = SkipReason::GradientOverflow;
        }
        QStringList marked;
        for (const FlowBox& box : microscopeBoxes(detail, config))
            if (!box.warning.isEmpty())
                marked << box.title;
        QCOMPARE(marked, QStringList{title});
    }

    void theStepNamesTheSettingsThatActInIt()
    {
        const auto stepOf = [](const RunConfig& config) {
            const std::vector<FlowBox> boxes = microscopeBoxes(window(), config);
            return boxes[boxes.size() - 2];
        };
        RunConfig config;
        config.optimizer.momentum = 0;
        QVERIFY(stepOf(config).lines.contains(QStringLiteral("SGD")));
        QCOMPARE(stepOf(config).explanation, QStringLiteral("w ← w − η·g"));
        config.optimizer.momentum = 0.9;
        config.optimizer.weightDecay = 0.01;
        QVERIFY(stepOf(config).lines.contains(QStringLiteral("weight decay 0.01")));
        QCOMPARE(stepOf(config).explanation, QStringLiteral("g ← g + 0.01·w;  b ← 0.9·b + g;  w ← w − η·b"));
        config.optimizer.groups = {{{"weight"}, 0.5, 0.0}};
        QVERIFY(!stepOf(config).text().contains(QStringLiteral("weight decay")));
        QVERIFY(stepOf(config).lines.contains(QStringLiteral("rate × 0.5 by its group")));
        config.optimizer = {};
        config.optimizer.name = OptimizerName::Adam;
        QVERIFY(stepOf(config).lines.contains(QStringLiteral("Adam, β₁ 0.9, β₂ 0.999")));
    }

    void theBoxThatActsIsScrolledTo()
    {
        FlowArea area;
        area.resize(220, 120);
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        area.flow().setBoxes(microscopeBoxes(window(), {}));
        area.keepInSight(5);
        const auto sees = [&](int box) {
            const QRect place = area.flow().placeOf(box).translated(area.flow().pos());
            return !place.isNull() && area.viewport()->rect().contains(place);
        };
        QTRY_VERIFY(sees(5));
        QVERIFY(!sees(0));
        const auto noRowIsCutAbove = [&] {
            const int from = area.verticalScrollBar()->value();
            for (int box = 0; box < 8; ++box)
                if (const QRect place = area.flow().placeOf(box); place.top() < from && place.bottom() >= from)
                    return false;
            return true;
        };
        QVERIFY(noRowIsCutAbove());
        area.keepInSight(7); // also the last row, which has room below
        QTRY_VERIFY(sees(7));
        QVERIFY(noRowIsCutAbove());
        area.keepInSight(0);
        QTRY_VERIFY(sees(0));
    }

    void layersAreLetteredByWhatTheyRanIn()
    {
        WindowDetail detail;
        detail.precision.dtype = "float16";
        LayerDetail conv;
        conv.layer = "conv1";
        conv.dtype = "float16";
        conv.reason = CastReason::Product;
        conv.shape = {4, 8, 24, 24};
        conv.output = magnitudesOf(std::array{0.0F, 1.0F, 2.0F, std::numeric_limits<float>::infinity()});
        LayerDetail relu;
        relu.layer = "relu1";
        relu.shape = {4, 8, 24, 24};
        LayerDetail pool;
        pool.layer = "pool1";
        pool.dtype = "float32";
        pool.output = magnitudesOf(std::array{0.0F, 2.0F});
        detail.layers = {conv, relu, pool};
        const std::vector<FlowBox> boxes = castBoxes(detail);
        QCOMPARE(boxes[0].text(),
                 QStringLiteral("conv1: F16, (4, 8, 24, 24), zero 25.0% · overflow 25.0%, ⚠ not all finite"));
        QVERIFY(boxes[0].explanation.contains(QStringLiteral("float16")));
        QCOMPARE(boxes[1].text(), QStringLiteral("relu1: → F32, (4, 8, 24, 24), in one step with pool1, "
                                                 "of both: zero 50.0% · overflow 0.0%"));
        QVERIFY(boxes[1].explanation.contains(QStringLiteral("that of pool1, in float32")));
        detail.layers.pop_back();
        QCOMPARE(castBoxes(detail)[1].badge, QStringLiteral("–"));
    }

    void lostUpdatesAreMeteredForEachTensor()
    {
        WindowDetail detail = window();
        detail.precision.dtype = "bfloat16";
        detail.parameters[0].steps = {4, 3};
        detail.parameters.push_back(detail.parameters[0]);
        detail.parameters[1].name = "fc.bias";
        detail.parameters[1].steps.lost = 0;
        LostUpdatesChart chart;
        chart.show(detail);
        QCOMPARE(chart.caption().description,
                 QStringLiteral("Attempt 3, with float32 master weights: 37.5% of 8 steps left their weight as it was; "
                                "the most, 75.0%, in fc.weight."));
        QCOMPARE(chart.legend({}).size(), std::size_t(1));
        detail.parameters[0].otherwise = LostSteps{4, 4};
        detail.parameters[1].otherwise = LostSteps{4, 2};
        chart.show(detail);
        QVERIFY(chart.caption().description.endsWith(QStringLiteral(
            "With weights in bfloat16 the same step would have left 75.0% as they were, by computation.")));
        QCOMPARE(chart.legend({})[0].text, QStringLiteral("as it ran: float32 master weights"));
        QCOMPARE(chart.legend({})[1].text, QStringLiteral("computed: weights in bfloat16"));
        QCOMPARE(chart.csv({}, {}),
                 QStringLiteral("parameter,changes,lost,computed_changes,computed_lost\nfc.weight,4,3,4,4\n"
                                "fc.bias,4,0,4,2\n"));
        detail.masterWeights = false;
        chart.show(detail);
        QCOMPARE(chart.legend({})[0].text, QStringLiteral("as it ran: weights in bfloat16"));
        QCOMPARE(chart.legend({})[1].text, QStringLiteral("computed: float32 master weights"));
        detail.stepped->applied = false;
        chart.show(detail);
        QCOMPARE(chart.caption().description, QStringLiteral("Attempt 3 was not applied, so no update was lost."));
        QCOMPARE(chart.csv({}, {}), QStringLiteral("parameter,changes,lost,computed_changes,computed_lost\n"));
    }

    void titlesAndLegendsHaveFewWordsWhereThereIsLittleRoom()
    {
        WindowDetail detail = window();
        detail.parameters[0].steps = {4, 3};
        auto chart = std::make_shared<LostUpdatesChart>();
        chart->show(detail);
        const ChartWidget widget(chart);
        const QByteArray wide = widget.exported(ExportFormat::Svg, {160, 90});
        QVERIFY(wide.contains("lost of the steps other than zero [%]") && wide.contains("as it ran: float32"));
        const QByteArray narrow = widget.exported(ExportFormat::Svg, {70, 90});
        QVERIFY(!narrow.contains("lost of the steps") && narrow.contains("lost steps [%]"));
    }

    void boxesFitAnyWidthAndTheKeyboardMovesOverThem()
    {
        BoxFlow flow;
        flow.setBoxes(microscopeBoxes(window(), {}));
        flow.fitInto({2000, 1000});
        const int oneRow = flow.minimumHeight();
        flow.fitInto({300, 200});
        QVERIFY(flow.minimumHeight() > 200); // to scroll
        QVERIFY(oneRow > 0);
        flow.resize(300, flow.minimumHeight());
        QVERIFY(!flow.grab().isNull());
        QSignalSpy chosen(&flow, &BoxFlow::chosen);
        QTest::keyClick(&flow, Qt::Key_End);
        QCOMPARE(flow.current(), 7);
        QTest::keyClick(&flow, Qt::Key_Left);
        QCOMPARE(flow.current(), 6);
        QCOMPARE(chosen.size(), 2);
        QVERIFY(flow.accessibleDescription().startsWith(QStringLiteral("step: update 2")));
    }
};

QTEST_MAIN(TestMicroscope)
#include "tst_microscope.moc"
