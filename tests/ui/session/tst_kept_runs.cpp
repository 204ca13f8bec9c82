// Runs that stay behind the one that is shown: which are kept, under which names, and what charts get of them.
#include "engine/records/stored_history.h"
#include "ui/session/kept_runs.h"

#include <QSignalSpy>
#include <QTemporaryDir>
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

    void aKeptRunTakesAnotherName()
    {
        SessionLink link;
        KeptRuns kept(link);
        for (const char* folder : {"/runs/a", "/runs/b", "/runs/c"}) {
            link.show(storedRun(2), folder);
            kept.keepShown();
        }
        kept.rename(0, QStringLiteral("  clipping at 5 "));
        kept.rename(1, QStringLiteral("clipping at 5"));
        kept.rename(2, QStringLiteral(" "));
        link.show(storedRun(3), "/runs/d");
        QCOMPARE(names(kept.sources()), (QStringList{"d", "clipping at 5", "clipping at 5 (2)", "a"}));
        QCOMPARE(kept.remembered(),
                 (QStringList{"/runs/c", "clipping at 5", "/runs/b", "clipping at 5 (2)", "/runs/a", "a"}));
    }

    void keptRunsAreReadAgainAtTheNextStart()
    {
        QTemporaryDir folder;
        const std::string lies = folder.filePath(QStringLiteral("stays")).toStdString();
        RunFolderWriter writer;
        QVERIFY(!writer.open(lies, RunDocument{}));
        for (const AttemptRecord& record : storedRun(4).attempts)
            writer.add(record);
        QVERIFY(!writer.flush());
        const QStringList remembered{folder.filePath(QStringLiteral("gone")), QStringLiteral("gone"),
                                     QString::fromStdString(lies), QStringLiteral("the long one")};
        SessionLink link;
        KeptRuns kept(link);
        kept.recall(remembered);
        QCOMPARE(kept.remembered(), remembered); // also when the program ends before they are read
        QTRY_COMPARE(kept.all().size(), std::size_t(1));
        QCOMPARE(kept.remembered(), remembered.mid(2));
        QCOMPARE(kept.all()[0].history->attempts(), std::int64_t(4));
        link.show(storedRun(2), "/runs/next");
        QCOMPARE(names(kept.sources()), (QStringList{"next", "the long one"}));
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
