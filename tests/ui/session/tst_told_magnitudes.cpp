// What the windows told in a folder say of skipped attempts, read beside the window.
#include "tests/engine/records/told_window.h"
#include "ui/session/session_link.h"

#include <QSignalSpy>

using namespace halfstep;
using namespace halfstep::folders;

class TestToldMagnitudes : public FolderTest {
    Q_OBJECT

    void writeTold(std::int64_t attempts)
    {
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument()));
        for (std::int64_t attempt = 1; attempt <= attempts; ++attempt) {
            writer.add(attemptRecord(attempt, (attempt - 1) / attemptsPerEpoch + 1));
            if (attempt != 6)
                writer.add(std::make_shared<const WindowDetail>(detailOf(attempt)));
        }
        QVERIFY(!writer.flush());
    }

private Q_SLOTS:
    void init() { begin(); }

    void theLedgerHasThemLater()
    {
        writeTold(12); // 3, 6, 9 and 12 are skipped
        SessionLink link;
        const auto run = readRunFolder(folder());
        QVERIFY(run);
        link.show(*run, folder());
        const auto& rows = link.shown().skips.rows();
        QCOMPARE(rows.size(), std::size_t(4));
        QVERIFY(!rows.back().largestFinite); // nothing was read before show() came back
        QSignalSpy updated(&link, &SessionLink::updated);
        QTRY_VERIFY(rows.back().largestFinite.has_value());
        QVERIFY(updated.count() > 0);
        QCOMPARE(*rows[0].largestFinite, double(3e38f));
        QVERIFY(!rows[1].largestFinite); // 6 was not told
        QCOMPARE(*rows[2].largestFinite, double(3e38f));
    }

    void whatIsNoLongerWantedIsNotTold()
    {
        writeTold(12);
        ToldMagnitudes reading;
        std::vector<std::int64_t> attempts;
        connect(&reading, &ToldMagnitudes::found, this, [&](const std::vector<ToldMagnitude>& found) {
            for (const ToldMagnitude& each : found)
                attempts.push_back(each.attempt);
        });
        reading.read(folder(), {3});
        reading.read(folder(), {9, 12});
        QTRY_COMPARE(attempts, (std::vector<std::int64_t>{9, 12}));
        reading.read(folder() + "-none", {3});
        reading.read(folder(), {3});
        reading.leave();
        QCoreApplication::processEvents();
        QCOMPARE(attempts.size(), std::size_t(2));
    }
};

QTEST_MAIN(TestToldMagnitudes)
#include "tst_told_magnitudes.moc"
