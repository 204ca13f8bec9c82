// A run folder that is read back: torn, damaged, or of another version.
#include "engine/config/config_json.h"
#include "engine/records/record_text.h"
#include "tests/engine/records/run_folder_fixture.h"
#include "words/words.h"

#include <nlohmann/json.hpp>

using namespace halfstep;
using namespace halfstep::folders;

class TestRunReader : public FolderTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { begin(); }

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
        foreign.erase("config");
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
                                         "/config/batch", "/summary/precision", "/changes/0", "/engines/0"}) {
            const nlohmann::json::json_pointer place(object);
            for (const auto& item : good[place].items()) {
                nlohmann::json changed = good;
                changed[place].erase(item.key());
                QString name = QString::fromStdString(object + '/' + item.key()).mid(1);
                name = name.replace("changes/0", "changes").replace("engines/0", "engines").replace('/', '.');
                const bool unread = name == "program_version" || name == "train_samples" || name == "engine"
                                    || name == "engines" || name == "data" || name == "summary.engine"
                                    || (object == "/environment" && item.key() != "library" && item.key() != "threads");
                QCOMPARE(notesOn(changed),
                         unread ? QStringList() : QStringList(noted(NoteCode::MissingKey, "run.json ") + name));
            }
            nlohmann::json changed = good;
            changed[place]["later"] = {{"a", 1}};
            QString name = QString::fromStdString(object + "/later").mid(1);
            name = name.replace("changes/0", "changes").replace("engines/0", "engines").replace('/', '.');
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
        changed["summary"]["outcome"] = "eclipse";
        QCOMPARE(notesOn(changed), QStringList({noted(NoteCode::UnknownWord, "run.json summary.outcome"),
                                                noted(NoteCode::UnknownWord, "run.json summary.reason")}));
        changed = good;
        changed["config"]["model"]["name"] = "transformer";
        QCOMPARE(notesOn(changed), QStringList(noted(NoteCode::UnknownWord, "run.json config.model.name")));
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
        QCOMPARE(run->weights.names, weightNames);
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
};

QTEST_GUILESS_MAIN(TestRunReader)
#include "tst_run_reader.moc"
