#pragma once

#include "engine/config/problem.h"
#include "engine/records/record_columns.h"
#include "engine/records/run_note.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace halfstep {

/// The fields of a row, as many as have their quotes right.
std::vector<std::string> fieldsOf(std::string_view row);

/// Why a row makes no sense.
struct RowFlaw {
    Reason reason;
    std::vector<Argument> arguments{};
};

/// Reads the rows of one file. The header says which column stands where; what it lacks or has besides is noted.
template <typename Record>
class RowReader {
public:
    RowReader(std::string_view header, std::span<const RecordColumn<Record>> table, const std::string& file,
              RunNotes& notes);
    bool hasKey() const { return m_hasKey; } ///< whether the column is there that tells rows apart, the table's first
    /// Returns what is wrong with the row, or nothing. What the file lacks is as it is by default, a number that may be
    /// broken NaN.
    std::optional<RowFlaw> read(std::string_view row, Record& record) const;

private:
    struct Field {
        std::string name;
        const RecordColumn<Record>* column; ///< null for one that is not known
    };
    std::vector<Field> m_fields;
    Record m_blank;
    bool m_hasKey = true;
};

extern template class RowReader<AttemptRecord>;
extern template class RowReader<EpochRecord>;
extern template class RowReader<ScaleLimit>;
extern template class RowReader<SkippedMagnitude>;
extern template class RowReader<RecordingTime>;

} // namespace halfstep
