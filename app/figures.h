#pragma once

#include <string>

namespace halfstep {

class RunHistory;
struct Lab;
struct LabResult;

/// Draws every chart of a run into the `figures` folder of its own. Returns that folder, or nothing where the
/// program has no Qt or drawing failed; then standard error says why. Makes a QApplication, so it
/// is called at most once, and never beside a window.
std::string drawFigures(const RunHistory& history, const std::string& runFolder);

/// Draws what a lab computed into the folder of its result, likewise.
bool drawLabFigures(const Lab& lab, const LabResult& result, const std::string& folder);

} // namespace halfstep
