#include "engine/records/descriptor.h"

#include "engine/config/system_error.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace halfstep {

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept
{
    if (this != &other) {
        close();
        m_number = std::exchange(other.m_number, -1);
    }
    return *this;
}

void Descriptor::close()
{
    if (m_number >= 0)
        ::close(std::exchange(m_number, -1));
}

Problem unwritable(const std::string& path, int error)
{
    return systemProblem(ProblemCode::FileUnwritable, path, error);
}

int writeAll(int descriptor, std::string_view bytes)
{
    constexpr std::size_t chunkSize = 64 * 1024;
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), std::min(bytes.size(), chunkSize));
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return written < 0 ? errno : EIO;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

ssize_t readSome(int descriptor, char* bytes, std::size_t size)
{
    std::size_t filled = 0;
    while (filled < size) {
        const ssize_t count = ::read(descriptor, bytes + filled, size - filled);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return -1;
        if (count == 0)
            break;
        filled += static_cast<std::size_t>(count);
    }
    return static_cast<ssize_t>(filled);
}

} // namespace halfstep
