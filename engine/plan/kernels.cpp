#include "engine/plan/kernels.h"

#include "engine/plan/kernel_tables.h"

namespace halfstep {

KernelSets kernelSets()
{
    KernelSets known{{&portableKernels()}, 1};
#if HALFSTEP_X86_KERNELS
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        known.sets[known.count++] = &avx2Kernels();
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq")
        && __builtin_cpu_supports("avx512bw"))
        known.sets[known.count++] = &avx512Kernels();
#endif
    return known;
}

const Kernels& kernels()
{
    static const Kernels& fastest = [&]() -> const Kernels& {
        const KernelSets known = kernelSets();
        return *known.sets[known.count - 1];
    }();
    return fastest;
}

} // namespace halfstep
