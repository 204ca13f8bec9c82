// What drawing costs training: bench_drawing charts|views. A run of the default preset in the window, by turns with the
// window open and put away as an icon, or with all views of a step and a run side by side and without them; processor
// time of the training thread an attempt.
#include "engine/config/presets.h"
#include "ui/main_window.h"
#include "ui/page/page_stack.h"
#include "ui/session/session_link.h"
#include "ui/train/train_page.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <sched.h>
#include <unistd.h>
#include <vector>

using namespace halfstep;

namespace {

constexpr int turns = 10;
constexpr double turnSeconds = 2.5;

void wait(double seconds)
{
    QElapsedTimer timer;
    timer.start();
    while (static_cast<double>(timer.elapsed()) < 1e3 * seconds)
        QApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 10);
}

QStringList threads()
{
    return QDir(QStringLiteral("/proc/self/task")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

double microsecondsOf(const QString& thread)
{
    QFile file(QStringLiteral("/proc/self/task/%1/schedstat").arg(thread));
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').front().toDouble() / 1e3 : 0;
}

/// The thread that trains on the first core and all others on the second, since cores need not be equally fast.
QString separateTraining()
{
    const QStringList all = threads();
    const QString training = *std::ranges::max_element(
        all, {}, [](const QString& thread) { return thread.toInt() == ::getpid() ? 0 : microsecondsOf(thread); });
    for (const QString& thread : all) {
        cpu_set_t cores;
        CPU_ZERO(&cores);
        CPU_SET(thread == training ? 0 : 1, &cores);
        static_cast<void>(::sched_setaffinity(thread.toInt(), sizeof cores, &cores));
    }
    return training;
}

std::vector<QDockWidget*> viewsSideBySide(TrainPage& page)
{
    const QStringList ids{QStringLiteral("range"),       QStringLiteral("microscope"), QStringLiteral("casts"),
                          QStringLiteral("lostUpdates"), QStringLiteral("skips"),      QStringLiteral("time"),
                          QStringLiteral("memory"),      QStringLiteral("stops"),      QStringLiteral("replay")};
    page.openDocks(QStringList{QStringLiteral("controls"), QStringLiteral("samples")} + ids);
    std::vector<QDockWidget*> views;
    for (const QString& id : ids) {
        auto* view = page.findChild<QDockWidget*>(id);
        view->setFloating(true);
        view->resize(430, 320);
        view->move(1290 + static_cast<int>(views.size()) % 3 * 440, static_cast<int>(views.size()) / 3 * 340);
        views.push_back(view);
    }
    return views;
}

double middleOf(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

void compare(MainWindow& window, TrainPage& page, bool ofViews)
{
    window.findChild<QAction*>(QStringLiteral("start"))->trigger();
    wait(2);
    const QString training = separateTraining();
    const std::vector<QDockWidget*> views = ofViews ? viewsSideBySide(page) : std::vector<QDockWidget*>();
    const auto draw = [&](bool on) {
        for (QDockWidget* view : views)
            view->setVisible(on);
        if (!ofViews)
            on ? window.showNormal() : window.showMinimized();
    };
    const auto attempt = [&] { return static_cast<double>(page.run().link().history().attempts()); };
    std::vector<double> drawn;
    std::vector<double> ratios;
    for (int turn = 0; turn < turns; ++turn) {
        double microseconds[2] = {};
        for (const bool on : {true, false}) {
            draw(on);
            wait(0.4);
            const double time = microsecondsOf(training);
            const double first = attempt();
            wait(turnSeconds);
            microseconds[on] = (microsecondsOf(training) - time) / (attempt() - first);
        }
        drawn.push_back(microseconds[true]);
        ratios.push_back(microseconds[true] / microseconds[false]);
    }
    std::printf("%.1f us an attempt while drawing; drawing / not: %.3f (%.3f to %.3f)\n", middleOf(drawn),
                middleOf(ratios), std::ranges::min(ratios), std::ranges::max(ratios));
}

} // namespace

int main(int count, char** arguments)
{
    QApplication application(count, arguments);
    const QString what = count == 2 ? QString::fromLocal8Bit(arguments[1]) : QString();
    if (what != QLatin1String("charts") && what != QLatin1String("views")) {
        std::fputs("bench_drawing charts|views\n", stderr);
        return 2;
    }
    const QTemporaryDir folder;
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
    qputenv("XDG_DATA_HOME", folder.path().toUtf8());
    RunConfig config = *presetConfig(defaultPreset);
    config.run.maxEpochs = 1'000'000;
    config.earlyStopping.enabled = false;
    {
        MainWindow window(config);
        auto* page = window.findChild<TrainPage*>();
        window.pages().choose(page);
        window.resize(1280, 800);
        window.show();
        compare(window, *page, what == QLatin1String("views"));
        page->run().link().stop();
    }
    return 0;
}
