#include "ui/train/train_menus.h"

#include "engine/config/presets.h"
#include "ui/charts/chart_grid.h"
#include "ui/charts/export_dialog.h"
#include "ui/charts/run_chart.h"
#include "ui/inside/inside_view.h"
#include "ui/language/path_text.h"
#include "ui/language/wording.h"
#include "ui/look/file_dialog.h"
#include "ui/look/problem_strip.h"
#include "ui/page/menu_letters.h"
#include "ui/session/kept_runs.h"
#include "ui/train/note_dialog.h"
#include "ui/train/run_caption.h"
#include "ui/train/train_page.h"
#include "ui/train/train_run.h"
#include "ui/train/transport_bar.h"

#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QMenu>
#include <QSignalBlocker>
#include <QSlider>
#include <QUndoStack>
#include <QWidgetAction>

#include <algorithm>
#include <cmath>
#include <vector>

namespace halfstep {
namespace {

/// Forty steps to smooth ten times as much.
double smoothingAt(int step)
{
    const double rest = std::pow(10, -step / 40.0);
    const double unit = rest > 0.015 ? 100 : 1000;
    return 1 - std::round(rest * unit) / unit;
}

int smoothingStep(double weight)
{
    return static_cast<int>(std::lround(-40 * std::log10(1 - weight)));
}

/// That has the keyboard, or whose view has it, or that of the view that fills the page; else a chart.
const Figure* figureInUse(const QWidget& page, const ChartGrid& charts)
{
    for (const QWidget* widget = QApplication::focusWidget(); widget; widget = widget->parentWidget())
        if (const auto* figure = dynamic_cast<const Figure*>(widget))
            return figure;
        else if (const auto* view = qobject_cast<const InsideView*>(widget))
            if (const Figure* shown = view->figure())
                return shown;
    if (!charts.isVisible()) // a view fills the page
        for (const InsideView* view : page.findChildren<InsideView*>())
            if (const Figure* shown = view->figure())
                return shown;
    return charts.chartInUse();
}

} // namespace

TrainMenus::TrainMenus(TrainPage& page) : QObject(&page), m_page(page), m_words(&page)
{
    makeFile();
    makeEdit();
    makeView();
}

QList<QAction*> TrainMenus::actions(PageMenu menu) const
{
    switch (menu) {
    case PageMenu::File: return m_file;
    case PageMenu::Edit: return m_edit;
    case PageMenu::Run: return m_page.transport().runActions();
    case PageMenu::View: return m_view;
    }
    Q_UNREACHABLE();
}

void TrainMenus::makeFile()
{
    QMenu* ready = m_words.menu([] { return tr("&Presets"); });
    for (const Preset& preset : presets()) {
        QAction* action = ready->addAction(QString());
        m_words.word([action, &preset] {
            action->setText(presetText(preset.title));
            action->setToolTip(presetText(preset.description));
        });
        connect(action, &QAction::triggered, this, [this, &preset] {
            m_page.run().editor().replace(tr("preset %1").arg(presetText(preset.title)), preset.config);
        });
    }
    QMenu* recent = m_words.menu([] { return tr("R&ecent runs"); });
    recent->setObjectName(QStringLiteral("recentRuns"));
    connect(
        recent, &QMenu::aboutToShow, this, [this, recent] { listRecentRuns(*recent); });
    QAction* open = m_words.action([] { return tr("Open r&un…"); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O),
                                   [this] { openRun(); });
    // A run that is shown takes the place of the one under way.
    connect(
        &m_page.run().link(), &SessionLink::stateChanged, this,
        [this, open, recent] {
            for (QAction* action : {open, recent->menuAction()})
                action->setEnabled(!m_page.run().link().active());
        });
    m_file = {
        m_words.action([] { return tr("&Open config…"); }, QKeySequence::Open, [this] { openConfig(); }),
        m_words.action([] { return tr("&Save config…"); }, QKeySequence::Save, [this] { saveConfig(); }),
        ready->menuAction(),
        m_words.separator(),
        open,
        recent->menuAction(),
        m_words.action([] { return tr("&Resume run…"); }, QKeySequence(Qt::CTRL | Qt::Key_R), [this] { resumeRun(); }),
        eventLogAction(),
        m_words.separator(),
        m_words.action([] { return tr("Export &chart…"); }, QKeySequence(Qt::CTRL | Qt::Key_E),
                       [this] { exportOne(figureInUse(m_page, m_page.charts())); }),
        m_words.action([] { return tr("Export all &figures…"); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E),
                       [this] { exportFiguresInto(); }),
    };
}

QAction* TrainMenus::eventLogAction()
{
    QAction* log = m_words.action([] { return tr("Write a &TensorBoard log"); }, {}, [] {});
    log->setObjectName(QStringLiteral("eventLog"));
    log->setCheckable(true);
    m_words.word([log] { log->setToolTip(tr("The folder of every run then holds an event file, too.")); });
    connect(log, &QAction::triggered, this, [this](bool on) {
        m_page.run().setLogsEvents(on);
        if (on)
            Q_EMIT m_page.noted(tr("From the next run on. Look at them with: tensorboard --logdir %1")
                                    .arg(pathText(m_page.run().runsFolder())));
    });
    // It may have been remembered.
    m_words.word([this, log] { log->setChecked(m_page.run().logsEvents()); });
    return log;
}

void TrainMenus::makeEdit()
{
    QUndoStack* stack = m_page.run().editor().undoStack();
    QAction* undo =
        m_words.action([stack] { return stack->canUndo() ? tr("&Undo: %1").arg(stack->undoText()) : tr("&Undo"); },
                       QKeySequence::Undo, [stack] { stack->undo(); });
    QAction* redo =
        m_words.action([stack] { return stack->canRedo() ? tr("&Redo: %1").arg(stack->redoText()) : tr("&Redo"); },
                       QKeySequence::Redo, [stack] { stack->redo(); });
    undo->setEnabled(false);
    redo->setEnabled(false);
    connect(stack, &QUndoStack::canUndoChanged, undo, &QAction::setEnabled);
    connect(stack, &QUndoStack::canRedoChanged, redo, &QAction::setEnabled);
    connect(stack, &QUndoStack::indexChanged, this, &TrainMenus::retranslate);
    QMenu* copy = chartMenu([] { return tr("&Copy chart"); },
                            [](QAction& entry, RunChart& chart) {
                                connect(&entry, &QAction::triggered, &chart, &ChartWidget::copyToClipboard);
                            });
    m_edit = {undo, redo, m_words.separator(), noteAction(), copy->menuAction()};
}

QAction* TrainMenus::noteAction()
{
    QAction* note = m_words.action([] { return tr("&Note at the cursor…"); }, QKeySequence(Qt::CTRL | Qt::Key_M),
                                   [this] { editNote(m_page.charts().attemptInUse()); });
    note->setObjectName(QStringLiteral("note"));
    const auto enable = [this, note] { note->setEnabled(m_page.run().link().history().attempts() > 0); };
    connect(&m_page.run().link(), &SessionLink::updated, note, enable);
    enable();
    return note;
}

void TrainMenus::editNote(qint64 attempt)
{
    if (attempt > 0)
        (new NoteDialog(m_page.notes(), attempt, &m_page))->open();
}

QList<QAction*> TrainMenus::skipActions()
{
    ChartGrid& charts = m_page.charts();
    QAction* next =
        m_words.action([] { return tr("&Next skipped attempt"); }, Qt::Key_F3, [&charts] { charts.showSkip(1); });
    QAction* before = m_words.action([] { return tr("Skipped attempt &before"); }, Qt::SHIFT | Qt::Key_F3,
                                     [&charts] { charts.showSkip(-1); });
    next->setObjectName(QStringLiteral("nextSkip"));
    before->setObjectName(QStringLiteral("skipBefore"));
    return {next, before};
}

QMenu* TrainMenus::chartMenu(WordedActions::Words words, std::function<void(QAction&, RunChart&)> dress)
{
    QMenu* menu = m_words.menu(std::move(words));
    connect(menu, &QMenu::aboutToShow, this, [this, menu, dress = std::move(dress)] {
        menu->clear();
        for (RunChart* chart : m_page.charts().charts())
            dress(*menu->addAction(chart->content().caption().title), *chart);
        giveLetters(*menu);
    });
    return menu;
}

void TrainMenus::makeView()
{
    ChartGrid& charts = m_page.charts();
    std::vector<WordedActions::Choice> axes;
    for (const RunAxisSpec& axis : runAxes())
        axes.push_back({[&axis] { return axis.choiceText(); }, static_cast<int>(axis.kind)});
    QMenu* axis = m_words.choices([] { return tr("&Horizontal axis"); }, std::move(axes),
                                  [&charts] { return static_cast<int>(charts.choices().axis); },
                                  [&charts](const QVariant& kind) {
                                      GridChoices choices = charts.choices();
                                      choices.axis = static_cast<RunAxisKind>(kind.toInt());
                                      charts.choose(choices);
                                  });
    axis->setObjectName(QStringLiteral("axis"));
    QMenu* shown = chartMenu([] { return tr("&Charts shown"); },
                             [&charts](QAction& entry, RunChart& chart) {
                                 const QString name = chart.content().caption().name;
                                 entry.setCheckable(true);
                                 entry.setChecked(!charts.choices().hidden.contains(name));
                                 connect(&entry, &QAction::toggled, &charts, [&charts, name](bool on) {
                                     GridChoices choices = charts.choices();
                                     if (on)
                                         choices.hidden.removeAll(name);
                                     else
                                         choices.hidden << name;
                                     charts.choose(choices);
                                 });
                             });
    shown->setObjectName(QStringLiteral("chartsShown"));
    QMenu* enlarge = chartMenu([] { return tr("&Enlarge a chart"); },
                               [&charts](QAction& entry, RunChart& chart) {
                                   entry.setCheckable(true);
                                   entry.setChecked(charts.maximised() == &chart);
                                   connect(&entry, &QAction::triggered, &charts,
                                           [&charts, &chart] { charts.toggleMaximised(&chart); });
                               });
    enlarge->setObjectName(QStringLiteral("enlarge"));
    m_view = {m_words.action([] { return tr("Show the &whole run"); }, QKeySequence(Qt::CTRL | Qt::Key_0),
                             [&charts] { charts.fitAll(); })};
    m_view += skipActions();
    m_view += QList<QAction*>{axis->menuAction(),  smoothingMenu()->menuAction(), textSizeMenu()->menuAction(),
                              shown->menuAction(), enlarge->menuAction(),         arrangementMenu()->menuAction(),
                              m_words.separator()};
}

QMenu* TrainMenus::smoothingMenu()
{
    ChartGrid& charts = m_page.charts();
    const auto choose = [&charts](double weight) {
        GridChoices choices = charts.choices();
        choices.smoothing = weight;
        charts.choose(choices);
    };
    QMenu* menu = m_words.choices([] { return tr("&Smoothing"); },
                                  {{[] { return tr("&Off"); }, 0.0},
                                   {[] { return tr("&Light (0.6)"); }, 0.6},
                                   {[] { return tr("&Medium (0.9)"); }, 0.9},
                                   {[] { return tr("&Strong (0.98)"); }, 0.98}},
                                  [&charts] { return charts.choices().smoothing; },
                                  [choose](const QVariant& weight) { choose(weight.toDouble()); });
    menu->setObjectName(QStringLiteral("smoothing"));
    auto* slider = new QSlider(Qt::Horizontal, menu);
    slider->setObjectName(QStringLiteral("smoothingSlider"));
    slider->setRange(0, 100);
    m_words.word([slider] { slider->setAccessibleName(tr("Smoothing")); });
    connect(
        menu, &QMenu::aboutToShow, slider,
        [slider, &charts] {
            const QSignalBlocker quiet(slider);
            slider->setValue(smoothingStep(charts.choices().smoothing));
        });
    connect(slider, &QSlider::valueChanged, &charts, [choose](int step) { choose(smoothingAt(step)); });
    auto* entry = new QWidgetAction(menu);
    entry->setDefaultWidget(slider);
    menu->addAction(entry);
    return menu;
}

QMenu* TrainMenus::textSizeMenu()
{
    ChartGrid& charts = m_page.charts();
    QMenu* menu = m_words.menu([] { return tr("&Text size"); });
    QAction* larger = m_words.action([] { return tr("&Larger"); }, {}, [&charts] { charts.changeTextSize(1); });
    larger->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    QAction* smaller = m_words.action([] { return tr("&Smaller"); }, QKeySequence(Qt::CTRL | Qt::Key_Minus),
                                      [&charts] { charts.changeTextSize(-1); });
    menu->addActions({larger, smaller});
    return menu;
}

QMenu* TrainMenus::arrangementMenu()
{
    QMenu* menu = m_words.menu([] { return tr("&Arrangement"); });
    menu->setObjectName(QStringLiteral("arrangement"));
    const auto open = [this](const QString& docks, double part = 0) {
        return [this, ids = docks.split(u' '), part] { m_page.openDocks(ids, part); };
    };
    constexpr double half = 0.5; // for the boxes of a step, which take two rows or three
    menu->addActions(
        {m_words.action([] { return tr("&Overview"); }, {},
                        open(QStringLiteral("events results comparison samples time memory controls"))),
         m_words.action([] { return tr("One &step"); }, {}, open(QStringLiteral("microscope casts skips"), half)),
         m_words.action([] { return tr("&Precision"); }, {}, open(QStringLiteral("range skips replay casts")))});
    return menu;
}

void TrainMenus::openConfig()
{
    auto* dialog = new FileDialog(&m_page, tr("Open a config"), {}, QStringLiteral("JSON (*.json)"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, &m_page.run(), &TrainRun::openConfig);
    dialog->open();
}

void TrainMenus::saveConfig()
{
    auto* dialog = new FileDialog(&m_page, tr("Save the config"), {}, QStringLiteral("JSON (*.json)"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    dialog->selectFile(QStringLiteral("halfstep.json"));
    connect(dialog, &QFileDialog::fileSelected, &m_page.run(), &TrainRun::saveConfig);
    dialog->open();
}

void TrainMenus::openRun()
{
    auto* dialog =
        new FileDialog(&m_page, tr("Choose the run to look at"), QString::fromStdString(m_page.run().runsFolder()),
                       tr("Runs") + QStringLiteral(" (run.json)"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, &m_page.run(), &TrainRun::openRun);
    dialog->open();
}

void TrainMenus::listRecentRuns(QMenu& menu)
{
    menu.clear();
    const QStringList runs = m_page.run().recentRuns();
    for (const QString& run : runs)
        connect(menu.addAction(QFileInfo(run).fileName()), &QAction::triggered, &m_page.run(),
                [this, run] { m_page.run().openRun(run); });
    if (runs.isEmpty())
        menu.addAction(tr("none yet"))->setEnabled(false);
}

void TrainMenus::resumeRun()
{
    auto* dialog =
        new FileDialog(&m_page, tr("Choose the run to go on with"), QString::fromStdString(m_page.run().runsFolder()),
                       tr("Runs and checkpoints") + QStringLiteral(" (run.json *.safetensors)"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    // The run that was just stopped is the likeliest.
    if (const std::string folder = folderOf(m_page.run().link().shown()); !folder.empty())
        dialog->setDirectory(QString::fromStdString(folder));
    connect(dialog, &QFileDialog::fileSelected, &m_page.run(), &TrainRun::resume);
    dialog->open();
}

void TrainMenus::exportFiguresInto()
{
    auto* dialog = new FileDialog(&m_page, tr("Choose a folder for the figures"));
    dialog->setFileMode(QFileDialog::Directory);
    if (const std::string folder = folderOf(m_page.run().link().shown()); !folder.empty())
        dialog->setDirectory(QString::fromStdString(folder));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& folder) {
        const std::vector<Problem> problems = exportFigures(m_page.kept().sources(), folder.toStdString());
        if (problems.empty())
            Q_EMIT m_page.noted(tr("Figures saved in %1.").arg(folder));
        else
            showProblem(problems.front());
    });
    dialog->open();
}

void TrainMenus::exportOne(const Figure* figure)
{
    std::vector<const Figure*> figures(m_page.charts().charts().begin(), m_page.charts().charts().end());
    if (std::ranges::find(figures, figure) == figures.end()) { // of a view inside a run, with its others
        std::vector<const Figure*> own{figure};
        for (const InsideView* view : m_page.findChildren<InsideView*>())
            if (const auto all = view->figures(); std::ranges::find(all, figure) != all.end())
                own = all;
        figures.insert(figures.begin(), own.begin(), own.end());
    }
    auto* dialog = new ExportDialog(std::move(figures), figure, runCaption(m_page.run().link().shown()), &m_page);
    connect(dialog, &ExportDialog::failed, this, &TrainMenus::showProblem);
    connect(dialog, &ExportDialog::saved, this,
            [this](const QString& path) { Q_EMIT m_page.noted(tr("Figure saved as %1.").arg(path)); });
    dialog->open();
}

void TrainMenus::showProblem(const Problem& problem)
{
    m_page.strip().say([problem] { return sentence(problem); });
}

} // namespace halfstep

#include "moc_train_menus.cpp"
