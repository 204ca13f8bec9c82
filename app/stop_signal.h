#pragma once

namespace halfstep {

/// From here on the first SIGINT, SIGTERM or SIGHUP is only noted; a second one ends the program at once.
void watchForStopSignals();
bool stopSignalled();
/// A descriptor that can be read once the first signal has come, for an event loop to wait on; -1 if there is none.
int stopSignalDescriptor();

} // namespace halfstep
