#include "engine/records/file_saver.h"
#include "engine/records/record_columns.h"
#include "engine/records/record_text.h"
#include "engine/records/run_files.h"

#include <algorithm>

namespace halfstep {

namespace {

std::int64_t numberOf(const AttemptRecord& record)
{
    return record.attempt;
}
std::int64_t numberOf(const EpochRecord& record)
{
    return record.epoch;
}

/// Reads one CSV file of records. A last row that makes no sense is dropped, an earlier one is a problem.
template <typename Record>
std::optional<Problem> readRecords(const std::string& path, const std::vector<std::string>& columns,
                                   std::vector<Record>& records)
{
    const Result<std::string> text = readRows(path);
    if (!text)
        return text.problems().front();
    const std::vector<std::string_view> rows = wholeRows(*text);
    if (rows.empty())
        return std::nullopt;
    if (std::string(rows.front()) + '\n' != headerRow(columns))
        return malformedRow(path, 0, "other columns");
    records.reserve(rows.size());
    for (std::size_t i = 1; i < rows.size(); ++i) {
        Record record;
        std::optional<std::string> wrong = readRow(rows[i], record);
        if (!wrong && !records.empty() && numberOf(record) <= numberOf(records.back()))
            wrong = columns.front() + " does not grow";
        if (!wrong)
            records.push_back(std::move(record));
        else if (i + 1 < rows.size())
            return malformedRow(path, i, *wrong);
    }
    return std::nullopt;
}

/// Puts scale_limits.csv into the attempts. A row without its attempt is one that a kill left behind.
std::optional<Problem> readScaleLimits(const std::string& path, std::vector<AttemptRecord>& attempts)
{
    const Result<std::string> text = readRows(path);
    if (!text)
        return text.problems().front();
    const std::vector<std::string_view> rows = wholeRows(*text);
    if (rows.empty())
        return std::nullopt;
    if (std::string(rows.front()) + '\n' != headerRow(scaleLimitColumns()))
        return malformedRow(path, 0, "other columns");
    auto attempt = attempts.begin();
    for (std::size_t i = 1; i < rows.size(); ++i) {
        const std::size_t comma = std::min(rows[i].find(','), rows[i].size());
        const auto number = integerFrom(rows[i].substr(0, comma));
        const auto limit = doubleFrom(rows[i].substr(std::min(comma + 1, rows[i].size())));
        if (!number || !limit) {
            if (i + 1 == rows.size())
                break;
            return malformedRow(path, i, number ? "bad largest_finite_scale" : "bad attempt");
        }
        attempt =
            std::lower_bound(attempt, attempts.end(), *number,
                             [](const AttemptRecord& record, std::int64_t wanted) { return record.attempt < wanted; });
        if (attempt != attempts.end() && attempt->attempt == *number)
            attempt->largestFiniteScale = *limit;
    }
    return std::nullopt;
}

/// Where each epoch ended is no column: the attempts tell.
void findLastAttempts(const std::vector<AttemptRecord>& attempts, std::vector<EpochRecord>& epochs)
{
    for (EpochRecord& epoch : epochs) {
        const auto next =
            std::upper_bound(attempts.begin(), attempts.end(), epoch.epoch,
                             [](std::int64_t e, const AttemptRecord& record) { return e < record.epoch; });
        if (next != attempts.begin())
            epoch.lastAttempt = std::prev(next)->attempt;
    }
}

} // namespace

std::vector<std::string_view> wholeRows(std::string_view text)
{
    std::vector<std::string_view> rows;
    bool quoted = false;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"') {
            quoted = !quoted;
        } else if (text[i] == '\n' && !quoted) {
            rows.push_back(text.substr(begin, i - begin));
            begin = i + 1;
        }
    }
    return rows;
}

Problem malformedRow(const std::string& path, std::size_t index, std::string detail)
{
    return {ProblemCode::FileMalformed, path + ':' + std::to_string(index + 1), std::move(detail)};
}

Result<std::string> readRows(const std::string& path)
{
    Result<std::string> text = readFile(path);
    if (!text && text.problems().front().code == ProblemCode::FileNotFound)
        return std::string();
    return text;
}

Result<StoredRun> readRunFolder(const std::string& folder)
{
    const std::string documentPath = fileIn(folder, runDocumentName);
    const Result<std::string> text = readFile(documentPath);
    if (!text)
        return text.problems();
    Result<RunDocument> document = documentFrom(*text, documentPath, folder);
    if (!document)
        return document.problems();
    StoredRun run;
    run.document = std::move(*document);
    if (auto problem = readRecords(fileIn(folder, attemptsName), attemptColumns(), run.attempts))
        return *problem;
    if (auto problem = readRecords(fileIn(folder, epochsName), epochColumns(), run.epochs))
        return *problem;
    if (auto problem = readScaleLimits(fileIn(folder, scaleLimitsName), run.attempts))
        return *problem;
    findLastAttempts(run.attempts, run.epochs);
    return run;
}

} // namespace halfstep
