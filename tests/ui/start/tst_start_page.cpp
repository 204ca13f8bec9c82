// The page that a newcomer sees first, and where its cards lead.
#include "engine/config/presets.h"
#include "engine/labs/lab.h"
#include "engine/records/run_folder.h"
#include "tests/ui/train/train_page_fixture.h"
#include "ui/formats/formats_page.h"
#include "ui/labs/lab_view.h"
#include "ui/labs/labs_page.h"
#include "ui/language/language.h"
#include "ui/page/page_stack.h"
#include "ui/start/card.h"
#include "ui/start/card_grid.h"
#include "ui/start/card_picture.h"
#include "ui/start/start_page.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>

using namespace halfstep;

class TestStartPage : public TrainPageFixture {
    Q_OBJECT

    StartPage& start() { return *m_window->findChild<StartPage*>(); }
    CardGrid& grid(const char* name) { return *find<CardGrid>(name); }
    Card& labCard(std::string_view name)
    {
        for (std::size_t i = 0; i < labs().size(); ++i)
            if (labs()[i]->name == name)
                return *grid("labCards").cards()[i];
        qFatal("there is no such lab");
    }
    static QString textsOf(const Card& card)
    {
        QStringList texts;
        for (const QLabel* label : card.findChildren<QLabel*>())
            texts << label->text();
        return texts.join(QLatin1Char('\n'));
    }
    void restart()
    {
        m_window.reset();
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

private Q_SLOTS:
    void init()
    {
        open(); // empties the settings
        m_window.reset();
        QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Halfstep"), QStringLiteral("Halfstep"))
            .clear();
        setLanguage(QStringLiteral("en"));
        restart();
    }
    void cleanup() { close(); }

    void aNewcomerSeesIt() { QVERIFY(start().isVisible()); }

    void laterThePageThatWasUsedReturns()
    {
        m_window->pages().choose(&page());
        m_window->close();
        restart();
        QVERIFY(page().isVisible());
    }

    void everyLabAndPresetHasACardWithAPicture()
    {
        QCOMPARE(grid("labCards").cards().size(), labs().size());
        QCOMPARE(grid("presetCards").cards().size(), presets().size());
        for (const Lab* lab : labs())
            QVERIFY2(QFile::exists(QStringLiteral(":/labs/%1.svg").arg(QString::fromStdString(std::string(lab->name)))),
                     std::string(lab->name).c_str());
        QVERIFY(textsOf(labCard("underflow")).contains("minutes"));
    }

    void aCardLeadsToItsLab()
    {
        QTest::mouseClick(&labCard("scale-dance"), Qt::LeftButton);
        auto* labsPage = m_window->findChild<LabsPage*>();
        QVERIFY(labsPage->isVisible());
        QCOMPARE(labsPage->findChild<LabView*>()->lab().name, std::string_view("scale-dance"));
    }

    void aPresetIsTwoClicksFromItsRun()
    {
        grid("presetCards").cards()[1]->click();
        QVERIFY(page().isVisible());
        QVERIFY(page().run().editor().edited() == presets()[1].config);
        QVERIFY(find<QAction>("start")->isEnabled());
    }

    void recentRunsAreListed()
    {
        QVERIFY(grid("runCards").cards().empty());
        const QString folder = m_folder.filePath(QStringLiteral("kept-run"));
        page().run().setRunsFolder(m_folder.path().toStdString());
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder.toStdString(), RunDocument{}));
        m_window->pages().choose(&page());
        m_window->pages().choose(&start());
        QCOMPARE(grid("runCards").cards().size(), std::size_t{1});
        QVERIFY(textsOf(*grid("runCards").cards().front()).contains("kept-run"));
        grid("runCards").cards().front()->click();
        QVERIFY(page().isVisible());
        QCOMPARE(link().shown().storedIn, folder.toStdString());
    }

    void aLabThatWasDoneIsMarked()
    {
        m_window->pages().choose(QStringLiteral("labs"));
        m_window->findChild<LabsPage*>()->recall({{QStringLiteral("done"), QStringList{QStringLiteral("underflow")}}});
        m_window->pages().choose(&page());
        m_window->pages().choose(&start());
        QVERIFY(textsOf(labCard("underflow")).contains("done"));
        QVERIFY(!textsOf(labCard("scale-dance")).contains("done"));
        QVERIFY(start().statusText().startsWith(QString("1 of %1").arg(labs().size())));
    }

    void aPageIsMadeOnceItIsNeeded()
    {
        const auto page = [this] { return m_window->findChild<FormatsPage*>(); };
        const auto number = [&] { return page()->findChild<QLineEdit*>(QStringLiteral("number")); };
        QVERIFY(!page());
        m_window->pages().choose(QStringLiteral("formats"));
        QVERIFY(page()->isVisible());
        number()->setText(QStringLiteral("3.5"));
        m_window->pages().choose(&start());
        m_window->close();
        restart();
        QVERIFY(!page());
        m_window->close();
        restart(); // remembers what the window before has never made
        m_window->pages().choose(QStringLiteral("formats"));
        QCOMPARE(number()->text(), QStringLiteral("3.5"));
    }

    void columnsFollowTheWidth()
    {
        m_window->resize(1024, 740);
        QTRY_VERIFY(grid("labCards").columns() >= 2);
        const int few = grid("labCards").columns();
        m_window->resize(1900, 1000);
        QTRY_VERIFY(grid("labCards").columns() > few);
        const auto& cards = grid("labCards").cards();
        QTRY_COMPARE(cards[0]->y(), cards[1]->y());
    }

    void theKeyboardWalksTheCards()
    {
        const auto& cards = grid("labCards").cards();
        m_window->activateWindow();
        cards[0]->setFocus();
        QTRY_VERIFY(cards[0]->hasFocus());
        QTest::keyClick(cards[0], Qt::Key_Right);
        QVERIFY(cards[1]->hasFocus());
        QTest::keyClick(cards[1], Qt::Key_Down);
        QVERIFY(cards[static_cast<std::size_t>(1 + grid("labCards").columns())]->hasFocus());
        QTest::keyClick(cards[2], Qt::Key_Return);
        QTRY_VERIFY(m_window->findChild<LabsPage*>()->isVisible());
    }

    void picturesWaitUntilTheyAreSeen()
    {
        const auto drawn = [](const Card& card) { return card.findChild<CardPicture*>()->isDrawn(); };
        const auto& cards = grid("labCards").cards();
        QTRY_VERIFY(drawn(*cards.front()));
        QVERIFY(!drawn(*cards.back())); // below the edge
        cards.back()->setFocus();
        QTRY_VERIFY(drawn(*cards.back()));
    }

    void anotherLanguageRewordsIt()
    {
        m_window->chooseLanguage(QStringLiteral("hu"));
        QTRY_COMPARE(start().title(), QStringLiteral("Kezdőlap"));
        QTRY_VERIFY(textsOf(labCard("underflow")).contains("perc"));
        setLanguage(QStringLiteral("en"));
    }
};

QTEST_MAIN(TestStartPage)
#include "tst_start_page.moc"
