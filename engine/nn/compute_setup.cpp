#include "engine/nn/compute_setup.h"

#include "engine/nn/memory_meter.h"
#include "engine/nn/torch.h"

#include <dlfcn.h>
#include <malloc.h>

namespace halfstep {
namespace {

/// OpenBLAS keeps a pool of its own whose waiting worker eats the other core; absent under another BLAS.
void setBlasThreads(int threads)
{
    using SetThreads = void (*)(int);
    if (const auto setThreads = reinterpret_cast<SetThreads>(dlsym(RTLD_DEFAULT, "openblas_set_num_threads")))
        setThreads(threads);
}

} // namespace

void setUpCompute(std::int64_t threads)
{
    const int count = threads > 0 ? static_cast<int>(threads) : 1;
    // All three or none: setting one switches glibc's own adjustment off.
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 512 << 20);
    mallopt(M_TOP_PAD, 64 << 20);
    MemoryMeter::install();
    // A thread's first look takes over the count that the process set last, and would undo what is set before it.
    at::internal::lazy_init_num_threads();
    at::set_num_threads(count);
    setBlasThreads(1);
}

int computeThreads()
{
    return at::get_num_threads();
}

} // namespace halfstep
