#include "app/train_progress.h"

#include "app/wording.h"

#include <algorithm>
#include <cmath>
#include <iostream>
#include <sys/ioctl.h>
#include <unistd.h>
#include <vector>

namespace halfstep {

namespace {

int terminalWidth()
{
    winsize size = {};
    return ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

struct LinePart {
    std::string text;
    int importance = 0;
};

} // namespace

std::string progressLine(const Snapshot& snapshot, double loss, int width)
{
    std::vector<LinePart> parts{{"epoch " + grouped(snapshot.epoch) + "/" + grouped(snapshot.lastEpoch), 7},
                                {"attempt " + grouped(snapshot.attempt), 4},
                                {"loss " + rounded(loss, 4), 6}};
    if (snapshot.scalerActive)
        parts.push_back({"S " + scaleText(snapshot.scale), 3});
    parts.push_back({"skipped " + grouped(snapshot.skipped), 2});
    parts.push_back({grouped(std::llround(snapshot.samplesPerSecond)) + " samples/s", 1});
    if (snapshot.secondsLeft)
        parts.push_back({clockTime(*snapshot.secondsLeft) + " left", 5});
    const auto joined = [&parts] {
        std::string line;
        for (const LinePart& part : parts)
            line += (line.empty() ? "" : "  ") + part.text;
        return line;
    };
    // A terminal wraps when its last column is filled, so that one stays free.
    while (parts.size() > 1 && std::ssize(joined()) >= width)
        parts.erase(std::ranges::min_element(parts, {}, &LinePart::importance));
    return joined();
}

std::string epochLine(const EpochRecord& epoch, const Snapshot& snapshot, bool validated)
{
    std::string line = "epoch " + grouped(epoch.epoch) + "/" + grouped(snapshot.lastEpoch) + ": train loss "
                       + rounded(epoch.trainLoss, 4);
    if (!std::isnan(epoch.trainAccuracy))
        line += " (" + percentage(epoch.trainAccuracy) + ")";
    if (validated) {
        line += ", validation loss " + rounded(epoch.valLoss, 4);
        if (!std::isnan(epoch.valAccuracy))
            line += " (" + percentage(epoch.valAccuracy) + ")";
        line += epoch.best ? ", best so far" : "";
    }
    if (snapshot.scalerActive)
        line += ", S " + scaleText(snapshot.scale);
    return line + ", skipped " + grouped(snapshot.skipped) + ", " + grouped(std::llround(epoch.samplesPerSecond))
           + " samples/s";
}

TrainProgress::TrainProgress(bool quiet) : m_quiet(quiet), m_terminal(isatty(STDERR_FILENO) == 1) {}

void TrainProgress::show(const SessionUpdate& update)
{
    if (!update.warnings.empty()) {
        finish();
        for (const Problem& warning : update.warnings)
            std::cerr << "halfstep: " << problemSentence(warning) << '\n';
    }
    if (update.facts)
        m_validated = update.facts->validationSamples > 0;
    if (update.snapshot)
        m_snapshot = update.snapshot;
    if (!update.attempts.empty())
        m_loss = update.attempts.back().loss;
    if (m_quiet || !m_snapshot)
        return;
    if (!m_terminal) {
        for (const EpochRecord& epoch : update.epochs)
            std::cerr << epochLine(epoch, *m_snapshot, m_validated) << '\n';
    } else if (m_snapshot->attempt > 0 && (update.snapshot || !update.attempts.empty())) {
        std::cerr << '\r' << progressLine(*m_snapshot, m_loss, terminalWidth()) << "\x1b[K" << std::flush;
        m_lineShown = true;
    }
}

void TrainProgress::finish()
{
    if (m_lineShown) {
        std::cerr << "\r\x1b[K" << std::flush;
        m_lineShown = false;
    }
}

} // namespace halfstep
