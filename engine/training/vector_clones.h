#pragma once

// Before a function: compiles it for several sets of instructions, of which the loader takes the best that the
// processor has. With the products and sums as they are written, all of them give the same bits. A sanitizer is not
// ready yet when the loader chooses.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)                  \
    && !defined(__SANITIZE_THREAD__)
#define HALFSTEP_VECTOR_CLONES __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define HALFSTEP_VECTOR_CLONES
#endif
