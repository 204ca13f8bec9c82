#include "engine/records/stored_details.h"

#include "engine/config/system_error.h"
#include "engine/records/run_files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <ranges>
#include <utility>

namespace halfstep {
namespace {

constexpr std::int64_t pieceSize = 1 << 20;

/// Up to `size` bytes from an offset on, fewer only at the file's end.
Result<std::string> readAt(const Descriptor& file, std::int64_t offset, std::int64_t size, const std::string& path)
{
    std::string bytes(static_cast<std::size_t>(size), '\0');
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t got = ::pread(file.number(), bytes.data() + done, bytes.size() - done,
                                    static_cast<off_t>(offset) + static_cast<off_t>(done));
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return systemProblem(ProblemCode::FileUnreadable, path, errno);
        if (got == 0)
            break;
        done += static_cast<std::size_t>(got);
    }
    bytes.resize(done);
    return bytes;
}

/// "6, 9", or the first of many.
std::string firstOf(const std::set<std::int64_t>& lines)
{
    constexpr std::ptrdiff_t most = 5;
    std::string text;
    for (const std::int64_t line : lines | std::views::take(most))
        text += (text.empty() ? "" : ", ") + std::to_string(line);
    return std::ssize(lines) > most ? text + ", …" : text;
}

} // namespace

Result<StoredDetails> StoredDetails::open(const std::string& folder)
{
    StoredDetails details;
    details.m_path = fileIn(folder, detailsName);
    if (const Result<bool> read = details.refresh(); !read)
        return read.problems();
    return details;
}

/// Whichever file has the name now, from its beginning.
std::optional<Problem> StoredDetails::begin()
{
    m_attempts.clear();
    m_rows.clear();
    m_steps.clear();
    m_malformed.clear();
    m_notes.clear();
    m_reader.reset();
    m_read = m_lines = m_size = 0;
    ++m_generation;
    m_file = Descriptor(::open(m_path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    if (m_file.isOpen() || errno == ENOENT)
        return std::nullopt;
    return systemProblem(ProblemCode::FileUnreadable, m_path, errno);
}

Result<bool> StoredDetails::refresh()
{
    struct stat there = {};
    struct stat opened = {};
    const bool exists = ::stat(m_path.c_str(), &there) == 0;
    const bool same = m_file.isOpen() && ::fstat(m_file.number(), &opened) == 0 && exists
                      && there.st_ino == opened.st_ino && there.st_dev == opened.st_dev && there.st_size >= m_read;
    if (!same) {
        if (!m_file.isOpen() && !exists && m_generation > 0)
            return false;
        if (auto problem = begin())
            return *problem;
        if (!m_file.isOpen())
            return true;
        if (::fstat(m_file.number(), &opened) != 0)
            return systemProblem(ProblemCode::FileUnreadable, m_path, errno);
        if (!S_ISREG(opened.st_mode))
            return Problem{ProblemCode::FileUnreadable, m_path, Reason::NotRegularFile};
    }
    if (opened.st_size == m_size && same)
        return false;
    m_size = opened.st_size;
    const std::size_t before = m_attempts.size();
    if (auto problem = readOn(opened.st_size))
        return *problem;
    return !same || m_attempts.size() != before;
}

std::optional<Problem> StoredDetails::readOn(std::int64_t size)
{
    std::int64_t wanted = pieceSize;
    while (m_read < size) {
        const Result<std::string> piece = readAt(m_file, m_read, std::min(wanted, size - m_read), m_path);
        if (!piece)
            return piece.problems().front();
        std::size_t begin = 0;
        for (std::size_t end = piece->find('\n'); end != std::string::npos; end = piece->find('\n', begin)) {
            const std::string_view line = std::string_view(*piece).substr(begin, end - begin);
            if (auto problem = take(line, m_read + static_cast<std::int64_t>(begin)))
                return problem;
            begin = end + 1;
        }
        m_read += static_cast<std::int64_t>(begin);
        if (begin == 0 && std::ssize(*piece) < wanted) // the rest is no whole line
            return std::nullopt;
        wanted = begin == 0 ? 2 * wanted : pieceSize;
    }
    return std::nullopt;
}

std::optional<Problem> StoredDetails::take(std::string_view line, std::int64_t offset)
{
    ++m_lines;
    if (!m_reader) {
        m_reader = DetailReader::make(line, m_path, m_notes);
        return m_reader ? std::nullopt : std::optional(malformedRow(m_path, 0, Reason::OtherColumns));
    }
    const std::optional<std::int64_t> attempt = attemptOfDetail(line);
    if (!attempt || (!m_attempts.empty() && *attempt <= m_attempts.back())) {
        m_malformed.insert(m_lines);
        return std::nullopt;
    }
    m_attempts.push_back(*attempt);
    m_rows.push_back({offset, std::ssize(line), m_lines});
    if (const std::optional<StepSums> steps = stepSumsOfDetail(line))
        m_steps.push_back({*attempt, *steps});
    return std::nullopt;
}

std::optional<std::size_t> StoredDetails::nearest(std::int64_t attempt) const
{
    if (m_attempts.empty())
        return std::nullopt;
    const auto after = std::ranges::lower_bound(m_attempts, attempt);
    const auto place = static_cast<std::size_t>(after - m_attempts.begin());
    if (after == m_attempts.end())
        return place - 1;
    if (after == m_attempts.begin() || *after - attempt < attempt - *std::prev(after))
        return place;
    return place - 1;
}

Result<WindowDetailPtr> StoredDetails::wholeNearest(std::int64_t attempt)
{
    while (const std::optional<std::size_t> place = nearest(attempt)) {
        const std::size_t before = m_rows.size();
        Result<WindowDetailPtr> window = at(*place);
        if (window || m_rows.size() == before) // which could not be read at all
            return window;
    }
    return WindowDetailPtr();
}

Result<WindowDetailPtr> StoredDetails::at(std::size_t place)
{
    const Row row = m_rows[place];
    const Result<std::string> text = readAt(m_file, row.offset, row.length, m_path);
    if (!text)
        return text.problems();
    std::optional<WindowDetail> detail = m_reader->read(*text);
    if (!detail || detail->attempt != m_attempts[place]) {
        m_malformed.insert(row.line);
        m_attempts.erase(m_attempts.begin() + static_cast<std::ptrdiff_t>(place));
        m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(place));
        return malformedRow(m_path, static_cast<std::size_t>(row.line) - 1, Reason::FieldBad, {"attempt"});
    }
    return std::make_shared<const WindowDetail>(std::move(*detail));
}

RunNotes StoredDetails::notes() const
{
    RunNotes notes = m_notes;
    if (!m_malformed.empty())
        notes.push_back({NoteCode::MalformedRows, m_path, firstOf(m_malformed)});
    if (m_size > m_read)
        notes.push_back({NoteCode::TornRow, m_path, {}});
    return notes;
}

} // namespace halfstep
