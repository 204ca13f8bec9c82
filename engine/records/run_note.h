#pragma once

#include <string>
#include <vector>

namespace halfstep {

enum class NoteCode {
    UnknownColumn, ///< of a row file; it was not read
    MissingColumn, ///< of a row file; numbers that may be broken are NaN, others what they are by default
    UnknownKey,    ///< of run.json, as a path; it was not read
    MissingKey,    ///< of run.json, as a path; the value is what it is by default
    UnknownWord,   ///< the value of a key of run.json, given as a path, which was left out
    NewerSchema,   ///< of run.json or details.jsonl; what is new in it was not read
    TornRow,       ///< the last of a row file, which is not whole and was left out
    MalformedRows, ///< of details.jsonl, by their lines' numbers, which were left out
    ForeignLine,   ///< of notes.jsonl, the first that is no note, by its number; such lines stay there
    NotesUnread    ///< notes.jsonl could not be read
};

/// What was read around in a stored run rather than refused, as a code and the facts that its sentence needs.
struct RunNote {
    NoteCode code{};
    std::string file; ///< path
    std::string name; ///< the column, the key's path or the schema
    bool operator==(const RunNote&) const = default;
};

using RunNotes = std::vector<RunNote>;

} // namespace halfstep
