#pragma once

#include "engine/records/attempt_record.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace halfstep {

/// One column of a row file: its name, and where its value lives in the record.
template <typename Record>
struct RecordColumn {
    std::string_view name;
    std::variant<std::int64_t Record::*, double Record::*, bool Record::*, std::string Record::*, SkipReason Record::*>
        member;
};

std::span<const RecordColumn<AttemptRecord>> attemptTable();
std::span<const RecordColumn<EpochRecord>> epochTable();
std::span<const RecordColumn<ScaleLimit>> scaleLimitTable();
std::span<const RecordColumn<SkippedMagnitude>> skipTable();
std::span<const RecordColumn<RecordingTime>> recordingTable();

void appendNumber(std::string& text, double value);
void appendNumber(std::string& text, float value);
void appendNumber(std::string& text, std::int64_t value);

/// The whole text as a number; nan, inf and -inf are numbers.
std::optional<double> doubleFrom(std::string_view text);
std::optional<std::int64_t> integerFrom(std::string_view text);

/// The names joined by commas, and a line end.
std::string headerRow(std::span<const std::string> names);

template <typename Record>
std::string headerRow(std::span<const RecordColumn<Record>> table)
{
    std::vector<std::string> names;
    for (const RecordColumn<Record>& column : table)
        names.emplace_back(column.name);
    return headerRow(names);
}

} // namespace halfstep
