// When a run's charts are drawn.
#include "ui/session/refresh_pace.h"

#include <QtTest>

using namespace halfstep;
using std::chrono::milliseconds;

class TestRefreshPace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anIdleMachineDrawsAtEveryAsking();
    void aLateOneDrawsTenTimesASecondUntilItIsInTime();
    void aPauseIsNoLoad();

private:
    /// Times drawn in `askings` that come `apart` from one another.
    int drawn(RefreshPace& pace, int askings, milliseconds apart)
    {
        int count = 0;
        for (int i = 0; i < askings; ++i)
            count += pace.due(m_now += apart);
        return count;
    }

    milliseconds m_now{5};
};

void TestRefreshPace::anIdleMachineDrawsAtEveryAsking()
{
    RefreshPace pace;
    QCOMPARE(drawn(pace, 300, milliseconds(35)), 300);
    QVERIFY(!pace.slowed());
}

void TestRefreshPace::aLateOneDrawsTenTimesASecondUntilItIsInTime()
{
    RefreshPace pace;
    drawn(pace, 30, milliseconds(33));
    drawn(pace, 30, milliseconds(80));
    QVERIFY(pace.slowed());
    QCOMPARE(drawn(pace, 50, milliseconds(80)), 25); // every second one
    drawn(pace, 60, milliseconds(34));
    QVERIFY(!pace.slowed());
    QCOMPARE(drawn(pace, 100, milliseconds(34)), 100);
}

void TestRefreshPace::aPauseIsNoLoad()
{
    RefreshPace pace;
    drawn(pace, 30, milliseconds(33));
    drawn(pace, 1, milliseconds(60'000));
    QVERIFY(!pace.slowed());
}

QTEST_GUILESS_MAIN(TestRefreshPace)
#include "tst_refresh_pace.moc"
