#define HALFSTEP_KERNELS "AVX2"
#define HALFSTEP_LANES 8
#define HALFSTEP_DOT_ROWS 2
#include "engine/plan/kernel_bodies.h"
#include "engine/plan/kernel_tables.h"

const halfstep::Kernels& halfstep::avx2Kernels()
{
    return table;
}
