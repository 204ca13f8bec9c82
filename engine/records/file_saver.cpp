#include "engine/records/file_saver.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <filesystem>
#include <system_error>
#include <utility>

namespace halfstep {

namespace {

constexpr std::size_t chunkSize = 64 * 1024;
constexpr std::string_view temporaryPrefix = ".halfstep-";
constexpr std::string_view temporarySuffix = ".tmp";

Problem unwritable(const std::string& path, int error)
{
    return {ProblemCode::FileUnwritable, path, std::generic_category().message(error)};
}

Problem unreadable(const std::string& path, int error)
{
    const auto code = error == ENOENT ? ProblemCode::FileNotFound : ProblemCode::FileUnreadable;
    return {code, path, std::generic_category().message(error)};
}

class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int number() const { return m_number; }
    /// Some file systems report a failed write only here.
    int close() { return ::close(std::exchange(m_number, -1)) == 0 ? 0 : errno; }

private:
    int m_number;
};

/// 0, or the error number.
int writeAll(int descriptor, std::string_view bytes)
{
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

/// Up to `size` bytes, fewer only at the end; negative with errno set when reading fails.
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

int compareWithFile(int descriptor, std::string_view bytes)
{
    std::string chunk(chunkSize, '\0');
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

/// Unlinks itself unless it was renamed away.
struct TemporaryFile {
    int folder;
    std::string name;
    int descriptor;
    bool renamed = false;

    explicit TemporaryFile(int folderDescriptor) : folder(folderDescriptor)
    {
        static std::atomic<unsigned> counter = 0;
        do {
            name = std::string(temporaryPrefix) + std::to_string(::getpid()) + '-' + std::to_string(counter++)
                   + std::string(temporarySuffix);
            descriptor = ::openat(folder, name.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        } while (descriptor < 0 && errno == EEXIST);
    }
    ~TemporaryFile()
    {
        if (descriptor >= 0 && !renamed)
            ::unlinkat(folder, name.c_str(), 0);
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
};

bool isLeftByDeadProcess(const std::string& name)
{
    if (!name.starts_with(temporaryPrefix) || !name.ends_with(temporarySuffix))
        return false;
    pid_t process = 0;
    const char* digits = name.data() + temporaryPrefix.size();
    const auto [end, error] = std::from_chars(digits, name.data() + name.size(), process);
    return error == std::errc() && *end == '-' && process > 0 && ::kill(process, 0) != 0 && errno == ESRCH;
}

/// Leaves the target as it was unless it returns 0.
int replaceFile(int folder, const std::string& name, std::string_view bytes)
{
    struct stat old = {};
    const bool exists = ::fstatat(folder, name.c_str(), &old, AT_SYMLINK_NOFOLLOW) == 0;
    if (!exists && errno != ENOENT)
        return errno;
    if (exists && !S_ISREG(old.st_mode))
        return S_ISDIR(old.st_mode) ? EISDIR : S_ISLNK(old.st_mode) ? ELOOP : EINVAL;
    if (exists && ::faccessat(folder, name.c_str(), W_OK, AT_EACCESS) != 0)
        return errno;

    TemporaryFile temporary(folder);
    if (temporary.descriptor < 0)
        return errno;
    Descriptor file(temporary.descriptor);
    if (const int error = writeAll(file.number(), bytes))
        return error;
    if (exists && ::fchmod(file.number(), old.st_mode & 07777) != 0)
        return errno;
    if (::fsync(file.number()) != 0)
        return errno;
    if (const int error = compareWithFile(file.number(), bytes))
        return error;
    if (const int error = file.close())
        return error;
    if (::renameat(folder, temporary.name.c_str(), folder, name.c_str()) != 0)
        return errno;
    temporary.renamed = true;
    // Not every file system can sync a folder; those that cannot say EINVAL.
    return ::fsync(folder) == 0 || errno == EINVAL ? 0 : errno;
}

} // namespace

std::optional<Problem> saveFile(const std::string& path, std::string_view bytes)
{
    const std::size_t slash = path.rfind('/');
    const std::string name = path.substr(slash == std::string::npos ? 0 : slash + 1);
    const std::string folderPath = slash == std::string::npos ? "." : path.substr(0, slash + 1);
    if (name.empty() || name == "." || name == "..")
        return unwritable(path, EISDIR);
    const Descriptor folder(::open(folderPath.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.number() < 0)
        return unwritable(path, errno);
    if (const int error = replaceFile(folder.number(), name, bytes))
        return unwritable(path, error);
    return std::nullopt;
}

Result<std::string> readFile(const std::string& path)
{
    // Without O_NONBLOCK, opening a pipe would wait for its other end.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    struct stat status = {};
    if (file.number() < 0 || ::fstat(file.number(), &status) != 0)
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

std::optional<Problem> makeWritableFolder(const std::string& path)
{
    std::error_code error;
    std::filesystem::create_directories(path, error);
    const Descriptor folder(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.number() < 0)
        return unwritable(path, error ? error.value() : errno);
    for (const auto& entry : std::filesystem::directory_iterator(path, error)) {
        const std::string name = entry.path().filename().string();
        if (isLeftByDeadProcess(name))
            ::unlinkat(folder.number(), name.c_str(), 0);
    }
    const TemporaryFile probe(folder.number());
    if (probe.descriptor < 0)
        return unwritable(path, errno);
    Descriptor file(probe.descriptor);
    if (const int failure = writeAll(file.number(), "halfstep"))
        return unwritable(path, failure);
    if (const int failure = file.close())
        return unwritable(path, failure);
    return std::nullopt;
}

AppendFile::~AppendFile()
{
    close();
}

AppendFile::AppendFile(AppendFile&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_size(other.m_size)
    , m_path(std::move(other.m_path))
{
}

AppendFile& AppendFile::operator=(AppendFile&& other) noexcept
{
    if (this != &other) {
        close();
        m_descriptor = std::exchange(other.m_descriptor, -1);
        m_size = other.m_size;
        m_path = std::move(other.m_path);
    }
    return *this;
}

void AppendFile::close()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
    m_descriptor = -1;
}

std::optional<Problem> AppendFile::open(const std::string& path, bool truncate)
{
    close();
    m_path = path;
    m_descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0666);
    struct stat status = {};
    int error = 0;
    if (m_descriptor < 0 || ::fstat(m_descriptor, &status) != 0)
        error = errno;
    else if (!S_ISREG(status.st_mode))
        error = EINVAL;
    else if (truncate && ::ftruncate(m_descriptor, 0) != 0)
        error = errno;
    if (error) {
        close();
        return unwritable(path, error);
    }
    m_size = truncate ? 0 : status.st_size;
    return std::nullopt;
}

std::optional<Problem> AppendFile::append(std::string_view bytes)
{
    // A torn row that could not be taken back earlier must not become the beginning of this one.
    struct stat status = {};
    if (::fstat(m_descriptor, &status) != 0 || (status.st_size > m_size && ::ftruncate(m_descriptor, m_size) != 0))
        return unwritable(m_path, errno);
    if (const int error = writeAll(m_descriptor, bytes)) {
        // Should this fail too, the next append tries again.
        [[maybe_unused]] const int taken = ::ftruncate(m_descriptor, m_size);
        return unwritable(m_path, error);
    }
    m_size += static_cast<std::int64_t>(bytes.size());
    return std::nullopt;
}

std::optional<Problem> AppendFile::sync()
{
    if (::fsync(m_descriptor) != 0)
        return unwritable(m_path, errno);
    return std::nullopt;
}

} // namespace halfstep
