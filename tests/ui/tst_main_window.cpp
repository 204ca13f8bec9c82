// The window and its pages: what it asks of them, and what comes with the second one.
#include "engine/config/mistakes.h"
#include "engine/config/settings_table.h"
#include "tests/ui/train/train_page_fixture.h"
#include "ui/charts/chart_grid.h"
#include "ui/language/language.h"
#include "ui/language/wording.h"
#include "ui/look/problem_strip.h"
#include "ui/page/page_stack.h"
#include "ui/train/control_panel.h"
#include "ui/train/results_panel.h"

#include <QDockWidget>
#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QScreen>

using namespace halfstep;

namespace {

/// A page with a dock, one menu entry and a number to remember.
class NotesPage : public Page {
public:
    NotesPage() : Page(QStringLiteral("notes"))
    {
        setDocks({{QStringLiteral("margin"), [] { return QStringLiteral("Margin"); }, new QLabel,
                   Qt::RightDockWidgetArea, 120}});
    }

    QString title() const override { return QStringLiteral("Notes"); }
    QString iconName() const override { return QStringLiteral("update"); }
    QString statusText() const override { return QStringLiteral("note %1").arg(number); }
    QList<QAction*> menuActions(PageMenu menu) const override
    {
        return menu == PageMenu::Edit ? QList<QAction*>{m_entry} : QList<QAction*>{};
    }
    QVariantMap remembered() const override
    {
        QVariantMap state = Page::remembered();
        state[QStringLiteral("number")] = number;
        return state;
    }
    void recall(const QVariantMap& state) override
    {
        Page::recall(state);
        number = state.value(QStringLiteral("number")).toInt();
    }

    int number = 0;

private:
    QAction* m_entry = new QAction(QStringLiteral("Rub out"), this);
};

} // namespace

class TestMainWindow : public TrainPageFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }
    void firstWindowFitsTheScreen();
    void pagesAreChosenInTheList();
    void menusAreThoseOfThePageShown();
    void statusIsThatOfThePageShown();
    void pagesReturnAtTheNextStart();
    void layoutIsRestored();
    void docksAreAsWideAsTheyShouldBe_data();
    void docksAreAsWideAsTheyShouldBe();
    void docksReturnAsWideAsTheyWere();
    void noStateNeedsMoreThanAProjector_data();
    void noStateNeedsMoreThanAProjector();
    void chartsStayWhenARunEnds();
    void mnemonicsDiffer_data();
    void mnemonicsDiffer();
    void pageNeverShownKeepsItsLayout();
    void fullScreenShowsChartsOnly();
    void iconsCarryWordsWhereThereIsRoom();

private:
    /// The texts of a menu's entries, separators left out; empty for a menu that is hidden.
    QStringList entries(const QString& menu) const
    {
        QStringList texts;
        for (const QAction* top : m_window->menuBar()->actions())
            if (top->text() == menu && top->isVisible())
                for (const QAction* entry : top->menu()->actions())
                    if (!entry->isSeparator())
                        texts << entry->text();
        return texts;
    }
};

void TestMainWindow::pagesAreChosenInTheList()
{
    auto* notes = new NotesPage;
    m_window->addPage(notes);
    auto* list = find<QListWidget>("pages");
    QTRY_VERIFY(list->isVisible());
    QStringList titles;
    for (int row = 0; row < list->count(); ++row)
        titles << list->item(row)->data(Qt::AccessibleTextRole).toString();
    QCOMPARE(titles, (QStringList{QStringLiteral("Start"), QStringLiteral("Train"), QStringLiteral("Labs"),
                                  QStringLiteral("Formats"), QStringLiteral("Calculator"), QStringLiteral("Notes")}));
    QListWidgetItem* last = list->item(list->count() - 1);
    QVERIFY(page().isVisible() && !notes->isVisible());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(last).center());
    QVERIFY(!page().isVisible() && notes->isVisible());
    m_window->chooseLanguage(QStringLiteral("hu"));
    QTRY_VERIFY(list->item(1)->toolTip() != QStringLiteral("Train"));
}

void TestMainWindow::menusAreThoseOfThePageShown()
{
    auto* notes = new NotesPage;
    m_window->addPage(notes);
    QVERIFY(entries(QStringLiteral("&File")).contains(QStringLiteral("&Resume run…")));
    QCOMPARE(entries(QStringLiteral("&Run")).size(), 6);
    m_window->pages().choose(notes);
    QCOMPARE(entries(QStringLiteral("&File")), QStringList{QStringLiteral("&Quit")});
    QCOMPARE(entries(QStringLiteral("&Edit")), QStringList{QStringLiteral("Rub out")});
    QCOMPARE(entries(QStringLiteral("&Run")), QStringList{});
    QCOMPARE(entries(QStringLiteral("&View")),
             (QStringList{QStringLiteral("Margin"), QStringLiteral("Show the &view in use alone"),
                          QStringLiteral("Show &one view alone"), QStringLiteral("Ne&xt pane"),
                          QStringLiteral("&Pane before"), QStringLiteral("Restore &layout"),
                          QStringLiteral("&Full screen, charts only")}));
    m_window->pages().choose(&page());
    QCOMPARE(entries(QStringLiteral("&Run")).size(), 6);
}

void TestMainWindow::statusIsThatOfThePageShown()
{
    auto* notes = new NotesPage;
    m_window->addPage(notes);
    const auto* status = find<QLabel>("statusLine");
    QCOMPARE(status->text(), QStringLiteral("ready"));
    notes->number = 7;
    Q_EMIT notes->statusChanged(); // of a page that is not shown
    QCOMPARE(status->text(), QStringLiteral("ready"));
    m_window->pages().choose(notes);
    QCOMPARE(status->text(), QStringLiteral("note 7"));
    notes->number = 8;
    Q_EMIT notes->statusChanged();
    QCOMPARE(status->text(), QStringLiteral("note 8"));
}

void TestMainWindow::pagesReturnAtTheNextStart()
{
    auto* notes = new NotesPage;
    m_window->addPage(notes);
    m_window->pages().choose(notes);
    notes->number = 42;
    notes->findChild<QDockWidget*>(QStringLiteral("margin"))->hide();
    m_window->close();
    m_window = std::make_unique<MainWindow>();
    auto* again = new NotesPage;
    m_window->addPage(again);
    m_window->show();
    QCOMPARE(again->number, 42);
    QCOMPARE(m_window->pages().current(), again);
    QVERIFY(again->findChild<QDockWidget*>(QStringLiteral("margin"))->isHidden());
}

void TestMainWindow::layoutIsRestored()
{
    auto* events = page().findChild<QDockWidget*>(QStringLiteral("events"));
    auto* results = page().findChild<QDockWidget*>(QStringLiteral("results"));
    page().addDockWidget(Qt::RightDockWidgetArea, events);
    results->hide();
    page().restoreLayout();
    QCOMPARE(page().dockWidgetArea(events), Qt::BottomDockWidgetArea);
    QVERIFY(page().tabifiedDockWidgets(events).contains(results));
    QVERIFY(!results->isHidden());
}

void TestMainWindow::docksAreAsWideAsTheyShouldBe_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("projector") << QSize(1024, 768);
    QTest::newRow("small screen") << QSize(1280, 800);
    QTest::newRow("large screen") << QSize(1920, 1080);
}

void TestMainWindow::docksAreAsWideAsTheyShouldBe()
{
    QFETCH(QSize, size);
    close();
    QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Halfstep"), QStringLiteral("Halfstep"))
        .clear();
    m_window = std::make_unique<MainWindow>(tinyRun());
    m_window->resize(size);
    m_window->show();
    const auto* controls = page().findChild<QDockWidget*>(QStringLiteral("controls"));
    const auto* samples = page().findChild<QDockWidget*>(QStringLiteral("samples")); // in front
    QTRY_VERIFY(controls->width() >= 340 && controls->width() <= 360);
    QVERIFY2(samples->height() >= 120 && samples->height() <= size.height() / 4,
             qPrintable(QString::number(samples->height())));
    QVERIFY(page().charts().width() >= page().width() - 380);
    QVERIFY(page().charts().height() >= size.height() - 300);
}

void TestMainWindow::docksReturnAsWideAsTheyWere()
{
    auto* controls = page().findChild<QDockWidget*>(QStringLiteral("controls"));
    page().resizeDocks({controls}, {500}, Qt::Horizontal);
    QTRY_VERIFY(controls->width() > 480);
    const int width = controls->width();
    m_window->close();
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    QTRY_COMPARE(page().findChild<QDockWidget*>(QStringLiteral("controls"))->width(), width);
}

void TestMainWindow::firstWindowFitsTheScreen()
{
    // The screen of the tests is a small one.
    const QSize screen = QGuiApplication::primaryScreen()->availableSize();
    QVERIFY(screen.width() < 1400);
    close();
    QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Halfstep"), QStringLiteral("Halfstep"))
        .clear();
    m_window = std::make_unique<MainWindow>(tinyRun());
    QVERIFY(m_window->width() < screen.width() && m_window->height() <= screen.height() - 40);
    m_window->showFitted();
    QVERIFY(m_window->isMaximized());
    m_window->showNormal();
    m_window->close();
    m_window = std::make_unique<MainWindow>(tinyRun()); // as it was left
    m_window->showFitted();
    QVERIFY(!m_window->isMaximized());
}

void TestMainWindow::noStateNeedsMoreThanAProjector_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : languages())
        QTest::newRow(qPrintable(language)) << language;
}

/// 1024x768 with a frame around the window, its title some 40 pixels high.
void TestMainWindow::noStateNeedsMoreThanAProjector()
{
    QFETCH(QString, language);
    m_window->chooseLanguage(language);
    const auto wideAs = [this](const char* state) {
        QCoreApplication::sendPostedEvents();
        const QSize least = m_window->minimumSizeHint();
        if (least.width() > 900 || least.height() > 728)
            qWarning("%s: %d x %d", state, least.width(), least.height());
        return least.width() <= 900 && least.height() <= 728;
    };
    QVERIFY(wideAs("idle"));
    page().controls().restoreState(QByteArray(settingGroupCount, '1'));
    page().run().editor().edit({}, {}, [](RunConfig& config) {
        for (const MistakeRow& mistake : mistakeRows)
            config.mistakes.*mistake.on = true;
    });
    QVERIFY(wideAs("all groups open"));
    press("start");
    QTRY_VERIFY(link().history().attempts() > 10);
    QVERIFY(wideAs("running"));
    page().run().editor().edit({}, {}, [](RunConfig& config) { config.run.seed = 7; });
    QVERIFY(wideAs("changed"));
    press("pause");
    QTRY_COMPARE(link().shown().snapshot->state, SessionState::Paused);
    QVERIFY(wideAs("paused"));
    press("stop");
    QTRY_COMPARE(link().state(), LinkState::Ended);
    QVERIFY(wideAs("ended"));
    RunSummary summary;
    summary.out = "/home/somebody/" + std::string(300, 'x') + "/tiny-mlp-scale-dance-20261130-195819";
    summary.seconds = 12345;
    summary.applied = 123456;
    for (const MistakeRow& mistake : mistakeRows)
        summary.mistakes.emplace_back(splitKey(mistake.key).second);
    page().findChild<ResultsPanel*>()->showSummary(summary, 12'345);
    QVERIFY(wideAs("results"));
    const Problem problem{ProblemCode::FileUnwritable, summary.out, Reason::Named, {summary.out}};
    const auto choices = [this]() -> std::vector<ProblemStrip::Choice> {
        return {{TrainPage::tr("Choose a folder…"), [] {}}, {TrainPage::tr("Run without saving"), [] {}}};
    };
    page().strip().say([problem] { return sentence(problem); }, choices);
    QVERIFY(wideAs("problem"));
    m_window->resize(900, 728);
    QCOMPARE(m_window->size(), QSize(900, 728));
}

void TestMainWindow::chartsStayWhenARunEnds()
{
    press("start");
    QTRY_VERIFY(link().history().attempts() > 10);
    const QRect before = page().charts().geometry();
    press("stop");
    QTRY_COMPARE(link().state(), LinkState::Ended);
    QCoreApplication::sendPostedEvents();
    QVERIFY(find<QDockWidget>("results")->isVisible());
    QCOMPARE(page().charts().geometry(), before);
}

void TestMainWindow::mnemonicsDiffer_data()
{
    noStateNeedsMoreThanAProjector_data();
}

void TestMainWindow::mnemonicsDiffer()
{
    QFETCH(QString, language);
    setLanguage(language);
    QCoreApplication::sendPostedEvents();
    QStringList texts;
    for (const QAction* menu : m_window->menuBar()->actions())
        texts << menu->text();
    for (const SettingField& field : settingFields())
        if (field.live)
            texts << field.mnemonicText();
    QStringList keys;
    for (const QString& text : texts)
        keys << QKeySequence::mnemonic(text).toString();
    QVERIFY2(!keys.contains(QString()), qPrintable(keys.join(u' ')));
    QCOMPARE(keys.removeDuplicates(), 0);
}

void TestMainWindow::pageNeverShownKeepsItsLayout()
{
    auto* notes = new NotesPage;
    m_window->addPage(notes);
    m_window->pages().choose(notes);
    notes->findChild<QDockWidget*>(QStringLiteral("margin"))->hide();
    m_window->pages().choose(&page());
    m_window->close();
    for (int start = 0; start < 2; ++start) { // the second one remembers what the first has never shown
        m_window = std::make_unique<MainWindow>();
        notes = new NotesPage;
        m_window->addPage(notes);
        m_window->show();
        if (start == 0)
            m_window->close();
    }
    m_window->pages().choose(notes);
    QVERIFY(notes->findChild<QDockWidget*>(QStringLiteral("margin"))->isHidden());
}

void TestMainWindow::fullScreenShowsChartsOnly()
{
    auto* events = page().findChild<QDockWidget*>(QStringLiteral("events"));
    auto* results = page().findChild<QDockWidget*>(QStringLiteral("results"));
    results->hide();
    page().charts().setFocus();
    QTest::keyClick(m_window.get(), Qt::Key_F11);
    QVERIFY(m_window->isFullScreen());
    for (const QWidget* hidden : {static_cast<QWidget*>(events), static_cast<QWidget*>(&page().transport())})
        QVERIFY(hidden->isHidden());
    QTRY_VERIFY(page().charts().height() >= m_window->height() - 12);
    QTRY_VERIFY(page().charts().width() >= m_window->width() - 12);
    QTest::keyClick(m_window.get(), Qt::Key_F5); // shortcuts of the menus stay
    QVERIFY(link().active());
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QVERIFY(!m_window->isFullScreen());
    QVERIFY(!events->isHidden() && !page().transport().isHidden() && results->isHidden());
    QTest::keyClick(m_window.get(), Qt::Key_F11);
    m_window->close();
    m_window = std::make_unique<MainWindow>(tinyRun());
    m_window->show();
    QVERIFY(!m_window->isFullScreen());
    QVERIFY(!page().findChild<QDockWidget*>(QStringLiteral("events"))->isHidden());
}

void TestMainWindow::iconsCarryWordsWhereThereIsRoom()
{
    const TransportBar& bar = page().transport();
    for (const char* language : {"en", "hu", "id"}) {
        m_window->chooseLanguage(QString::fromLatin1(language));
        m_window->resize(1900, 900);
        QTRY_COMPARE(bar.toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
        QTRY_VERIFY(bar.sizeHint().width() <= bar.width()); // nothing has left the bar
        m_window->resize(1024, 728);
        QTRY_COMPARE(bar.toolButtonStyle(), Qt::ToolButtonIconOnly);
        QVERIFY(m_window->minimumSizeHint().width() <= 900);
    }
}

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
