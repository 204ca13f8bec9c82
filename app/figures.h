#pragma once

#include <string>

namespace halfstep {

struct Lab;
struct LabResult;

/// Draws every chart of a recorded run into its `figures` folder. Returns that folder, or nothing where the
/// program has no Qt or drawing failed; then standard error says why. Makes a QApplication, so it
/// is called at most once, and never beside a window.
std::string drawFigures(const std::string& runFolder);

/// Draws what a lab computed into the folder of its result, likewise.
bool drawLabFigures(const Lab& lab, const LabResult& result, const std::string& folder);

} // namespace halfstep
