#include "engine/records/row_files.h"

#include "engine/records/detail_text.h"
#include "engine/records/record_columns.h"
#include "engine/records/record_text.h"
#include "engine/records/row_reader.h"
#include "engine/records/run_files.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>
#include <system_error>

namespace halfstep {

namespace {

template <typename Record>
const Record* recordIn(const RowRecord& record)
{
    return std::get_if<Record>(&record);
}

/// Reads a CSV file of records. A last row that makes no sense is dropped, an earlier one is a problem.
template <typename Record>
std::optional<Problem> readRecords(const std::string& path, std::span<const RecordColumn<Record>> table,
                                   std::vector<Record>& records, RunNotes& notes)
{
    const Result<std::string> text = readRows(path);
    if (!text)
        return text.problems().front();
    const std::vector<std::string_view> rows = wholeRows(*text);
    if (rows.empty())
        return std::nullopt;
    const RowReader<Record> reader(rows.front(), table, path, notes);
    if (!reader.hasKey())
        return std::nullopt;
    const auto key = std::get<std::int64_t Record::*>(table.front().member);
    records.reserve(rows.size());
    for (std::size_t i = 1; i < rows.size(); ++i) {
        Record record;
        std::optional<RowFlaw> wrong = reader.read(rows[i], record);
        if (!wrong && !records.empty() && record.*key <= records.back().*key)
            wrong = RowFlaw{Reason::FieldNotGrowing, {table.front().name}};
        if (!wrong)
            records.push_back(std::move(record));
        else if (i + 1 < rows.size())
            return malformedRow(path, i, wrong->reason, wrong->arguments);
    }
    return std::nullopt;
}

// attempts.csv

std::string attemptHeader(const RowRecord*)
{
    return headerRow(attemptTable());
}

void appendAttempt(std::string& rows, const RowRecord& record)
{
    if (const auto* const attempt = recordIn<AttemptRecord>(record))
        rows += csvRow(*attempt);
}

std::optional<Problem> readAttempts(const std::string& path, StoredRun& run)
{
    return readRecords(path, attemptTable(), run.attempts, run.notes);
}

// epochs.csv

std::string epochHeader(const RowRecord*)
{
    return headerRow(epochTable());
}

void appendEpoch(std::string& rows, const RowRecord& record)
{
    if (const auto* const epoch = recordIn<EpochRecord>(record))
        rows += csvRow(*epoch);
}

std::optional<Problem> readEpochs(const std::string& path, StoredRun& run)
{
    if (auto problem = readRecords(path, epochTable(), run.epochs, run.notes))
        return problem;
    // Where each epoch ended is no column: the attempts tell.
    for (EpochRecord& epoch : run.epochs) {
        const auto next = std::ranges::upper_bound(run.attempts, epoch.epoch, {}, &AttemptRecord::epoch);
        if (next != run.attempts.begin())
            epoch.lastAttempt = std::prev(next)->attempt;
    }
    return std::nullopt;
}

// scale_limits.csv: of the attempts whose limit was measured

std::string scaleLimitHeader(const RowRecord*)
{
    return headerRow(scaleLimitTable());
}

void appendScaleLimit(std::string& rows, const RowRecord& record)
{
    const auto* const attempt = recordIn<AttemptRecord>(record);
    if (attempt && !std::isnan(attempt->largestFiniteScale))
        rows += csvRow(ScaleLimit{attempt->attempt, attempt->largestFiniteScale});
}

/// Reads a file that tells one number more of some attempts. A row without its attempt is one that a kill left behind.
template <typename Record>
std::optional<Problem> readInto(double AttemptRecord::*number, double Record::*told,
                                std::span<const RecordColumn<Record>> columns, const std::string& path, StoredRun& run)
{
    std::vector<Record> rows;
    if (auto problem = readRecords(path, columns, rows, run.notes))
        return problem;
    for (const Record& row : rows) {
        const auto attempt = std::ranges::lower_bound(run.attempts, row.attempt, {}, &AttemptRecord::attempt);
        if (attempt != run.attempts.end() && attempt->attempt == row.attempt)
            *attempt.*number = row.*told;
    }
    return std::nullopt;
}

std::optional<Problem> readScaleLimits(const std::string& path, StoredRun& run)
{
    return readInto(&AttemptRecord::largestFiniteScale, &ScaleLimit::largestFiniteScale, scaleLimitTable(), path, run);
}

// skips.csv: of the skipped attempts in whose gradient something was finite

std::string skipHeader(const RowRecord*)
{
    return headerRow(skipTable());
}

void appendSkip(std::string& rows, const RowRecord& record)
{
    const auto* const attempt = recordIn<AttemptRecord>(record);
    if (attempt && !std::isnan(attempt->largestFinite))
        rows += csvRow(SkippedMagnitude{attempt->attempt, attempt->largestFinite});
}

std::optional<Problem> readSkips(const std::string& path, StoredRun& run)
{
    return readInto(&AttemptRecord::largestFinite, &SkippedMagnitude::largestFinite, skipTable(), path, run);
}

// recording.csv: of the attempts before which records were kept waiting for

std::string recordingHeader(const RowRecord*)
{
    return headerRow(recordingTable());
}

void appendRecording(std::string& rows, const RowRecord& record)
{
    const auto* const attempt = recordIn<AttemptRecord>(record);
    if (attempt && attempt->recordingMicroseconds > 0)
        rows += csvRow(RecordingTime{attempt->attempt, attempt->recordingMicroseconds});
}

std::optional<Problem> readRecording(const std::string& path, StoredRun& run)
{
    return readInto(&AttemptRecord::recordingMicroseconds, &RecordingTime::microseconds, recordingTable(), path, run);
}

// weights.csv: a column for each weight

std::string weightHeader(const RowRecord* record)
{
    const auto* const row = record ? recordIn<WeightRow>(*record) : nullptr;
    if (!row)
        return "attempt,";
    std::vector<std::string> names{"attempt"};
    names.insert(names.end(), row->names.begin(), row->names.end());
    return headerRow(names);
}

void appendWeights(std::string& rows, const RowRecord& record)
{
    const auto* const row = recordIn<WeightRow>(record);
    if (!row)
        return;
    appendNumber(rows, row->attempt);
    for (const float weight : row->weights) {
        rows += ',';
        appendNumber(rows, weight);
    }
    rows += '\n';
}

std::optional<RowFlaw> readWeightRow(std::string_view row, StoredWeights& weights)
{
    const std::vector<std::string> fields = fieldsOf(row);
    if (fields.size() > weights.names.size() + 1)
        return RowFlaw{Reason::FieldsTooMany};
    if (fields.size() <= weights.names.size())
        return RowFlaw{Reason::FieldMissing, {weights.names[fields.size() - 1]}};
    const auto attempt = integerFrom(fields.front());
    if (!attempt)
        return RowFlaw{Reason::FieldBad, {"attempt"}};
    if (!weights.attempts.empty() && *attempt <= weights.attempts.back())
        return RowFlaw{Reason::FieldNotGrowing, {"attempt"}};
    std::vector<float> values;
    for (std::size_t i = 1; i < fields.size(); ++i) {
        float value = 0;
        const char* const last = fields[i].data() + fields[i].size();
        const auto [end, error] = std::from_chars(fields[i].data(), last, value);
        if (error != std::errc() || end != last)
            return RowFlaw{Reason::FieldBad, {weights.names[i - 1]}};
        values.push_back(value);
    }
    weights.attempts.push_back(*attempt);
    weights.values.insert(weights.values.end(), values.begin(), values.end());
    return std::nullopt;
}

std::optional<Problem> readWeights(const std::string& path, StoredRun& run)
{
    const Result<std::string> text = readRows(path);
    if (!text)
        return text.problems().front();
    const std::vector<std::string_view> rows = wholeRows(*text);
    if (rows.empty())
        return std::nullopt;
    run.weights.names = fieldsOf(rows.front());
    if (run.weights.names.empty() || run.weights.names.front() != "attempt") {
        run.weights = {};
        run.notes.push_back({NoteCode::MissingColumn, path, "attempt"});
        return std::nullopt;
    }
    run.weights.names.erase(run.weights.names.begin());
    for (std::size_t i = 1; i < rows.size(); ++i) {
        const auto wrong = readWeightRow(rows[i], run.weights);
        if (wrong && i + 1 < rows.size())
            return malformedRow(path, i, wrong->reason, wrong->arguments);
    }
    return std::nullopt;
}

// details.jsonl: windows that were told, which StoredDetails reads

/// So that a run's folder stays small, and thinning out, which holds all of it in memory, quick.
constexpr std::int64_t mostDetailBytes = 32'000'000;

std::string detailsHeader(const RowRecord*)
{
    return detailHeader();
}

void appendDetail(std::string& rows, const RowRecord& record)
{
    if (const auto* const detail = recordIn<WindowDetailPtr>(record))
        rows += detailRow(**detail);
}

std::optional<Problem> leaveDetails(const std::string&, StoredRun&)
{
    return std::nullopt;
}

std::optional<std::int64_t> firstField(std::string_view row)
{
    return integerFrom(row.substr(0, row.find(',')));
}

constexpr std::array table{
    RowFile{attemptsName, RowKey::Attempt, true, false, 0, firstField, attemptHeader, appendAttempt, readAttempts},
    RowFile{"epochs.csv", RowKey::Epoch, true, false, 0, firstField, epochHeader, appendEpoch, readEpochs},
    RowFile{"scale_limits.csv", RowKey::Attempt, false, false, 0, firstField, scaleLimitHeader, appendScaleLimit,
            readScaleLimits},
    RowFile{"skips.csv", RowKey::Attempt, false, false, 0, firstField, skipHeader, appendSkip, readSkips},
    RowFile{"recording.csv", RowKey::Attempt, false, false, 0, firstField, recordingHeader, appendRecording,
            readRecording},
    RowFile{"weights.csv", RowKey::Attempt, false, true, 0, firstField, weightHeader, appendWeights, readWeights},
    RowFile{detailsName, RowKey::Attempt, false, true, mostDetailBytes, attemptOfDetail, detailsHeader, appendDetail,
            leaveDetails},
};

} // namespace

std::string thinnedRows(std::string_view text, const RowFile& sort, std::int64_t& every)
{
    const std::vector<std::string_view> rows = wholeRows(text);
    std::string kept;
    do {
        every *= 2;
        kept.clear();
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (i == 0 || sort.keyOf(rows[i]).value_or(1) % every == 0)
                kept.append(rows[i]) += '\n';
    } while (std::ssize(kept) > sort.mostBytes / 2 && std::ssize(kept) > std::ssize(rows[0]) + 1);
    return kept;
}

std::span<const RowFile> rowFiles()
{
    return table;
}

} // namespace halfstep
