#pragma once

#include <cstdint>
#include <string>

namespace halfstep {

/// Prepares the calling thread for training: compute threads of LibTorch and OpenBLAS, the counting allocator,
/// and glibc thresholds that keep activations from growing and trimming the heap every step.
void setUpCompute(std::int64_t threads);

} // namespace halfstep
