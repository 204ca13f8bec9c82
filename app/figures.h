#pragma once

#include <string>

namespace halfstep {

/// Draws every chart of a recorded run into its `figures` folder. Returns that folder, or nothing where the
/// program was built without Qt or drawing failed; then standard error says why. Makes a QApplication, so it
/// is called at most once, and never beside a window.
std::string drawFigures(const std::string& runFolder);

} // namespace halfstep
