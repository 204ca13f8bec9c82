#pragma once

#include "engine/plan/kernels.h"

namespace halfstep {

// One table a set of instructions; those beyond the portable one run only where the processor has them.
const Kernels& portableKernels();
const Kernels& avx2Kernels();
const Kernels& avx512Kernels();

} // namespace halfstep
