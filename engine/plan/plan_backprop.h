#pragma once

#include "engine/training/engine.h"

namespace halfstep {

/// Kernels of our own on the CPU, one thread, in float32; every other format is emulated.
Engine planEngine(EngineAsRun asRun);

} // namespace halfstep
