#include "engine/records/environment.h"

#include <sys/utsname.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>

namespace halfstep {

namespace {

constexpr std::array<std::string_view, 16> arithmeticSets{
    "sse4_2",      "avx",         "avx2",        "fma",      "f16c",     "avx512f",  "avx512bw", "avx512vl",
    "avx512_vnni", "avx512_bf16", "avx512_fp16", "amx_tile", "amx_bf16", "amx_fp16", "asimd",    "bf16"};

/// What stands behind "key<separator>", without blanks and quotes around it.
std::string valueIn(const char* path, std::string_view key, char separator)
{
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        const std::size_t end = line.find(separator);
        if (end == std::string::npos || !line.starts_with(key) || line.find_first_not_of(" \t", key.size()) != end)
            continue;
        const std::string_view around = " \t\"";
        const std::size_t first = line.find_first_not_of(around, end + 1);
        return first == std::string::npos ? "" : line.substr(first, line.find_last_not_of(around) + 1 - first);
    }
    return {};
}

std::vector<std::string> instructionSets()
{
    std::string flags = valueIn("/proc/cpuinfo", "flags", ':');
    if (flags.empty())
        flags = valueIn("/proc/cpuinfo", "Features", ':'); // as ARM calls them
    std::istringstream words(flags);
    std::vector<std::string> sets;
    for (std::string word; words >> word;)
        if (std::find(arithmeticSets.begin(), arithmeticSets.end(), word) != arithmeticSets.end())
            sets.push_back(word);
    return sets;
}

std::string loadedBlas()
{
    std::ifstream maps("/proc/self/maps");
    std::string fallback;
    for (std::string line; std::getline(maps, line);) {
        const std::string name = line.substr(line.rfind('/') + 1);
        if (name.find(".so") == std::string::npos)
            continue;
        if (name.starts_with("libopenblas") || name.starts_with("libmkl") || name.starts_with("libblis"))
            return name;
        if (name.starts_with("libblas"))
            fallback = name;
    }
    return fallback;
}

std::string osName()
{
    utsname kernel{};
    ::uname(&kernel);
    const std::string name = valueIn("/etc/os-release", "PRETTY_NAME", '=');
    return (name.empty() ? "" : name + ", ") + kernel.sysname + ' ' + kernel.release + ' ' + kernel.machine;
}

} // namespace

std::string_view programVersion()
{
    return HALFSTEP_VERSION;
}

EnvironmentFacts environmentFacts()
{
#ifdef __clang__
    const std::string compiler = __VERSION__;
#else
    const std::string compiler = "GCC " __VERSION__;
#endif
    return {compiler, valueIn("/proc/cpuinfo", "model name", ':'), instructionSets(), loadedBlas(), osName()};
}

} // namespace halfstep
