#pragma once

#include "engine/labs/lab_result.h"

namespace halfstep {

struct WindowDetail;

/// The numbers of a window's stages, a row each: stage, what it is, value.
LabTable microscopeTable(const WindowDetail& window);

/// The layers of a window, a row each: dtype as run and why, shape, and counts of what it handed on and back.
LabTable castTable(const WindowDetail& window);

} // namespace halfstep
