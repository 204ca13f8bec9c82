#include "ui/main_window.h"

#include "engine/config/presets.h"
#include "ui/about.h"
#include "ui/charts/chart_grid.h"
#include "ui/charts/export_dialog.h"
#include "ui/language/language.h"
#include "ui/language/wording.h"
#include "ui/look/problem_strip.h"
#include "ui/session/closing_run.h"
#include "ui/session/saved_session.h"
#include "ui/train/control_panel.h"
#include "ui/train/train_page.h"
#include "ui/train/transport_bar.h"

#include <QAbstractButton>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QDockWidget>
#include <QFileDialog>
#include <QGuiApplication>
#include <QIcon>
#include <QKeyEvent>
#include <QLabel>
#include <QMenuBar>
#include <QScreen>
#include <QStatusBar>
#include <QUndoStack>

namespace halfstep {

namespace {

RunConfig firstConfig(std::optional<RunConfig> given, const SavedSession& session)
{
    if (given)
        return std::move(*given);
    if (session.config)
        return *session.config;
    const Result<RunConfig> preset = presetConfig(defaultPreset);
    return preset ? *preset : RunConfig{};
}

} // namespace

MainWindow::MainWindow(std::optional<RunConfig> config, QWidget* parent) : QMainWindow(parent)
{
    const SavedSession session = loadSession();
    m_theme.setChoice(session.theme);
    setLanguage(session.language.isEmpty() ? systemLanguage() : session.language);
    setWindowTitle(QStringLiteral("Halfstep"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/halfstep.svg")));

    m_train = new TrainPage(firstConfig(std::move(config), session), this);
    m_train->setRunsFolder(session.runsFolder.empty() ? usualRunsFolder() : session.runsFolder);
    // With a second page this becomes a stack beside a list of pages.
    setCentralWidget(m_train);
    m_status = new QLabel(this);
    m_status->setObjectName(QStringLiteral("statusLine"));
    m_status->setContentsMargins(6, 0, 6, 2);
    statusBar()->addWidget(m_status, 1);
    statusBar()->setSizeGripEnabled(false);
    const auto showStatus = [this] { m_status->setText(m_train->statusText()); };
    connect(m_train, &TrainPage::statusChanged, this, showStatus);
    connect(m_train, &TrainPage::exportRequested, this, &MainWindow::exportOne);
    makeMenus();
    retranslate();
    showStatus();

    resize(QGuiApplication::primaryScreen()->availableSize().boundedTo({1600, 1000}));
    if (!session.geometry.isEmpty())
        restoreGeometry(session.geometry);
    if (!session.layout.isEmpty())
        m_train->restoreState(session.layout);
    if (!session.groups.isEmpty())
        m_train->controls().restoreState(session.groups);
    m_train->transport().setSpeed(session.speed);
    qApp->installEventFilter(this);
}

MainWindow::~MainWindow() = default;

void MainWindow::chooseLanguage(const QString& code)
{
    setLanguage(code);
    for (QAction* action : m_languages->actions())
        action->setChecked(action->data().toString() == currentLanguage());
    remember();
}

void MainWindow::chooseTheme(ThemeChoice choice)
{
    m_theme.setChoice(choice);
    for (QAction* action : m_themes->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(choice));
    remember();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    event->accept();
    if (!isVisible()) // Qt asks again when the program quits
        return;
    remember();
    // What floats beside the window goes with it.
    for (QWidget* each : findChildren<QWidget*>())
        if (each->isWindow())
            each->hide();
    if (!m_train->link().active())
        return;
    const auto* closing = new ClosingRun(m_train->link(), this);
    // With the reason in its strip; nobody may be there to see it.
    connect(closing, &ClosingRun::unsaved, this, [this] { setVisible(!m_unattended); });
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
        retranslate();
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
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::makeMenus()
{
    makeFileMenu();
    makeEditMenu();
    QMenu* run = addMenu(nullptr, QT_TR_NOOP("&Run"));
    for (QAction* action : m_train->transport().runActions())
        run->addAction(action);
    makeViewMenu();
    makeSettingsMenu();
    QMenu* help = addMenu(nullptr, QT_TR_NOOP("&Help"));
    addAction(help, QT_TR_NOOP("&About Halfstep"), {}, [this] { showAboutDialog(this); });
}

QMenu* MainWindow::addMenu(QMenu* parent, const char* text)
{
    QMenu* menu = parent ? parent->addMenu(QString()) : menuBar()->addMenu(QString());
    menu->setToolTipsVisible(true);
    m_words.push_back([menu, text] { menu->setTitle(tr(text)); });
    return menu;
}

QAction* MainWindow::addAction(QMenu* menu, const char* text, const QKeySequence& key, std::function<void()> act)
{
    QAction* action = menu->addAction(QString());
    action->setShortcut(key);
    connect(action, &QAction::triggered, this, std::move(act));
    m_words.push_back([action, text] { action->setText(tr(text)); });
    return action;
}

void MainWindow::makeFileMenu()
{
    QMenu* file = addMenu(nullptr, QT_TR_NOOP("&File"));
    addAction(
        file, QT_TR_NOOP("&Open config…"), QKeySequence::Open, [this] { openConfig(); });
    addAction(file, QT_TR_NOOP("&Save config…"), QKeySequence::Save, [this] { saveConfig(); });
    QMenu* ready = addMenu(file, QT_TR_NOOP("&Presets"));
    for (const Preset& preset : presets()) {
        const QString name = QString::fromStdString(preset.name);
        QAction* action = ready->addAction(name);
        m_words.push_back([action, words = preset.description] { action->setToolTip(presetText(words)); });
        connect(action, &QAction::triggered, this, [this, name] {
            if (const Result<RunConfig> config = presetConfig(name.toStdString()))
                m_train->editor().replace(tr("preset %1").arg(name), *config);
        });
    }
    addAction(file, QT_TR_NOOP("&Resume run…"), QKeySequence(Qt::CTRL | Qt::Key_R), [this] { resumeRun(); });
    file->addSeparator();
    addAction(
        file, QT_TR_NOOP("Export &chart…"), QKeySequence(Qt::CTRL | Qt::Key_E), [this] { exportOne(ChartKind::Loss); });
    addAction(file, QT_TR_NOOP("Export all &figures…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E),
              [this] { exportFiguresInto(); });
    file->addSeparator();
    addAction(file, QT_TR_NOOP("&Quit"), QKeySequence::Quit, [this] { close(); });
}

void MainWindow::makeEditMenu()
{
    QMenu* edit = addMenu(nullptr, QT_TR_NOOP("&Edit"));
    QUndoStack* stack = m_train->editor().undoStack();
    QAction* undo = addAction(
        edit, QT_TR_NOOP("&Undo"), QKeySequence::Undo, [stack] { stack->undo(); });
    QAction* redo = addAction(edit, QT_TR_NOOP("&Redo"), QKeySequence::Redo, [stack] { stack->redo(); });
    undo->setEnabled(false);
    redo->setEnabled(false);
    connect(stack, &QUndoStack::canUndoChanged, undo, &QAction::setEnabled);
    connect(stack, &QUndoStack::canRedoChanged, redo, &QAction::setEnabled);
    const auto name = [stack, undo, redo] {
        undo->setText(stack->canUndo() ? tr("&Undo: %1").arg(stack->undoText()) : tr("&Undo"));
        redo->setText(stack->canRedo() ? tr("&Redo: %1").arg(stack->redoText()) : tr("&Redo"));
    };
    connect(stack, &QUndoStack::indexChanged, this, name);
    m_words.push_back(name);
    edit->addSeparator();
    QMenu* copy = addMenu(edit, QT_TR_NOOP("&Copy chart"));
    connect(copy, &QMenu::aboutToShow, this, [this, copy] {
        copy->clear();
        for (RunChart* chart : m_train->charts().charts())
            connect(copy->addAction(chart->title()), &QAction::triggered, chart, &RunChart::copyToClipboard);
    });
}

void MainWindow::makeViewMenu()
{
    QMenu* view = addMenu(nullptr, QT_TR_NOOP("&View"));
    for (QDockWidget* dock : m_train->docks())
        view->addAction(dock->toggleViewAction());
    view->addSeparator();
    addAction(
        view, QT_TR_NOOP("Show the &whole run"), QKeySequence(Qt::CTRL | Qt::Key_0),
        [this] { m_train->charts().fitAll(); });
    addAction(view, QT_TR_NOOP("Restore &layout"), {}, [this] { m_train->restoreLayout(); });
}

void MainWindow::makeSettingsMenu()
{
    QMenu* settings = addMenu(nullptr, QT_TR_NOOP("&Settings"));
    QMenu* language = addMenu(settings, QT_TR_NOOP("&Language"));
    m_languages = new QActionGroup(this);
    for (const QString& code : languages()) {
        QAction* action = language->addAction(languageName(code)); // a language's name stays as its speakers write it
        action->setCheckable(true);
        action->setData(code);
        action->setChecked(code == currentLanguage());
        m_languages->addAction(action);
        connect(action, &QAction::triggered, this, [this, code] { chooseLanguage(code); });
    }
    QMenu* theme = addMenu(settings, QT_TR_NOOP("&Theme"));
    m_themes = new QActionGroup(this);
    const auto addTheme = [&](const char* text, ThemeChoice choice) {
        QAction* action = addAction(theme, text, {}, [this, choice] { chooseTheme(choice); });
        action->setCheckable(true);
        action->setData(static_cast<int>(choice));
        action->setChecked(choice == m_theme.choice());
        m_themes->addAction(action);
    };
    addTheme(QT_TR_NOOP("&Follow the system"), ThemeChoice::System);
    addTheme(QT_TR_NOOP("&Light"), ThemeChoice::Light);
    addTheme(QT_TR_NOOP("&Dark"), ThemeChoice::Dark);
}

void MainWindow::retranslate()
{
    for (const auto& put : m_words)
        put();
}

void MainWindow::remember()
{
    SavedSession session;
    session.language = currentLanguage();
    session.theme = m_theme.choice();
    session.geometry = saveGeometry();
    session.layout = m_train->saveState();
    session.groups = m_train->controls().saveState();
    session.speed = m_train->transport().speed();
    if (m_train->runsFolder() != usualRunsFolder())
        session.runsFolder = m_train->runsFolder();
    session.config = m_train->editor().edited();
    saveSession(session);
}

void MainWindow::openConfig()
{
    auto* dialog = new QFileDialog(this, tr("Open a config"), {}, QStringLiteral("JSON (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, m_train, &TrainPage::openConfig);
    dialog->open();
}

void MainWindow::saveConfig()
{
    auto* dialog = new QFileDialog(this, tr("Save the config"), {}, QStringLiteral("JSON (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    dialog->selectFile(QStringLiteral("halfstep.json"));
    connect(dialog, &QFileDialog::fileSelected, m_train, &TrainPage::saveConfig);
    dialog->open();
}

void MainWindow::resumeRun()
{
    auto* dialog =
        new QFileDialog(this, tr("Choose the run to go on with"), QString::fromStdString(m_train->runsFolder()),
                        tr("Runs and checkpoints") + QStringLiteral(" (run.json *.safetensors)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    // The run that was just stopped is the likeliest.
    if (const auto& facts = m_train->link().facts(); facts && !facts->out.empty())
        dialog->setDirectory(QString::fromStdString(facts->out));
    connect(dialog, &QFileDialog::fileSelected, m_train, &TrainPage::resumeRun);
    dialog->open();
}

void MainWindow::exportFiguresInto()
{
    auto* dialog = new QFileDialog(this, tr("Choose a folder for the figures"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& folder) {
        const std::vector<Problem> problems = exportFigures(m_train->link().history(), folder.toStdString());
        if (problems.empty())
            statusBar()->showMessage(tr("Figures saved in %1.").arg(folder), 5000);
        else
            showFileProblem(problems.front());
    });
    dialog->open();
}

void MainWindow::exportOne(ChartKind kind)
{
    auto* dialog = new ExportDialog(m_train->charts().charts(), kind, this);
    connect(dialog, &ExportDialog::failed, this, &MainWindow::showFileProblem);
    connect(dialog, &ExportDialog::saved, this,
            [this](const QString& path) { statusBar()->showMessage(tr("Chart saved as %1.").arg(path), 5000); });
    dialog->open();
}

void MainWindow::showFileProblem(const Problem& problem)
{
    m_train->strip().say([problem] { return sentence(problem); });
}

} // namespace halfstep

#include "moc_main_window.cpp"
