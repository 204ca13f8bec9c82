#include "engine/records/file_saver.h"

#include "engine/config/system_error.h"

#include "engine/records/temporary_name.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace halfstep {

namespace {

Problem unreadable(const std::string& path, int error)
{
    const auto code = error == ENOENT ? ProblemCode::FileNotFound : ProblemCode::FileUnreadable;
    return systemProblem(code, path, error);
}

int compareWithFile(int descriptor, std::string_view bytes)
{
    std::string chunk(64 * 1024, '\0');
    if (::lseek(descriptor, 0, SEEK_SET) != 0)
        return errno;
    while (true) {
        const ssize_t count = readSome(descriptor, chunk.data(), chunk.size());
        if (count < 0)
            return errno;
        const auto size = static_cast<std::size_t>(count);
        if (size > bytes.size() || std::string_view(chunk.data(), size) != bytes.substr(0, size))
            return EIO;
        bytes.remove_prefix(size);
        if (size < chunk.size())
            return bytes.empty() ? 0 : EIO;
    }
}

/// Some file systems report a failed write only when a descriptor is closed; this one must stay open for its lock.
int closeCopyOf(int descriptor)
{
    const int copy = ::fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
    return copy >= 0 && ::close(copy) == 0 ? 0 : errno;
}

bool isUnknownToFileSystem(int error)
{
    return error == EINVAL || error == ENOSYS || error == EOPNOTSUPP;
}

} // namespace

StagedFile::StagedFile(const std::string& path, Descriptor folder, std::string name)
    : m_path(path)
    , m_folder(std::move(folder))
    , m_name(std::move(name))
{
}

StagedFile::~StagedFile()
{
    if (!m_folder.isOpen()) // moved from
        return;
    takeBack();
    if (!m_temporary.empty())
        ::unlinkat(m_folder.number(), m_temporary.c_str(), 0);
}

Result<StagedFile> StagedFile::write(const std::string& path, std::string_view bytes)
{
    const std::size_t slash = path.rfind('/');
    const std::string name = path.substr(slash == std::string::npos ? 0 : slash + 1);
    const std::string folderPath = slash == std::string::npos ? "." : path.substr(0, slash + 1);
    if (name.empty() || name == "." || name == "..")
        return unwritable(path, EISDIR);
    Descriptor folder(::open(folderPath.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!folder.isOpen())
        return unwritable(path, errno);
    StagedFile staged(path, std::move(folder), name);
    if (const int error = staged.writeTemporary(bytes))
        return unwritable(path, error);
    return staged;
}

/// 0 or the error number, as the functions below.
int StagedFile::writeTemporary(std::string_view bytes)
{
    struct stat old = {};
    m_replaces = ::fstatat(m_folder.number(), m_name.c_str(), &old, AT_SYMLINK_NOFOLLOW) == 0;
    if (!m_replaces && errno != ENOENT)
        return errno;
    if (m_replaces && !S_ISREG(old.st_mode))
        return S_ISDIR(old.st_mode) ? EISDIR : S_ISLNK(old.st_mode) ? ELOOP : EINVAL;
    if (m_replaces && ::faccessat(m_folder.number(), m_name.c_str(), W_OK, AT_EACCESS) != 0)
        return errno;

    if (const int error = makeTemporary())
        return error;
    if (const int error = writeAll(m_file.number(), bytes))
        return error;
    if (m_replaces && ::fchmod(m_file.number(), old.st_mode & 07777) != 0)
        return errno;
    if (::fsync(m_file.number()) != 0)
        return errno;
    if (const int error = compareWithFile(m_file.number(), bytes))
        return error;
    return closeCopyOf(m_file.number());
}

int StagedFile::makeTemporary()
{
    while (true) {
        const std::string name = freshTemporaryName();
        m_file = Descriptor(::openat(m_folder.number(), name.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
        if (!m_file.isOpen() && errno == EEXIST)
            continue;
        if (!m_file.isOpen())
            return errno;
        m_temporary = name;
        // Another process that sweeps the folder may have come between. Where there are no locks, nobody sweeps.
        struct stat status = {};
        const bool taken = ::flock(m_file.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
        if (::fstat(m_file.number(), &status) != 0)
            return errno;
        if (!taken && status.st_nlink > 0)
            return 0;
        ::unlinkat(m_folder.number(), name.c_str(), 0);
    }
}

std::optional<Problem> StagedFile::put()
{
    if (const int error = rename())
        return unwritable(m_path, error);
    if (::fsync(m_folder.number()) == 0 || isUnknownToFileSystem(errno))
        return std::nullopt;
    // What cannot be put back has been saved as far as anybody can see.
    const int error = errno;
    return takeBack() ? std::optional(unwritable(m_path, error)) : std::nullopt;
}

/// Exchanging keeps the old content until it is known that it need not come back.
int StagedFile::rename()
{
    const int folder = m_folder.number();
    const char* const from = m_temporary.c_str();
    const char* const to = m_name.c_str();
    if (m_replaces && ::renameat2(folder, from, folder, to, RENAME_EXCHANGE) == 0) {
        m_place = Place::Exchanged;
        return 0;
    }
    if (!m_replaces && ::renameat2(folder, from, folder, to, RENAME_NOREPLACE) == 0)
        m_place = Place::Created;
    else if (isUnknownToFileSystem(errno) && ::renameat(folder, from, folder, to) == 0)
        m_place = m_replaces ? Place::Settled : Place::Created;
    else
        return errno;
    m_temporary.clear();
    return 0;
}

bool StagedFile::takeBack()
{
    const int folder = m_folder.number();
    switch (m_place) {
    case Place::Beside: return true;
    case Place::Settled: return false;
    case Place::Created:
        if (::unlinkat(folder, m_name.c_str(), 0) != 0)
            return false;
        break;
    case Place::Exchanged:
        if (::renameat2(folder, m_temporary.c_str(), folder, m_name.c_str(), RENAME_EXCHANGE) != 0)
            return false;
        break;
    }
    m_place = Place::Beside;
    return true;
}

std::optional<Problem> saveFile(const std::string& path, std::string_view bytes)
{
    Result<StagedFile> file = StagedFile::write(path, bytes);
    if (!file)
        return file.problems().front();
    if (auto problem = file->put())
        return problem;
    file->keep();
    return std::nullopt;
}

Result<std::string> readFile(const std::string& path)
{
    // Without O_NONBLOCK, opening a pipe would wait for its other end.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    struct stat status = {};
    if (!file.isOpen() || ::fstat(file.number(), &status) != 0)
        return unreadable(path, errno);
    if (!S_ISREG(status.st_mode))
        return unreadable(path, S_ISDIR(status.st_mode) ? EISDIR : EINVAL);
    std::string bytes(static_cast<std::size_t>(status.st_size), '\0');
    const ssize_t count = readSome(file.number(), bytes.data(), bytes.size());
    if (count < 0)
        return unreadable(path, errno);
    bytes.resize(static_cast<std::size_t>(count));
    return bytes;
}

} // namespace halfstep
