// The user's notes in a run folder: put, changed, taken away, beside lines that are none, in a run that is gone on
// with.
#include "engine/records/run_files.h"
#include "engine/records/stored_history.h"
#include "engine/records/user_notes.h"
#include "tests/engine/records/run_folder_fixture.h"

#include <QDir>

using namespace halfstep;
using namespace halfstep::folders;

class TestUserNotes : public FolderTest {
    Q_OBJECT

    QByteArray file() const { return contentOf(path("notes.jsonl")); }

private Q_SLOTS:
    void init() { begin(); }

    void textIsOneShortLine_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<QByteArray>("kept");
        QTest::newRow("plain") << QByteArray("scale too high?") << QByteArray("scale too high?");
        QTest::newRow("blanks") << QByteArray("  a \t b\r\n c ") << QByteArray("a b c");
        QTest::newRow("controls") << QByteArray("a\x01\x7f"
                                                "b\xc2\x85"
                                                "c\xe2\x80\xa8"
                                                "d")
                                  << QByteArray("a b c d");
        QTest::newRow("accents") << QByteArray("túl nagy skála …") << QByteArray("túl nagy skála …");
        QTest::newRow("no UTF-8") << QByteArray("a\xff"
                                                "b")
                                  << QByteArray("a b");
        QTest::newRow("nothing") << QByteArray(" \n ") << QByteArray();
        QTest::newRow("long") << QByteArray(300, 'x') << QByteArray(200, 'x');
        QTest::newRow("long, of two bytes each") << QByteArray("ő").repeated(300) << QByteArray("ő").repeated(200);
        QTest::newRow("no blank at the end") << QByteArray(199, 'x') + " yz" << QByteArray(199, 'x');
    }

    void textIsOneShortLine()
    {
        QFETCH(QByteArray, typed);
        QFETCH(QByteArray, kept);
        const std::string text = noteText(typed.toStdString());
        QCOMPARE(QByteArray::fromStdString(text), kept);
        QCOMPARE(noteText(text), text);
    }

    void anAttemptHasOneNoteAtMost()
    {
        UserNotes notes;
        QVERIFY(put(notes, {9, "b"}) && put(notes, {3, "a"}) && put(notes, {9, "c"}));
        QCOMPARE(notes, (UserNotes{{3, "a"}, {9, "c"}}));
        QVERIFY(put(notes, {3, ""}) && put(notes, {4, ""}));
        QCOMPARE(notes, (UserNotes{{9, "c"}}));
        for (std::int64_t attempt = 10; notes.size() < mostNotes; ++attempt)
            QVERIFY(put(notes, {attempt, "x"}));
        QVERIFY(!put(notes, {5, "one too many"}));
        QVERIFY(put(notes, {9, "changed"}) && put(notes, {9, ""}) && put(notes, {5, "room again"}));
    }

    void notesAreReadBackWithTheirRun()
    {
        writeRun(5);
        QVERIFY(readNotes(folder())->notes.empty());
        QVERIFY(saveNotes(folder(), {{4, "\"quoted\", \\ and é"}}));
        QVERIFY(saveNotes(folder(), {{2, "first"}, {7, "beyond the records"}}));
        const UserNotes wanted{{2, "first"}, {4, "\"quoted\", \\ and é"}, {7, "beyond the records"}};
        const auto run = readRunFolder(folder());
        QVERIFY(run && run->notes.empty());
        QCOMPARE(run->userNotes, wanted);
        QCOMPARE(historyOf(*run).marks().notes, wanted);
        QCOMPARE(saveNotes(folder(), {{2, ""}, {4, "now this"}})->notes,
                 (UserNotes{{4, "now this"}, {7, "beyond the records"}}));
        QCOMPARE(file(), QByteArray("{\"attempt\":4,\"note\":\"now this\"}\n"
                                    "{\"attempt\":7,\"note\":\"beyond the records\"}\n"));
    }

    void whatIsNoNoteStays()
    {
        writeRun(5);
        const QByteArray foreign(
            "garbage {\n{\"attempt\":0,\"note\":\"a\"}\n{\"attempt\":3,\"note\":\"again\"}\n"
            "{\"attempt\":3,\"note\":\"a\",\"by\":\"b\"}\n{\"attempt\":5,\"note\":\"two  blanks\"}");
        overwrite(path("notes.jsonl"), "{\"attempt\":3,\"note\":\"mine\"}\n" + foreign);
        QCOMPARE(notes(), QStringList(noted(NoteCode::ForeignLine, "notes.jsonl 2")));
        QCOMPARE(readRunFolder(folder())->userNotes, (UserNotes{{3, "mine"}}));
        QVERIFY(saveNotes(folder(), {{1, "new"}}));
        QCOMPARE(file(), "{\"attempt\":1,\"note\":\"new\"}\n{\"attempt\":3,\"note\":\"mine\"}\n" + foreign + '\n');
    }

    void anUnreadableFileIsToldAndKept()
    {
        writeRun(5);
        QVERIFY(QDir().mkdir(path("notes.jsonl")));
        const auto run = readRunFolder(folder());
        QVERIFY(run);
        QCOMPARE(run->attempts.size(), std::size_t(5));
        QCOMPARE(notes(), QStringList(noted(NoteCode::NotesUnread, "notes.jsonl ")));
        QVERIFY(!saveNotes(folder(), {{1, "new"}}));
        QVERIFY(QDir(path("notes.jsonl")).exists());
        QVERIFY(QDir().rmdir(path("notes.jsonl")));
        const QByteArray huge(5 << 20, '\n');
        overwrite(path("notes.jsonl"), huge);
        QVERIFY(!saveNotes(folder(), {{1, "new"}}));
        QCOMPARE(file(), huge);
    }

    void aRunThatIsGoneOnWithKeepsThem()
    {
        writeRun(8);
        QVERIFY(saveNotes(folder(), {{3, "before"}, {8, "after the checkpoint"}}));
        const QByteArray written = file();
        {
            RunFolderWriter inPlace;
            QVERIFY(!inPlace.open(folder(), sampleDocument(), kept(4)));
        }
        QCOMPARE(file(), written);
        const std::string copy = m_parent.filePath("copy").toStdString();
        RunFolderWriter elsewhere;
        QVERIFY(!elsewhere.open(copy, sampleDocument(), kept(4)));
        QCOMPARE(contentOf(QString::fromStdString(copy) + "/notes.jsonl"), written);
    }
};

QTEST_MAIN(TestUserNotes)
#include "tst_user_notes.moc"
