#include "engine/session/torch_module.h"

#include "engine/numerics/random.h"

#include <atomic>
#include <cstddef>
#include <cstring>
#include <dlfcn.h>
#include <elf.h>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <vector>

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

Problem missing(const std::string& why)
{
    return {ProblemCode::DeviceMissing, "LibTorch", Reason::Named, {why}};
}

Problem missing()
{
    const char* const why = ::dlerror();
    return missing(why ? why : HALFSTEP_TORCH_MODULE);
}

/// Where the loader looks for the libraries of this one, but for those that ld.so.cache adds.
std::vector<std::filesystem::path> searchedFolders()
{
    void* const self = ::dlopen(nullptr, RTLD_LAZY | RTLD_NOLOAD);
    Dl_serinfo size{};
    if (!self || ::dlinfo(self, RTLD_DI_SERINFOSIZE, &size) != 0)
        return {};
    std::vector<std::max_align_t> room(size.dls_size / sizeof(std::max_align_t) + 1);
    auto* const info = reinterpret_cast<Dl_serinfo*>(room.data());
    if (::dlinfo(self, RTLD_DI_SERINFOSIZE, info) != 0 || ::dlinfo(self, RTLD_DI_SERINFO, info) != 0)
        return {};
    std::vector<std::filesystem::path> folders;
    for (unsigned i = 0; i < info->dls_cnt; ++i)
        folders.emplace_back(info->dls_serpath[i].dls_name);
    return folders;
}

/// LibTorch's library that was cut short; empty without.
std::string cutShort()
{
    const std::vector<std::filesystem::path> folders = searchedFolders();
    for (const char* name : {HALFSTEP_TORCH_CPU, HALFSTEP_C10})
        for (const std::filesystem::path& folder : folders) {
            const std::filesystem::path file = folder / name;
            if (std::error_code unseen; !std::filesystem::is_regular_file(file, unseen))
                continue;
            if (!isWhole(file.string()))
                return file.string();
            break; // the loader takes it
        }
    return {};
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
    if (const std::string file = cutShort(); !file.empty())
        return missing(file + ": file too short");
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
