// The user's notes on the run in the window: saved at once, and kept with the window where they cannot be.
#include "tests/engine/records/run_folder_fixture.h"
#include "ui/session/note_book.h"

#include <QDir>
#include <QSignalSpy>

using namespace halfstep;
using namespace halfstep::folders;

class TestNoteBook : public FolderTest {
    Q_OBJECT

    void show(SessionLink& link)
    {
        const auto run = readRunFolder(folder());
        QVERIFY(run);
        link.show(*run, folder());
    }
    UserNotes stored() const { return readNotes(folder())->notes; }

private Q_SLOTS:
    void init() { begin(); }

    void aNoteIsInTheFolderAtOnce()
    {
        writeRun(5);
        SessionLink link;
        NoteBook book(link);
        show(link);
        QSignalSpy changed(&book, &NoteBook::changed);
        book.put(4, QStringLiteral("  skála: túl\nnagy "));
        QCOMPARE(stored(), (UserNotes{{4, "skála: túl nagy"}}));
        QCOMPARE(book.textAt(4), QStringLiteral("skála: túl nagy"));
        book.put(4, QStringLiteral("skála: túl nagy"));
        QCOMPARE(changed.count(), 1); // nothing new
        book.put(4, {});
        QVERIFY(stored().empty() && book.notes().empty());
        book.put(2, QStringLiteral("b"));
        SessionLink later;
        show(later);
        QCOMPARE(later.history().marks().notes, (UserNotes{{2, "b"}}));
    }

    void whatCannotBeSavedStaysAndIsTriedAgain()
    {
        writeRun(5);
        SessionLink link;
        NoteBook book(link);
        show(link);
        book.put(1, QStringLiteral("saved"));
        book.put(2, QStringLiteral("to go"));
        const QString aside = m_parent.filePath("aside");
        QVERIFY(QDir().rename(path(), aside));
        QSignalSpy unsaved(&book, &NoteBook::unsaved);
        book.put(3, QStringLiteral("not saved"));
        book.put(2, {});
        QCOMPARE(unsaved.count(), 2);
        QCOMPARE(book.notes(), (UserNotes{{1, "saved"}, {3, "not saved"}}));
        QVERIFY(QDir().rename(aside, path()));
        QCOMPARE(stored(), (UserNotes{{1, "saved"}, {2, "to go"}}));
        book.put(5, QStringLiteral("again"));
        QCOMPARE(stored(), (UserNotes{{1, "saved"}, {3, "not saved"}, {5, "again"}}));
        QCOMPARE(unsaved.count(), 2);
    }

    void notesOfAnotherWindowAreKept()
    {
        writeRun(5);
        SessionLink link;
        NoteBook book(link);
        show(link);
        QVERIFY(saveNotes(folder(), {{2, "from elsewhere"}}));
        book.put(4, QStringLiteral("mine"));
        QCOMPARE(stored(), (UserNotes{{2, "from elsewhere"}, {4, "mine"}}));
        QCOMPARE(book.notes(), stored());
    }

    void aRunHasRoomForSoMany()
    {
        writeRun(5);
        UserNotes many;
        for (std::size_t i = 0; i < mostNotes; ++i)
            many.push_back({std::int64_t(i) + 10, "x"});
        QVERIFY(saveNotes(folder(), many));
        SessionLink link;
        NoteBook book(link);
        show(link);
        QSignalSpy refused(&book, &NoteBook::refused);
        book.put(3, QStringLiteral("one too many"));
        QCOMPARE(refused.count(), 1);
        QCOMPARE(book.notes(), many);
        QCOMPARE(stored(), many);
    }
};

QTEST_MAIN(TestNoteBook)
#include "tst_note_book.moc"
