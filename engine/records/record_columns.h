#pragma once

#include "engine/records/attempt_record.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace halfstep {

/// One column of attempts.csv or epochs.csv: its name, and where its value lives in the record.
template <typename Record>
struct RecordColumn {
    std::string_view name;
    std::variant<std::int64_t Record::*, double Record::*, bool Record::*, std::string Record::*, SkipReason Record::*>
        member;
};

std::span<const RecordColumn<AttemptRecord>> attemptTable();
std::span<const RecordColumn<EpochRecord>> epochTable();

void appendNumber(std::string& text, double value);
void appendNumber(std::string& text, float value);
void appendNumber(std::string& text, std::int64_t value);

/// The whole text as a number; nan, inf and -inf are numbers.
std::optional<double> doubleFrom(std::string_view text);
std::optional<std::int64_t> integerFrom(std::string_view text);

/// `name` and its line end, joined by commas.
std::string headerRow(std::span<const std::string> names);

/// Reads one row, without its line end, as csvRow() wrote it. Returns what is wrong with it, or nothing.
std::optional<std::string> readRow(std::string_view row, AttemptRecord& record);
std::optional<std::string> readRow(std::string_view row, EpochRecord& record);

} // namespace halfstep
