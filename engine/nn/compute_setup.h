#pragma once

#include <cstdint>

namespace halfstep {

/// Prepares the calling thread for training: how many threads LibTorch and oneDNN compute with when this one calls
/// them, which no other thread's call changes; LibTorch's memory from MemoryLedger; and, for the process, glibc
/// thresholds that keep activations from growing and trimming the heap every step. OpenBLAS's count would be the
/// process's, so that a run could change the bits of another beside it: it computes with one thread always, which is
/// also the faster for LibTorch's small products.
void setUpCompute(std::int64_t threads);

/// How many threads LibTorch computes with when the calling thread asks it to.
int computeThreads();

} // namespace halfstep
