#pragma once

namespace halfstep {

/// From here on the first SIGINT, SIGTERM or SIGHUP is only noted; a second one ends the program at once.
void watchForStopSignals();
bool stopSignalled();

} // namespace halfstep
