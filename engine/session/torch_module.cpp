#include "engine/session/torch_module.h"

#include "engine/numerics/random.h"

#include <atomic>
#include <cstring>
#include <dlfcn.h>
#include <elf.h>
#include <filesystem>
#include <fstream>
#include <mutex>

namespace halfstep {
namespace {

std::atomic<const TorchFunctions*> loadedFunctions = nullptr;

/// Where the program's own libraries are.
std::string ownModule()
{
    Dl_info engine{};
    if (::dladdr(reinterpret_cast<const void*>(&derivedSeed), &engine) == 0 || !engine.dli_fname)
        return HALFSTEP_TORCH_MODULE;
    return (std::filesystem::path(engine.dli_fname).parent_path() / HALFSTEP_TORCH_MODULE).string();
}

/// As long as its header says: a library that was cut short would end the program as soon as it is used.
bool isWhole(const std::string& path)
{
    Elf64_Ehdr header{};
    std::ifstream file(path, std::ios::binary);
    if (!file.read(reinterpret_cast<char*>(&header), sizeof header))
        return false;
    std::error_code unknown;
    const std::uint64_t size = std::filesystem::file_size(path, unknown);
    return !unknown && std::memcmp(header.e_ident, ELFMAG, SELFMAG) == 0
           && header.e_shoff + std::uint64_t{header.e_shnum} * header.e_shentsize <= size;
}

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
    const std::string path = ownModule();
    if (!isWhole(path))
        return Problem{ProblemCode::DeviceMissing, path, Reason::NoSuchFile};
    void* const module = ::dlopen(path.c_str(), RTLD_LAZY | RTLD_LOCAL);
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
