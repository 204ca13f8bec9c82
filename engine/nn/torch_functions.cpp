#include "engine/training/torch_functions.h"

#include "engine/nn/autocast_probe.h"
#include "engine/nn/autograd_backprop.h"
#include "engine/nn/compute_setup.h"
#include "engine/nn/library_facts.h"
#include "engine/nn/plain_loop.h"

const halfstep::TorchFunctions halfstep::halfstepTorchFunctions{
    .autogradEngine = autogradEngine,
    .autocastProbe = autocastProbe,
    .setUpCompute = setUpCompute,
    .plainLoop = plainLoop,
    .cudaAvailable = cudaAvailable,
    .version = libtorchVersion,
    .summary = librarySummary,
    .errorText = errorText,
};
