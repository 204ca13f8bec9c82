// Runs that stay behind the one that is shown: which are kept, under which names, and what charts get of them.
#include "engine/records/stored_history.h"
#include "ui/session/kept_runs.h"

#include <QSignalSpy>
#include <QTest>

using namespace halfstep;

namespace {

/// A run that lay in a folder, of so many attempts.
StoredRun storedRun(int attempts)
{
    StoredRun run;
    for (int i = 1; i <= attempts; ++i) {
        AttemptRecord record;
        record.attempt = i;
        record.samples = 16;
        record.loss = 1.0 / i;
        record.applied = true;
        run.attempts.push_back(record);
    }
    return run;
}

QStringList names(const std::vector<RunSource>& sources)
{
    QStringList names;
    for (const RunSource& source : sources)
        names << source.name;
    return names;
}

} // namespace

class TestKeptRuns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aKeptRunLiesBehindTheNextOne()
    {
        SessionLink link;
        KeptRuns kept(link);
        QVERIFY(!kept.canKeep()); // nothing is shown yet
        link.show(storedRun(5), "/runs/glyph-cnn-amp-20261130-225312");
        QVERIFY(kept.canKeep());
        QCOMPARE(names(kept.sources()), QStringList{QString()});
        QSignalSpy changed(&kept, &KeptRuns::changed);
        kept.keepShown();
        QCOMPARE(changed.size(), 1);
        QVERIFY(!kept.canKeep());
        QCOMPARE(kept.sources().size(), std::size_t(1)); // once, while it is the one that is shown

        link.show(storedRun(3), "/runs/glyph-cnn-fp32-20261130-225400-2");
        QCOMPARE(names(kept.sources()), (QStringList{"glyph-cnn-fp32", "glyph-cnn-amp"}));
        QCOMPARE(kept.sources()[0].history->attempts(), std::int64_t(3));
        QCOMPARE(kept.sources()[1].history->attempts(), std::int64_t(5));
        kept.remove(0);
        QCOMPARE(names(kept.sources()), QStringList{QString()});
    }

    void threeAreKeptUnderNamesOfTheirOwn()
    {
        SessionLink link;
        KeptRuns kept(link);
        for (int i = 1; i <= 4; ++i) {
            link.show(storedRun(i), "/runs/again");
            kept.keepShown();
        }
        link.show(storedRun(9), "/runs/again");
        QCOMPARE(kept.all().size(), KeptRuns::most);
        QCOMPARE(kept.all()[0].history->attempts(), std::int64_t(4)); // the newest first; the oldest made room
        QCOMPARE(kept.all()[2].history->attempts(), std::int64_t(2));
        QStringList all = names(kept.sources());
        all.removeDuplicates();
        QCOMPARE(all.size(), 4);
    }

    void removingTheOneInFrontLetsItBeKeptAgain()
    {
        SessionLink link;
        KeptRuns kept(link);
        link.show(storedRun(1), "/runs/a");
        kept.keepShown();
        link.show(storedRun(2), "/runs/b");
        kept.keepShown();
        QCOMPARE(names(kept.sources()), (QStringList{"b", "a"}));
        kept.remove(1);
        QVERIFY(kept.keepsShown());
        kept.remove(0);
        QVERIFY(kept.canKeep());
        QCOMPARE(kept.sources().size(), std::size_t(1));
    }
};

QTEST_GUILESS_MAIN(TestKeptRuns)
#include "tst_kept_runs.moc"
