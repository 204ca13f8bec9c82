#include "ui/language/language.h"
#include "ui/train/event_list.h"
#include "ui/train/event_log.h"

#include <QLineEdit>
#include <QListView>
#include <QtTest>

using namespace halfstep;

namespace {

SkippedAttempts skip(std::int64_t attempt, double before, const std::string& tensor = "conv2.weight")
{
    return {attempt, attempt, SkipReason::GradientOverflow, tensor, before, before / 2};
}

QString line(const EventList& list, int row)
{
    return list.data(list.index(row), Qt::DisplayRole).toString();
}

} // namespace

class TestEventLog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { setLanguage(QStringLiteral("en")); }

    void skipIsASentence()
    {
        EventList list;
        list.append({skip(12, 65536)});
        QCOMPARE(line(list, 0), QStringLiteral("Attempt 12 skipped: overflow in conv2.weight; scale 65,536 → 32,768."));
    }

    void alikeSkipsBecomeOneLine()
    {
        EventList list;
        list.append({skip(1, 65536), skip(2, 32768)});
        list.append({skip(3, 16384)});
        QCOMPARE(list.rowCount(), 1);
        QCOMPARE(line(list, 0),
                 QStringLiteral("Attempts 1 to 3 skipped: overflow in conv2.weight; scale 65,536 → 8,192."));
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

    void updateTellsInOrder()
    {
        SessionUpdate update;
        AttemptRecord record;
        record.attempt = 7;
        record.applied = true;
        record.scaleUsed = 8;
        record.scaleNext = 16;
        update.attempts.push_back(record);
        EpochRecord epoch;
        epoch.epoch = 1;
        epoch.best = true;
        epoch.valLoss = 0.25;
        epoch.lastAttempt = 7;
        update.epochs.push_back(epoch);
        update.changes.push_back({7, "optimizer.learning_rate", "0.1", "0.05"});
        RunSummary summary;
        summary.outcome = Outcome::EarlyStopped;
        summary.reason = EndReason::PatienceUsedUp;
        summary.out = "runs/one";
        update.summary = summary;
        EventLog log;
        log.append(update);
        QCOMPARE(log.list()->rowCount(), 4);
        QCOMPARE(line(*log.list(), 0), QStringLiteral("From attempt 7 on: Learning rate 0.1 → 0.05."));
        QCOMPARE(line(*log.list(), 1), QStringLiteral("After attempt 7 the scale grows: 8 → 16."));
        QCOMPARE(line(*log.list(), 2), QStringLiteral("Epoch 1 is the best so far: validation loss 0.2500."));
        QCOMPARE(line(*log.list(), 3),
                 QStringLiteral("The run stopped early: the patience is used up. Saved in runs/one."));
    }

    void aValidationThatBreaksIsToldOnce()
    {
        SessionUpdate update;
        auto facts = std::make_shared<RunFacts>();
        facts->validationSamples = 1;
        facts->out = "runs/one";
        update.facts = facts;
        const auto epoch = [&](std::int64_t number, double loss) {
            EpochRecord record;
            record.epoch = number;
            record.lastAttempt = number;
            record.valLoss = loss;
            update.epochs.push_back(record);
        };
        const double nan = std::numeric_limits<double>::quiet_NaN();
        epoch(1, 0.5);
        epoch(2, nan);
        epoch(3, nan);
        EventLog log;
        log.append(update);
        QCOMPARE(log.list()->rowCount(), 2); // the first tells of the run itself
        QCOMPARE(line(*log.list(), 1), QStringLiteral("From epoch 2 on the validation loss is not a finite number."));
        update = {};
        epoch(4, nan);
        log.append(update);
        QCOMPARE(log.list()->rowCount(), 2);
        facts = std::make_shared<RunFacts>(*facts);
        facts->validationSamples = 0; // nothing to measure is nothing broken
        update.facts = facts;
        log.append(update);
        QCOMPARE(log.list()->rowCount(), 3);
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
        list.append(
            {Problem{ProblemCode::MissedFault, "faults[0]", "the last micro-batch of attempt 3 is number 1"},
             Problem{ProblemCode::OutOfRange, "faults[0].micro_batch", "below 2, the micro-batches of an epoch"},
             RunEnded{summary}});
        QCOMPARE(line(list, 0), fault);
        QCOMPARE(line(list, 1), range);
        QCOMPARE(line(list, 2), end);
    }

    void sentencesFollowTheLanguage()
    {
        EventList list;
        list.append({skip(12, 65536)});
        setLanguage(QStringLiteral("hu"));
        QCOMPARE(
            line(list, 0),
            QStringLiteral("12. kísérlet kihagyva: túlcsordulás itt: conv2.weight; skála: 65\u00a0536 → 32\u00a0768."));
        setLanguage(QStringLiteral("id"));
        QCOMPARE(line(list, 0),
                 QStringLiteral("Percobaan 12 dilewati: overflow di conv2.weight; skala 65.536 → 32.768."));
    }

    void bytesThatAreNoTextAreNamed()
    {
        const Problem problem{ProblemCode::MalformedJson, "/data/caf\xe9.json",
                              "line 2, column 15 holds the byte E9, which is not UTF-8"};
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

    void filterShowsWhatContainsTheText()
    {
        EventLog log;
        log.append(RunEvent(skip(1, 8)));
        log.append(RunEvent(BestEpoch{1, 0.5}));
        auto* view = log.findChild<QListView*>();
        QCOMPARE(view->model()->rowCount(), 2);
        QTest::keyClicks(log.findChild<QLineEdit*>(QStringLiteral("eventFilter")), QStringLiteral("OVERFLOW"));
        QCOMPARE(view->model()->rowCount(), 1);
    }
};

QTEST_MAIN(TestEventLog)
#include "tst_event_log.moc"
