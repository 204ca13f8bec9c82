// Runs in which one call after the other that touches a file fails, or kills the program. HALFSTEP_ALL_FAULTS=1 tries
// every call; otherwise every few.
#include "engine/records/made_folder.h"
#include "engine/records/run_folder.h"
#include "engine/records/run_reader.h"
#include "engine/records/safetensors.h"
#include "engine/session/run_to_end.h"
#include "tests/faults/fault_shim.h"
#include "tests/faults/folder_state.h"

#include <QTemporaryDir>
#include <QtTest>

#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <functional>

using namespace halfstep;

namespace {

constexpr std::int64_t attempts = 12;

/// Three epochs of four attempts, rounded to float16, so that there is something for every file.
RunConfig tinyRun()
{
    RunConfig config;
    config.dataset.name = DatasetName::Points;
    config.dataset.points =
        PointsConfig{{InlineTensor{{1, 2, 3, 4, 5, 6, 7, 8}, {8, 1}}, InlineTensor{{2, 4, 6, 8, 10, 12, 14, 16}, {8}}},
                     PointSet{InlineTensor{{1, 2}, {2, 1}}, InlineTensor{{2, 4}, {2}}}};
    config.model.name = ModelName::Linear;
    config.loss = LossKind::MeanSquaredError;
    config.optimizer.learningRate = 0.001;
    config.batch = {1, 2, LastWindow::Step, true};
    config.scaler.initScale = 256;
    config.precision.backend = ArithmeticBackend::Emulated;
    config.run.maxEpochs = 3;
    config.run.checkpointEvery = 5;
    config.run.recordWeights = true;
    return config;
}

SessionUpdate run(const RunConfig& config, const QString& out, const QString& resume = {})
{
    return runToEnd(config, {out.toStdString(), resume.toStdString()});
}

/// What the arithmetic decides of each attempt.
QStringList outcomeOf(const StoredRun& run)
{
    QStringList rows;
    for (const AttemptRecord& record : run.attempts)
        rows += QStringLiteral("%1 %2 %3").arg(record.attempt).arg(record.loss, 0, 'g', 17).arg(record.scaleNext);
    for (const EpochRecord& record : run.epochs)
        rows += QStringLiteral("epoch %1 %2").arg(record.epoch).arg(record.valLoss, 0, 'g', 17);
    return rows;
}

/// The attempts that a folder's checkpoint has seen; negative without a whole one.
std::int64_t checkpointed(const QString& folder)
{
    const auto content = readSafeTensors((folder + "/checkpoint.safetensors").toStdString());
    return content ? QByteArray::fromStdString(content->metadata.at("halfstep.attempt")).toLongLong() : -1;
}

bool hasTemporaryFile(const FolderState& state)
{
    return std::ranges::any_of(
        state.keys(), [](const QString& name) { return name.contains(".halfstep-"); });
}

struct FailingCall {
    const char* call;
    ::FaultKind kind;
    int error;
    int sticky;
};

} // namespace

Q_DECLARE_METATYPE(FailingCall)

class TestFaults : public QObject {
    Q_OBJECT

private:
    /// In memory where there is such a folder: a disk takes its time for every flush.
    QTemporaryDir m_folder{QFileInfo("/dev/shm").isWritable() ? "/dev/shm/halfstep" : "halfstep"};
    QString path(const QString& name) const { return m_folder.filePath(name); }
    FolderState m_finished; ///< the folder of a run that never stopped
    QStringList m_outcome;  ///< of it
    FolderState m_stopped;  ///< one that ended after seven attempts
    FolderState m_further;  ///< the same after nine, with the checkpoint of seven beside its own
    long m_fired = 0;

    long m_kills = 0;

    void addFaults();
    void tryAll(long stride, const std::function<void(const FaultPlan&)>& tryOne);
    SessionUpdate runUnder(const FaultPlan& plan, const QString& out, const QString& resume = {});
    void checkEnd(const SessionUpdate& update, const QString& out);
    void checkRows(const QString& out);
    void checkRefusal(const SessionUpdate& update);
    void killAtEachCall(const std::function<void()>& prepare, const std::function<bool()>& work,
                        const std::function<void()>& check);

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { qInfo("%ld faults, %ld kills", m_fired, m_kills); }

    void startsAndRuns_data() { addFaults(); }
    void startsAndRuns();
    void resumes_data() { addFaults(); }
    void resumes();
    void resumesFromAnEarlierCheckpoint_data() { addFaults(); }
    void resumesFromAnEarlierCheckpoint();
    void resumesElsewhere_data() { addFaults(); }
    void resumesElsewhere();
    void killedOnTheWayElsewhere();
    void killedWhileItWrites_data();
    void killedWhileItWrites();
};

void TestFaults::initTestCase()
{
    RunConfig config = tinyRun();
    QVERIFY(run(config, path("finished")).summary);
    m_finished = stateOf(path("finished"));
    QVERIFY(m_finished.contains("weights.csv") && m_finished.contains("scale_limits.csv"));
    const auto stored = readRunFolder(path("finished").toStdString());
    QVERIFY(stored);
    QCOMPARE(stored->attempts.size(), std::size_t(attempts));
    m_outcome = outcomeOf(*stored);

    config.run.maxAttempts = 7;
    QVERIFY(run(config, path("stopped")).summary);
    m_stopped = stateOf(path("stopped"));
    QCOMPARE(checkpointed(path("stopped")), 7);
    config.run.maxAttempts = 9;
    m_further = m_stopped;
    m_further["earlier.safetensors"] = m_stopped["checkpoint.safetensors"];
    QVERIFY(restore(path("further"), m_further));
    QVERIFY(run(config, path("further"), path("further/checkpoint.safetensors")).summary);
    m_further = stateOf(path("further"));
    QCOMPARE(checkpointed(path("further")), 9);
}

void TestFaults::addFaults()
{
    QTest::addColumn<FailingCall>("fault");
    QTest::newRow("disk full from there on") << FailingCall{"", FaultFails, ENOSPC, 1};
    QTest::newRow("once") << FailingCall{"", FaultFails, EIO, 0};
    QTest::newRow("half a write, then a full disk") << FailingCall{"write", FaultWritesHalf, ENOSPC, 1};
    QTest::newRow("half a write") << FailingCall{"write", FaultWritesHalf, 0, 0};
    for (const char* call : {"open", "write", "read", "fsync", "close", "rename", "mkdir", "ftruncate"})
        QTest::addRow("%s from there on", call) << FailingCall{call, FaultFails, EIO, 1};
}

/// Lets one call after the other fail until a run has fewer of them.
void TestFaults::tryAll(long stride, const std::function<void(const FaultPlan&)>& tryOne)
{
    QFETCH(FailingCall, fault);
    const QByteArray folder = m_folder.path().toUtf8();
    const long step = qEnvironmentVariableIsSet("HALFSTEP_ALL_FAULTS") ? 1 : stride;
    for (long at = 1;; at += step) {
        tryOne({folder.constData(), fault.call, at, fault.sticky, fault.error, fault.kind});
        if (QTest::currentTestFailed()) {
            qWarning("at call %ld", at);
            return;
        }
        if (faultFired() == 0) {
            QVERIFY2(at > 1 || qstrcmp(fault.call, "ftruncate") == 0 || qstrcmp(fault.call, "mkdir") == 0,
                     "no call was counted");
            return;
        }
        ++m_fired;
    }
}

SessionUpdate TestFaults::runUnder(const FaultPlan& plan, const QString& out, const QString& resume)
{
    faultArm(&plan);
    const SessionUpdate update = run(tinyRun(), out, resume);
    faultDisarm();
    return update;
}

/// A run that began: what it says and what it wrote agree, and it can go on to the same end.
void TestFaults::checkEnd(const SessionUpdate& update, const QString& out)
{
    QVERIFY(update.summary);
    QVERIFY(!hasTemporaryFile(stateOf(out)));
    const auto stored = readRunFolder(out.toStdString());
    QVERIFY2(stored, stored ? "" : stored.problems().front().where.c_str());
    const std::optional<RunSummary>& written = stored->document.summary;
    checkRows(out);
    if (update.summary->outcome == Outcome::Finished) {
        QCOMPARE(stored->document.state, std::string("ended"));
        QVERIFY(written && written->outcome == Outcome::Finished);
        QCOMPARE(outcomeOf(*stored), m_outcome);
        return;
    }
    QCOMPARE(update.summary->outcome, Outcome::Failed);
    QCOMPARE(update.summary->reason, EndReason::RecordsUnwritable);
    QVERIFY(!written || written->outcome == Outcome::Failed);
    const SessionUpdate again = run(tinyRun(), out, out + "/checkpoint.safetensors");
    QVERIFY(again.summary && again.summary->outcome == Outcome::Finished);
    QCOMPARE(outcomeOf(*readRunFolder(out.toStdString())), m_outcome);
}

/// Rows without a gap, and no checkpoint ahead of them.
void TestFaults::checkRows(const QString& out)
{
    const auto stored = readRunFolder(out.toStdString());
    QVERIFY2(stored, stored ? "" : stored.problems().front().where.c_str());
    for (std::size_t i = 0; i < stored->attempts.size(); ++i)
        QCOMPARE(stored->attempts[i].attempt, std::int64_t(i + 1));
    QVERIFY(checkpointed(out) >= 0);
    QVERIFY(checkpointed(out) <= std::int64_t(stored->attempts.size()));
}

void TestFaults::checkRefusal(const SessionUpdate& update)
{
    // Only what is there to be read can be unreadable.
    const Problem& problem = update.problems.front();
    const bool unread =
        problem.code == ProblemCode::FileUnreadable && QFile::exists(QString::fromStdString(problem.where));
    QVERIFY2(unread || problem.code == ProblemCode::FileUnwritable, problem.where.c_str());
}

void TestFaults::startsAndRuns()
{
    tryAll(
        7,
        [&](const FaultPlan& plan) {
            QVERIFY(restore(path("runs"), {}));
            const SessionUpdate update = runUnder(plan, path("runs/new/run"));
            if (update.problems.empty())
                return checkEnd(update, path("runs/new/run"));
            QCOMPARE(int(update.problems.front().code), int(ProblemCode::FileUnwritable));
            QCOMPARE(stateOf(path("runs")), FolderState());
        });
}

void TestFaults::resumes()
{
    tryAll(
        5,
        [&](const FaultPlan& plan) {
            QVERIFY(restore(path("run"), m_stopped));
            const SessionUpdate update = runUnder(plan, path("run"), path("run/checkpoint.safetensors"));
            if (update.problems.empty())
                return checkEnd(update, path("run"));
            checkRefusal(update);
            QCOMPARE(stateOf(path("run")), m_stopped);
        });
}

void TestFaults::resumesFromAnEarlierCheckpoint()
{
    tryAll(
        5,
        [&](const FaultPlan& plan) {
            QVERIFY(restore(path("run"), m_further));
            const SessionUpdate update = runUnder(plan, path("run"), path("run/earlier.safetensors"));
            if (update.problems.empty())
                return checkEnd(update, path("run"));
            checkRefusal(update);
            FolderState state = stateOf(path("run"));
            // It takes two renames, and when the disk goes between them for good, the first cannot be undone.
            if (plan.sticky && checkpointed(path("run")) == 7)
                state["checkpoint.safetensors"] = m_further["checkpoint.safetensors"];
            QCOMPARE(state, m_further);
        });
}

void TestFaults::resumesElsewhere()
{
    tryAll(
        5,
        [&](const FaultPlan& plan) {
            QVERIFY(restore(path("run"), m_stopped));
            QVERIFY(restore(path("runs"), {}));
            const SessionUpdate update = runUnder(plan, path("runs/other"), path("run/checkpoint.safetensors"));
            QCOMPARE(stateOf(path("run")), m_stopped);
            if (update.problems.empty())
                return checkEnd(update, path("runs/other"));
            checkRefusal(update);
            QCOMPARE(stateOf(path("runs")), FolderState());
        });
}

/// Kills a child at one call after the other of `work`; `check` looks at what it left.
void TestFaults::killAtEachCall(const std::function<void()>& prepare, const std::function<bool()>& work,
                                const std::function<void()>& check)
{
    const QByteArray folder = m_folder.path().toUtf8();
    for (long at = 1;; ++at) {
        prepare();
        const pid_t child = ::fork();
        if (child == 0) {
            const FaultPlan plan{folder.constData(), "", at, 0, 0, FaultKills};
            faultArm(&plan);
            ::_exit(work() ? 0 : 1);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        check();
        if (QTest::currentTestFailed()) {
            qWarning("at call %ld", at);
            return;
        }
        if (!WIFSIGNALED(status)) {
            QCOMPARE(status, 0);
            QVERIFY(at > 10);
            return;
        }
        QCOMPARE(WTERMSIG(status), SIGKILL);
        ++m_kills;
    }
}

void TestFaults::killedOnTheWayElsewhere()
{
    QVERIFY(restore(path("run"), m_stopped));
    const auto source = readRunFolder(path("run").toStdString());
    QVERIFY(source);
    const std::string checkpoint = m_stopped["checkpoint.safetensors"].toStdString();
    killAtEachCall([&] { QVERIFY(restore(path("runs"), {})); },
                   [&] {
                       RunFolderWriter writer;
                       const Continuation before{path("run").toStdString(), 7, 1};
                       return !writer.open(path("runs/other").toStdString(), source->document, before, checkpoint);
                   },
                   [&] {
                       QCOMPARE(stateOf(path("run")), m_stopped);
                       if (QDir(path("runs/other")).exists())
                           QVERIFY(!makeWritableFolder(path("runs/other").toStdString()));
                       FolderState left = stateOf(path("runs/other"));
                       QVERIFY(!hasTemporaryFile(left));
                       if (const QByteArray document = left.take("run.json"); !document.isEmpty()) {
                           QVERIFY(left.contains("checkpoint.safetensors") && left.contains("epochs.csv")
                                   && left.contains("weights.csv"));
                           QVERIFY(readRunFolder(path("runs/other").toStdString()));
                       }
                       for (auto file = left.begin(); file != left.end(); ++file)
                           QCOMPARE(file.value(), m_stopped[file.key()]);
                   });
}

void TestFaults::killedWhileItWrites_data()
{
    QTest::addColumn<bool>("resumed");
    QTest::newRow("a new run") << false;
    QTest::newRow("one that goes back to an earlier checkpoint") << true;
}

void TestFaults::killedWhileItWrites()
{
    QFETCH(bool, resumed);
    QVERIFY(restore(path("run"), m_finished));
    const auto whole = readRunFolder(path("run").toStdString());
    QVERIFY(whole);
    const std::string first = resumed ? m_stopped["checkpoint.safetensors"].toStdString()
                                      : encodeSafeTensors({{}, {{"halfstep.attempt", "0"}}});
    const std::string last = m_finished["checkpoint.safetensors"].toStdString();
    killAtEachCall([&] { QVERIFY(resumed ? restore(path("run"), m_further) : QDir(path("run")).removeRecursively()); },
                   [&] {
                       RunFolderWriter writer;
                       const std::string folder = path("run").toStdString();
                       const auto before = resumed ? std::optional(Continuation{folder, 7, 1}) : std::nullopt;
                       RunDocument running = whole->document;
                       running.summary.reset();
                       bool good = !writer.open(folder, running, before, first);
                       for (std::size_t i = resumed ? 7 : 0; i < whole->attempts.size(); ++i) {
                           writer.add(whole->attempts[i]);
                           good = good && !writer.flush();
                       }
                       return good && !writer.saveCheckpoint(last) && !writer.saveDocument(whole->document);
                   },
                   [&] {
                       if (resumed || QFile::exists(path("run/run.json")))
                           checkRows(path("run"));
                       if (QDir(path("run")).exists())
                           QVERIFY(!makeWritableFolder(path("run").toStdString()));
                       QVERIFY(!hasTemporaryFile(stateOf(path("run"))));
                   });
}

QTEST_GUILESS_MAIN(TestFaults)
#include "tst_faults.moc"
