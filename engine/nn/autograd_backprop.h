#pragma once

#include "engine/training/engine.h"

namespace halfstep {

/// LibTorch's autograd on the CPU or a CUDA device, with autocast for the formats that it has natively.
Engine autogradEngine(EngineAsRun asRun);

} // namespace halfstep
