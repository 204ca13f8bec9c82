#include "engine/records/run_folder.h"

#include "engine/config/config_json.h"
#include "engine/records/environment.h"
#include "engine/records/record_text.h"
#include "engine/records/row_files.h"
#include "engine/records/run_files.h"
#include "words/words.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include <nlohmann/json.hpp>

#include <signal.h>
#include <sys/resource.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmath>

using namespace halfstep;

namespace {

AttemptRecord attemptRecord(std::int64_t attempt, std::int64_t epoch)
{
    AttemptRecord record;
    record.attempt = attempt;
    record.epoch = epoch;
    record.microBatches = 4;
    record.samples = 16;
    record.loss = 1.0 / double(attempt);
    record.applied = attempt % 3 != 0;
    record.foundInf = !record.applied;
    record.skipReason = record.applied ? SkipReason::None : SkipReason::GradientOverflow;
    record.normScaled = record.applied ? 12.5 : HUGE_VAL;
    record.firstBadTensor = record.applied ? "" : "fc1.weight";
    return record;
}

EpochRecord epochRecord(std::int64_t epoch)
{
    EpochRecord record;
    record.epoch = epoch;
    record.trainLoss = 0.1 * double(epoch);
    record.valLoss = std::nan("");
    return record;
}

RunDocument sampleDocument()
{
    RunDocument document;
    document.config.batch.accumulation = 8;
    document.config.dataset.labelColumn = "késés";
    document.precision = {"float16", false, "No half kernels here."};
    document.engine = {"autograd", EngineReason::AskedFor};
    document.references = {5, 1000, 1000, 2000};
    document.librarySummary = "LibTorch 1.13.1";
    document.threads = 2;
    document.datasetFingerprint = 0xfedcba9876543210;
    document.parameterNames = {"a.weight", "a.bias"};
    document.changes = {{7, "batch.accumulation", "4", "8"}};
    return document;
}

constexpr std::int64_t attemptsPerEpoch = 4;

/// Attempts first to last of a run of four attempts an epoch, with its epochs and weights.
void addRun(RunFolderWriter& writer, std::int64_t first, std::int64_t last)
{
    for (std::int64_t attempt = first; attempt <= last; ++attempt) {
        writer.add(attemptRecord(attempt, (attempt - 1) / attemptsPerEpoch + 1));
        const float weights[] = {0.1f * float(attempt), -1e-30f};
        writer.addWeights(attempt, weights);
        if (attempt % attemptsPerEpoch == 0)
            writer.add(epochRecord(attempt / attemptsPerEpoch));
    }
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)");
}

void overwrite(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

} // namespace

class TestRunFolder : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_parent;
    QString path(const QString& name = {}) const
    {
        return m_parent.filePath("run") + (name.isEmpty() ? "" : '/' + name);
    }
    std::string folder() const { return path().toStdString(); }

    /// The run in the folder itself, gone on with.
    Continuation kept(std::int64_t attempts, std::optional<std::int64_t> epochs = std::nullopt) const
    {
        return {folder(), attempts, epochs.value_or(attempts / attemptsPerEpoch)};
    }

    void writeRun(std::int64_t attempts)
    {
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument()));
        addRun(writer, 1, attempts);
        QVERIFY(!writer.flush());
    }

    /// The notes on the run, each as code, file and name.
    QStringList notes() const
    {
        const auto run = readRunFolder(folder(), RunParts::All);
        if (!run)
            return {QString::fromStdString(run.problems().front().where + ' ' + reasonText(run.problems().front()))};
        QStringList list;
        for (const RunNote& note : run->notes)
            list << QStringLiteral("%1 %2 %3")
                        .arg(int(note.code))
                        .arg(QString::fromStdString(note.file).section('/', -1), QString::fromStdString(note.name));
        return list;
    }
    static QString noted(NoteCode code, const char* fileAndName)
    {
        return QStringLiteral("%1 %2").arg(int(code)).arg(QString::fromLatin1(fileAndName));
    }

private Q_SLOTS:
    void init()
    {
        m_parent = QTemporaryDir();
        QVERIFY(m_parent.isValid());
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
                         "dataset_fingerprint train_samples dropped_samples parameter_names changes summary"));
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
        writeRun(1);
        QCOMPARE(contentOf(path("weights.csv")), QByteArray("attempt,a.weight,a.bias\n1,0.1,-1e-30\n"));
        RunFolderWriter writer;
        RunDocument document = sampleDocument();
        document.parameterNames = {"a.weight"};
        const QString other = m_parent.filePath("other");
        QVERIFY(!writer.open(other.toStdString(), document));
        QVERIFY(!QFile::exists(other + "/weights.csv"));
        addRun(writer, 1, 1);
        QVERIFY(!writer.flush());
        QCOMPARE(contentOf(other + "/weights.csv"), QByteArray("attempt,w0,w1\n1,0.1,-1e-30\n"));
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

    void tornLastRowIsDropped()
    {
        writeRun(5);
        const QByteArray whole = contentOf(path("attempts.csv"));
        const qsizetype lastRow = whole.lastIndexOf('\n', -2) + 1;
        for (qsizetype size = lastRow; size < whole.size(); ++size) {
            overwrite(path("attempts.csv"), whole.left(size));
            const auto run = readRunFolder(folder());
            QVERIFY(run);
            QCOMPARE(run->attempts.size(), std::size_t(4));
        }
        overwrite(path("attempts.csv"), whole + QByteArray(30, '\0') + '\n');
        QCOMPARE(readRunFolder(folder())->attempts.size(), std::size_t(5));
    }

    void tornHeadersAreAnEmptyRun()
    {
        writeRun(0);
        const QByteArray header = contentOf(path("epochs.csv"));
        for (qsizetype size = 0; size <= header.size(); ++size) {
            overwrite(path("epochs.csv"), header.left(size));
            const auto run = readRunFolder(folder());
            QVERIFY(run);
            QVERIFY(run->epochs.empty());
        }
        QVERIFY(QFile::remove(path("epochs.csv")));
        QVERIFY(readRunFolder(folder()));
    }

    void earlierBadRowsAreReported_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("where");
        QTest::addColumn<QByteArray>("detail");
        QTest::newRow("word for a number") << QByteArray("\n2,1,4,16,0.5,") << QByteArray("\n2,1,4,16,half,")
                                           << QByteArray("attempts.csv:3") << QByteArray("bad loss");
        QTest::newRow("missing field") << QByteArray("\n2,1,4,") << QByteArray("\n2,4,") << QByteArray("attempts.csv:3")
                                       << QByteArray("bad samples");
        QTest::newRow("number comes twice") << QByteArray("\n2,1,4,") << QByteArray("\n1,1,4,")
                                            << QByteArray("attempts.csv:3") << QByteArray("attempt does not grow");
    }
    void earlierBadRowsAreReported()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QByteArray, where);
        QFETCH(QByteArray, detail);
        writeRun(5);
        QByteArray rows = contentOf(path("attempts.csv"));
        QCOMPARE(rows.count(before), 1);
        overwrite(path("attempts.csv"), rows.replace(before, after));
        const auto run = readRunFolder(folder());
        QVERIFY(!run);
        QCOMPARE(run.problems().front().code, ProblemCode::FileMalformed);
        QCOMPARE(run.problems().front().where, folder() + '/' + where.toStdString());
        QCOMPARE(reasonText(run.problems().front()), detail.toStdString());
    }

    void badDocumentsAreReported()
    {
        const auto absent = readRunFolder(folder());
        QVERIFY(!absent);
        QCOMPARE(absent.problems().front().code, ProblemCode::FileNotFound);
        writeRun(1);
        const auto good = nlohmann::json::parse(contentOf(path("run.json")).toStdString());
        const auto codeOf = [&](const std::string& text) {
            overwrite(path("run.json"), QByteArray::fromStdString(text));
            const auto run = readRunFolder(folder());
            return run ? std::optional<ProblemCode>() : run.problems().front().code;
        };
        QCOMPARE(codeOf(good.dump()), std::nullopt);
        QCOMPARE(codeOf(""), ProblemCode::FileMalformed);
        QCOMPARE(codeOf("[]"), ProblemCode::FileMalformed);
        const std::string deep = std::string(200000, '[') + std::string(200000, ']');
        QCOMPARE(codeOf(good.dump().replace(good.dump().find("\"config\":") + 9, 0, deep + ",\"kept\":")),
                 ProblemCode::FileMalformed);
        QCOMPARE(codeOf(good.dump().substr(0, 300)), ProblemCode::FileMalformed);
        for (const auto& item : good.items()) {
            if (item.key() == "program_version")
                continue;
            for (const nlohmann::json& wrong : {nlohmann::json(17), nlohmann::json("x")}) {
                nlohmann::json changed = good;
                changed[item.key()] = wrong;
                const bool counts = item.key() == "train_samples" || item.key() == "dropped_samples";
                const bool stillValid = item.key() == "state" || (counts && wrong.is_number());
                QVERIFY2(codeOf(changed.dump()) || stillValid, item.key().c_str());
            }
        }
        nlohmann::json foreign = good;
        for (const char* schema : {"halfstep.run/0", "halfstep.run/x", "halfstep.run", "other.run/1"}) {
            foreign["schema"] = schema;
            QCOMPARE(codeOf(foreign.dump()), ProblemCode::FileMalformed);
        }
        foreign.erase("schema");
        QCOMPARE(codeOf(foreign.dump()), ProblemCode::FileMalformed);
        nlohmann::json wrong = good;
        wrong["config"]["batch"]["accumulation"] = "many";
        QCOMPARE(codeOf(wrong.dump()), ProblemCode::WrongType);
        wrong = good;
        wrong["precision"]["dtype"] = 16;
        overwrite(path("run.json"), QByteArray::fromStdString(wrong.dump()));
        QCOMPARE(reasonText(readRunFolder(folder()).problems().front()), std::string("precision.dtype"));
    }

    void ownRunsNeedNoNotes()
    {
        RunFolderWriter writer;
        RunDocument document = sampleDocument();
        document.summary = RunSummary();
        document.summary->detail = "torch's own words";
        document.summary->trainLoss = std::nan("");
        document.config.mistakes.noScaler = true;
        QVERIFY(!writer.open(folder(), document));
        addRun(writer, 1, 9);
        AttemptRecord limited = attemptRecord(10, 3);
        limited.largestFiniteScale = 1024;
        writer.add(limited);
        QVERIFY(!writer.flush());
        QCOMPARE(notes(), QStringList());
    }

    void missingAndUnknownKeysAreNoted()
    {
        RunFolderWriter writer;
        RunDocument document = sampleDocument();
        document.summary = RunSummary();
        QVERIFY(!writer.open(folder(), document));
        const auto good = nlohmann::json::parse(contentOf(path("run.json")).toStdString());
        const auto notesOn = [&](const nlohmann::json& json) {
            overwrite(path("run.json"), QByteArray::fromStdString(json.dump()));
            return notes();
        };
        // Each key of each object in turn; what nobody reads is not missed.
        for (const std::string object : {"", "/environment", "/precision", "/references", "/summary", "/config",
                                         "/config/batch", "/summary/precision", "/changes/0"}) {
            const nlohmann::json::json_pointer place(object);
            for (const auto& item : good[place].items()) {
                nlohmann::json changed = good;
                changed[place].erase(item.key());
                QString name = QString::fromStdString(object + '/' + item.key()).mid(1);
                name = name.replace("changes/0", "changes").replace('/', '.');
                const bool unread = name == "program_version" || name == "train_samples" || name == "engine"
                                    || name == "summary.engine"
                                    || (object == "/environment" && item.key() != "library" && item.key() != "threads");
                if (name == "schema")
                    continue;
                QCOMPARE(notesOn(changed),
                         unread ? QStringList() : QStringList(noted(NoteCode::MissingKey, "run.json ") + name));
            }
            nlohmann::json changed = good;
            changed[place]["later"] = {{"a", 1}};
            QString name = QString::fromStdString(object + "/later").mid(1);
            name = name.replace("changes/0", "changes").replace('/', '.');
            QCOMPARE(notesOn(changed), QStringList(noted(NoteCode::UnknownKey, "run.json ") + name));
        }
        // What is there is read as ever.
        nlohmann::json changed = good;
        changed["config"]["batch"]["later"] = 1;
        changed["config"]["later"] = {{"a", 1}};
        changed.erase("state");
        QCOMPARE(notesOn(changed).size(), 3);
        const auto run = readRunDocument(folder());
        QCOMPARE(run->document.config.batch.accumulation, std::int64_t(8));
        QCOMPARE(run->document.state, std::string("running"));
        QCOMPARE(run->document.threads, std::int64_t(2));

        changed = good;
        changed["summary"]["reason"] = "moon_phase";
        QCOMPARE(notesOn(changed), QStringList(noted(NoteCode::UnknownWord, "run.json summary.reason")));
        QVERIFY(!readRunDocument(folder())->document.summary);
        changed = good;
        changed["schema"] = "halfstep.run/2";
        QCOMPARE(notesOn(changed), QStringList(noted(NoteCode::NewerSchema, "run.json halfstep.run/2")));
    }

    void missingAndUnknownColumnsAreNoted()
    {
        writeRun(5);
        const auto before = readRunFolder(folder());
        const auto withoutColumn = [&](const char* file, const QByteArray& column) {
            QList<QByteArrayList> rows;
            for (const QByteArray& row : contentOf(path(file)).trimmed().split('\n'))
                rows << row.split(',');
            const qsizetype at = rows.front().indexOf(column);
            QVERIFY(at >= 0);
            QByteArray text;
            for (QByteArrayList row : rows) {
                row.removeAt(at);
                text += row.join(',') + '\n';
            }
            overwrite(path(file), text);
        };
        withoutColumn("attempts.csv", "norm_scaled");
        withoutColumn("attempts.csv", "samples");
        withoutColumn("epochs.csv", "val_loss");
        QByteArray rows = contentOf(path("attempts.csv"));
        // A new column, and two others changed places.
        rows.replace("attempt,epoch,", "epoch,\"late,r\",attempt,");
        for (int attempt = 1; attempt <= 5; ++attempt) {
            const QByteArray number = QByteArray::number(attempt);
            const QByteArray epoch = attempt == 5 ? "2" : "1";
            rows.replace('\n' + number + ',' + epoch + ',', '\n' + epoch + ",\"x,y\"," + number + ',');
        }
        overwrite(path("attempts.csv"), rows);
        QCOMPARE(notes(), QStringList({noted(NoteCode::UnknownColumn, "attempts.csv late,r"),
                                       noted(NoteCode::MissingColumn, "attempts.csv samples"),
                                       noted(NoteCode::MissingColumn, "attempts.csv norm_scaled"),
                                       noted(NoteCode::MissingColumn, "epochs.csv val_loss")}));
        const auto run = readRunFolder(folder());
        QCOMPARE(run->attempts.size(), std::size_t(5));
        for (std::size_t i = 0; i < 5; ++i) {
            AttemptRecord expected = before->attempts[i];
            expected.samples = 0;
            expected.normScaled = std::nan("");
            QCOMPARE(csvRow(run->attempts[i]), csvRow(expected));
        }
        QCOMPARE(run->epochs[0].trainLoss, before->epochs[0].trainLoss);

        // Without the column that tells rows apart there are none.
        withoutColumn("epochs.csv", "epoch");
        QVERIFY(notes().contains(noted(NoteCode::MissingColumn, "epochs.csv epoch")));
        QVERIFY(readRunFolder(folder())->epochs.empty());

        // What would be appended must fit, so a resume cannot do without.
        RunFolderWriter writer;
        const QByteArray old = contentOf(path("attempts.csv"));
        const auto problem = writer.open(folder(), sampleDocument(), kept(4));
        QVERIFY(problem);
        QCOMPARE(problem->code, ProblemCode::FileMalformed);
        QCOMPARE(contentOf(path("attempts.csv")), old);
    }

    void documentIsReadAlone()
    {
        writeRun(5);
        for (const char* name : {"attempts.csv", "epochs.csv"})
            overwrite(path(name), "attempt,epoch\nx,y\nz,z\n");
        QVERIFY(!readRunFolder(folder()));
        const auto stored = readRunDocument(folder());
        QVERIFY(stored);
        QCOMPARE(stored->document.parameterNames, sampleDocument().parameterNames);
        QVERIFY(stored->notes.empty());
        QCOMPARE(readRunDocument(folder() + "/none").problems().front().code, ProblemCode::FileNotFound);
    }

    void weightsComeBackWhenAskedFor()
    {
        writeRun(5);
        QVERIFY(readRunFolder(folder())->weights.values.empty());
        const QByteArray whole = contentOf(path("weights.csv"));
        overwrite(path("weights.csv"), whole + "6,0.5,");
        const auto run = readRunFolder(folder(), RunParts::All);
        QVERIFY(run);
        QCOMPARE(run->weights.names, (std::vector<std::string>{"a.weight", "a.bias"}));
        QCOMPARE(run->weights.attempts, (std::vector<std::int64_t>{1, 2, 3, 4, 5}));
        for (std::size_t i = 0; i < 5; ++i) {
            QCOMPARE(run->weights.values[2 * i], 0.1f * float(i + 1));
            QCOMPARE(run->weights.values[2 * i + 1], -1e-30f);
        }
        QByteArray bad = whole;
        overwrite(path("weights.csv"), bad.replace("\n3,", "\n2,"));
        const auto refused = readRunFolder(folder(), RunParts::All);
        QVERIFY(!refused);
        QCOMPARE(refused.problems().front().where, folder() + "/weights.csv:4");
        QVERIFY(readRunFolder(folder()));
    }

    void resumedFilesAreThoseOfAnUnbrokenRun_data()
    {
        QTest::addColumn<int>("keep");
        for (int keep = 0; keep <= 13; ++keep)
            QTest::addRow("from attempt %d", keep) << keep;
    }
    void resumedFilesAreThoseOfAnUnbrokenRun()
    {
        QFETCH(int, keep);
        writeRun(13);
        const QByteArray attempts = contentOf(path("attempts.csv"));
        const QByteArray epochs = contentOf(path("epochs.csv"));
        const QByteArray weights = contentOf(path("weights.csv"));
        overwrite(path("attempts.csv"), attempts + "14,4,4,1"); // as a kill leaves it
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument(), kept(keep)));
        QCOMPARE(readRunFolder(folder())->attempts.size(), std::size_t(keep));
        QCOMPARE(readRunFolder(folder())->epochs.size(), std::size_t(keep / attemptsPerEpoch));
        addRun(writer, keep + 1, 13);
        QVERIFY(!writer.flush());
        QCOMPARE(contentOf(path("attempts.csv")), attempts);
        QCOMPARE(contentOf(path("epochs.csv")), epochs);
        QCOMPARE(contentOf(path("weights.csv")), weights);
    }

    void checkpointBeforeAnEpochsEndRepeatsItsRow()
    {
        writeRun(9);
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument(), kept(8, 1)));
        QCOMPARE(readRunFolder(folder())->attempts.size(), std::size_t(8));
        QCOMPARE(readRunFolder(folder())->epochs.size(), std::size_t(1));
    }

    void resumingElsewhereStartsThatFolder()
    {
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument(), kept(8, 2)));
        addRun(writer, 9, 10);
        QVERIFY(!writer.flush());
        const auto run = readRunFolder(folder());
        QVERIFY(run);
        QCOMPARE(run->attempts.front().attempt, std::int64_t(9));
    }

    void startedFolderIsNotStartedAgain()
    {
        writeRun(5);
        const QByteArray before = contentOf(path("attempts.csv"));
        RunFolderWriter writer;
        const auto problem = writer.open(folder(), sampleDocument());
        QVERIFY(problem);
        QCOMPARE(problem->code, ProblemCode::Conflict);
        QCOMPARE(contentOf(path("attempts.csv")), before);
    }

    void someoneElsesFileOfTheSameNameIsKept()
    {
        QVERIFY(QDir().mkpath(QString::fromStdString(folder())));
        QFile file(path("weights.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine\n1\n") > 0);
        file.close();
        RunFolderWriter writer;
        const auto problem = writer.open(folder(), sampleDocument());
        QVERIFY(problem);
        QCOMPARE(problem->code, ProblemCode::Conflict);
        QCOMPARE(contentOf(path("weights.csv")), QByteArray("mine\n1\n"));
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
            writer.add(record);
            const float weight = float(attempt);
            writer.addWeights(attempt, std::span(&weight, 1));
            if (attempt % attemptsPerEpoch == 0)
                writer.add(epochRecord(attempt / attemptsPerEpoch));
        }
        QVERIFY(!writer.flush());
        QStringList rows; // of each file, header and rows
        for (const RowFile& file : rowFiles())
            rows << QString::number(contentOf(path(file.name.data())).count('\n'));
        QCOMPARE(rows.join(' '), QString("10 3 10 10"));
        for (const RowFile& file : rowFiles()) {
            StoredRun run;
            QVERIFY(!file.read(fileIn(folder(), file.name), run));
            QVERIFY(run.notes.empty());
        }

        QVERIFY(!writer.open(folder(), sampleDocument(), kept(6)));
        rows.clear();
        for (const RowFile& file : rowFiles())
            rows << QString::number(contentOf(path(file.name.data())).count('\n'));
        QCOMPARE(rows.join(' '), QString("7 2 7 7"));

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

    void damagedRecordsAreNotCutOff()
    {
        writeRun(5);
        QByteArray rows = contentOf(path("attempts.csv"));
        rows.replace("\n2,", "\nx,");
        overwrite(path("attempts.csv"), rows);
        RunFolderWriter writer;
        const auto problem = writer.open(folder(), sampleDocument(), kept(4));
        QVERIFY(problem);
        QCOMPARE(problem->code, ProblemCode::FileMalformed);
        QCOMPARE(contentOf(path("attempts.csv")), rows);
    }

    void failedFlushIsMadeUpFor()
    {
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument()));
        addRun(writer, 1, 50);
        const auto handler = ::signal(SIGXFSZ, SIG_IGN);
        rlimit old{};
        ::getrlimit(RLIMIT_FSIZE, &old);
        rlimit limit = old;
        limit.rlim_cur = 1500;
        ::setrlimit(RLIMIT_FSIZE, &limit);
        const auto problem = writer.flush();
        const auto run = readRunFolder(folder());
        const auto checkpoint = writer.saveCheckpoint("checkpoint");
        ::setrlimit(RLIMIT_FSIZE, &old);
        ::signal(SIGXFSZ, handler);
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
