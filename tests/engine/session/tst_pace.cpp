// When the attempts of a run in slow motion are due, by a clock of the test's own.
#include "engine/session/pace.h"

#include <QTest>

using namespace halfstep;
using namespace std::chrono_literals;

class TestPace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void attemptsAreDueAtAnEvenPace_data()
    {
        QTest::addColumn<double>("attemptsPerSecond");
        QTest::addColumn<double>("epochsPerSecond");
        QTest::addColumn<int>("milliseconds");
        QTest::newRow("attempts") << 10.0 << 0.0 << 100;
        QTest::newRow("an epoch of 50 attempts") << 0.0 << 1.0 << 20;
        QTest::newRow("the slower of both") << 10.0 << 1.0 << 100;
    }
    void attemptsAreDueAtAnEvenPace()
    {
        QFETCH(double, attemptsPerSecond);
        QFETCH(double, epochsPerSecond);
        QFETCH(int, milliseconds);
        Pace pace({attemptsPerSecond, epochsPerSecond});
        QVERIFY(pace.bounded());
        const std::chrono::milliseconds period(milliseconds);
        QCOMPARE(pace.nextDue(m_start, 50), m_start + period);
        // However long an attempt takes within its turn, the next one is due as before.
        QCOMPARE(pace.nextDue(m_start + period + period / 2, 50), m_start + 2 * period);
        QCOMPARE(pace.nextDue(m_start + 2 * period + period / 4, 50), m_start + 3 * period);
    }

    void aLongAttemptIsMadeUpFor()
    {
        Pace pace({10, 0});
        pace.nextDue(m_start, 50);
        QCOMPARE(pace.nextDue(m_start + 450ms, 50), m_start + 200ms); // over already: goes on at once
        QCOMPARE(pace.nextDue(m_start + 460ms, 50), m_start + 300ms);
        QCOMPARE(pace.nextDue(m_start + 470ms, 50), m_start + 400ms);
        QCOMPARE(pace.nextDue(m_start + 480ms, 50), m_start + 500ms);
    }

    void noMoreThanASecondIsMadeUpFor()
    {
        Pace pace({10, 0});
        pace.nextDue(m_start, 50);
        const Pace::Clock::time_point late = m_start + 1h;
        QCOMPARE(pace.nextDue(late, 50), late - 1s);
        QCOMPARE(pace.nextDue(late, 50), late - 900ms);
        pace.restart();
        QCOMPARE(pace.nextDue(late, 50), late + 100ms);
    }

    void fullSpeedHasNoBound() { QVERIFY(!Pace({}).bounded()); }

private:
    const Pace::Clock::time_point m_start{100h};
};

QTEST_GUILESS_MAIN(TestPace)
#include "tst_pace.moc"
