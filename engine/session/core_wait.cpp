#include "engine/session/core_wait.h"

#include <filesystem>
#include <fstream>
#include <utility>

namespace halfstep {

CoreWait::CoreWait(std::string tasks) : m_tasks(std::move(tasks)) {}

CoreWait::Times CoreWait::read() const
{
    Times sum;
    std::error_code gone; // threads end while they are read
    for (const auto& task : std::filesystem::directory_iterator(m_tasks, gone)) {
        Times one;
        if (std::ifstream(task.path() / "schedstat") >> one.ran >> one.waited) {
            sum.ran += one.ran;
            sum.waited += one.waited;
        }
    }
    return sum;
}

std::optional<double> CoreWait::share()
{
    const Times now = read();
    const std::optional<Times> before = std::exchange(m_before, now);
    if (!before)
        return std::nullopt;
    const std::int64_t ran = now.ran - before->ran;
    const std::int64_t waited = now.waited - before->waited;
    if (ran <= 0 || waited < 0) // or a thread that had run for long is gone
        return std::nullopt;
    return static_cast<double>(waited) / static_cast<double>(ran + waited);
}

} // namespace halfstep
