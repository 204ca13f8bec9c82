#include "engine/session/torch_module.h"

#include <atomic>
#include <dlfcn.h>
#include <mutex>

namespace halfstep {
namespace {

std::atomic<const TorchFunctions*> loadedFunctions = nullptr;

Problem missing()
{
    const char* const why = ::dlerror();
    return {ProblemCode::DeviceMissing, "LibTorch", Reason::Named, {why ? why : HALFSTEP_TORCH_MODULE}};
}

} // namespace

Result<const TorchFunctions*> loadTorch()
{
    static std::mutex loading;
    const std::scoped_lock lock(loading);
    if (const TorchFunctions* const functions = loadedFunctions)
        return functions;
    // Found where the program's own libraries are: the program's run path names the place.
    void* const module = ::dlopen(HALFSTEP_TORCH_MODULE, RTLD_LAZY | RTLD_LOCAL);
    if (!module)
        return missing();
    const auto* const functions = static_cast<const TorchFunctions*>(::dlsym(module, "halfstepTorchFunctions"));
    if (!functions)
        return missing();
    loadedFunctions = functions;
    return functions;
}

const TorchFunctions* torchIfLoaded()
{
    return loadedFunctions;
}

std::string errorText(const std::exception& error)
{
    const TorchFunctions* const torch = torchIfLoaded();
    return torch ? torch->errorText(error) : error.what();
}

} // namespace halfstep
