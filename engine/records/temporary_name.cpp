#include "engine/records/temporary_name.h"

#include <unistd.h>

#include <algorithm>
#include <atomic>

namespace halfstep {

namespace {

constexpr std::string_view prefix = ".halfstep-";
constexpr std::string_view suffix = ".tmp";

} // namespace

std::string freshTemporaryName()
{
    static std::atomic<unsigned> counter = 0;
    return std::string(prefix) + std::to_string(::getpid()) + '-' + std::to_string(counter++) + std::string(suffix);
}

bool isTemporaryName(std::string_view name)
{
    if (!name.starts_with(prefix) || !name.ends_with(suffix) || name.size() <= prefix.size() + suffix.size())
        return false;
    const std::string_view numbers = name.substr(prefix.size(), name.size() - prefix.size() - suffix.size());
    return std::ranges::all_of(numbers, [](char c) { return c == '-' || (c >= '0' && c <= '9'); });
}

} // namespace halfstep
