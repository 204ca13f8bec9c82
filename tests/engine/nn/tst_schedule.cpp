// The linear schedule of a run whose plan changes on the way: accumulation live, or anything by resuming.
#include "engine/config/config_json.h"
#include "engine/config/live_settings.h"
#include "engine/training/checkpoint.h"
#include "tests/engine/nn/fixtures.h"

#include <QtTest>

using namespace halfstep;
using namespace halfstep::fixtures;

namespace {

/// Eight samples, y = 1 ... 8, m = 1, A = 4, six epochs: twelve updates from a rate of 0.1.
RunConfig caseConfig()
{
    return *readConfigFile(std::string(HALFSTEP_TEST_DATA) + "/cases/linear_schedule_accumulation.json");
}

/// To the run's end, evaluations included.
std::vector<AttemptRecord> finish(Trainer& trainer)
{
    std::vector<AttemptRecord> records;
    while (true) {
        if (trainer.epochDone())
            trainer.endEpoch([] { return false; });
        if (trainer.end())
            return records;
        records.push_back(runAttempt(trainer));
    }
}

std::vector<double> ratesOf(const std::vector<AttemptRecord>& records)
{
    std::vector<double> rates;
    for (const AttemptRecord& record : records)
        rates.push_back(record.learningRate);
    return rates;
}

std::unique_ptr<Trainer> resumed(const RunConfig& config, const SafeTensors& checkpoint)
{
    auto trainer = golden::trainer(config);
    return trainer && !trainer->restore(checkpoint, "c") ? std::move(trainer) : nullptr;
}

void compare(const std::vector<double>& found, const std::vector<double>& right)
{
    QCOMPARE(found.size(), right.size());
    for (std::size_t i = 0; i < right.size(); ++i)
        QVERIFY2(std::abs(found[i] - right[i]) < 1e-15, qPrintable(QString::number(found[i], 'g', 17)));
}

/// `count` rates that fall from the first by the same step each, to zero after the last.
std::vector<double> falling(double first, int count)
{
    std::vector<double> rates;
    for (int i = 0; i < count; ++i)
        rates.push_back(first * (count - i) / count);
    return rates;
}

LiveSettings withAccumulation(const Trainer& trainer, std::int64_t accumulation)
{
    LiveSettings live = trainer.state().live;
    live.accumulation = accumulation;
    return live;
}

} // namespace

class TestSchedule : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutAChangeRatesAreThoseOfTheFormula()
    {
        const auto trainer = golden::trainer(caseConfig());
        const std::vector<double> rates = ratesOf(finish(*trainer));
        QCOMPARE(rates.size(), std::size_t{12});
        for (int i = 0; i < 12; ++i)
            QCOMPARE(rates[std::size_t(i)], 0.1 * (1.0 - i / 12.0));
    }

    void resumingWithAnotherAccumulationGoesOnFalling_data()
    {
        QTest::addColumn<int>("accumulation");
        QTest::addColumn<int>("updates"); // three epochs are left
        QTest::newRow("A 8") << 8 << 3;
        QTest::newRow("A 1") << 1 << 24;
        QTest::newRow("A 4 as before, without the limit") << 4 << 6;
        QTest::newRow("A 3, short windows") << 3 << 9;
    }
    void resumingWithAnotherAccumulationGoesOnFalling()
    {
        QFETCH(int, accumulation);
        QFETCH(int, updates);
        RunConfig config = caseConfig();
        config.run.maxAttempts = 6;
        const auto first = golden::trainer(config);
        compare(ratesOf(finish(*first)), falling(0.1, 6));
        config.run.maxAttempts = 0;
        config.batch.accumulation = accumulation;
        const auto second = resumed(config, encodeCheckpoint(first->state()));
        QVERIFY(second);
        compare(ratesOf(finish(*second)), falling(0.1 / 6, updates));
        QCOMPARE(second->end(), std::optional(EndReason::EpochsDone));
    }

    void aLiveChangeOfAccumulationBendsTheLine_data()
    {
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("after");
        QTest::addColumn<int>("attempts");
        for (const int before : {1, 3, 4, 8})
            for (const int after : {1, 2, 3, 4, 8, 100})
                for (const int attempts : {1, 2, 5})
                    QTest::addRow("%d to %d after %d", before, after, attempts) << before << after << attempts;
    }
    void aLiveChangeOfAccumulationBendsTheLine()
    {
        QFETCH(int, before);
        QFETCH(int, after);
        QFETCH(int, attempts);
        RunConfig config = caseConfig();
        config.batch.accumulation = before;
        const auto trainer = golden::trainer(config);
        const double planned = 6 * ((8 + before - 1) / before);
        const std::vector<double> early = ratesOf(golden::attempts(*trainer, attempts));
        compare(early, [&] {
            auto rates = falling(0.1, int(planned));
            rates.resize(std::size_t(attempts));
            return rates;
        }());
        QVERIFY(trainer->change(withAccumulation(*trainer, after)));
        const std::vector<double> late = ratesOf(finish(*trainer));
        compare(late, falling(0.1 * (1 - attempts / planned), int(late.size())));
    }

    void resumingEqualsNeverStoppingAroundAChange()
    {
        // At every attempt's boundary, before and after A is doubled at the seventh attempt.
        const auto run = [](std::vector<SafeTensors>* checkpoints) {
            RunConfig config = caseConfig();
            config.batch.accumulation = 2;
            const auto trainer = golden::trainer(config);
            std::vector<AttemptRecord> records;
            while (true) {
                if (trainer->epochDone())
                    trainer->endEpoch([] { return false; });
                if (trainer->state().position.attempt == 6)
                    trainer->change(withAccumulation(*trainer, 4));
                if (checkpoints)
                    checkpoints->push_back(encodeCheckpoint(trainer->state()));
                if (trainer->end())
                    return std::pair(ratesOf(records), std::vector<float>(trainer->state().weights().begin(),
                                                                          trainer->state().weights().end()));
                records.push_back(runAttempt(*trainer));
            }
        };
        std::vector<SafeTensors> checkpoints;
        const auto [rates, weights] = run(&checkpoints);
        RunConfig config = caseConfig();
        config.batch.accumulation = 2;
        for (std::size_t at = 6; at < checkpoints.size(); ++at) {
            const auto trainer = resumed(config, checkpoints[at]);
            QVERIFY(trainer);
            const std::vector<double> rest = ratesOf(finish(*trainer));
            QCOMPARE(rest, std::vector<double>(rates.begin() + std::ptrdiff_t(at), rates.end()));
            QCOMPARE(trainer->state().weights()[0], weights[0]);
        }
    }

    void anUnchangedResumeKeepsTheVeryRates()
    {
        RunConfig config = caseConfig();
        config.batch.accumulation = 3; // 2.67 windows an epoch: nothing divides evenly
        const std::vector<double> straight = ratesOf(finish(*golden::trainer(config)));
        for (std::size_t at = 0; at <= straight.size(); ++at) {
            const auto first = golden::trainer(config);
            golden::attempts(*first, int(at));
            const auto second = resumed(config, encodeCheckpoint(first->state()));
            QVERIFY(second);
            QCOMPARE(ratesOf(finish(*second)),
                     std::vector<double>(straight.begin() + std::ptrdiff_t(at), straight.end()));
        }
    }

    void moreOrFewerEpochsOnResumeBendTheLineToo()
    {
        RunConfig config = caseConfig();
        const auto whole = golden::trainer(config);
        finish(*whole);
        config.run.maxEpochs = 8; // a finished run goes on
        const auto longer = resumed(config, encodeCheckpoint(whole->state()));
        QVERIFY(longer);
        compare(ratesOf(finish(*longer)), falling(0.1 / 12, 4));

        const auto half = golden::trainer(caseConfig());
        golden::attempts(*half, 6);
        config.run.maxEpochs = 4;
        const auto shorter = resumed(config, encodeCheckpoint(half->state()));
        QVERIFY(shorter);
        compare(ratesOf(finish(*shorter)), falling(0.05, 2));
        config.run.maxEpochs = 6;
        config.run.maxAttempts = 11;
        const auto limited = resumed(config, encodeCheckpoint(half->state()));
        QVERIFY(limited);
        compare(ratesOf(finish(*limited)), falling(0.05, 5));
    }

    void anotherLearningRateScalesTheLineAndKeepsItsEnd()
    {
        const auto trainer = golden::trainer(caseConfig());
        golden::attempts(*trainer, 3);
        LiveSettings live = trainer->state().live;
        live.learningRate = 0.04;
        QVERIFY(trainer->change(live));
        compare(ratesOf(finish(*trainer)), falling(0.04 * 9 / 12, 9));
    }

    void aPlanThatStaysTheSameIsNotTouched()
    {
        // A limit of attempts is reached first either way, so that another A plans the same attempts.
        RunConfig config = caseConfig();
        config.run.maxAttempts = 5;
        const std::vector<double> straight = ratesOf(finish(*golden::trainer(config)));
        const auto trainer = golden::trainer(config);
        golden::attempts(*trainer, 2);
        QVERIFY(trainer->change(withAccumulation(*trainer, 2)));
        QCOMPARE(ratesOf(finish(*trainer)), std::vector<double>(straight.begin() + 2, straight.end()));
    }

    void aSkipHoldsTheRateAcrossAChange()
    {
        RunConfig config = caseConfig();
        config.precision = {true, "float16", ArithmeticBackend::Emulated, true};
        config.scaler.initScale = 1;
        config.faults = {{3, 0, FaultKind::InfGradient}};
        const auto trainer = golden::trainer(config);
        compare(ratesOf(golden::attempts(*trainer, 3)), {0.1, 0.1 * 11 / 12, 0.1 * 10 / 12});
        QVERIFY(trainer->change(withAccumulation(*trainer, 8)));
        // The epoch's second half, then four epochs of one window: the skipped attempt's rate was not used up.
        compare(ratesOf(finish(*trainer)), falling(0.1 * 10 / 12, 5));
    }

    void aDroppedShortWindowIsNotPlanned()
    {
        RunConfig config = caseConfig();
        config.batch.lastWindow = LastWindow::Drop;
        const auto trainer = golden::trainer(config);
        golden::attempts(*trainer, 4);
        QVERIFY(trainer->change(withAccumulation(*trainer, 3))); // two windows of three, and two samples dropped
        compare(ratesOf(finish(*trainer)), falling(0.1 * 8 / 12, 8));
    }

    void aCheckpointWithoutThePlanHasTheOneItStartedWith()
    {
        RunConfig config = caseConfig();
        const std::vector<double> straight = ratesOf(finish(*golden::trainer(config)));
        const auto first = golden::trainer(config);
        golden::attempts(*first, 5);
        SafeTensors old = encodeCheckpoint(first->state());
        auto progress = nlohmann::ordered_json::parse(old.metadata.at("halfstep.progress"));
        QVERIFY(progress.erase("schedule") == 1);
        old.metadata["halfstep.progress"] = progress.dump();
        const auto second = resumed(config, old);
        QVERIFY(second);
        QCOMPARE(ratesOf(finish(*second)), std::vector<double>(straight.begin() + 5, straight.end()));
        config.batch.accumulation = 8;
        const auto changed = resumed(config, old);
        QVERIFY(changed);
        compare(ratesOf(finish(*changed)), falling(0.1 * 7 / 12, 4));
    }

    void aPlanThatCannotBeIsRefused_data()
    {
        QTest::addColumn<QByteArray>("schedule");
        QTest::newRow("begins later") << QByteArray(R"({"begin": 6, "share": 1, "end": 12})");
        QTest::newRow("begins before the run") << QByteArray(R"({"begin": -1, "share": 1, "end": 12})");
        QTest::newRow("ends before it begins") << QByteArray(R"({"begin": 5, "share": 1, "end": 4})");
        QTest::newRow("too high") << QByteArray(R"({"begin": 0, "share": 1.5, "end": 12})");
        QTest::newRow("negative") << QByteArray(R"({"begin": 0, "share": -0.5, "end": 12})");
        QTest::newRow("no number") << QByteArray(R"({"begin": 0, "share": null, "end": 12})");
        QTest::newRow("no object") << QByteArray("7");
    }
    void aPlanThatCannotBeIsRefused()
    {
        QFETCH(QByteArray, schedule);
        const auto first = golden::trainer(caseConfig());
        golden::attempts(*first, 5);
        SafeTensors forged = encodeCheckpoint(first->state());
        auto progress = nlohmann::ordered_json::parse(forged.metadata.at("halfstep.progress"));
        progress["schedule"] = nlohmann::ordered_json::parse(schedule.toStdString());
        forged.metadata["halfstep.progress"] = progress.dump();
        const auto second = golden::trainer(caseConfig());
        const auto problem = second->restore(forged, "c");
        QVERIFY(problem);
        QCOMPARE(problem->code, ProblemCode::CorruptCheckpoint);
    }
};

QTEST_GUILESS_MAIN(TestSchedule)
#include "tst_schedule.moc"
