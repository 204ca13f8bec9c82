#pragma once

// The only place that names torch's headers; precompiled, since they cost seconds a file.
// Lower-case macros of other libraries must not be in force here.
#include <torch/torch.h>

#include <ATen/autocast_mode.h>
#include <c10/core/CPUAllocator.h>
