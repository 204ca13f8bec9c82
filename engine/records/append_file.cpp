#include "engine/records/append_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace halfstep {

std::optional<Problem> AppendFile::open(const std::string& path, std::int64_t size)
{
    m_path = path;
    m_size = size;
    const int flags = O_WRONLY | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | (size == 0 ? O_CREAT : 0);
    m_file = Descriptor(::open(path.c_str(), flags, 0666));
    struct stat status = {};
    int error = 0;
    if (!m_file.isOpen() || ::fstat(m_file.number(), &status) != 0)
        error = errno;
    else if (!S_ISREG(status.st_mode))
        error = EINVAL;
    else if (status.st_size < size)
        error = EIO;
    if (error == 0)
        return std::nullopt;
    m_file.close();
    return unwritable(path, error);
}

std::optional<Problem> AppendFile::cut()
{
    struct stat status = {};
    if (::fstat(m_file.number(), &status) != 0
        || (status.st_size > m_size && ::ftruncate(m_file.number(), m_size) != 0))
        return unwritable(m_path, errno);
    return std::nullopt;
}

std::optional<Problem> AppendFile::append(std::string_view bytes)
{
    // A torn row that could not be taken back earlier must not become the beginning of this one.
    if (auto problem = cut())
        return problem;
    if (const int error = writeAll(m_file.number(), bytes)) {
        // Should this fail too, the next append tries again.
        [[maybe_unused]] const int taken = ::ftruncate(m_file.number(), m_size);
        return unwritable(m_path, error);
    }
    m_size += static_cast<std::int64_t>(bytes.size());
    return std::nullopt;
}

std::optional<Problem> AppendFile::sync()
{
    if (::fsync(m_file.number()) != 0)
        return unwritable(m_path, errno);
    return std::nullopt;
}

} // namespace halfstep
