#pragma once

#include "engine/config/problem.h"
#include "engine/records/descriptor.h"
#include "engine/records/detail_text.h"
#include "engine/records/run_note.h"
#include "engine/records/window_detail.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace halfstep {

/// The windows told in a run folder's details.jsonl, each read when it is asked for. It serves a run under way, which
/// goes on writing, an ended one and one opened from disk alike. One thread.
class StoredDetails {
public:
    /// Opens the folder's details; a run that has none yet, or none at all, has no attempts here. Refuses a file that
    /// is none of details.
    static Result<StoredDetails> open(const std::string& folder);

    /// Looks for what the run has written since. Whether anything did; `generation` tells whether only more came.
    Result<bool> refresh();
    std::span<const std::int64_t> attempts() const { return m_attempts; } ///< that are there, growing
    /// Of the windows in which steps were computed the other way as well, in their order.
    struct ToldSteps {
        std::int64_t attempt = 0;
        StepSums steps{};
    };
    std::span<const ToldSteps> steps() const { return m_steps; }
    /// Another one when rows that were there are gone or stand elsewhere: the file was thinned out, or the run resumed.
    std::int64_t generation() const { return m_generation; }

    /// The place in attempts() that is nearest to an attempt, the earlier of two; nothing when there are none.
    std::optional<std::size_t> nearest(std::int64_t attempt) const;
    /// Reads the row at a place in attempts(). A row that is malformed is left out of them from then on.
    Result<WindowDetailPtr> at(std::size_t place);
    /// The window nearest to an attempt of those whose rows are whole; null when there is none.
    Result<WindowDetailPtr> wholeNearest(std::int64_t attempt);

    /// What was read around: columns of another version, malformed rows, and a last row that a kill left torn.
    RunNotes notes() const;

private:
    struct Row {
        std::int64_t offset = 0;
        std::int64_t length = 0; ///< without its line end
        std::int64_t line = 0;   ///< from 1
    };

    std::optional<Problem> begin();
    std::optional<Problem> readOn(std::int64_t size);
    std::optional<Problem> take(std::string_view line, std::int64_t offset);

    std::string m_path;
    Descriptor m_file;
    std::optional<DetailReader> m_reader;
    std::vector<std::int64_t> m_attempts;
    std::vector<Row> m_rows; ///< of each attempt
    std::vector<ToldSteps> m_steps;
    std::int64_t m_read = 0; ///< bytes of whole lines
    std::int64_t m_lines = 0;
    std::int64_t m_size = 0; ///< of the file, when it was looked at last
    std::int64_t m_generation = 0;
    std::set<std::int64_t> m_malformed; ///< lines
    RunNotes m_notes;
};

} // namespace halfstep
