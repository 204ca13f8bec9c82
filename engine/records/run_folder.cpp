#include "engine/records/run_folder.h"

#include "engine/records/file_saver.h"
#include "engine/records/made_folder.h"
#include "engine/records/record_columns.h"
#include "engine/records/row_files.h"
#include "engine/records/run_files.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <filesystem>
#include <system_error>
#include <utility>

namespace halfstep {

namespace {

/// The header and the rows whose first column is at most `last`. Rows that go on need the columns that they have here.
Result<std::string> keptRows(const std::string& path, const std::string& header, const RowFile& sort, std::int64_t last)
{
    const Result<std::string> text = readRows(path);
    if (!text)
        return text.problems();
    const std::vector<std::string_view> rows = wholeRows(*text);
    if (!rows.empty() && !text->starts_with(header))
        return malformedRow(path, 0, Reason::OtherColumns);
    std::string kept;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i > 0) {
            const auto number = sort.keyOf(rows[i]);
            if (!number && i + 1 < rows.size())
                return malformedRow(path, i, Reason::FieldBad, {sort.key == RowKey::Attempt ? "attempt" : "epoch"});
            if (!number || *number > last)
                break;
        }
        kept.append(rows[i]) += '\n';
    }
    return kept;
}

/// Appends what waits, in pieces of whole rows, so that a disk about to be full still takes what fits. What could not
/// be written goes on waiting.
std::optional<Problem> flushRows(AppendFile& file, std::string& rows, const std::string& path)
{
    if (rows.empty())
        return std::nullopt;
    if (!file.isOpen()) {
        if (auto problem = saveFile(path, rows))
            return problem;
        if (auto problem = file.open(path, static_cast<std::int64_t>(rows.size())))
            return problem;
        rows.clear();
        return std::nullopt;
    }
    constexpr std::size_t pieceSize = 16384;
    std::optional<Problem> problem;
    std::size_t done = 0;
    while (!problem && done < rows.size()) {
        const std::size_t lineEnd = rows.find('\n', std::min(done + pieceSize, rows.size() - 1));
        problem = file.append(std::string_view(rows).substr(done, lineEnd + 1 - done));
        if (!problem)
            done = lineEnd + 1;
    }
    rows.erase(0, done);
    return problem;
}

bool holdsRun(const std::string& folder)
{
    const auto isThere = [&](std::string_view name) {
        std::error_code ignored;
        return std::filesystem::exists(fileIn(folder, name), ignored);
    };
    return isThere(runDocumentName) || isThere(checkpointName)
           || std::ranges::any_of(rowFiles(), isThere, &RowFile::name);
}

bool isSkip(const WindowDetail& detail)
{
    return detail.stepped && !detail.stepped->applied;
}

bool isSameFolder(const std::string& a, const std::string& b)
{
    std::error_code ignored;
    return a == b || std::filesystem::equivalent(a, b, ignored);
}

} // namespace

/// A folder's way to a run under way. Everything is written beside its place before anything is put there, and what
/// was put goes out again with this object unless it came to an end.
class RunFolderWriter::Start {
public:
    Start(RunFolderWriter& writer, const std::string& folder, const std::optional<Continuation>& before)
        : m_writer(writer)
        , m_folder(folder)
        , m_before(before)
        , m_inPlace(before && isSameFolder(before->folder, folder))
    {
    }

    std::optional<Problem> readRows();
    std::optional<Problem> stage(const RunDocument& document, std::string_view checkpoint);
    std::optional<Problem> put();

private:
    /// A row file's beginning.
    struct Beginning {
        const RowFile& sort;
        AppendFile& file;
        std::string text;         ///< header and rows that go on; empty where there is nothing for it yet
        bool staysAsItIs = false; ///< but for rows that are cut off
    };

    std::optional<Problem> stage(std::string_view name, std::string_view bytes);

    RunFolderWriter& m_writer;
    const std::string& m_folder;
    const std::optional<Continuation>& m_before;
    bool m_inPlace;
    std::vector<Beginning> m_rows; ///< as rowFiles()
    std::vector<StagedFile> m_staged;
};

std::optional<Problem> RunFolderWriter::Start::readRows()
{
    for (std::size_t i = 0; i < rowFiles().size(); ++i) {
        const RowFile& sort = rowFiles()[i];
        const std::string header = sort.header(nullptr);
        Beginning& rows = m_rows.emplace_back(Beginning{sort, m_writer.m_rows[i].file, {}});
        if (m_before) {
            const std::string path = fileIn(m_before->folder, sort.name);
            Result<std::string> kept =
                keptRows(path, header, sort, sort.key == RowKey::Attempt ? m_before->attempts : m_before->epochs);
            if (!kept)
                return kept.problems().front();
            rows.text = std::move(*kept);
        }
        rows.staysAsItIs = m_inPlace && !rows.text.empty();
        if (sort.always && rows.text.empty())
            rows.text = header;
    }
    return std::nullopt;
}

std::optional<Problem> RunFolderWriter::Start::stage(std::string_view name, std::string_view bytes)
{
    Result<StagedFile> file = StagedFile::write(fileIn(m_folder, name), bytes);
    if (!file)
        return file.problems().front();
    m_staged.push_back(std::move(*file));
    return std::nullopt;
}

/// run.json comes last: where it stands, the folder is whole.
std::optional<Problem> RunFolderWriter::Start::stage(const RunDocument& document, std::string_view checkpoint)
{
    for (const Beginning& rows : m_rows)
        if (!rows.text.empty() && !rows.staysAsItIs)
            if (auto problem = stage(rows.sort.name, rows.text))
                return problem;
    if (m_before && !m_inPlace) {
        const Result<std::string> notes = ::halfstep::readRows(fileIn(m_before->folder, notesName));
        if (notes && !notes->empty())
            if (auto problem = stage(notesName, *notes))
                return problem;
    }
    if (!checkpoint.empty())
        if (auto problem = stage(checkpointName, checkpoint))
            return problem;
    return stage(runDocumentName, documentText(document));
}

std::optional<Problem> RunFolderWriter::Start::put()
{
    const auto document = std::prev(m_staged.end());
    for (auto file = m_staged.begin(); file != document; ++file)
        if (auto problem = file->put())
            return problem;
    for (const Beginning& rows : m_rows) {
        const auto size = static_cast<std::int64_t>(rows.text.size());
        if (size > 0)
            if (auto problem = rows.file.open(fileIn(m_folder, rows.sort.name), size))
                return problem;
    }
    if (auto problem = document->put())
        return problem;
    for (StagedFile& file : m_staged)
        file.keep();
    // From here on the run is under way. A row that cannot be cut off now is at the next append.
    for (const Beginning& rows : m_rows)
        if (rows.file.isOpen())
            rows.file.cut();
    return std::nullopt;
}

std::optional<Problem> RunFolderWriter::open(const std::string& folder, const RunDocument& document,
                                             const std::optional<Continuation>& before, std::string_view checkpoint)
{
    *this = {};
    Result<MadeFolder> made = MadeFolder::make(folder);
    if (!made)
        return made.problems().front();
    if (!before && holdsRun(folder))
        return Problem{ProblemCode::Conflict, folder, Reason::HoldsRun, {}};
    RunFolderWriter started;
    started.m_rows.resize(rowFiles().size());
    started.m_folder = folder;
    {
        Start start(started, folder, before);
        std::optional<Problem> problem = start.readRows();
        if (!problem)
            problem = start.stage(document, checkpoint);
        if (!problem)
            problem = start.put();
        if (problem)
            return problem;
    }
    made->keep();
    *this = std::move(started);
    return std::nullopt;
}

void RunFolderWriter::add(const RowRecord& record)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const RowFile& sort = rowFiles()[i];
        Rows& rows = m_rows[i];
        const bool begun = rows.file.isOpen() || !rows.waiting.empty();
        const auto* const detail = std::get_if<WindowDetailPtr>(&record);
        const bool tooMuchWaits = sort.mostBytes > 0 && std::ssize(rows.waiting) > sort.mostBytes / 4;
        if (detail && (tooMuchWaits || ((*detail)->attempt % rows.every != 0 && !isSkip(**detail))))
            continue;
        sort.append(rows.waiting, record);
        if (!begun && !rows.waiting.empty())
            rows.waiting.insert(0, sort.header(&record));
    }
}

std::optional<Problem> RunFolderWriter::flush()
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Rows& rows = m_rows[i];
        const RowFile& sort = rowFiles()[i];
        const std::int64_t size = (rows.file.isOpen() ? rows.file.size() : 0) + std::ssize(rows.waiting);
        std::optional<Problem> problem = sort.mostBytes > 0 && size > sort.mostBytes
                                             ? thin(i)
                                             : flushRows(rows.file, rows.waiting, fileIn(m_folder, sort.name));
        if (problem)
            return problem;
    }
    return std::nullopt;
}

/// Puts fewer rows in the file's place, those that wait among them.
std::optional<Problem> RunFolderWriter::thin(std::size_t sort)
{
    Rows& rows = m_rows[sort];
    const std::string path = fileIn(m_folder, rowFiles()[sort].name);
    std::string text;
    if (rows.file.isOpen()) {
        Result<std::string> written = readFile(path);
        if (!written)
            return written.problems().front();
        text = std::move(*written);
        text.resize(std::min(text.size(), static_cast<std::size_t>(rows.file.size())));
    }
    std::int64_t every = rows.every;
    const std::string kept = thinnedRows(text + rows.waiting, rowFiles()[sort], every);
    if (auto problem = saveFile(path, kept))
        return problem;
    rows.every = every;
    const std::optional<Problem> problem = rows.file.open(path, std::ssize(kept));
    rows.waiting = problem ? kept : std::string(); // a file that is not open is written anew
    return problem;
}

std::int64_t RunFolderWriter::detailsEvery() const
{
    const auto sort = std::ranges::find(rowFiles(), detailsName, &RowFile::name) - rowFiles().begin();
    return m_rows.empty() ? 1 : m_rows[static_cast<std::size_t>(sort)].every;
}

std::optional<Problem> RunFolderWriter::saveDocument(const RunDocument& document)
{
    return saveFile(fileIn(m_folder, runDocumentName), documentText(document));
}

std::optional<Problem> RunFolderWriter::saveCheckpoint(std::string_view bytes)
{
    if (auto problem = flush())
        return problem;
    for (Rows& rows : m_rows)
        if (rows.file.isOpen())
            if (auto problem = rows.file.sync())
                return problem;
    return saveFile(fileIn(m_folder, checkpointName), bytes);
}

std::string freshRunFolder(const std::string& parent, const std::string& name)
{
    std::string safeName = name;
    std::replace(safeName.begin(), safeName.end(), '/', '-');
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    ::localtime_r(&now, &local);
    std::array<char, 32> stamp{};
    const std::size_t length = std::strftime(stamp.data(), stamp.size(), "-%Y%m%d-%H%M%S", &local);
    const std::string first = fileIn(parent, safeName + std::string(stamp.data(), length));
    std::string folder = first;
    std::error_code ignored;
    for (int number = 2; std::filesystem::exists(std::filesystem::symlink_status(folder, ignored)); ++number)
        folder = first + '-' + std::to_string(number);
    return folder;
}

} // namespace halfstep
