#pragma once

namespace halfstep {

/// Opens the window and stays until it is closed. Returns the exit code.
int runWindow(int argc, char** argv);

} // namespace halfstep
