#include "engine/records/run_folder.h"

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

/// The rows as they go on; only a header where nothing goes on.
std::optional<Problem> startFile(AppendFile& file, const std::string& path, std::string text,
                                 const std::vector<std::string>& columns)
{
    const std::string header = headerRow(columns);
    if (text.empty())
        text = header;
    else if (!text.starts_with(header))
        return malformedRow(path, 0, "other columns");
    if (auto problem = saveFile(path, text))
        return problem;
    return file.open(path, false);
}

/// A file that exists only where there is something for it goes on where it has been.
std::optional<Problem> goOn(AppendFile& file, const std::string& path, const std::string& text)
{
    if (text.empty())
        return std::nullopt;
    if (auto problem = saveFile(path, text))
        return problem;
    return file.open(path, false);
}

/// Appends what waits, in pieces of whole rows, so that a disk about to be full still takes what fits. What could not
/// be written goes on waiting.
std::optional<Problem> flushRows(AppendFile& file, std::string& rows, const std::string& path)
{
    if (rows.empty())
        return std::nullopt;
    if (!file.isOpen()) {
        if (auto problem = file.open(path, true))
            return problem;
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

} // namespace

std::optional<Problem> RunFolderWriter::open(const std::string& folder, const RunDocument& document,
                                             std::optional<std::int64_t> keepAttempts,
                                             std::optional<std::int64_t> keepEpochs)
{
    *this = {};
    std::error_code ignored;
    const bool existed = std::filesystem::exists(std::filesystem::symlink_status(folder, ignored));
    if (auto problem = makeWritableFolder(folder)) {
        if (!existed)
            std::filesystem::remove(folder, ignored);
        return problem;
    }
    for (const std::string_view name : fileNames)
        if (!keepAttempts && std::filesystem::exists(fileIn(folder, name), ignored))
            return Problem{ProblemCode::Conflict, folder, "it already holds a run"};

    const std::int64_t lastAttempt = keepAttempts.value_or(0);
    const Result<KeptRows> attempts = keptRows(fileIn(folder, attemptsName), lastAttempt);
    if (!attempts)
        return attempts.problems().front();
    const std::int64_t lastEpoch = !keepAttempts ? 0
                                   : keepEpochs
                                       ? *keepEpochs
                                       : attempts->firstCutEpoch.value_or(std::numeric_limits<std::int64_t>::max()) - 1;
    const Result<KeptRows> epochs = keptRows(fileIn(folder, epochsName), lastEpoch);
    if (!epochs)
        return epochs.problems().front();
    const std::string limitsPath = fileIn(folder, scaleLimitsName);
    const Result<KeptRows> limits = keptRows(limitsPath, lastAttempt);
    if (!limits)
        return limits.problems().front();
    const std::string weightsPath = fileIn(folder, weightsName);
    const Result<KeptRows> weights = keptRows(weightsPath, lastAttempt);
    if (!weights)
        return weights.problems().front();

    m_madeFolder = !existed;
    m_folder = folder;
    m_parameterNames = document.parameterNames;
    std::optional<Problem> problem = saveDocument(document);
    if (!problem)
        problem = startFile(m_attempts, fileIn(folder, attemptsName), attempts->text, attemptColumns());
    if (!problem)
        problem = startFile(m_epochs, fileIn(folder, epochsName), epochs->text, epochColumns());
    if (!problem)
        problem = goOn(m_scaleLimits, limitsPath, limits->text);
    if (!problem)
        problem = goOn(m_weights, weightsPath, weights->text);
    if (problem && !keepAttempts)
        discard();
    return problem;
}

void RunFolderWriter::discard()
{
    std::error_code ignored;
    for (const std::string_view name : fileNames)
        std::filesystem::remove(fileIn(m_folder, name), ignored);
    if (m_madeFolder)
        std::filesystem::remove(m_folder, ignored);
    *this = {};
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
