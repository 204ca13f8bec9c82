#pragma once

namespace halfstep {

/// Opens the window and stays until it is closed. Returns the exit code.
int openWindow(int argc, char** argv);

} // namespace halfstep
