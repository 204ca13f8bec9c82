#include "app/stop_signal.h"

#include <atomic>
#include <csignal>
#include <fcntl.h>
#include <initializer_list>
#include <unistd.h>

namespace halfstep {

namespace {

std::atomic<bool> signalled = false;
int descriptors[2] = {-1, -1}; // a pipe from the handler to whoever waits
static_assert(std::atomic<bool>::is_always_lock_free, "only lock-free atomics may be touched in a signal handler");

extern "C" void noteStopSignal(int number)
{
    if (signalled.exchange(true)) {
        static constexpr char sentence[] = "halfstep: ended at once; the run folder holds the last checkpoint.\n";
        [[maybe_unused]] const auto written = write(STDERR_FILENO, sentence, sizeof sentence - 1);
        _exit(128 + number);
    }
    [[maybe_unused]] const auto written = write(descriptors[1], "", 1);
}

} // namespace

void watchForStopSignals()
{
    if (pipe2(descriptors, O_CLOEXEC | O_NONBLOCK) != 0)
        descriptors[0] = descriptors[1] = -1;
    struct sigaction action = {};
    action.sa_handler = noteStopSignal;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    for (const int number : {SIGINT, SIGTERM, SIGHUP})
        sigaction(number, &action, nullptr);
}

bool stopSignalled()
{
    return signalled;
}

int stopSignalDescriptor()
{
    return descriptors[0];
}

} // namespace halfstep
