// What a run folder holds while it is written, also when writing fails or is killed.
#include "engine/config/config_json.h"
#include "engine/records/environment.h"
#include "engine/records/record_text.h"
#include "engine/records/row_files.h"
#include "engine/records/run_files.h"
#include "engine/records/stored_record.h"
#include "tests/engine/records/file_size_limit.h"
#include "tests/engine/records/run_folder_fixture.h"
#include "words/words.h"

#include <QDir>
#include <QRegularExpression>

#include <nlohmann/json.hpp>

#include <signal.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace halfstep;
using namespace halfstep::folders;

class TestRunFolder : public FolderTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { begin(); }

    /// Windows of no samples and classes of nothing would be divided by.
    void settingsOfNoRunAreRefused_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        for (const char* value : {"0", "-1", "-9223372036854775808"}) {
            QTest::addRow("micro_batch %s", value) << "micro_batch" << value;
            QTest::addRow("accumulation %s", value) << "accumulation" << value;
        }
    }
    void settingsOfNoRunAreRefused()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument()));
        QFile file(QString::fromStdString(folder()) + "/run.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        QString text = QString::fromUtf8(file.readAll());
        file.close();
        text.replace(QRegularExpression("\"" + key + "\": [0-9]+"), "\"" + key + "\": " + value);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(text.toUtf8());
        file.close();
        const auto run = readRunFolder(folder());
        QVERIFY(!run);
        QCOMPARE(run.problems().front().code, ProblemCode::FileMalformed);
        QCOMPARE(run.problems().front().arguments.front().text, "config.batch." + key.toStdString());
    }

    void oneRecordIsFoundWithoutTheOthers()
    {
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument()));
        QVERIFY(!storedRecord(folder(), 1));
        addRun(writer, 1, 700);
        QVERIFY(!writer.flush());
        QFile file(QString::fromStdString(folder()) + "/attempts.csv");
        QVERIFY(file.open(QIODevice::Append));
        file.write("701,1,torn"); // as a kill leaves it
        file.close();
        const auto run = readRunFolder(folder());
        QVERIFY(run && run->attempts.size() == 700);
        for (const AttemptRecord& record : run->attempts) {
            const auto found = storedRecord(folder(), record.attempt);
            QVERIFY2(found, qPrintable(QString::number(record.attempt)));
            QCOMPARE(found->attempt, record.attempt);
            QCOMPARE(found->loss, record.loss);
            QCOMPARE(found->scaleUsed, record.scaleUsed);
        }
        for (const std::int64_t none : {-1, 0, 701, 5000})
            QVERIFY(!storedRecord(folder(), none));
        QVERIFY(!storedRecord("/nowhere", 1));
    }

    void runComesBack()
    {
        RunFolderWriter writer;
        RunDocument document = sampleDocument();
        QVERIFY(!writer.open(folder(), document));
        const auto begun = readRunFolder(folder());
        QVERIFY(begun);
        QCOMPARE(begun->document.state, std::string("running"));
        QVERIFY(begun->attempts.empty());

        addRun(writer, 1, 10);
        QVERIFY(readRunFolder(folder())->attempts.empty()); // still waiting
        QVERIFY(!writer.flush());
        document.state = "ended";
        document.summary = RunSummary();
        document.summary->trainLoss = std::nan("");
        QVERIFY(!writer.saveDocument(document));

        const auto run = readRunFolder(folder());
        QVERIFY(run);
        const RunDocument& back = run->document;
        QVERIFY(back.config == document.config);
        QCOMPARE(back.state, std::string("ended"));
        QCOMPARE(back.precision.dtype, std::string("float16"));
        QVERIFY(!back.precision.native);
        QCOMPARE(back.precision.why, document.precision.why);
        QCOMPARE(back.engine.name, std::string("autograd"));
        QCOMPARE(back.engines.size(), std::size_t{2});
        QCOMPARE(back.engines[0].engine.name, std::string("plan"));
        QCOMPARE(back.engines[1].fromAttempt, 7);
        QCOMPARE(back.engine.why, EngineReason::AskedFor);
        QCOMPARE(back.references.clippingThreshold, 5.0);
        QCOMPARE(back.references.optimizerBytes, std::int64_t(2000));
        QCOMPARE(back.librarySummary, document.librarySummary);
        QCOMPARE(back.threads, std::int64_t(2));
        QCOMPARE(back.datasetFingerprint, document.datasetFingerprint);
        QCOMPARE(back.parameterNames, document.parameterNames);
        QVERIFY(back.changes == document.changes);
        QVERIFY(back.summary && std::isnan(back.summary->trainLoss.value()));

        QCOMPARE(run->attempts.size(), std::size_t(10));
        QCOMPARE(csvRow(run->attempts[2]), csvRow(attemptRecord(3, 1)));
        QCOMPARE(run->epochs.size(), std::size_t(2));
        QCOMPARE(run->epochs[0].lastAttempt, std::int64_t(4));
        QCOMPARE(run->epochs[1].lastAttempt, std::int64_t(8));
        QCOMPARE(csvRow(run->epochs[1]), csvRow(epochRecord(2)));
    }

    void documentNamesTheEnvironment()
    {
        writeRun(0);
        const auto json = nlohmann::ordered_json::parse(contentOf(path("run.json")).toStdString());
        QStringList keys;
        for (const auto& item : json.items())
            keys << QString::fromStdString(item.key());
        QCOMPARE(keys.join(' '),
                 QString("schema program_version state config environment precision engine references "
                         "dataset_fingerprint train_samples data dropped_samples parameter_names changes summary "
                         "engines")); // the last only of a run that had several
        QCOMPARE(json["schema"], "halfstep.run/1");
        QCOMPARE(json["program_version"], programVersion());
        QCOMPARE(json["config"], toJson(sampleDocument().config));
        QCOMPARE(json["dataset_fingerprint"], "fedcba9876543210");
        QVERIFY(json["summary"].is_null());

        const auto& environment = json["environment"];
        for (const char* key :
             {"program", "library", "compiler", "cpu", "instruction_sets", "threads", "blas", "os", "seed"})
            QVERIFY2(environment.contains(key), key);
        QCOMPARE(environment["seed"], 20261020);
        QVERIFY(!environment["compiler"].get<std::string>().empty());
        utsname kernel{};
        ::uname(&kernel);
        QVERIFY(environment["os"].get<std::string>().find(kernel.release) != std::string::npos);
        QVERIFY(!environment["os"].get<std::string>().ends_with(kernel.nodename));
        QVERIFY(!contentOf(path("run.json")).contains("/home/"));
    }

    void weightsHaveTheirOwnFile()
    {
        writeRun(0);
        QVERIFY(!QFile::exists(path("weights.csv"))); // most runs have none
        QVERIFY(QDir(path()).removeRecursively());
        writeRun(1);
        QCOMPARE(contentOf(path("weights.csv")), QByteArray("attempt,a.weight[0],a.bias[0]\n1,0.1,-1e-30\n"));
    }

    void scaleLimitsHaveTheirOwnFile()
    {
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument()));
        writer.add(attemptRecord(1, 1)); // in float32, say
        QVERIFY(!writer.flush());
        QVERIFY(!QFile::exists(path("scale_limits.csv")));
        QVERIFY(std::isnan(readRunFolder(folder())->attempts[0].largestFiniteScale));
        const double limits[] = {327.6, HUGE_VAL, -HUGE_VAL};
        for (std::int64_t i = 0; i < 3; ++i) {
            AttemptRecord record = attemptRecord(i + 2, 1);
            record.largestFiniteScale = limits[i];
            writer.add(record);
            QVERIFY(!writer.flush());
        }
        writer.add(attemptRecord(5, 2));
        QVERIFY(!writer.flush());
        const QByteArray whole = contentOf(path("scale_limits.csv"));
        QCOMPARE(whole, QByteArray("attempt,largest_finite_scale\n2,327.6\n3,inf\n4,-inf\n"));
        auto attempts = readRunFolder(folder())->attempts;
        QCOMPARE(attempts.size(), std::size_t(5));
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(attempts[i + 1].largestFiniteScale, limits[i]);
        QVERIFY(std::isnan(attempts[4].largestFiniteScale));

        // A kill may have cut the last row; an earlier bad one is a problem.
        overwrite(path("scale_limits.csv"), whole.chopped(2));
        attempts = readRunFolder(folder())->attempts;
        QCOMPARE(attempts[2].largestFiniteScale, HUGE_VAL);
        QVERIFY(std::isnan(attempts[3].largestFiniteScale));
        QByteArray bad = whole;
        overwrite(path("scale_limits.csv"), bad.replace("327.6", "half"));
        const auto refused = readRunFolder(folder());
        QVERIFY(!refused);
        QCOMPARE(refused.problems().front().where, folder() + "/scale_limits.csv:2");

        overwrite(path("scale_limits.csv"), whole);
        QVERIFY(!writer.open(folder(), sampleDocument(), kept(3)));
        AttemptRecord again = attemptRecord(4, 1);
        again.largestFiniteScale = -HUGE_VAL;
        writer.add(again);
        QVERIFY(!writer.flush());
        QCOMPARE(contentOf(path("scale_limits.csv")), whole);
    }

    void skipsTellTheirLargestMagnitude()
    {
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument()));
        for (std::int64_t attempt = 1; attempt <= 6; ++attempt) {
            AttemptRecord record = attemptRecord(attempt, 1);
            if (attempt == 3)
                record.largestFinite = 61440;
            writer.add(record); // 6 is skipped as well, with nothing finite
        }
        QVERIFY(!writer.flush());
        QCOMPARE(contentOf(path("skips.csv")), QByteArray("attempt,largest_finite\n3,61440\n"));
        const auto run = readRunFolder(folder());
        QVERIFY(run && run->notes.empty());
        QCOMPARE(run->attempts[2].largestFinite, 61440.0);
        for (const std::size_t other : {0, 1, 3, 4, 5})
            QVERIFY(std::isnan(run->attempts[other].largestFinite));
        QFile::remove(path("skips.csv")); // as in a folder of an earlier version
        const auto without = readRunFolder(folder());
        QVERIFY(without && without->notes.empty() && std::isnan(without->attempts[2].largestFinite));
    }

    void recordingIsToldWhereItTookTime()
    {
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument()));
        for (std::int64_t attempt = 1; attempt <= 3; ++attempt) {
            AttemptRecord record = attemptRecord(attempt, 1);
            record.recordingMicroseconds = attempt == 2 ? 12.5 : 0;
            writer.add(record);
        }
        QVERIFY(!writer.flush());
        QCOMPARE(contentOf(path("recording.csv")), QByteArray("attempt,recording_us\n2,12.5\n"));
        const auto run = readRunFolder(folder());
        QCOMPARE(run->attempts[1].recordingMicroseconds, 12.5);
        QCOMPARE(run->attempts[2].recordingMicroseconds, 0.0);
    }

    void everyRowFileIsWrittenReadCutAndGuarded()
    {
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument()));
        for (const RowFile& file : rowFiles())
            QCOMPARE(QFile::exists(path(file.name.data())), file.always);
        for (std::int64_t attempt = 1; attempt <= 9; ++attempt) {
            AttemptRecord record = attemptRecord(attempt, (attempt - 1) / attemptsPerEpoch + 1);
            record.largestFiniteScale = double(attempt);
            record.largestFinite = 65504;
            record.recordingMicroseconds = 1;
            writer.add(record);
            writer.add(WeightRow{attempt, {float(attempt)}, std::span(weightNames).first(1)});
            writer.add(std::make_shared<const WindowDetail>(WindowDetail{.attempt = attempt}));
            if (attempt % attemptsPerEpoch == 0)
                writer.add(epochRecord(attempt / attemptsPerEpoch));
        }
        QVERIFY(!writer.flush());
        QStringList rows; // of each file, header and rows
        for (const RowFile& file : rowFiles())
            rows << QString::number(contentOf(path(file.name.data())).count('\n'));
        QCOMPARE(rows.join(' '), QString("10 3 10 10 10 10 10"));
        for (const RowFile& file : rowFiles()) {
            StoredRun run;
            QVERIFY(!file.read(fileIn(folder(), file.name), run));
            QVERIFY(run.notes.empty());
        }

        QVERIFY(!writer.open(folder(), sampleDocument(), kept(6)));
        rows.clear();
        for (const RowFile& file : rowFiles())
            rows << QString::number(contentOf(path(file.name.data())).count('\n'));
        QCOMPARE(rows.join(' '), QString("7 2 7 7 7 7 7"));

        for (const RowFile& file : rowFiles()) {
            const QString lone = m_parent.filePath("lone");
            QVERIFY(QDir().mkpath(lone));
            overwrite(lone + '/' + file.name.data(), "mine\n");
            const auto problem = writer.open(lone.toStdString(), sampleDocument());
            QVERIFY(problem && problem->code == ProblemCode::Conflict);
            QCOMPARE(QDir(lone).entryList(QDir::Files), QStringList(file.name.data()));
            QVERIFY(QDir(lone).removeRecursively());
        }
    }

    void failedFlushIsMadeUpFor()
    {
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument()));
        addRun(writer, 1, 50);
        std::optional<FileSizeLimit> full(1500);
        const auto problem = writer.flush();
        const auto run = readRunFolder(folder());
        const auto checkpoint = writer.saveCheckpoint("checkpoint");
        full.reset();
        QVERIFY(problem);
        QCOMPARE(problem->code, ProblemCode::FileUnwritable);
        QVERIFY(run && run->attempts.empty());
        QVERIFY(checkpoint); // never ahead of the records
        QVERIFY(!QFile::exists(path("checkpoint.safetensors")));

        QVERIFY(!writer.saveCheckpoint("checkpoint"));
        QCOMPARE(contentOf(path("checkpoint.safetensors")), QByteArray("checkpoint"));
        QCOMPARE(readRunFolder(folder())->attempts.size(), std::size_t(50));
        QCOMPARE(readRunFolder(folder())->epochs.size(), std::size_t(12));
    }

    void killedWriterLeavesAReadableRun()
    {
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument()));
        std::size_t before = 0;
        for (int kill = 0; kill < 20; ++kill) {
            const auto next = std::int64_t(before) + 1;
            int opened[2];
            QCOMPARE(::pipe(opened), 0);
            const pid_t child = ::fork();
            if (child == 0) {
                if (writer.open(folder(), sampleDocument(), kept(std::int64_t(before)))
                    || ::write(opened[1], "o", 1) != 1)
                    ::_exit(1);
                for (std::int64_t attempt = next;; ++attempt) {
                    addRun(writer, attempt, attempt);
                    if (writer.flush() || (attempt % 16 == 0 && writer.saveDocument(sampleDocument())))
                        ::_exit(1);
                }
            }
            QVERIFY(child > 0);
            ::close(opened[1]);
            char byte = 0;
            if (kill % 2 == 0) // the others may die while they open the folder
                QCOMPARE(::read(opened[0], &byte, 1), 1);
            ::close(opened[0]);
            ::usleep(useconds_t(1'000 + 7'919 * kill % 30'000));
            ::kill(child, SIGKILL);
            int status = 0;
            QCOMPARE(::waitpid(child, &status, 0), child);
            QVERIFY2(WIFSIGNALED(status), "the writer itself failed");
            const auto run = readRunFolder(folder());
            QVERIFY2(run, run ? "" : reasonText(run.problems().front()).c_str());
            for (std::size_t i = 0; i < run->attempts.size(); ++i)
                QCOMPARE(run->attempts[i].attempt, std::int64_t(i + 1));
            QVERIFY(run->attempts.size() >= before);
            before = run->attempts.size();
        }
        QVERIFY2(before > 20, "the children were killed before they wrote anything");
    }

    void freshFoldersDoNotExistYet()
    {
        const std::string parent = m_parent.path().toStdString();
        const QRegularExpression first("^" + m_parent.path() + "/a-b-\\d{8}-\\d{6}$");
        QString name = QString::fromStdString(freshRunFolder(parent, "a/b"));
        QVERIFY2(first.match(name).hasMatch(), qPrintable(name));
        // Whatever second it is by then, a taken name gets a number.
        for (int i = 0; i < 40; ++i) {
            name = QString::fromStdString(freshRunFolder(parent, "a"));
            QVERIFY(!QFile::exists(name));
            QVERIFY(QDir().mkdir(name));
        }
        const QStringList made = QDir(m_parent.path()).entryList({"a-*-2"}, QDir::Dirs);
        QVERIFY(!made.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestRunFolder)
#include "tst_run_folder.moc"
