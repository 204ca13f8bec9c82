// Windows that were told, in a run folder: written, read one by one, thinned out, torn, cut and gone on with.
#include "engine/records/row_files.h"
#include "engine/records/run_files.h"
#include "engine/records/stored_details.h"
#include "tests/engine/records/file_size_limit.h"
#include "tests/engine/records/run_folder_fixture.h"
#include "tests/engine/records/told_window.h"

#include <algorithm>

using namespace halfstep;
using namespace halfstep::folders;

class TestStoredDetails : public FolderTest {
    Q_OBJECT

    static void compare(const WindowDetail& a, const WindowDetail& b)
    {
        QCOMPARE(detailRow(a), detailRow(b)); // the text holds everything
        QCOMPARE(a.parameters.size(), b.parameters.size());
        for (std::size_t i = 0; i < a.parameters.size(); ++i) {
            QVERIFY(a.parameters[i].scaled == b.parameters[i].scaled);
            QVERIFY(a.parameters[i].unscaled == b.parameters[i].unscaled);
            QVERIFY(a.parameters[i].unrounded == b.parameters[i].unrounded);
        }
        QVERIFY(std::isnan(b.seen[1].loss) && std::isinf(b.seen[1].scaledLoss));
        QCOMPARE(a.traced.clipped, b.traced.clipped);
        QCOMPARE(a.stepped->normScaled, b.stepped->normScaled);
        QCOMPARE(a.layers[0].shape, b.layers[0].shape);
        for (std::size_t i = 0; i < a.layers.size(); ++i)
            QVERIFY(a.layers[i].unrounded == b.layers[i].unrounded);
    }
    static void add(RunFolderWriter& writer, std::int64_t attempt)
    {
        writer.add(attemptRecord(attempt, (attempt - 1) / attemptsPerEpoch + 1));
        writer.add(std::make_shared<const WindowDetail>(detailOf(attempt)));
    }
    void writeTold(std::int64_t attempts)
    {
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument()));
        for (std::int64_t attempt = 1; attempt <= attempts; ++attempt)
            add(writer, attempt);
        QVERIFY(!writer.flush());
    }
    std::vector<std::int64_t> attemptsThere() const
    {
        auto details = StoredDetails::open(folder());
        if (!details)
            return {-1};
        return {details->attempts().begin(), details->attempts().end()};
    }
    static std::vector<std::int64_t> upTo(std::int64_t last, std::int64_t step = 1)
    {
        std::vector<std::int64_t> list;
        for (std::int64_t attempt = step; attempt <= last; attempt += step)
            list.push_back(attempt);
        return list;
    }

private Q_SLOTS:
    void init() { begin(); }

    void everythingIsReadBack()
    {
        writeTold(5);
        auto details = StoredDetails::open(folder());
        QVERIFY(details);
        QVERIFY(details->notes().empty());
        for (std::size_t place = 0; place < 5; ++place) {
            const auto detail = details->at(place);
            QVERIFY(detail);
            compare(detailOf(std::int64_t(place) + 1), **detail);
        }
    }

    void nearestOfThoseKept()
    {
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument()));
        QVERIFY(StoredDetails::open(folder())->attempts().empty());
        QVERIFY(!StoredDetails::open(folder())->nearest(1));
        for (const std::int64_t attempt : {4, 8, 16})
            add(writer, attempt);
        QVERIFY(!writer.flush());
        auto details = StoredDetails::open(folder());
        const auto nearest = [&](std::int64_t attempt) { return details->attempts()[*details->nearest(attempt)]; };
        QCOMPARE(nearest(1), 4);
        QCOMPARE(nearest(6), 4); // as near to 8
        QCOMPARE(nearest(7), 8);
        QCOMPARE(nearest(8), 8);
        QCOMPARE(nearest(1000), 16);
    }

    void growingFileIsFollowed()
    {
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument()));
        auto details = StoredDetails::open(folder());
        QVERIFY(details && !*details->refresh());
        add(writer, 1);
        QVERIFY(!writer.flush());
        QVERIFY(*details->refresh());
        const std::int64_t generation = details->generation();
        add(writer, 2);
        add(writer, 3);
        QVERIFY(!writer.flush());
        QVERIFY(*details->refresh());
        QVERIFY(!*details->refresh());
        QCOMPARE(details->generation(), generation);
        QCOMPARE(details->attempts().size(), std::size_t(3));
        compare(detailOf(3), **details->at(2));
    }

    void tornLastRowIsLeftOutAndSaid()
    {
        writeTold(3);
        const QByteArray whole = contentOf(path("details.jsonl"));
        overwrite(path("details.jsonl"), whole.chopped(40));
        auto details = StoredDetails::open(folder());
        QVERIFY(details);
        QCOMPARE(details->attempts().size(), std::size_t(2));
        QCOMPARE(details->notes().size(), std::size_t(1));
        QCOMPARE(details->notes()[0].code, NoteCode::TornRow);
        // A run that is gone on with has whole rows only.
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument(), kept(2)));
        add(writer, 3);
        QVERIFY(!writer.flush());
        QCOMPARE(contentOf(path("details.jsonl")), whole);
    }

    void resumedRunForgetsWhatTheCheckpointHasNotSeen()
    {
        writeTold(8);
        auto details = StoredDetails::open(folder());
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument(), kept(4)));
        QVERIFY(*details->refresh());
        QCOMPARE(attemptsThere(), upTo(4));
        QCOMPARE(std::ssize(details->attempts()), 4);
        add(writer, 5);
        QVERIFY(!writer.flush());
        QCOMPARE(attemptsThere(), upTo(5));
    }

    void otherFilesAreRefused()
    {
        writeTold(1);
        overwrite(path("details.jsonl"), "attempt,epoch\n1,2\n");
        const auto refused = StoredDetails::open(folder());
        QVERIFY(!refused);
        QCOMPARE(refused.problems().front().where, folder() + "/details.jsonl:1");
    }

    void malformedRowsAreReadAround()
    {
        writeTold(5);
        const QByteArray whole = contentOf(path("details.jsonl"));
        QList<QByteArray> lines = whole.split('\n');
        lines[1] = "{}";                                                   // no attempt
        lines[3].replace(lines[3].indexOf("\"scale\":"), 8, "\"Scale\":"); // whose row lacks what it needs
        lines[4] = "{\"attempt\":2}";                                      // that was told already
        overwrite(path("details.jsonl"), lines.join('\n'));
        auto details = StoredDetails::open(folder());
        QVERIFY(details);
        QCOMPARE(std::ssize(details->attempts()), 3); // 2, 3 and 5, of which the second is found out when it is read
        QCOMPARE((*details->wholeNearest(3))->attempt, std::int64_t(2));
        QCOMPARE(std::ssize(details->attempts()), 2);
        QCOMPARE((*details->wholeNearest(4))->attempt, std::int64_t(5));
        QVERIFY(details->notes() == RunNotes({{NoteCode::MalformedRows, folder() + "/details.jsonl", "2, 4, 5"}}));
    }

    void newerVersionIsNoted()
    {
        writeTold(1);
        QByteArray text = contentOf(path("details.jsonl"));
        text.replace("{\"details\":1,", "{\"details\":2,");
        overwrite(path("details.jsonl"), text);
        auto details = StoredDetails::open(folder());
        QVERIFY(details);
        QCOMPARE(details->notes().front().code, NoteCode::NewerSchema);
        QVERIFY(details->at(0));
    }

    void rowsThinOutToMultiples()
    {
        const RowFile& sort = *std::ranges::find(rowFiles(), "details.jsonl", &RowFile::name);
        std::string text = detailHeader();
        for (std::int64_t attempt = 1; attempt <= 40; ++attempt)
            text += detailRow(detailOf(attempt));
        RowFile small = sort;
        small.mostBytes = std::ssize(text) / 2; // a quarter of the rows fits
        std::int64_t every = 1;
        const std::string kept = thinnedRows(text, small, every);
        QCOMPARE(every, 8);
        QVERIFY(kept.starts_with(detailHeader()));
        std::vector<std::int64_t> attempts;
        for (const std::string_view row : wholeRows(kept))
            if (const auto attempt = attemptOfDetail(row))
                attempts.push_back(*attempt);
        QCOMPARE(attempts, upTo(40, 8));
    }

    /// The bound itself, with rows large enough to get there quickly.
    void fileStaysBelowItsBound()
    {
        const RowFile& sort = *std::ranges::find(rowFiles(), "details.jsonl", &RowFile::name);
        QVERIFY(sort.mostBytes < 50'000'000);
        WindowDetail large = detailOf(1);
        large.parameters.resize(1, large.parameters[0]);
        large.seen.assign(40'000, large.seen[0]);
        const std::int64_t rowBytes = std::ssize(detailRow(large));
        const std::int64_t rows = 2 * sort.mostBytes / rowBytes;
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument()));
        auto details = StoredDetails::open(folder());
        for (std::int64_t attempt = 1; attempt <= rows; ++attempt) {
            large.attempt = attempt;
            writer.add(std::make_shared<const WindowDetail>(large));
            QVERIFY(!writer.flush());
            QVERIFY(QFileInfo(path("details.jsonl")).size() <= sort.mostBytes);
            QVERIFY(details->refresh());
        }
        QVERIFY(writer.detailsEvery() >= 2);
        for (const std::int64_t attempt : attemptsThere())
            QCOMPARE(attempt % 2, 0);
        QVERIFY(std::ranges::equal(details->attempts(), attemptsThere())); // followed through the thinning
        QCOMPARE((*details->at(0))->attempt, details->attempts()[0]);
    }

    void fullDiskIsSaidAndMadeUpFor()
    {
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument()));
        for (std::int64_t attempt = 1; attempt <= 3; ++attempt)
            add(writer, attempt);
        {
            const FileSizeLimit full(2000);
            const auto problem = writer.flush();
            QVERIFY(problem);
            QCOMPARE(problem->code, ProblemCode::FileUnwritable);
        }
        QVERIFY(!writer.flush());
        QCOMPARE(attemptsThere(), upTo(3));
    }
};

QTEST_GUILESS_MAIN(TestStoredDetails)
#include "tst_stored_details.moc"
