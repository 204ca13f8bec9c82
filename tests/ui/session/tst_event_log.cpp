#include "tests/ui/session/event_records.h"
#include "ui/language/language.h"
#include "ui/session/event_list.h"
#include "ui/session/event_log.h"

#include <QLineEdit>
#include <QListView>
#include <QImage>
#include <QRegularExpression>
#include <QScrollBar>
#include <QToolButton>
#include <QtTest>

#include <limits>

using namespace halfstep;

class TestEventLog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { setLanguage(QStringLiteral("en")); }

    void skipIsASentence()
    {
        EventList list;
        list.append({skip(12, 65536)});
        QCOMPARE(line(list, 0),
                 QStringLiteral("Attempt 12 skipped: overflow in conv2.weight; scale 65,536 → 32,768.") + unchanged);
    }

    void alikeSkipsBecomeOneLine()
    {
        EventList list;
        list.append({skip(1, 65536), skip(2, 32768)});
        list.append({skip(3, 16384)});
        QCOMPARE(list.rowCount(), 1);
        QCOMPARE(line(list, 0),
                 QStringLiteral("Attempts 1 to 3 skipped: overflow in conv2.weight; scale 65,536 → 8,192.")
                     + unchanged);
        list.append({skip(5, 8192)});               // an applied attempt lies between
        list.append({skip(6, 4096, "fc1.weight")}); // another tensor
        QCOMPARE(list.rowCount(), 3);
    }

    void hundredThousandAttemptsStayBounded()
    {
        EventList list;
        std::int64_t attempt = 0;
        for (int take = 0; take < 100; ++take) {
            std::vector<RunEvent> events;
            for (int i = 0; i < 1000; ++i, attempt += 2)
                events.push_back(skip(attempt + 1, 1024));
            list.append(std::move(events));
        }
        QCOMPARE(list.rowCount(), EventList::capacity);
        QVERIFY(line(list, EventList::capacity - 1).contains(QStringLiteral("199,999")));
    }

    void historyTellsInOrder()
    {
        RunHistory history;
        history.begin({.dataset = "glyphlab", .model = "glyph-cnn", .trainSamples = 900, .parameters = 18531});
        for (std::int64_t attempt = 1; attempt <= 6; ++attempt)
            history.append(record(attempt, 8, 8));
        history.append(LiveChange{7, "optimizer.learning_rate", "0.1", "0.05"});
        history.append(record(7, 8, 16));
        history.append(epoch(1, 7));
        history.append(record(8, 16, 8));
        history.append(record(9, 8, 8));
        RunSummary summary;
        summary.outcome = Outcome::EarlyStopped;
        summary.reason = EndReason::PatienceUsedUp;
        summary.out = "runs/one";
        history.setSummary(summary);
        EventLog log;
        log.setHistory(&history);
        QCOMPARE(lines(log),
                 (QStringList{
                     QStringLiteral("The run begins: glyph-cnn on glyphlab, 900 training samples, 18,531 parameters."),
                     QStringLiteral("From attempt 7 on: Learning rate 0.1 → 0.05."),
                     QStringLiteral("After attempt 7 the scale grows: 8 → 16."),
                     QStringLiteral("Epoch 1 is the best so far: validation loss 0.2500."),
                     QStringLiteral("Attempt 8 skipped: overflow in conv2.weight; scale 16 → 8.") + unchanged,
                     QStringLiteral("Attempt 9: the scale has settled; a skip now and then is normal."),
                     QStringLiteral("The run stopped early: the patience is used up. Saved in runs/one.")}));
    }

    void skipsThatGoOnAreNotOccasional()
    {
        const auto toldOf = [](const std::string& attempts) { // "x": the loss is not finite
            RunHistory history;
            history.begin({.dataset = "synthetic", .model = "linear", .mistakes = {"schedule_counts_skips"}});
            std::int64_t attempt = 0;
            EventLog log;
            log.setHistory(&history);
            for (const char each : attempts) {
                ++attempt;
                AttemptRecord next = record(attempt, 1024, each == 'x' ? 512 : 1024);
                if (each == 'x')
                    next.skipReason = SkipReason::ForwardNonfinite;
                history.append(next);
                log.refresh();
            }
            return lines(log).mid(1);
        };
        const QString skipped =
            QStringLiteral("the loss is not finite; scale 1,024 → 512. Weights, optimizer state and "
                           "update count stay unchanged.");
        QCOMPARE(toldOf("-xxxx"), (QStringList{"Attempts 2 to 4 skipped: " + skipped,
                                               "Attempt 4: skipping no longer helps, the run is collapsing.",
                                               "Attempt 5 skipped: " + skipped}));
        QCOMPARE(toldOf("-x"), QStringList{"Attempt 2 skipped: " + skipped});
        QCOMPARE(toldOf("-x-").last(),
                 QStringLiteral("Attempt 3: the scale has settled; a skip now and then is normal."));
    }

    void readAtTheEndTheLogIsTheSame_data()
    {
        QTest::addColumn<int>("attempts");
        QTest::newRow("a few") << 60;
        QTest::newRow("a long one") << 30000;
    }
    void readAtTheEndTheLogIsTheSame()
    {
        QFETCH(int, attempts);
        RunHistory history;
        history.begin({.dataset = "synthetic", .model = "linear"});
        EventLog live;
        live.setHistory(&history);
        double scale = 65536;
        for (std::int64_t attempt = 1; attempt <= attempts; ++attempt) {
            if (attempt % 1000 == 17)
                for (const char* key : {"clipping.max_norm", "precision.amp"}) {
                    history.append(LiveChange{attempt, key, "5", "1"});
                    live.refresh(); // the second comes while the run still waits there
                }
            const bool skipped = attempt < 4 || attempt % 500 < 2;
            const double next = skipped ? scale / 2 : attempt % 500 == 250 ? scale * 2 : scale;
            history.append(record(attempt, scale, next));
            scale = next;
            if (attempt % 7 == 0)
                live.refresh();
            if (attempt % 3000 == 0)
                history.append(epoch(attempt / 3000, attempt));
        }
        history.setSummary({});
        live.refresh();
        live.refresh(); // nothing comes twice
        EventLog afterwards;
        afterwards.setHistory(&history);
        QCOMPARE(lines(afterwards), lines(live));
        QVERIFY(lines(live).size() > attempts / 250);
        QVERIFY(lines(live).front().startsWith(QStringLiteral("The run begins")));
    }

    void joinedSkipsSayHowMany()
    {
        RunHistory history;
        history.begin({.dataset = "synthetic", .model = "linear"});
        for (std::int64_t attempt = 1; attempt <= 100000; ++attempt) // every second one, far more than are kept
            history.append(record(attempt, 1024, attempt % 2 == 0 ? 512 : 1024));
        EventLog log;
        log.setHistory(&history);
        std::int64_t told = 0;
        for (const QString& text : lines(log)) {
            static const QRegularExpression some(
                QStringLiteral("^([0-9,]+) of the attempts [0-9,]+ to [0-9,]+ skipped"));
            if (const auto match = some.match(text); match.hasMatch())
                told += QLocale().toLongLong(match.captured(1));
            else
                told += text.startsWith(QStringLiteral("Attempt ")) && text.contains(QStringLiteral(" skipped"));
        }
        QCOMPARE(told, 50000);
    }

    void resumedRunTellsWhatWasBefore()
    {
        RunHistory history;
        history.begin({.dataset = "synthetic", .model = "linear", .saved = false, .resumedAttempts = 2});
        history.append(record(1, 16, 8));
        history.append(record(2, 8, 8));
        EventLog log;
        log.setHistory(&history);
        history.append(record(3, 8, 4));
        log.refresh({{ProblemCode::FileUnwritable, "runs/one", Reason::NoSpace, {}}});
        const QStringList told = lines(log);
        QVERIFY(told[0].startsWith(QStringLiteral("The run begins")));
        QVERIFY(told[1].startsWith(QStringLiteral("Attempt 1 skipped")));
        QCOMPARE(told[3], QStringLiteral("The run goes on after attempt 2: linear on synthetic."));
        QCOMPARE(told[4], QStringLiteral("This run is not saved."));
        QVERIFY(told[5].startsWith(QStringLiteral("Attempt 3 skipped")));
        QVERIFY(told.last().startsWith(QStringLiteral("runs/one cannot be written")));

        RunHistory without; // a checkpoint alone: its records are elsewhere
        without.begin({.dataset = "synthetic", .model = "linear", .resumedAttempts = 2});
        without.append(record(3, 8, 4));
        EventLog other;
        other.setHistory(&without);
        QCOMPARE(lines(other).front(), QStringLiteral("The run goes on after attempt 2: linear on synthetic."));
        QCOMPARE(lines(other).size(), 2); // and no verdict on skips that are not known
    }

    void everyResumeOfAStoredRunIsTold()
    {
        RunHistory history;
        history.begin({.dataset = "synthetic", .model = "linear", .earlierResumes = {1, 2}});
        history.append(record(1, 16, 8));
        history.append(record(2, 8, 8));
        history.append(record(3, 8, 4));
        EventLog log;
        log.setHistory(&history);
        QCOMPARE(lines(log).filter(QStringLiteral("goes on after")),
                 (QStringList{QStringLiteral("The run goes on after attempt 1: linear on synthetic."),
                              QStringLiteral("The run goes on after attempt 2: linear on synthetic.")}));
    }

    void notesAreToldAsTheyComeAndGo()
    {
        RunHistory history;
        history.begin({.dataset = "synthetic", .model = "linear"});
        history.append(record(1, 16, 16));
        history.setNotes({{1, "first"}});
        EventLog log;
        log.setHistory(&history);
        const auto told = [&] {
            log.refresh();
            return lines(log).filter(QStringLiteral("note"));
        };
        QCOMPARE(told(), QStringList("Your note at attempt 1: first"));
        history.setNotes({{1, "changed"}, {5, "later"}});
        QCOMPARE(told().mid(1),
                 (QStringList{"Your note at attempt 1 now says: changed", "Your note at attempt 5: later"}));
        history.setNotes({{5, "later"}});
        QCOMPARE(told().mid(3), QStringList("Your note at attempt 1 was deleted: changed"));
        QCOMPARE(told().size(), 4); // each once
    }

    void refusedRunIsSaidWithoutAHistory()
    {
        EventLog log;
        log.refresh({{ProblemCode::FileNotFound, "/nowhere"}});
        QCOMPARE(lines(log), QStringList{QStringLiteral("/nowhere was not found; check its name and place.")});
    }

    void aValidationThatBreaksIsToldOnce()
    {
        const auto told = [](bool validated) {
            RunHistory history;
            history.begin({.dataset = "synthetic", .model = "linear", .validated = validated});
            EventLog log;
            log.setHistory(&history);
            std::int64_t number = 0;
            for (const double loss :
                 {0.5, std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity(), 0.25}) {
                ++number;
                history.append(record(number, 1, 1));
                EpochRecord ended = epoch(number, number);
                ended.best = false;
                ended.valLoss = loss;
                history.append(ended);
                log.refresh();
            }
            return lines(log);
        };
        QCOMPARE(told(true).size(), 2); // the first tells of the run itself
        QCOMPARE(told(true).last(), QStringLiteral("From epoch 2 on the validation loss is not a finite number."));
        QCOMPARE(told(false).size(), 1); // nothing to measure is nothing broken
    }

    void faultsAndEndingsAreWorded_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("fault");
        QTest::addColumn<QString>("range");
        QTest::addColumn<QString>("end");
        QTest::newRow("English")
            << "en"
            << "faults[0] does not strike: the last micro-batch of attempt 3 is number 1."
            << "The setting faults[0].micro_batch is out of range; it must be below 2, the "
               "micro-batches of an epoch."
            << "The run stopped early: no validation loss within the patience was a finite number.";
        QTest::newRow("Hungarian")
            << "hu"
            << "faults[0] nem lép fel: a(z) 3. kísérlet utolsó mikro-batchének sorszáma 1."
            << "A(z) faults[0].micro_batch beállítás kívül esik a tartományon; megengedett: kisebb, mint 2, az epoch "
               "mikro-batcheinek száma."
            << "A futás korán leállt: a türelem alatt egyetlen validációs veszteség sem volt véges szám.";
        QTest::newRow("Indonesian")
            << "id"
            << "faults[0] tidak terjadi: mikro-batch terakhir percobaan 3 bernomor 1."
            << "Pengaturan faults[0].micro_batch di luar rentang; harus kurang dari 2, jumlah mikro-batch dalam satu "
               "epoch."
            << "Run berhenti dini: tidak ada loss validasi dalam batas kesabaran yang berupa bilangan hingga.";
    }
    void faultsAndEndingsAreWorded()
    {
        QFETCH(QString, language);
        QFETCH(QString, fault);
        QFETCH(QString, range);
        QFETCH(QString, end);
        setLanguage(language);
        EventList list;
        RunSummary summary;
        summary.outcome = Outcome::EarlyStopped;
        summary.reason = EndReason::ValidationNotFinite;
        list.append({Problem{ProblemCode::MissedFault, "faults[0]", Reason::LastMicroBatch, {3, 1}},
                     Problem{ProblemCode::OutOfRange, "faults[0].micro_batch", Reason::BelowMicroBatches, {2}},
                     RunEnded{summary}});
        QCOMPARE(line(list, 0), fault);
        QCOMPARE(line(list, 1), range);
        QCOMPARE(line(list, 2), end);
    }

    void notesAreSentencesInEveryLanguage()
    {
        EventList list;
        std::vector<RunEvent> events;
        for (int code = 0; code <= int(NoteCode::NewerSchema); ++code)
            events.push_back(RunNote{NoteCode(code), "runs/one/run.json", "batch.later"});
        list.append(events);
        QSet<QString> sentences;
        for (const char* language : {"en", "hu", "id"}) {
            setLanguage(QLatin1String(language));
            for (int row = 0; row < list.rowCount(); ++row) {
                QVERIFY(line(list, row).startsWith("runs/one/run.json"));
                QVERIFY(line(list, row).contains("batch.later") && line(list, row).endsWith(u'.'));
                sentences.insert(line(list, row));
            }
        }
        QCOMPARE(sentences.size(), 3 * (int(NoteCode::NewerSchema) + 1));
    }

    void sentencesFollowTheLanguage()
    {
        EventList list;
        list.append({skip(12, 65536)});
        setLanguage(QStringLiteral("hu"));
        QCOMPARE(
            line(list, 0),
            QStringLiteral(
                "12. kísérlet kihagyva: túlcsordulás itt: conv2.weight; veszteségskála: 65\u00a0536 → 32\u00a0768. A "
                "súlyok, az optimalizáló állapota, az ütemezés és a frissítések száma változatlan."));
        setLanguage(QStringLiteral("id"));
        QCOMPARE(line(list, 0),
                 QStringLiteral(
                     "Percobaan 12 dilewati: overflow di conv2.weight; skala loss 65.536 → 32.768. Bobot, keadaan "
                     "pengoptimal, jadwal, dan jumlah pembaruan tidak berubah."));
    }

    void bytesThatAreNoTextAreNamed()
    {
        const Problem problem{ProblemCode::MalformedJson, "/data/caf\xe9.json", Reason::ForeignByte, {2, 15, "E9"}};
        QCOMPARE(eventText(problem),
                 QStringLiteral("/data/caf\\xe9.json is not valid JSON (line 2, column 15 holds the byte "
                                "E9, which is not UTF-8); correct it there."));
        setLanguage(QStringLiteral("hu"));
        QVERIFY2(eventText(problem).contains(QStringLiteral("2. sor 15. oszlopában")), qPrintable(eventText(problem)));
        setLanguage(QStringLiteral("id"));
        QVERIFY2(eventText(problem).contains(QStringLiteral("baris 2, kolom 15")), qPrintable(eventText(problem)));
        setLanguage(QStringLiteral("en"));
        RunSummary summary;
        summary.out = "/runs/\xff";
        QVERIFY(eventText(RunEnded{summary}).endsWith(QStringLiteral("Saved in /runs/\\xff.")));
    }
};

QTEST_MAIN(TestEventLog)
#include "tst_event_log.moc"
