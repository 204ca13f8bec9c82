#include "engine/records/run_folder.h"

#include "engine/records/file_saver.h"
#include "engine/records/made_folder.h"
#include "engine/records/record_columns.h"
#include "engine/records/record_text.h"
#include "engine/records/run_files.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <ctime>
#include <filesystem>
#include <limits>
#include <system_error>
#include <utility>

namespace halfstep {

namespace {

constexpr std::array fileNames{runDocumentName, attemptsName, epochsName, scaleLimitsName, weightsName, checkpointName};

/// What goes on of a CSV file.
struct KeptRows {
    std::string text;
    std::optional<std::int64_t> firstCutEpoch; ///< attempts.csv only: the second column of the first row cut off
};

/// The header and the rows whose first column is at most `last`.
Result<KeptRows> keptRows(const std::string& path, std::int64_t last)
{
    const Result<std::string> text = readRows(path);
    if (!text)
        return text.problems();
    const std::vector<std::string_view> rows = wholeRows(*text);
    KeptRows kept;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i > 0) {
            const std::size_t comma = std::min(rows[i].find(','), rows[i].size());
            const auto number = integerFrom(rows[i].substr(0, comma));
            if (!number && i + 1 == rows.size())
                break;
            if (!number)
                return malformedRow(path, i, "bad number of the row");
            if (*number > last) {
                const std::string_view rest = rows[i].substr(std::min(comma + 1, rows[i].size()));
                kept.firstCutEpoch = integerFrom(rest.substr(0, rest.find(',')));
                break;
            }
        }
        kept.text.append(rows[i]) += '\n';
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
    struct Rows {
        std::string_view name;
        AppendFile* file;
        std::string header; ///< of a file that every run has
        std::string kept;
    };

    std::optional<Problem> stage(std::string_view name, std::string_view bytes);
    bool staysAsItIs(const Rows& rows) const { return m_inPlace && !rows.kept.empty(); }

    RunFolderWriter& m_writer;
    const std::string& m_folder;
    const std::optional<Continuation>& m_before;
    bool m_inPlace;
    std::array<Rows, 4> m_rows{{{attemptsName, &m_writer.m_attempts, headerRow(attemptColumns()), {}},
                                {epochsName, &m_writer.m_epochs, headerRow(epochColumns()), {}},
                                {scaleLimitsName, &m_writer.m_scaleLimits, {}, {}},
                                {weightsName, &m_writer.m_weights, {}, {}}}};
    std::vector<StagedFile> m_staged;
};

std::optional<Problem> RunFolderWriter::Start::readRows()
{
    if (!m_before)
        return std::nullopt;
    std::int64_t lastEpoch = m_before->epochs.value_or(std::numeric_limits<std::int64_t>::max());
    for (Rows& rows : m_rows) {
        const std::string path = fileIn(m_before->folder, rows.name);
        Result<KeptRows> kept = keptRows(path, rows.name == epochsName ? lastEpoch : m_before->attempts);
        if (!kept)
            return kept.problems().front();
        if (!kept->text.empty() && !kept->text.starts_with(rows.header))
            return malformedRow(path, 0, "other columns");
        if (rows.name == attemptsName && !m_before->epochs && kept->firstCutEpoch)
            lastEpoch = *kept->firstCutEpoch - 1;
        rows.kept = std::move(kept->text);
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
    for (const Rows& rows : m_rows) {
        const std::string& text = rows.kept.empty() ? rows.header : rows.kept;
        if (text.empty() || staysAsItIs(rows))
            continue;
        if (auto problem = stage(rows.name, text))
            return problem;
    }
    if (!checkpoint.empty()) {
        if (auto problem = stage(checkpointName, checkpoint))
            return problem;
    }
    return stage(runDocumentName, documentText(document));
}

std::optional<Problem> RunFolderWriter::Start::put()
{
    const auto document = std::prev(m_staged.end());
    for (auto file = m_staged.begin(); file != document; ++file)
        if (auto problem = file->put())
            return problem;
    for (const Rows& rows : m_rows) {
        const std::string& text = rows.kept.empty() ? rows.header : rows.kept;
        if (text.empty())
            continue;
        if (auto problem = rows.file->open(fileIn(m_folder, rows.name), static_cast<std::int64_t>(text.size())))
            return problem;
    }
    if (auto problem = document->put())
        return problem;
    for (StagedFile& file : m_staged)
        file.keep();
    // From here on the run is under way. A row that cannot be cut off now is at the next append.
    for (const Rows& rows : m_rows)
        if (rows.file->isOpen())
            rows.file->cut();
    return std::nullopt;
}

std::optional<Problem> RunFolderWriter::open(const std::string& folder, const RunDocument& document,
                                             const std::optional<Continuation>& before, std::string_view checkpoint)
{
    *this = {};
    Result<MadeFolder> made = MadeFolder::make(folder);
    if (!made)
        return made.problems().front();
    std::error_code ignored;
    for (const std::string_view name : fileNames)
        if (!before && std::filesystem::exists(fileIn(folder, name), ignored))
            return Problem{ProblemCode::Conflict, folder, "it already holds a run"};
    RunFolderWriter started;
    started.m_folder = folder;
    started.m_parameterNames = document.parameterNames;
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

void RunFolderWriter::add(const AttemptRecord& record)
{
    m_attemptRows += csvRow(record);
    if (std::isnan(record.largestFiniteScale))
        return;
    if (!m_scaleLimits.isOpen() && m_scaleLimitRows.empty())
        m_scaleLimitRows = headerRow(scaleLimitColumns());
    appendNumber(m_scaleLimitRows, record.attempt);
    m_scaleLimitRows += ',';
    appendNumber(m_scaleLimitRows, record.largestFiniteScale);
    m_scaleLimitRows += '\n';
}

void RunFolderWriter::add(const EpochRecord& record)
{
    m_epochRows += csvRow(record);
}

void RunFolderWriter::addWeights(std::int64_t attempt, std::span<const float> weights)
{
    if (!m_weights.isOpen() && m_weightRows.empty()) {
        std::vector<std::string> names{"attempt"};
        for (std::size_t i = 0; i < weights.size(); ++i)
            names.push_back(m_parameterNames.size() == weights.size() ? m_parameterNames[i] : 'w' + std::to_string(i));
        m_weightRows = headerRow(names);
    }
    appendNumber(m_weightRows, attempt);
    for (const float weight : weights) {
        m_weightRows += ',';
        appendNumber(m_weightRows, weight);
    }
    m_weightRows += '\n';
}

std::optional<Problem> RunFolderWriter::flush()
{
    if (auto problem = flushRows(m_attempts, m_attemptRows, fileIn(m_folder, attemptsName)))
        return problem;
    if (auto problem = flushRows(m_epochs, m_epochRows, fileIn(m_folder, epochsName)))
        return problem;
    if (auto problem = flushRows(m_scaleLimits, m_scaleLimitRows, fileIn(m_folder, scaleLimitsName)))
        return problem;
    return flushRows(m_weights, m_weightRows, fileIn(m_folder, weightsName));
}

std::optional<Problem> RunFolderWriter::saveDocument(const RunDocument& document)
{
    return saveFile(fileIn(m_folder, runDocumentName), documentText(document));
}

std::optional<Problem> RunFolderWriter::saveCheckpoint(std::string_view bytes)
{
    if (auto problem = flush())
        return problem;
    for (AppendFile* file : {&m_attempts, &m_epochs, &m_scaleLimits, &m_weights}) {
        if (!file->isOpen())
            continue;
        if (auto problem = file->sync())
            return problem;
    }
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
