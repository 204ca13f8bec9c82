// How long the window stands still while a stored run is opened: bench_opening RUN
#include "engine/records/run_reader.h"
#include "ui/session/session_link.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <iostream>

using namespace halfstep;

int main(int count, char** arguments)
{
    if (count != 2) {
        std::cerr << "bench_opening RUN\n";
        return 2;
    }
    const std::string folder = arguments[1];
    QCoreApplication application(count, arguments);
    SessionLink link;
    QElapsedTimer beat; // since the window's thread was free last
    double longest = 0;
    const auto milliseconds = [](const QElapsedTimer& timer) { return double(timer.nsecsElapsed()) / 1e6; };
    QTimer pulse;
    QObject::connect(&pulse, &QTimer::timeout, [&] {
        longest = std::max(longest, milliseconds(beat));
        beat.start();
    });
    QElapsedTimer all;
    double last = 0;
    QTimer::singleShot(
        0,
        [&] {
            all.start();
            beat.start();
            pulse.start(0);
            Result<StoredRun> run = readRunFolder(folder);
            if (!run) {
                std::cerr << "no run folder\n";
                return application.exit(1);
            }
            std::cout << "records read after " << milliseconds(all) << " ms\n";
            link.show(std::move(*run), folder);
            std::cout << "shown after " << milliseconds(all) << " ms\n";
        });
    QObject::connect(&link, &SessionLink::updated, [&] { last = milliseconds(all); });
    QTimer::singleShot(8000, &application, &QCoreApplication::quit);
    const int code = QCoreApplication::exec();
    const auto& rows = link.shown().skips.rows();
    std::cout << std::ranges::count_if(rows, [](const SkipRow& row) { return row.largestFinite.has_value(); }) << " of "
              << rows.size() << " skipped attempts told by " << last << " ms\nlongest stall " << longest << " ms\n";
    return code;
}
