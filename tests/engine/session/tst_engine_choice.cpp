// Which engine a run is given, and runs whose live changes want another one on the way.
#include "engine/records/run_folder.h"
#include "engine/records/run_reader.h"
#include "engine/session/engine_choice.h"
#include "engine/session/run_to_end.h"
#include "engine/session/training_session.h"
#include "engine/training/checkpoint.h"
#include "tests/engine/plan/two_engines.h"
#include "tests/engine/session/small_runs.h"

#include <QTemporaryDir>

using namespace halfstep;
using namespace halfstep::small_runs;

namespace {

RunConfig withFormat(const char* dtype, ArithmeticBackend backend = ArithmeticBackend::Auto)
{
    RunConfig config = smallRun("adam", dtype);
    config.precision.backend = backend;
    return config;
}

std::optional<Problem> switchTo(Trainer& trainer, const char* dtype, bool amp = true)
{
    LiveSettings live = trainer.state().live;
    live.dtype = dtype;
    live.amp = amp;
    const auto changes = trainer.change(live);
    return changes ? std::nullopt : std::optional(changes.problems().front());
}

/// float32, bfloat16 from the fourth attempt, float16 from the seventh; then mixed precision off.
std::vector<AttemptRecord> switchedRun(Trainer& trainer, std::vector<std::string>* engines = nullptr)
{
    std::vector<AttemptRecord> records;
    const auto goOn = [&] {
        for (int i = 0; i < 3; ++i)
            records.push_back(golden::attempts(trainer, 1).front());
        if (engines)
            engines->push_back(trainer.state().engine.name);
    };
    goOn();
    switchTo(trainer, "bfloat16");
    goOn();
    switchTo(trainer, "float16");
    goOn();
    switchTo(trainer, "float16", false);
    goOn();
    return records;
}

} // namespace

class TestEngineChoice : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void chosenByWhatTheRunNeeds_data()
    {
        QTest::addColumn<QByteArray>("asked");
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<int>("backend");
        QTest::addColumn<bool>("amp");
        QTest::addColumn<int>("threads");
        QTest::addColumn<QByteArray>("engine");
        QTest::addColumn<int>("why");
        const auto row = [](const char* name, const char* asked, const char* dtype, ArithmeticBackend backend, bool amp,
                            int threads, const char* engine, EngineReason why) {
            QTest::newRow(name) << QByteArray(asked) << QByteArray(dtype) << int(backend) << amp << threads
                                << QByteArray(engine) << int(why);
        };
        using B = ArithmeticBackend;
        using R = EngineReason;
        row("float32", "auto", "float32", B::Auto, true, 0, "plan", R::Quickest);
        row("fp8", "auto", "fp8_e4m3", B::Auto, true, 1, "plan", R::Quickest);
        row("bfloat16", "auto", "bfloat16", B::Auto, true, 0, "autograd", R::Native);
        row("bfloat16, but mixed precision is off", "auto", "bfloat16", B::Auto, false, 0, "plan", R::Quickest);
        row("bfloat16 to be emulated", "auto", "bfloat16", B::Emulated, true, 0, "plan", R::Quickest);
        row("bfloat16 to be native", "auto", "bfloat16", B::Native, true, 0, "autograd", R::OnlyOne);
        row("two threads", "auto", "float32", B::Auto, true, 2, "autograd", R::OnlyOne);
        row("autograd asked for", "autograd", "float32", B::Auto, true, 0, "autograd", R::AskedFor);
        row("the plan asked for", "plan", "bfloat16", B::Auto, true, 0, "plan", R::AskedFor);
    }
    void chosenByWhatTheRunNeeds()
    {
        QFETCH(QByteArray, asked);
        QFETCH(QByteArray, dtype);
        QFETCH(int, backend);
        QFETCH(bool, amp);
        QFETCH(int, threads);
        QFETCH(QByteArray, engine);
        QFETCH(int, why);
        RunConfig config = withFormat(dtype, ArithmeticBackend(backend));
        config.run.engine = *choiceNamed<EngineName>(asked.toStdString());
        config.run.threads = threads;
        config.precision.amp = amp;
        const auto dataset = loadDataset(config.dataset, config.loss);
        const Result<Engine> chosen = engineFor(config, *modelSpecFor(config, **dataset));
        QVERIFY(chosen);
        QCOMPARE(chosen->asRun.name, engine.toStdString());
        QCOMPARE(int(chosen->asRun.why), why);
    }

    /// What a live change needs, the run takes from the next window on: as one that computed with autograd throughout.
    void liveChangesGoToTheEngineThatTheyNeed()
    {
        const RunConfig config = withFormat("float32");
        const auto switching = golden::trainer(config);
        const auto autograd = golden::trainer(two_engines::on(EngineName::Autograd, config));
        std::vector<std::string> engines;
        const auto a = switchedRun(*switching, &engines);
        const auto b = switchedRun(*autograd);
        QCOMPARE(engines, (std::vector<std::string>{"plan", "autograd", "plan", "plan"}));
        QCOMPARE(switching->state().changes, autograd->state().changes);
        QCOMPARE(switching->state().training.dropout.state(), autograd->state().training.dropout.state());
        for (std::size_t i = 0; i < a.size(); ++i) {
            QCOMPARE(a[i].scaleUsed, b[i].scaleUsed);
            QCOMPARE(a[i].applied, b[i].applied);
            // As far apart as roundings of slightly other numbers to a low format take them.
            QVERIFY(two_engines::relativeDifference(a[i].loss, b[i].loss) < (i < 3 ? 1e-6 : 1e-3));
        }
    }

    void precisionIsThatOfTheEngineInForce()
    {
        const auto trainer = golden::trainer(withFormat("bfloat16"));
        const PrecisionAsRun& precision = trainer->state().training.precision.asRun;
        QVERIFY(precision.native);
        QVERIFY(!switchTo(*trainer, "float16"));
        QCOMPARE(trainer->state().engine.name, std::string("plan"));
        QVERIFY(!precision.native);
        QCOMPARE(precision.why, PrecisionReason::NoKernels);
        golden::attempts(*trainer, 1);
        QVERIFY(!switchTo(*trainer, "bfloat16"));
        QCOMPARE(trainer->state().engine.name, std::string("autograd"));
        QVERIFY(precision.native);
        QCOMPARE(precision.why, PrecisionReason::Autocast);
    }

    void whatThePlanCannotComputeIsRefusedAndMovesNothing()
    {
        RunConfig config = withFormat("float32", ArithmeticBackend::Native);
        config.run.engine = EngineName::Plan;
        const auto trainer = golden::trainer(config);
        const std::optional<Problem> problem = switchTo(*trainer, "bfloat16");
        QVERIFY(problem);
        QCOMPARE(problem->reason, Reason::PlanEmulates);
        QCOMPARE(trainer->state().live.dtype, std::string("float32"));
        QCOMPARE(trainer->state().engine.name, std::string("plan"));
        golden::attempts(*trainer, 1);
    }

    /// From every boundary of a run that changes its engine.
    void resumingGoesOnWithTheSameEngine()
    {
        const RunConfig config = withFormat("float32");
        const auto straight = golden::trainer(config);
        const char* formats[] = {"float32", "bfloat16", "float16"};
        for (const char* format : formats) {
            QVERIFY(!switchTo(*straight, format));
            for (int i = 0; i < 2; ++i) {
                const auto resumed = golden::trainer(config);
                QVERIFY(!resumed->restore(encodeCheckpoint(straight->state()), "checkpoint"));
                QCOMPARE(resumed->state().engine.name, straight->state().engine.name);
                compareRecords(golden::attempts(*straight, 1)[0], golden::attempts(*resumed, 1)[0]);
                QVERIFY(std::ranges::equal(straight->state().weights(), resumed->state().weights()));
            }
        }
    }

    /// As somebody switches in the window.
    void sessionSwitchesItsEngineWhileItRuns()
    {
        const QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        RunConfig config = withFormat("float32");
        config.earlyStopping.enabled = false;
        config.run.maxEpochs = 100000;
        TrainingSession session(config, {{out, {}}, false});
        std::vector<Problem> warnings;
        SnapshotPtr newest;
        const auto engine = [&] {
            SessionUpdate update = session.takeUpdate();
            warnings.insert(warnings.end(), update.warnings.begin(), update.warnings.end());
            if (update.snapshot)
                newest = update.snapshot;
            return newest ? newest->engine.name : std::string();
        };
        LiveSettings live = liveSettingsOf(config);
        for (int i = 0; i < 4; ++i) {
            QTRY_COMPARE(engine(), std::string("plan"));
            live.dtype = "bfloat16";
            session.change(live);
            QTRY_COMPARE(engine(), std::string("autograd"));
            QVERIFY(newest->precision.native);
            live.dtype = "float32";
            session.change(live);
        }
        QTRY_COMPARE(engine(), std::string("plan"));
        session.requestStop();
        session.wait();
        engine();
        QVERIFY(warnings.empty());
        const auto stored = readRunFolder(out);
        QVERIFY(stored && stored->document.summary);
        QCOMPARE(stored->document.summary->outcome, Outcome::Stopped);
        QCOMPARE(stored->document.engine.name, std::string("plan"));
        QCOMPARE(stored->document.engine.why, EngineReason::Quickest);
        QCOMPARE(stored->document.changes.size(), std::size_t{8});
        const std::vector<EngineSpan> engines = stored->document.allEngines();
        QCOMPARE(engines.size(), std::size_t{9});
        for (std::size_t i = 0; i < 8; ++i)
            QCOMPARE(engines[i + 1].fromAttempt, stored->document.changes[i].attempt);

        // The run goes on with the engine that wrote the checkpoint.
        config.run.maxEpochs = static_cast<std::int64_t>(stored->epochs.size()) + 2;
        const SessionUpdate resumed = runToEnd(config, {out, out + "/checkpoint.safetensors"});
        QVERIFY(resumed.summary);
        QCOMPARE(resumed.summary->outcome, Outcome::Finished);
        QCOMPARE(resumed.summary->engine.name, std::string("plan"));
    }
};

QTEST_GUILESS_MAIN(TestEngineChoice)
#include "tst_engine_choice.moc"
