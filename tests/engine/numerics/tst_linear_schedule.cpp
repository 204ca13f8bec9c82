#include "engine/numerics/linear_schedule.h"

#include <QtTest>

#include <limits>
#include <vector>

using namespace halfstep;

namespace {

std::vector<double> shares(const LinearSchedule& schedule, std::int64_t from, std::int64_t to)
{
    std::vector<double> list;
    for (std::int64_t used = from; used < to; ++used)
        list.push_back(schedule.share(used));
    return list;
}

void compare(const std::vector<double>& found, const std::vector<double>& right)
{
    QCOMPARE(found.size(), right.size());
    for (std::size_t i = 0; i < right.size(); ++i)
        QVERIFY2(std::abs(found[i] - right[i]) < 1e-15, qPrintable(QString::number(found[i], 'g', 17)));
}

} // namespace

class TestLinearSchedule : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutAChangeItIsOneLine()
    {
        // The very expression, bit for bit: old runs are repeated by it.
        const LinearSchedule schedule(12);
        for (int used = 0; used < 12; ++used)
            QCOMPARE(schedule.share(used), 1.0 - used / 12.0);
        QCOMPARE(schedule.share(12), 0.0);
        QCOMPARE(schedule.share(13), 0.0);
    }

    void aChangeBendsTheLineWhereItStands()
    {
        LinearSchedule fewer(12);
        fewer.plan(6, 3);
        compare(shares(fewer, 6, 10), {1 / 2., 1 / 3., 1 / 6., 0});
        LinearSchedule more(12);
        more.plan(9, 5); // a quarter is left, for five updates
        compare(shares(more, 9, 15), {0.25, 0.2, 0.15, 0.1, 0.05, 0});
    }

    void aLineThatWasUsedUpGoesOnFromItsLastShare()
    {
        LinearSchedule schedule(6);
        schedule.plan(6, 3);
        compare(shares(schedule, 6, 10), {1 / 6., 1 / 9., 1 / 18., 0});
        schedule.plan(9, 2);
        compare(shares(schedule, 9, 12), {1 / 18., 1 / 36., 0});
    }

    void nothingPlannedKeepsTheShareForLater()
    {
        LinearSchedule schedule(4);
        schedule.plan(4, 0);
        schedule.plan(4, 0);
        schedule.plan(4, 2);
        compare(shares(schedule, 4, 7), {0.25, 0.125, 0});
        LinearSchedule early(4);
        early.plan(1, 0);
        QCOMPARE(early.share(1), 0.0);
        early.plan(1, 3);
        compare(shares(early, 1, 5), {0.75, 0.5, 0.25, 0});
    }

    void changingBackBeforeAnUpdateChangesNothing()
    {
        LinearSchedule schedule(12);
        schedule.plan(6, 3);
        schedule.plan(6, 24);
        schedule.plan(6, 6);
        compare(shares(schedule, 6, 13), {6 / 12., 5 / 12., 4 / 12., 3 / 12., 2 / 12., 1 / 12., 0});
    }

    void itNeverRisesAndNeverSitsAtZero()
    {
        for (std::int64_t planned = 1; planned <= 9; ++planned)
            for (std::int64_t used = 1; used <= planned; ++used)
                for (std::int64_t left = 1; left <= 20; ++left) {
                    LinearSchedule schedule(planned);
                    double before = schedule.share(used - 1);
                    schedule.plan(used, left);
                    QVERIFY(schedule.share(used) <= before);
                    for (std::int64_t next = used + 1; next < used + left; ++next) {
                        QVERIFY(schedule.share(next) > 0);
                        QVERIFY(schedule.share(next) < schedule.share(next - 1));
                    }
                    QVERIFY(schedule.share(used) > 0);
                    QCOMPARE(schedule.share(used + left), 0.0);
                }
    }

    void endlessPlansDoNotOverflow()
    {
        constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
        LinearSchedule schedule(most);
        QCOMPARE(schedule.share(0), 1.0);
        schedule.plan(7, most);
        QCOMPARE(schedule.state().end, most);
        QVERIFY(schedule.share(most / 2) < 0.51 && schedule.share(most / 2) > 0.49);
    }
};

QTEST_GUILESS_MAIN(TestLinearSchedule)
#include "tst_linear_schedule.moc"
