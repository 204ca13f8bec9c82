#pragma once

#include "engine/session/session_update.h"

#include <string>

namespace halfstep {

/// The line that is rewritten while a run goes on; the least important parts are left out beyond `width` columns.
std::string progressLine(const Snapshot& snapshot, double loss, int width);
/// One line about an epoch that is done, for a log. `validated`: the run has validation data.
std::string epochLine(const EpochRecord& epoch, const Snapshot& snapshot, bool validated);

/// Shows a run on standard error: one rewritten line on a terminal, else a line an epoch.
class TrainProgress {
public:
    explicit TrainProgress(bool quiet);

    void show(const SessionUpdate& update);
    void finish(); ///< removes the line, so that other text can follow

private:
    bool m_quiet;
    bool m_terminal;
    bool m_lineShown = false;
    bool m_validated = false;
    double m_loss = 0;
    SnapshotPtr m_snapshot;
};

} // namespace halfstep
