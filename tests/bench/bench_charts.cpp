/// bench_charts: processor milliseconds to append 100 attempts and redraw seven charts, for histories of 10^3 to 10^6
/// attempts, over attempts and over seconds. bench_charts FOLDER: pictures of the grid, light and dark, and exported
/// figures, with made-up records, to be looked at.

#include "engine/records/run_history.h"
#include "ui/charts/chart_export.h"
#include "ui/charts/chart_grid.h"

#include <QApplication>
#include <QPixmap>
#include <QStyleFactory>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <limits>
#include <random>
#include <vector>

using namespace halfstep;

namespace {

/// A run that looks like one: falling noisy loss, a scale that grows and backs off, now and then something broken.
class InventedRun {
public:
    explicit InventedRun(RunHistory& history, int perEpoch) : m_history(history), m_perEpoch(perEpoch)
    {
        RunStart start;
        start.gradient = GradientSettings(RunConfig{});
        start.references = {5.0, 96 * 1024, 96 * 1024, 96 * 1024};
        m_history.begin(start);
    }

    void grow(int attempts)
    {
        for (int i = 0; i < attempts; ++i)
            addAttempt();
    }

private:
    double noise() { return m_normal(m_random); }

    void addAttempt()
    {
        ++m_attempt;
        const double epoch = static_cast<double>(m_attempt) / m_perEpoch;
        const bool overflow = m_scale > 60000 * std::exp(0.6 * noise());
        AttemptRecord r;
        r.attempt = m_attempt;
        r.epoch = static_cast<std::int64_t>(epoch) + 1;
        r.samples = 16;
        r.loss = (0.06 + 1.05 * std::exp(-epoch / 2.5)) * std::exp(0.25 * noise());
        r.scaleUsed = m_scale;
        r.applied = !overflow;
        r.foundInf = overflow;
        r.skipReason = overflow ? SkipReason::GradientOverflow : SkipReason::None;
        if (overflow)
            m_scale /= 2, m_good = 0;
        else if (++m_good == m_perEpoch / 3)
            m_scale *= 2, m_good = 0;
        r.scaleNext = m_scale;
        r.normUnscaled = overflow ? std::numeric_limits<double>::quiet_NaN() : 9 * r.loss * std::exp(0.3 * noise());
        r.normScaled = overflow ? std::numeric_limits<double>::infinity() : r.normUnscaled * r.scaleUsed;
        r.normClipped = overflow ? std::numeric_limits<double>::quiet_NaN() : std::min(r.normUnscaled, 5.0);
        r.liveBytes = 330 * 1024 + static_cast<std::int64_t>(2000 * std::abs(noise()));
        r.peakBytes = 1200 * 1024 + static_cast<std::int64_t>(9000 * noise());
        r.forwardMicroseconds = 380 * std::exp(0.15 * noise()) + (m_attempt % 97 == 0 ? 4000 : 0);
        m_history.append(r);
        if (m_attempt % m_perEpoch == 0)
            addEpoch(r.epoch - 1);
    }

    void addEpoch(std::int64_t number)
    {
        EpochRecord e;
        const auto epoch = static_cast<double>(number);
        e.epoch = number;
        e.trainLoss = 0.06 + 1.05 * std::exp(-epoch / 2.5);
        e.valLoss = 0.13 + 0.9 * std::exp(-epoch / 2.2) + 0.004 * std::max(0.0, epoch - 9);
        e.trainAccuracy = 1 - 0.6 * std::exp(-epoch / 2.0);
        e.valAccuracy = 0.96 - 0.55 * std::exp(-epoch / 2.0) + 0.004 * noise();
        e.best = e.valLoss < m_best;
        m_best = std::min(m_best, e.valLoss);
        e.lastAttempt = m_attempt;
        m_history.append(e);
    }

    RunHistory& m_history;
    int m_perEpoch;
    std::mt19937 m_random{20261020};
    std::normal_distribution<double> m_normal;
    std::int64_t m_attempt = 0;
    double m_scale = 65536;
    int m_good = 0;
    double m_best = std::numeric_limits<double>::infinity();
};

/// Of this process: a busy machine does not spoil the figures.
double processorMilliseconds()
{
    return static_cast<double>(std::clock()) * 1e3 / CLOCKS_PER_SEC;
}

/// The middle of 25 times to append 100 attempts and redraw.
double redrawing(ChartGrid& grid, InventedRun& run)
{
    std::vector<double> times;
    for (int i = 0; i < 25; ++i) {
        run.grow(100);
        const double start = processorMilliseconds();
        grid.refresh();
        times.push_back(processorMilliseconds() - start);
    }
    std::nth_element(times.begin(), times.begin() + 12, times.end());
    return times[12];
}

void measure()
{
    const QStringList hidden{QStringLiteral("accuracy"), QStringLiteral("learning_rate")};
    std::printf("%10s %14s %14s %14s\n", "attempts", "refresh, ms", "seconds, ms", "idle, ms");
    for (const int size : {1000, 10'000, 100'000, 1'000'000}) {
        RunHistory history;
        InventedRun run(history, size / 12);
        run.grow(size);
        ChartGrid grid;
        grid.resize(980, 740);
        grid.setHistory(&history);
        grid.choose({.smoothing = 0, .hidden = hidden});
        grid.show();
        grid.refresh();
        QApplication::processEvents();
        const double attempts = redrawing(grid, run);
        const double start = processorMilliseconds();
        for (int i = 0; i < 100; ++i)
            grid.refresh();
        const double idle = (processorMilliseconds() - start) / 100;
        grid.choose({.axis = RunAxisKind::Seconds, .hidden = hidden});
        QApplication::processEvents();
        std::printf("%10d %14.2f %14.2f %14.4f\n", size, attempts, redrawing(grid, run), idle);
    }
}

QPalette darkColors()
{
    QPalette palette;
    palette.setColor(QPalette::Window, QColor(0x2a, 0x2a, 0x2a));
    palette.setColor(QPalette::Base, QColor(0x1e, 0x1e, 0x1e));
    palette.setColor(QPalette::WindowText, Qt::white);
    palette.setColor(QPalette::Text, Qt::white);
    return palette;
}

void takePictures(const QString& folder)
{
    const auto save = [&](ChartGrid& grid, const char* name) {
        QApplication::processEvents();
        grid.grab().save(folder + QLatin1Char('/') + QLatin1String(name) + QStringLiteral(".png"));
    };
    RunHistory history;
    InventedRun run(history, 120);
    ChartGrid grid;
    grid.setHistory(&history);
    grid.resize(960, 740);
    grid.show();
    save(grid, "empty");
    run.grow(7);
    grid.refresh();
    save(grid, "start");
    run.grow(1200);
    history.append(LiveChange{700, "clipping.max_norm", "8", "5"});
    history.append(LiveChange{900, "batch.accumulation", "4", "8"});
    run.grow(300);
    grid.refresh();
    save(grid, "light_small");
    grid.chart(QStringLiteral("loss"))->cursorMoved(620);
    grid.chart(QStringLiteral("loss"))->setCursor(620);
    save(grid, "cursor");
    grid.resize(1600, 1000);
    grid.choose({.smoothing = 0.95});
    grid.setPalette(darkColors());
    save(grid, "dark_large");
    grid.choose({.axis = RunAxisKind::Update, .smoothing = 0.95});
    save(grid, "updates");
    grid.chart(QStringLiteral("gradient_norms"))->maximiseRequested();
    save(grid, "maximised");
    exportFigures({{&history}}, folder.toStdString() + "/figures");
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    if (argc > 1)
        takePictures(QString::fromLocal8Bit(argv[1]));
    else
        measure();
    return 0;
}
