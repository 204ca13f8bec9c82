// Event files of TensorBoard's: their bytes, and what a folder of them goes through.
#include "engine/records/event_encoding.h"
#include "engine/records/event_log.h"
#include "tests/engine/records/event_decoder.h"
#include "tests/engine/records/file_size_limit.h"
#include "tests/engine/records/run_folder_fixture.h"

#include <QDir>

#include <bit>
#include <cmath>
#include <limits>

using namespace halfstep;
using namespace halfstep::events;
using namespace halfstep::folders;

namespace {

using namespace std::string_literals;

float asFloat(double value)
{
    return static_cast<float>(value);
}

std::uint32_t bitsOf(float value)
{
    return std::bit_cast<std::uint32_t>(value);
}

void addTo(EventLog& log, std::int64_t first, std::int64_t last, double wallTime)
{
    for (std::int64_t attempt = first; attempt <= last; ++attempt) {
        log.add(attemptRecord(attempt, (attempt - 1) / attemptsPerEpoch + 1), wallTime);
        if (attempt % attemptsPerEpoch == 0)
            log.add(epochRecord(attempt / attemptsPerEpoch), wallTime);
    }
}

} // namespace

class TestTensorboardLog : public FolderTest {
    Q_OBJECT

    QString logFolder() const { return path("log"); }
    QStringList logFiles() const { return QDir(logFolder()).entryList(QDir::Files, QDir::Name); }
    std::vector<DecodedEvent> logged() const
    {
        const QStringList files = logFiles();
        return files.size() == 1 ? eventsIn(contentOf(logFolder() + '/' + files.front())) : std::vector<DecodedEvent>();
    }
    /// As "a1 a2 a3 a4 e1 ...", from the tags.
    QStringList steps() const
    {
        QStringList list;
        for (const DecodedEvent& event : logged())
            if (event.version.isEmpty())
                list << (event.scalars.contains("epoch/val_loss") ? "e" : "a") + QString::number(event.step);
        return list;
    }

private Q_SLOTS:
    void init() { begin(); }

    // RFC 3720, B.4, and TensorBoard's own reader tests.
    void sumsAreTheStandards()
    {
        QCOMPARE(crc32c("123456789"), 0xe3069283u);
        QCOMPARE(crc32c(std::string(32, '\0')), 0x8a9136aau);
        QCOMPARE(crc32c(std::string(32, '\xff')), 0x62a8ab43u);
        QCOMPARE(maskedCrc32c("\x18\0\0\0\0\0\0\0"s), 0x224b7fa3u);
        QCOMPARE(maskedCrc32c("\x32\0\0\0\0\0\0\0"s), 0xec561924u);
    }

    void versionEventIsTensorBoards()
    {
        const std::string event = versionEvent(std::bit_cast<double>(0x41d7d69938800000u));
        QCOMPARE(QByteArray::fromStdString(event),
                 QByteArray::fromHex("090000803899d6d7411a0d").append("brain.Event:2"));
        QCOMPARE(maskedCrc32c(event), 0xab364b12u);
        std::string file;
        appendFramed(file, event);
        QCOMPARE(QByteArray::fromStdString(file.substr(0, 12)), QByteArray::fromHex("1800000000000000a37f4b22"));
        QCOMPARE(QByteArray::fromStdString(file.substr(36)), QByteArray::fromHex("124b36ab"));
    }

    void everyFloatComesBackBitForBit()
    {
        const float values[] = {0.0f,
                                -0.0f,
                                0.1f,
                                std::numeric_limits<float>::denorm_min(),
                                std::numeric_limits<float>::max(),
                                -std::numeric_limits<float>::infinity()};
        for (const float value : values) {
            const EventScalar scalar{"a/b", value};
            const auto event = eventFrom(QByteArray::fromStdString(scalarEvent(1.5, 300, {&scalar, 1})));
            QVERIFY(event);
            QCOMPARE(event->wallTime, 1.5);
            QCOMPARE(event->step, std::int64_t{300});
            QCOMPARE(bitsOf(event->scalars["a/b"]), bitsOf(value));
        }
        const EventScalar nan{"a/b", -std::nanf("7")};
        QCOMPARE(bitsOf(eventFrom(QByteArray::fromStdString(scalarEvent(0, 1, {&nan, 1})))->scalars["a/b"]),
                 0x7fc00000u);
    }

    void wholeEventsBeforeATearAreRead()
    {
        std::string file;
        appendFramed(file, versionEvent(1));
        const std::size_t first = file.size();
        const EventScalar scalar{"loss/train", 0.25f};
        appendFramed(file, scalarEvent(2, 1, {&scalar, 1}));
        for (std::size_t size = 0; size < file.size(); ++size) {
            std::size_t position = 0;
            int count = 0;
            while (!takeFramed(std::string_view(file).substr(0, size), position).empty())
                ++count;
            QCOMPARE(count, size < first ? 0 : 1);
        }
        std::string damaged = file;
        damaged[first + 20] ^= 1;
        std::size_t position = first;
        QVERIFY(takeFramed(damaged, position).empty());
        QCOMPARE(position, first);
    }

    void recordsAreLogged()
    {
        EventLog log;
        QVERIFY(!log.open(logFolder().toStdString()));
        log.keep();
        addTo(log, 1, 5, 1e9);
        QCOMPARE(logged().size(), std::size_t{1}); // the rest waits
        QVERIFY(!log.flush());
        QCOMPARE(steps(), QStringList({"a1", "a2", "a3", "a4", "e1", "a5"}));
        QVERIFY(logFiles().front().startsWith("events.out.tfevents."));
        const std::vector<DecodedEvent> events = logged();
        QCOMPARE(events[0].version, QByteArray("brain.Event:2"));
        const DecodedEvent& third = events[3];
        QCOMPARE(third.wallTime, 1e9);
        QCOMPARE(third.scalars["loss/train"], asFloat(1.0 / 3));
        QCOMPARE(third.scalars["norm/scaled"], std::numeric_limits<float>::infinity());
        QCOMPARE(third.scalars["skips/skipped"], 1.0f);
        QCOMPARE(third.scalars["scale/used"], 1.0f);
        QCOMPARE(events[5].scalars["epoch/train_loss"], 0.1f);
        QVERIFY(std::isnan(events[5].scalars["epoch/val_loss"]));
    }

    void whatIsNotKeptGoes()
    {
        {
            EventLog log;
            QVERIFY(!log.open(logFolder().toStdString()));
            QCOMPARE(logFiles().size(), 1);
        }
        QVERIFY(!QDir(logFolder()).exists());
    }

    void twoRunsDoNotShareAFolder()
    {
        EventLog first;
        QVERIFY(!first.open(logFolder().toStdString()));
        first.keep();
        EventLog second;
        const auto problem = second.open(logFolder().toStdString());
        QVERIFY(problem);
        QCOMPARE(int(problem->reason), int(Reason::HoldsEvents));
        QCOMPARE(logFiles().size(), 1);
    }

    void aRunGoesOnInItsFile_data()
    {
        QTest::addColumn<int>("loggedAttempts");
        QTest::newRow("more than the checkpoint knows") << 10;
        QTest::newRow("just as many") << 6;
        QTest::newRow("fewer") << 5;
        QTest::newRow("none") << 0;
        QTest::newRow("no file") << -1;
    }
    void aRunGoesOnInItsFile()
    {
        QFETCH(int, loggedAttempts);
        writeRun(10);
        if (loggedAttempts >= 0) {
            EventLog log;
            QVERIFY(!log.open(logFolder().toStdString()));
            log.keep();
            addTo(log, 1, loggedAttempts, 1e9);
            QVERIFY(!log.flush());
            QFile torn(logFolder() + '/' + logFiles().front());
            QVERIFY(torn.open(QIODevice::Append) && torn.write("\x30\0\0", 3) == 3);
        }
        EventLog log;
        QVERIFY(!log.open(logFolder().toStdString(), kept(6)));
        log.keep();
        addTo(log, 7, 8, 2e9);
        QVERIFY(!log.flush());
        QCOMPARE(steps(), QStringList({"a1", "a2", "a3", "a4", "e1", "a5", "a6", "a7", "a8", "e2"}));
        QCOMPARE(logged()[1].wallTime == 1e9, loggedAttempts > 0); // what was there is left alone
        QCOMPARE(logged().back().wallTime, 2e9);
    }

    void aRunDoesNotGoOnInAnothersFile()
    {
        writeRun(10);
        {
            EventLog other;
            QVERIFY(!other.open(logFolder().toStdString()));
            other.keep();
            addTo(other, 2, 3, 1e9); // begins elsewhere
            QVERIFY(!other.flush());
        }
        const QByteArray before = contentOf(logFolder() + '/' + logFiles().front());
        {
            EventLog log;
            QVERIFY(log.open(logFolder().toStdString(), kept(6)));
        }
        QCOMPARE(contentOf(logFolder() + '/' + logFiles().front()), before);
    }

    void eventsThatDoNotFitWait()
    {
        EventLog log;
        QVERIFY(!log.open(logFolder().toStdString()));
        log.keep();
        {
            const FileSizeLimit full(30000);
            addTo(log, 1, 200, 1e9);
            const auto problem = log.flush();
            QVERIFY(problem);
            QCOMPARE(int(problem->code), int(ProblemCode::FileUnwritable));
            QVERIFY(logged().size() > 1); // what fits is there, and whole
            QVERIFY(logged().size() < 250);
        }
        QVERIFY(!log.flush());
        QCOMPARE(logged().size(), std::size_t{1 + 200 + 50});
    }

    void aStoredRunIsExported()
    {
        writeRun(10);
        QVERIFY(!exportEvents(*readRunFolder(folder()), logFolder().toStdString()));
        QCOMPARE(steps(), QStringList({"a1", "a2", "a3", "a4", "e1", "a5", "a6", "a7", "a8", "e2", "a9", "a10"}));
        for (const DecodedEvent& event : logged())
            if (event.scalars.contains("loss/train"))
                QCOMPARE(bitsOf(event.scalars["loss/train"]), bitsOf(asFloat(1.0 / double(event.step))));
        const QByteArray before = contentOf(logFolder() + '/' + logFiles().front());
        QVERIFY(!exportEvents(*readRunFolder(folder()), logFolder().toStdString()));
        QCOMPARE(contentOf(logFolder() + '/' + logFiles().front()), before);
    }

    void anExportCompletesTheRunsOwnFile_data()
    {
        QTest::addColumn<int>("there");
        QTest::newRow("nothing yet") << 0;
        QTest::newRow("the beginning") << 5;
        QTest::newRow("more than the run has now") << 12;
    }
    void anExportCompletesTheRunsOwnFile()
    {
        QFETCH(const int, there);
        writeRun(10);
        {
            EventLog log;
            QVERIFY(!log.open(logFolder().toStdString()));
            log.keep();
            addTo(log, 1, there, 1e9);
            QVERIFY(!log.flush());
        }
        QVERIFY(!exportEvents(*readRunFolder(folder()), logFolder().toStdString()));
        QCOMPARE(steps(), QStringList({"a1", "a2", "a3", "a4", "e1", "a5", "a6", "a7", "a8", "e2", "a9", "a10"}));
        QCOMPARE(logged()[1].wallTime == 1e9, there > 0); // what was there is left alone
    }

    void anExportLeavesAnothersFileAlone_data()
    {
        QTest::addColumn<int>("attempts"); // of the run that is exported
        QTest::newRow("other events") << 10;
        QTest::newRow("a run without events") << 0;
    }
    void anExportLeavesAnothersFileAlone()
    {
        QFETCH(const int, attempts);
        writeRun(attempts);
        {
            EventLog other;
            QVERIFY(!other.open(logFolder().toStdString()));
            other.keep();
            addTo(other, 1, 2, 1e9);
            addTo(other, 4, 5, 1e9); // parts with the run after two attempts
            QVERIFY(!other.flush());
        }
        const QByteArray before = contentOf(logFolder() + '/' + logFiles().front());
        const auto problem = exportEvents(*readRunFolder(folder()), logFolder().toStdString());
        QVERIFY(problem);
        QCOMPARE(int(problem->reason), int(Reason::HoldsEvents));
        QCOMPARE(contentOf(logFolder() + '/' + logFiles().front()), before);
    }
};

QTEST_GUILESS_MAIN(TestTensorboardLog)
#include "tst_tensorboard_log.moc"
