#include "tests/faults/fault_shim.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <string>

namespace {

struct Plan {
    std::string folder;
    std::string call;
    std::string report;
    FaultPlan plan{};
};

Plan thePlan;
std::atomic<bool> armed = false;
std::atomic<long> calls = 0;
std::atomic<long> fired = 0;
std::array<std::atomic<bool>, 4096> marked{}; ///< open files below the folder

template <typename Function>
Function next(const char* name)
{
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}
#define NEXT(name) static const auto real = next<decltype(&::name)>(#name)

bool isBelow(const char* path)
{
    return armed && ::strncmp(path, thePlan.folder.c_str(), thePlan.folder.size()) == 0;
}

bool isMarked(int descriptor)
{
    return armed && descriptor >= 0 && descriptor < 4096 && marked[static_cast<std::size_t>(descriptor)];
}

void mark(int descriptor, bool below)
{
    if (descriptor >= 0 && descriptor < 4096)
        marked[static_cast<std::size_t>(descriptor)] = below;
}

/// Whether this call is to fail; errno is set then.
bool fails(const char* call)
{
    const FaultPlan& plan = thePlan.plan;
    if (!thePlan.call.empty() && thePlan.call != call)
        return false;
    const long number = ++calls;
    if (number != plan.at && !(plan.sticky && number > plan.at))
        return false;
    ++fired;
    if (plan.kind == FaultKills)
        ::kill(::getpid(), SIGKILL);
    errno = plan.error;
    return true;
}

bool isBelow(int folder, const char* path)
{
    return path[0] == '/' ? isBelow(path) : isMarked(folder);
}

template <typename Open>
int opened(bool below, Open open)
{
    if (below && fails("open"))
        return -1;
    const int descriptor = open();
    mark(descriptor, below);
    return descriptor;
}

int modeOf(int flags, va_list& arguments)
{
    return (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(arguments, int) : 0;
}

/// HALFSTEP_FAULT=FOLDER|CALL|AT|STICKY|ERROR|KIND|REPORT; the report tells how many were counted and failed.
struct FromEnvironment {
    FromEnvironment()
    {
        const char* text = ::getenv("HALFSTEP_FAULT");
        if (!text)
            return;
        std::array<std::string, 7> fields;
        std::size_t field = 0;
        for (; *text != '\0'; ++text)
            if (*text == '|' && field < 6)
                ++field;
            else
                fields[field] += *text;
        const FaultPlan plan{fields[0].c_str(),         fields[1].c_str(),
                             ::atol(fields[2].c_str()), ::atoi(fields[3].c_str()),
                             ::atoi(fields[4].c_str()), static_cast<FaultKind>(::atoi(fields[5].c_str()))};
        faultArm(&plan);
        thePlan.report = fields[6];
    }
    ~FromEnvironment()
    {
        armed = false;
        if (FILE* file = thePlan.report.empty() ? nullptr : ::fopen(thePlan.report.c_str(), "w")) {
            ::fprintf(file, "%ld %ld\n", calls.load(), fired.load());
            ::fclose(file);
        }
    }
} fromEnvironment;

} // namespace

void faultArm(const FaultPlan* plan)
{
    armed = false;
    calls = 0;
    fired = 0;
    for (std::atomic<bool>& descriptor : marked)
        descriptor = false;
    thePlan.folder = plan->folder;
    thePlan.call = plan->call;
    thePlan.plan = *plan;
    armed = true;
}

void faultDisarm()
{
    armed = false;
}

long faultCalls()
{
    return calls;
}

long faultFired()
{
    return fired;
}

extern "C" {

int open(const char* path, int flags, ...)
{
    NEXT(open);
    va_list arguments;
    va_start(arguments, flags);
    const int mode = modeOf(flags, arguments);
    va_end(arguments);
    return opened(isBelow(path), [&] { return real(path, flags, mode); });
}

int openat(int folder, const char* path, int flags, ...)
{
    NEXT(openat);
    va_list arguments;
    va_start(arguments, flags);
    const int mode = modeOf(flags, arguments);
    va_end(arguments);
    return opened(isBelow(folder, path), [&] { return real(folder, path, flags, mode); });
}

int fcntl(int descriptor, int command, ...)
{
    NEXT(fcntl);
    va_list arguments;
    va_start(arguments, command);
    void* const argument = va_arg(arguments, void*);
    va_end(arguments);
    const int result = real(descriptor, command, argument);
    if (command == F_DUPFD || command == F_DUPFD_CLOEXEC)
        mark(result, isMarked(descriptor));
    return result;
}

ssize_t write(int descriptor, const void* bytes, size_t count)
{
    NEXT(write);
    if (!isMarked(descriptor) || !fails("write"))
        return real(descriptor, bytes, count);
    const bool first = fired == 1;
    return thePlan.plan.kind == FaultWritesHalf && first ? real(descriptor, bytes, (count + 1) / 2) : -1;
}

ssize_t read(int descriptor, void* bytes, size_t count)
{
    NEXT(read);
    return isMarked(descriptor) && fails("read") ? -1 : real(descriptor, bytes, count);
}

int close(int descriptor)
{
    NEXT(close);
    const bool fail = isMarked(descriptor) && fails("close");
    const int error = errno;
    mark(descriptor, false);
    const int result = real(descriptor); // as Linux does: the number is free, whatever is reported
    if (!fail)
        return result;
    errno = error;
    return -1;
}

int fsync(int descriptor)
{
    NEXT(fsync);
    return isMarked(descriptor) && fails("fsync") ? -1 : real(descriptor);
}

int fdatasync(int descriptor)
{
    NEXT(fdatasync);
    return isMarked(descriptor) && fails("fdatasync") ? -1 : real(descriptor);
}

int ftruncate(int descriptor, off_t size) noexcept
{
    NEXT(ftruncate);
    return isMarked(descriptor) && fails("ftruncate") ? -1 : real(descriptor, size);
}

int mkdir(const char* path, mode_t mode) noexcept
{
    NEXT(mkdir);
    return isBelow(path) && fails("mkdir") ? -1 : real(path, mode);
}

int rename(const char* from, const char* to) noexcept
{
    NEXT(rename);
    return isBelow(to) && fails("rename") ? -1 : real(from, to);
}

int renameat(int fromFolder, const char* from, int toFolder, const char* to) noexcept
{
    NEXT(renameat);
    return isBelow(toFolder, to) && fails("rename") ? -1 : real(fromFolder, from, toFolder, to);
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) noexcept
{
    NEXT(renameat2);
    return isBelow(toFolder, to) && fails("rename") ? -1 : real(fromFolder, from, toFolder, to, flags);
}

int link(const char* from, const char* to) noexcept
{
    NEXT(link);
    return isBelow(to) && fails("link") ? -1 : real(from, to);
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept
{
    NEXT(linkat);
    return isBelow(toFolder, to) && fails("link") ? -1 : real(fromFolder, from, toFolder, to, flags);
}

} // extern "C"
