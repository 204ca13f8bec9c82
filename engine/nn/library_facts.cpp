#include "engine/nn/library_facts.h"

#include "engine/nn/torch.h"

#include <dlfcn.h>

namespace halfstep {
namespace {

std::string blasName()
{
    using GetConfig = const char* (*)();
    if (const auto config = reinterpret_cast<GetConfig>(dlsym(RTLD_DEFAULT, "openblas_get_config")))
        return config();
    return "another BLAS than OpenBLAS";
}

/// LibTorch names it only in this text.
std::string instructionSet()
{
    const std::string config = at::show_config();
    const std::string label = "CPU capability usage: ";
    const std::size_t start = config.find(label);
    if (start == std::string::npos)
        return "unknown instruction set";
    const std::size_t from = start + label.size();
    return config.substr(from, config.find('\n', from) - from);
}

} // namespace

std::string librarySummary()
{
    return "LibTorch " + libtorchVersion() + "; " + blasName() + "; kernels for " + instructionSet();
}

std::string errorText(const std::exception& error)
{
    if (const auto* torchError = dynamic_cast<const c10::Error*>(&error))
        return torchError->what_without_backtrace();
    return error.what();
}

std::string libtorchVersion()
{
    return std::to_string(TORCH_VERSION_MAJOR) + "." + std::to_string(TORCH_VERSION_MINOR) + "."
           + std::to_string(TORCH_VERSION_PATCH) + (cudaAvailable() ? "+cuda" : "+cpu");
}

bool cudaAvailable()
{
    return torch::cuda::is_available();
}

} // namespace halfstep
