#pragma once

#include "engine/records/run_reader.h"

#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace halfstep {

/// What a row file's first column counts, and grows by.
enum class RowKey { Attempt, Epoch };

/// One sort of row file in a run folder: what it holds, how its rows are written and how they are read.
struct RowFile {
    std::string_view name;
    RowKey key;
    bool always;            ///< else it is there only when a record had a row for it
    bool bulky;             ///< read only when asked for
    std::int64_t mostBytes; ///< beyond which every other row goes, and again; 0: not bounded
    std::optional<std::int64_t> (*keyOf)(std::string_view row); ///< read from its beginning alone
    /// Its header row, named after the first record that has a row for it; without one, as much of it as is known.
    std::string (*header)(const RowRecord* record);
    /// Appends the record's row where it has one for this file.
    void (*append)(std::string& rows, const RowRecord& record);
    /// Reads the file into the run, in which those before it in the table have been read.
    std::optional<Problem> (*read)(const std::string& path, StoredRun& run);
};

/// The header, and of the rows those whose key is a multiple of `every`, which doubles until no more than half of the
/// most bytes are left.
std::string thinnedRows(std::string_view text, const RowFile& sort, std::int64_t& every);

/// All of them. One more is its record, one entry, and RowRecord's word for it.
std::span<const RowFile> rowFiles();

} // namespace halfstep
