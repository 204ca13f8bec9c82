#include "ui/main_window.h"

#include "ui/about.h"
#include "ui/calculator/calculator_page.h"
#include "ui/formats/formats_page.h"
#include "ui/labs/labs_page.h"
#include "ui/glossary/glossary_desk.h"
#include "ui/language/language.h"
#include "ui/look/elided_label.h"
#include "ui/look/wrapped_tip.h"
#include "ui/page/focus_pane.h"
#include "ui/page/menu_letters.h"
#include "ui/page/page_stack.h"
#include "ui/session/closing_run.h"
#include "ui/session/session_link.h"
#include "ui/start/start_page.h"
#include "ui/train/train_page.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QIcon>
#include <QKeyEvent>
#include <QLabel>
#include <QMenuBar>
#include <QScreen>
#include <QStatusBar>
#include <QToolTip>

#include <algorithm>

namespace halfstep {

namespace {

constexpr int noteMilliseconds = 5000;
constexpr int shortTip = 60;            // letters, that need no second line
constexpr QSize frame(16, 48);          // that a desktop may put around a window
constexpr QSize smallScreen(1400, 900); // below, a window is given all of it

QSize roomOnScreen()
{
    return QGuiApplication::primaryScreen()->availableSize();
}

} // namespace

MainWindow::MainWindow(std::optional<RunConfig> config, QWidget* parent)
    : QMainWindow(parent)
    , m_remembered(loadSession())
{
    m_theme.setChoice(m_remembered.theme);
    setLanguage(m_remembered.language.isEmpty() ? systemLanguage() : m_remembered.language);
    QCoreApplication::sendPostedEvents(qApp, QEvent::LanguageChange); // now, while there is nothing to word anew
    setWindowTitle(QStringLiteral("Halfstep"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/halfstep.svg")));

    m_pages = new PageStack(this);
    setCentralWidget(m_pages);
    m_status = new ElidedLabel(Qt::ElideRight, this);
    m_status->setObjectName(QStringLiteral("statusLine"));
    m_status->setContentsMargins(6, 0, 6, 2);
    statusBar()->addWidget(m_status, 1);
    statusBar()->setSizeGripEnabled(false);
    makeMenus();
    connect(m_pages, &PageStack::made, this, &MainWindow::welcome);
    connect(m_pages, &PageStack::currentChanged, this, &MainWindow::showPage);

    resize((roomOnScreen() - frame).boundedTo({1600, 1000}));
    if (!m_remembered.geometry.isEmpty())
        restoreGeometry(m_remembered.geometry);
    addPages(std::move(config));
    m_theme.dress();
    qApp->installEventFilter(this);
}

MainWindow::~MainWindow() = default;

void MainWindow::showFitted()
{
    if (m_remembered.geometry.isEmpty() && roomOnScreen().expandedTo(smallScreen) != roomOnScreen())
        showMaximized();
    else
        show();
}

/// All but the one that trains are made when they are needed.
void MainWindow::addPages(std::optional<RunConfig> config)
{
    const bool given = config.has_value();
    auto* train = new TrainPage(std::move(config));
    const auto recentRuns = [train] { return train->run().recentRuns(); };
    m_pages->addLater(StartPage::sign(), [this, recentRuns] {
        return new StartPage({[this] { return labsDone(); }, recentRuns});
    });
    m_pages->add(train);
    m_pages->addLater(
        LabsPage::sign(), [] { return new LabsPage; });
    m_pages->addLater(
        FormatsPage::sign(), [] { return new FormatsPage; });
    m_pages->addLater(CalculatorPage::sign(), [] { return new CalculatorPage; });
    if (given && m_remembered.page.isEmpty())
        m_pages->choose(train);
    else
        m_pages->choose(m_remembered.page);
}

QStringList MainWindow::labsDone() const
{
    const auto* labs = findChild<LabsPage*>();
    return labs ? labs->done() : LabsPage::doneIn(m_remembered.pages.value(LabsPage::sign().name));
}

void MainWindow::addPage(Page* page)
{
    m_pages->add(page);
    if (page->objectName() == m_remembered.page)
        m_pages->choose(page);
}

void MainWindow::welcome(Page* page)
{
    page->recall(m_remembered.pages.value(page->objectName()));
    connect(page, &Page::statusChanged, this, [this, page] {
        if (page == m_pages->current())
            m_status->setText(page->statusText());
    });
    connect(page, &Page::requested, this, &MainWindow::pass);
    connect(page, &Page::noted, this,
            [this](const QString& sentence) { statusBar()->showMessage(sentence, noteMilliseconds); });
}

void MainWindow::pass(const PageRequest& request)
{
    const auto taken = [&](Page* page) {
        if (!page->take(request))
            return false;
        m_pages->choose(page);
        return true;
    };
    if (std::ranges::any_of(m_pages->pages(), taken))
        return;
    while (Page* page = m_pages->nextMade())
        if (taken(page))
            return;
}

void MainWindow::chooseLanguage(const QString& code)
{
    setLanguage(code);
    remember();
}

void MainWindow::chooseTheme(ThemeChoice choice)
{
    m_theme.setChoice(choice);
    remember();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    event->accept();
    if (!isVisible()) // Qt asks again when the program quits
        return;
    showFullScreen(false);
    remember();
    // What floats beside the window goes with it.
    for (QWidget* each : findChildren<QWidget*>())
        if (each->isWindow())
            each->hide();
    for (Page* page : m_pages->pages()) {
        SessionLink* link = page->runLink();
        if (!link || !link->active())
            continue;
        const auto* closing = new ClosingRun(*link, this);
        // With the reason in its strip; nobody may be there to see it.
        connect(closing, &ClosingRun::unsaved, this, [this, page] {
            m_pages->choose(page);
            setVisible(!m_unattended);
        });
    }
}

void MainWindow::closeUnattended()
{
    m_unattended = true;
    close();
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        m_words.retranslate();
    if (event->type() != QEvent::WindowStateChange || !m_fullScreen)
        return;
    const bool full = isFullScreen();
    menuBar()->setMaximumHeight(full ? 0 : QWIDGETSIZE_MAX); // hidden, it would take its shortcuts with it
    statusBar()->setVisible(!full);
    m_pages->showContentOnly(full);
}

void MainWindow::showFullScreen(bool full)
{
    if (full != isFullScreen())
        setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && isFullScreen())
        showFullScreen(false);
    else
        QMainWindow::keyPressEvent(event);
}

/// Qt's Tab would get lost in docks that lie behind others.
bool MainWindow::focusNextPrevChild(bool next)
{
    QWidget* const from = focusWidget() ? focusWidget() : this;
    const auto step = [next](const QWidget* at) { return next ? at->nextInFocusChain() : at->previousInFocusChain(); };
    for (QWidget* to = step(from); to != from; to = step(to))
        if (to->window() == this && takesTab(*to)) {
            to->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return true;
        }
    return false;
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    // Space pauses the run, but a control that has the keyboard keeps its own use of it.
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Space && key->modifiers() == Qt::NoModifier
            && (qobject_cast<QAbstractButton*>(watched) || qobject_cast<QComboBox*>(watched))) {
            key->accept();
            return true;
        }
    }
    auto* widget = event->type() == QEvent::ToolTip ? qobject_cast<QWidget*>(watched) : nullptr;
    if (widget && widget->toolTip().size() > shortTip && !Qt::mightBeRichText(widget->toolTip())) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), wrappedTip(widget->toolTip()), widget);
        return true;
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::makeMenus()
{
    m_menus = {m_words.menu([] { return tr("&File"); }), m_words.menu([] { return tr("&Edit"); }),
               m_words.menu([] { return tr("&Run"); }), m_words.menu([] { return tr("&View"); })};
    for (QMenu* menu : m_menus)
        menuBar()->addMenu(menu);
    QMenu* const view = m_menus[static_cast<std::size_t>(PageMenu::View)];
    connect(
        view, &QMenu::aboutToShow, view, [view] { giveLetters(*view); }); // to docks
    m_quit = m_words.action([] { return tr("&Quit"); }, QKeySequence::Quit, [this] { close(); });
    m_restoreLayout =
        m_words.action([] { return tr("Restore &layout"); }, {}, [this] { m_pages->current()->restoreLayout(); });
    m_fullScreen = m_words.action([] { return tr("&Full screen, charts only"); }, Qt::Key_F11,
                                  [this] { showFullScreen(!isFullScreen()); });
    m_fullScreen->setObjectName(QStringLiteral("fullScreen"));
    m_nextPane = m_words.action([] { return tr("Ne&xt pane"); }, Qt::Key_F6, [this] { m_pages->focusPane(1); });
    m_paneBefore =
        m_words.action([] { return tr("&Pane before"); }, Qt::SHIFT | Qt::Key_F6, [this] { m_pages->focusPane(-1); });
    makeSettingsMenu();
    makeHelpMenu();
}

void MainWindow::makeHelpMenu()
{
    m_glossary = new GlossaryDesk(this);
    connect(
        m_glossary, &GlossaryDesk::labRequested, this,
        [this](const QString& lab) {
            pass({PageRequest::Kind::Lab, lab});
        });
    QMenu* help = m_words.menu([] { return tr("&Help"); });
    menuBar()->addMenu(help);
    help->addActions({m_words.action([] { return tr("&Explain what has the focus"); }, QKeySequence::HelpContents,
                                     [this] { m_glossary->explainFocused(); }),
                      m_words.action([] { return tr("&Glossary"); }, QKeySequence(Qt::CTRL | Qt::Key_G),
                                     [this] { m_glossary->open(); }),
                      m_words.separator(),
                      m_words.action([] { return tr("&About Halfstep"); }, {}, [this] { showAboutDialog(this); })});
}

void MainWindow::makeSettingsMenu()
{
    QMenu* settings = m_words.menu([] { return tr("&Settings"); });
    menuBar()->addMenu(settings);
    std::vector<WordedActions::Choice> codes;
    for (const QString& code : languages()) // a language's name stays as its speakers write it
        codes.push_back({[code] { return languageName(code); }, code});
    settings->addMenu(m_words.choices([] { return tr("&Language"); }, std::move(codes), currentLanguage,
                                      [this](const QVariant& code) { chooseLanguage(code.toString()); }));
    const auto inForce = [this] { return static_cast<int>(m_theme.choice()); };
    const auto choose = [this](const QVariant& theme) { chooseTheme(static_cast<ThemeChoice>(theme.toInt())); };
    settings->addMenu(m_words.choices([] { return tr("&Theme"); },
                                      {{[] { return tr("&Follow the system"); }, static_cast<int>(ThemeChoice::System)},
                                       {[] { return tr("&Light"); }, static_cast<int>(ThemeChoice::Light)},
                                       {[] { return tr("&Dark"); }, static_cast<int>(ThemeChoice::Dark)}},
                                      inForce, choose));
}

void MainWindow::showPage()
{
    for (const PageMenu menu : {PageMenu::File, PageMenu::Edit, PageMenu::Run, PageMenu::View})
        fill(menu);
    m_status->setText(m_pages->current()->statusText());
}

void MainWindow::fill(PageMenu which)
{
    QMenu* menu = m_menus[static_cast<std::size_t>(which)];
    const Page& page = *m_pages->current();
    menu->clear();
    if (which == PageMenu::View) {
        menu->addActions(page.dockActions());
        menu->addSeparator();
        menu->addActions(page.loneActions());
    }
    menu->addActions(page.menuActions(which));
    if (which == PageMenu::View)
        menu->addActions({m_nextPane, m_paneBefore, m_restoreLayout, m_fullScreen});
    if (which == PageMenu::File) {
        menu->addSeparator();
        menu->addAction(m_quit);
    }
    menu->menuAction()->setVisible(!menu->isEmpty());
}

void MainWindow::remember()
{
    m_remembered.language = currentLanguage();
    m_remembered.theme = m_theme.choice();
    m_remembered.geometry = saveGeometry();
    m_remembered.page = m_pages->current()->objectName();
    for (const Page* page : m_pages->pages())
        m_remembered.pages[page->objectName()] = page->remembered();
    saveSession(m_remembered);
}

} // namespace halfstep

#include "moc_main_window.cpp"
