#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace halfstep {

/// How long this process's threads have waited for a core that others had, as the system counts it for each thread
/// (/proc/self/task/*/schedstat). One thread.
class CoreWait {
public:
    /// Another place for tests.
    explicit CoreWait(std::string tasks = "/proc/self/task");

    /// Of the time since the last call in which a thread could have run, the share that it waited. Empty at the first
    /// call, where the system does not tell, and where nothing ran.
    std::optional<double> share();

private:
    struct Times {
        std::int64_t ran = 0; ///< nanoseconds, summed over threads
        std::int64_t waited = 0;
    };
    Times read() const;

    std::string m_tasks;
    std::optional<Times> m_before;
};

} // namespace halfstep
