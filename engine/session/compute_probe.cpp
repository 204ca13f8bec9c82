#include "engine/session/compute_probe.h"

#include "engine/nn/autocast_probe.h"
#include "engine/nn/compute_setup.h"
#include "engine/nn/library_facts.h"

namespace halfstep {

bool deviceAvailable(DeviceKind device)
{
    return device == DeviceKind::Cpu || cudaAvailable();
}

AutocastProbe probeAutocast(std::uint64_t seed, std::int64_t width, std::int64_t samples)
{
    setUpCompute(1);
    return autocastProbe(seed, width, samples);
}

} // namespace halfstep
