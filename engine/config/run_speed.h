#pragma once

namespace halfstep {

/// How fast a run goes at most, so that it can be followed. Zero sets no bound: both zero is full speed.
struct RunSpeed {
    double attemptsPerSecond = 0;
    double epochsPerSecond = 0;
    bool operator==(const RunSpeed&) const = default;
};

} // namespace halfstep
