#include "engine/records/stored_record.h"

#include "engine/records/descriptor.h"
#include "engine/records/row_reader.h"
#include "engine/records/run_files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <string_view>

namespace halfstep {
namespace {

constexpr std::int64_t longestRow = 1 << 14; ///< bytes, with its line end; names of parameters are far shorter

/// The bytes of a file from an offset on, as many as a row has at most.
class Rows {
public:
    explicit Rows(const std::string& path)
        : m_file(::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC))
    {
        struct stat facts {};
        if (m_file.isOpen() && ::fstat(m_file.number(), &facts) == 0 && S_ISREG(facts.st_mode))
            m_size = facts.st_size;
    }

    std::int64_t size() const { return m_size; }

    /// The line that begins at an offset, without its end; nothing where it has none.
    std::optional<std::string> lineAt(std::int64_t offset) const
    {
        std::string bytes = bytesAt(offset);
        const std::size_t end = bytes.find('\n');
        if (end == std::string::npos)
            return std::nullopt;
        bytes.resize(end);
        return bytes;
    }

    /// Where the first line begins that does so at an offset or after it; the size where none does.
    std::int64_t lineFrom(std::int64_t offset) const
    {
        const std::size_t end = bytesAt(offset - 1).find('\n');
        return end == std::string::npos ? m_size : offset + static_cast<std::int64_t>(end);
    }

private:
    std::string bytesAt(std::int64_t offset) const
    {
        std::string bytes(static_cast<std::size_t>(std::min(longestRow, m_size - offset)), '\0');
        const ssize_t got = ::pread(m_file.number(), bytes.data(), bytes.size(), static_cast<off_t>(offset));
        bytes.resize(static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
        return bytes;
    }

    Descriptor m_file;
    std::int64_t m_size = 0;
};

} // namespace

std::optional<AttemptRecord> storedRecord(const std::string& folder, std::int64_t attempt)
{
    const std::string path = fileIn(folder, attemptsName);
    const Rows rows(path);
    const std::optional<std::string> header = rows.size() > 0 ? rows.lineAt(0) : std::nullopt;
    if (!header)
        return std::nullopt;
    RunNotes ignored;
    const RowReader<AttemptRecord> reader(*header, attemptTable(), path, ignored);
    if (!reader.hasKey())
        return std::nullopt;
    std::int64_t from = static_cast<std::int64_t>(header->size()) + 1;
    std::int64_t to = rows.size(); // the row begins at `from` or after it, and before `to`
    while (from < to) {
        const std::int64_t middle = from + (to - from) / 2;
        const std::int64_t place = rows.lineFrom(middle);
        const std::optional<std::string> line = place < to ? rows.lineAt(place) : std::nullopt;
        if (!line) { // nor is what a kill left of a last row
            to = middle;
            continue;
        }
        AttemptRecord record;
        if (reader.read(*line, record))
            return std::nullopt;
        if (record.attempt == attempt)
            return record;
        if (record.attempt < attempt)
            from = place + static_cast<std::int64_t>(line->size()) + 1;
        else
            to = middle;
    }
    return std::nullopt;
}

} // namespace halfstep
