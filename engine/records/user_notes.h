#pragma once

#include "engine/config/problem.h"
#include "engine/records/run_note.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace halfstep {

/// A line of the user's own at an attempt, which has one at most.
struct UserNote {
    std::int64_t attempt = 0; ///< from 1
    std::string text;         ///< UTF-8
    bool operator==(const UserNote&) const = default;
};

using UserNotes = std::vector<UserNote>; ///< in the order of attempts

inline constexpr std::size_t longestNote = 200; ///< characters
inline constexpr std::size_t mostNotes = 1000;  ///< of a run

/// What a note keeps of a text: one line without control characters, and no more than the longest note has.
std::string noteText(std::string_view text);

/// Puts a note in the place of the one at its attempt; one without text takes that away. False where there would be too
/// many.
bool put(UserNotes& notes, const UserNote& note);

/// What a run folder's notes.jsonl says: {"attempt": 12, "note": "..."} in each line.
struct StoredNotes {
    UserNotes notes;
    std::vector<std::string> foreign; ///< lines that are no notes; they stay in the file
    RunNotes remarks;                 ///< on those
};

/// None where there is no file.
Result<StoredNotes> readNotes(const std::string& folder);

/// Puts notes as `put` does into what the folder's file says now, and saves it at once.
Result<StoredNotes> saveNotes(const std::string& folder, const UserNotes& changed);

} // namespace halfstep
