#pragma once

#include "engine/config/problem.h"
#include "engine/records/run_note.h"
#include "engine/records/window_detail.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// details.jsonl of a run folder: JSON lines, one a window that was told, after one of its own:
//   {"details":1,"record":"attempt,epoch,..."}     the format's version; the columns of each line's "record"
//   {"attempt":8,"samples":16,...}                 "attempt" stands first and grows from line to line
// A number that is not finite is the text "inf", "-inf" or "nan". Magnitudes (MagnitudeCounts) are a list:
//   [zeros, infinite, nans, smallest, largest, e, [count at e, at e+1, ...], [powers at e, at e+1, ...]]
// of which the last are left out where there are none, and everything from `e` on where nothing is finite but zeros.
// "micro" holds [m_a, loss, weight, scaled loss, norm so far] of each micro-batch that was seen. A parameter's "norms"
// are [scaled, unscaled], its "steps" [changes, lost], as are those of "otherwise", which is left out where nothing was
// computed; "lost" right after the attempt is their sum, [changes, lost, changes otherwise, lost otherwise]. "unscaled"
// is left out where every magnitude is that of "scaled" times "unscaling", a power of two.

namespace halfstep {

inline constexpr std::int64_t detailsVersion = 1;

std::string detailHeader();                        ///< with its line end
std::string detailRow(const WindowDetail& detail); ///< likewise

/// The attempt that a row tells of, read from its beginning alone.
std::optional<std::int64_t> attemptOfDetail(std::string_view row);

/// The steps of all parameters of one window, as they were and as they would have been.
struct StepSums {
    LostSteps run{};
    LostSteps otherwise{};
};

/// Read from a row's beginning alone; nothing where the row has none.
std::optional<StepSums> stepSumsOfDetail(std::string_view row);

/// Reads rows whose columns are those of one file's first line.
class DetailReader {
public:
    /// Notes what a file of another version has more or less. Nothing for a first line that is none.
    static std::optional<DetailReader> make(std::string_view header, const std::string& file, RunNotes& notes);
    /// Nothing for a row that makes no sense.
    std::optional<WindowDetail> read(std::string_view row) const;

private:
    std::string m_columns; ///< of "record"
};

} // namespace halfstep
