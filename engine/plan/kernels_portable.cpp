#define HALFSTEP_KERNELS "portable"
#define HALFSTEP_LANES 4
#define HALFSTEP_DOT_ROWS 2
#include "engine/plan/kernel_bodies.h"
#include "engine/plan/kernel_tables.h"

const halfstep::Kernels& halfstep::portableKernels()
{
    return table;
}
