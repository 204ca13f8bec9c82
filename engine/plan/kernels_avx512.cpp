#define HALFSTEP_KERNELS "AVX-512"
#define HALFSTEP_LANES 16
#define HALFSTEP_DOT_ROWS 4
#include "engine/plan/kernel_bodies.h"
#include "engine/plan/kernel_tables.h"

const halfstep::Kernels& halfstep::avx512Kernels()
{
    return table;
}
