#include "engine/session/compute_probe.h"

#include "engine/session/torch_module.h"

namespace halfstep {

bool deviceAvailable(DeviceKind device)
{
    if (device == DeviceKind::Cpu)
        return true;
    const Result<const TorchFunctions*> torch = loadTorch();
    return torch && (*torch)->cudaAvailable();
}

Result<AutocastProbe> probeAutocast(std::uint64_t seed, std::int64_t width, std::int64_t samples)
{
    const Result<const TorchFunctions*> torch = loadTorch();
    if (!torch)
        return torch.problems();
    (*torch)->setUpCompute(1);
    return (*torch)->autocastProbe(seed, width, samples);
}

} // namespace halfstep
