// The stages of an update in words and numbers, also where a mistake acts on one.
#include "ui/inside/step_strip.h"

#include <QLocale>
#include <QTest>

#include <limits>

using namespace halfstep;

namespace {

/// Scaled norm 8 at S = 4, threshold 1: unscaled 2, clipped 1.
WindowDetail window()
{
    WindowDetail detail{.attempt = 3, .samples = 10, .microBatches = 3, .scale = 4};
    detail.seen = {{4, 0.5, 0.4, 3}, {4, 0.25, 0.4, 6}, {2, 0.125, 0.2, 8}};
    AttemptRecord record;
    record.attempt = 3;
    record.applied = true;
    record.appliedUpdates = 2;
    record.scaleUsed = record.scaleNext = 4;
    record.normScaled = 8;
    record.normUnscaled = 2;
    record.normClipped = 1;
    record.clipCoefficient = 0.5;
    record.learningRate = 0.1;
    detail.stepped = record;
    return detail;
}

RunConfig config()
{
    RunConfig config;
    config.clipping.maxNorm = 1;
    return config;
}

QStringList textsOf(const std::vector<StepCell>& cells)
{
    QStringList texts;
    for (const StepCell& cell : cells)
        texts << cell.title + u'|' + cell.value + u'|' + cell.note;
    return texts;
}

} // namespace

class TestStepCells : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void stagesStandInTheirOrder()
    {
        QCOMPARE(textsOf(stepCells(window(), config())),
                 (QStringList{"micro-batch 3 of 3: loss|0.500 · 0.250 · 0.125|weight m/n = 2/10", "scaled norm|8|S = 4",
                              "unscaled|2|÷ 4", "clipped|1|× 0.500, threshold 1", "applied|update 2|rate 0.1"}));
    }

    void whatIsNotReachedWaits()
    {
        WindowDetail detail = window();
        detail.stepped.reset();
        detail.seen.pop_back();
        const std::vector<StepCell> cells = stepCells(detail, config());
        QCOMPARE(textsOf(cells),
                 (QStringList{"micro-batch 2 of 3: loss|0.500 · 0.250|weight m/n = 4/10", "norm so far|6|S = 4",
                              "unscaled|–|÷ 4", "clipped|–|threshold 1", "step|–|"}));
        QCOMPARE(cells[1].pending, false);
        QCOMPARE(cells[2].pending, true);
    }

    void aSkipChangesTheScaleAlone()
    {
        WindowDetail detail = window();
        AttemptRecord& record = *detail.stepped;
        record.applied = false;
        record.skipReason = SkipReason::GradientOverflow;
        record.firstBadTensor = "fc2.weight";
        record.normScaled = record.normUnscaled = std::numeric_limits<double>::infinity();
        record.scaleNext = 2;
        const QStringList texts = textsOf(stepCells(detail, config()));
        QCOMPARE(texts[1], QStringLiteral("scaled norm|inf|S = 4"));
        QCOMPARE(texts[3], QStringLiteral("clipped|–|threshold 1"));
        QCOMPARE(texts[4], QStringLiteral("skipped, updates stay 2|overflow in fc2.weight|S 4 → 2"));
        QCOMPARE(stepCells(detail, config())[4].unchanged,
                 QStringLiteral("weights, optimizer state and schedule unchanged"));
        record.skipReason = SkipReason::ForwardNonfinite; // a loss is in no tensor
        RunConfig counting = config();
        counting.mistakes.scheduleCountsSkips = true;
        const StepCell cell = stepCells(detail, counting)[4];
        QCOMPARE(cell.value, QStringLiteral("the loss is not finite"));
        QCOMPARE(cell.unchanged, QStringLiteral("weights and optimizer state unchanged"));
    }

    void aMistakeIsSaidWhereItActs_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<int>("cell");
        QTest::newRow("no scaler") << "no_scaler" << 1;
        QTest::newRow("no division") << "no_division_by_a" << 0;
        QTest::newRow("unscaled each time") << "unscale_each_micro_batch" << 2;
        QTest::newRow("nowhere in a step") << "evaluate_in_training_mode" << -1;
        QTest::newRow("only where a step is skipped") << "keep_gradients_on_skip" << -1;
    }
    void aMistakeIsSaidWhereItActs()
    {
        QFETCH(QString, key);
        QFETCH(int, cell);
        RunConfig mistaken = config();
        mistaken.mistakes.noScaler = key == QLatin1String("no_scaler");
        mistaken.mistakes.noDivisionByA = key == QLatin1String("no_division_by_a");
        mistaken.mistakes.unscaleEachMicroBatch = key == QLatin1String("unscale_each_micro_batch");
        mistaken.mistakes.evaluateInTrainingMode = key == QLatin1String("evaluate_in_training_mode");
        mistaken.mistakes.keepGradientsOnSkip = key == QLatin1String("keep_gradients_on_skip");
        const std::vector<StepCell> cells = stepCells(window(), mistaken);
        for (int i = 0; i < 5; ++i)
            QCOMPARE(!cells[static_cast<std::size_t>(i)].mistake.isEmpty(), i == cell);
    }

    void clippingBeforeUnscalingStandsBeforeIt()
    {
        RunConfig mistaken = config();
        mistaken.mistakes.clipBeforeUnscale = true;
        WindowDetail detail = window(); // S·g is clipped to 1, then divided
        detail.stepped->clipCoefficient = 0.125;
        detail.stepped->normUnscaled = detail.stepped->normClipped = 0.25;
        const std::vector<StepCell> cells = stepCells(detail, mistaken);
        const QStringList texts = textsOf(cells);
        QCOMPARE(texts[2], QStringLiteral("clipped|1|× 0.125, threshold 1"));
        QCOMPARE(texts[3], QStringLiteral("unscaled|0.25|÷ 4"));
        QVERIFY(!cells[2].mistake.isEmpty());
    }

    void theStripFitsAnyWidth()
    {
        StepStrip strip;
        strip.showWindow(window(), config());
        QVERIFY(strip.minimumSizeHint().width() < 100);
        strip.resize(600, strip.sizeHint().height());
        QVERIFY(!strip.grab().isNull());
        QVERIFY(strip.accessibleDescription().contains(QStringLiteral("unscaled: 2 (÷ 4)")));
        const int height = strip.sizeHint().height();
        RunConfig mistaken = config();
        mistaken.mistakes.noDivisionByA = true;
        strip.showWindow(window(), mistaken);
        QCOMPARE(strip.sizeHint().height(), height); // what is below does not move
        QVERIFY(!strip.grab().isNull());
    }
};

QTEST_MAIN(TestStepCells)
#include "tst_step_cells.moc"
