// Notes at the charts' cursor: of a run under way, an ended one, one without a folder and one opened from disk.
#include "tests/ui/train/train_page_fixture.h"
#include "engine/records/user_notes.h"
#include "ui/charts/chart_grid.h"
#include "ui/look/problem_strip.h"
#include "ui/session/event_list.h"
#include "ui/session/note_book.h"
#include "ui/settings/number_box.h"
#include "ui/train/note_dialog.h"

#include <QDir>
#include <QLineEdit>
#include <QPushButton>

using namespace halfstep;

class TestNotes : public TrainPageFixture {
    Q_OBJECT

    void runOne(std::int64_t upTo)
    {
        while (m_attempts < upTo) {
            press("update");
            const std::int64_t wanted = ++m_attempts;
            QTRY_VERIFY(link().state() == LinkState::Paused && link().history().attempts() == wanted);
        }
    }
    NoteDialog* dialog()
    {
        const auto dialogs = page().findChildren<NoteDialog*>();
        return dialogs.isEmpty() ? nullptr : dialogs.last();
    }
    /// By keys alone.
    void write(const QString& text)
    {
        find<QAction>("note")->trigger();
        NoteDialog* asked = dialog();
        QVERIFY(asked);
        QTest::keyClicks(asked->findChild<QLineEdit*>(QStringLiteral("noteText")), text);
        QTest::keyClick(asked, Qt::Key_Return);
        QTRY_VERIFY(!dialog());
    }
    QStringList events()
    {
        QStringList lines;
        const auto* list = m_window->findChild<EventList*>();
        for (int row = 0; row < list->rowCount(); ++row)
            lines << list->data(list->index(row), Qt::DisplayRole).toString();
        return lines.filter(QStringLiteral("Your note"));
    }
    UserNotes stored() { return readNotes(link().shown().folder())->notes; }

    std::int64_t m_attempts = 0;

private Q_SLOTS:
    void init()
    {
        TrainPageFixture::open();
        m_attempts = 0;
    }
    void cleanup() { close(); }

    void thereIsNothingToNoteBeforeARun() { QVERIFY(!find<QAction>("note")->isEnabled()); }

    void aLiveRunTakesNotesWhereTheCursorIs()
    {
        runOne(3);
        QVERIFY(find<QAction>("note")->isEnabled());
        page().charts().showAttempt(2);
        write(QStringLiteral("turned here"));
        QCOMPARE(stored(), (UserNotes{{2, "turned here"}}));
        QCOMPARE(events(), QStringList("Your note at attempt 2: turned here"));
        QVERIFY(page()
                    .charts()
                    .chart(QStringLiteral("memory"))
                    ->view()
                    .cursorLines.contains(QStringLiteral("note: turned here")));
        runOne(4); // the run goes on
        find<QAction>("note")->trigger();
        auto* text = dialog()->findChild<QLineEdit*>(QStringLiteral("noteText"));
        QCOMPARE(text->text(), QStringLiteral("turned here"));
        auto* attempt = dialog()->findChild<NumberBox*>(QStringLiteral("noteAttempt"));
        attempt->setText(QStringLiteral("4"));
        QVERIFY(attempt->commit());
        QVERIFY(text->text().isEmpty()); // that one has none yet
        QTest::keyClicks(text, QStringLiteral("another"));
        dialog()->findChild<QPushButton*>(QStringLiteral("noteSave"))->click();
        QCOMPARE(stored(), (UserNotes{{2, "turned here"}, {4, "another"}}));
    }

    void anEndedRunAndAnOpenedOneAreNotedLikewise()
    {
        runOne(3);
        press("stop");
        QTRY_VERIFY(link().state() == LinkState::Ended);
        write(QStringLiteral("the end")); // at the newest attempt
        const QString folder = QString::fromStdString(link().shown().folder());
        QCOMPARE(stored(), (UserNotes{{3, "the end"}}));
        page().run().openRun(folder);
        QCOMPARE(link().history().marks().notes, stored());
        QCOMPARE(events().last(), QStringLiteral("Your note at attempt 3: the end"));
        page().charts().showAttempt(3);
        find<QAction>("note")->trigger();
        dialog()->findChild<QPushButton*>(QStringLiteral("noteRemove"))->click();
        QVERIFY(stored().empty());
        QCOMPARE(events().last(), QStringLiteral("Your note at attempt 3 was deleted: the end"));
        page().charts().showAttempt(1);
        write(QStringLiteral("a"));
        find<QAction>("note")->trigger();
        auto* text = dialog()->findChild<QLineEdit*>(QStringLiteral("noteText"));
        QTest::keyClick(text, Qt::Key_Backspace); // what was there is selected
        QTest::keyClick(text, Qt::Key_Space);
        QTest::keyClick(dialog(), Qt::Key_Return);
        QVERIFY(!dialog()->findChild<QPushButton*>(QStringLiteral("noteSave"))->isEnabled());
        QCOMPARE(stored(), (UserNotes{{1, "a"}})); // only a button that says so deletes
        dialog()->reject();
        QTRY_VERIFY(!dialog());
        write(QStringLiteral("b"));
        QCOMPARE(events().last(), QStringLiteral("Your note at attempt 1 now says: b"));
        QCOMPARE(stored(), (UserNotes{{1, "b"}}));
    }

    void aFolderThatCannotBeWrittenIsToldOf()
    {
        runOne(2);
        press("stop");
        QTRY_VERIFY(link().state() == LinkState::Ended);
        const QString file = QString::fromStdString(link().shown().folder()) + QStringLiteral("/notes.jsonl");
        QVERIFY(QDir().mkdir(file)); // whoever runs this, it cannot be replaced by a file
        write(QStringLiteral("kept"));
        QVERIFY(page().strip().sentence().startsWith(QStringLiteral("Your note stays in this window alone")));
        QCOMPARE(link().history().marks().notes, (UserNotes{{2, "kept"}}));
        QVERIFY(QDir().rmdir(file));
        page().charts().showAttempt(1);
        write(QStringLiteral("both"));
        QCOMPARE(stored(), (UserNotes{{1, "both"}, {2, "kept"}}));
    }

    void aRunWithoutAFolderKeepsThemInTheWindow()
    {
        page().run().start(First::OneAttempt, "unsaved", false);
        QTRY_VERIFY(link().state() == LinkState::Paused && link().history().attempts() == 1);
        QSignalSpy told(&page(), &Page::noted);
        write(QStringLiteral("here alone"));
        QCOMPARE(told.count(), 1);
        QCOMPARE(link().history().marks().notes, (UserNotes{{1, "here alone"}}));
        QCOMPARE(events(), QStringList("Your note at attempt 1: here alone"));
    }

    void aResumedRunShowsThemAndWhereItWasGoneOnWith()
    {
        runOne(3);
        write(QStringLiteral("before"));
        press("stop");
        QTRY_VERIFY(link().state() == LinkState::Ended);
        const QString folder = QString::fromStdString(link().shown().folder());
        page().run().resume(folder);
        QTRY_VERIFY(link().state() == LinkState::Running || link().state() == LinkState::Paused);
        QCOMPARE(link().history().marks().notes, (UserNotes{{3, "before"}}));
        QTRY_VERIFY(link().history().attempts() > 3);
        press("stop");
        QTRY_VERIFY(link().state() == LinkState::Ended);
        QCOMPARE(readRunDocument(folder.toStdString())->document.resumed, (std::vector<std::int64_t>{3}));
        page().run().openRun(folder);
        QCOMPARE(link().history().start().earlierResumes, (std::vector<std::int64_t>{3}));
        QCOMPARE(stored(), (UserNotes{{3, "before"}}));
    }
};

QTEST_MAIN(TestNotes)
#include "tst_notes.moc"
