#include "words/words.h"

namespace halfstep {

Words Words::of(const Problem& problem)
{
    const bool reasoned = problem.reason != Reason::None;
    switch (problem.code) {
    case ProblemCode::MalformedJson:
        return {HALFSTEP_TEXT("%1 is not valid JSON (%2); correct it there."), "%1 is not valid JSON: %2."};
    case ProblemCode::UnknownKey:
        if (reasoned)
            return {HALFSTEP_TEXT("The setting %1 is unknown; did you mean %2?"),
                    "There is no setting \"%1\"; did you mean \"%2\"?"};
        return {HALFSTEP_TEXT("The setting %1 is unknown; remove it."), "There is no setting \"%1\"."};
    case ProblemCode::WrongType:
        return {HALFSTEP_TEXT("The setting %1 has the wrong type; give %2."), "%1 has the wrong type; give %2."};
    case ProblemCode::OutOfRange:
        return {HALFSTEP_TEXT("The setting %1 is out of range; it must be %2."), "%1 is out of range; it must be %2."};
    case ProblemCode::UnknownValue:
        return {HALFSTEP_TEXT("The setting %1 has an unknown value; choose one of: %2."),
                "%1 has an unknown value; allowed: %2."};
    case ProblemCode::UnknownPreset:
        return {HALFSTEP_TEXT("There is no preset named %1; choose one of: %2."),
                "There is no preset \"%1\"; known: %2."};
    case ProblemCode::Conflict:
        return {HALFSTEP_TEXT("The setting %1 does not go with %2; change one of them."),
                "%1 does not go with %2; change one of them."};
    case ProblemCode::MissedFault: return {HALFSTEP_TEXT("%1 does not strike: %2.")};
    case ProblemCode::FileNotFound:
        return {HALFSTEP_TEXT("%1 was not found; check its name and place."), "%1 was not found."};
    case ProblemCode::FileUnreadable:
        return {HALFSTEP_TEXT("%1 cannot be read (%2); check that you may read it."), "%1 cannot be read: %2."};
    case ProblemCode::FileTruncated:
        return {HALFSTEP_TEXT("%1 is cut short (%2); get a complete copy."), "%1 is cut short: %2."};
    case ProblemCode::FileMalformed:
        return {HALFSTEP_TEXT("%1 cannot be used: %2; correct the file or choose another."), "%1 is malformed: %2."};
    case ProblemCode::FileUnwritable:
        return {HALFSTEP_TEXT("%1 cannot be written (%2); choose another place or free some space."),
                "%1 cannot be written: %2."};
    case ProblemCode::CountsDiffer:
        return {HALFSTEP_TEXT("The counts in %1 differ (%2); use files that belong together."),
                "%1 differ in length: %2."};
    case ProblemCode::CorruptCheckpoint:
        return {HALFSTEP_TEXT("The checkpoint %1 is damaged (%2); use another one."),
                "%1 is damaged and was not loaded: %2."};
    case ProblemCode::CheckpointMismatch:
        return {HALFSTEP_TEXT("The checkpoint %1 belongs to another run (%2); use its own config."),
                "%1 does not fit this run: %2."};
    case ProblemCode::NoTrainingData:
        return {HALFSTEP_TEXT("%1 leaves no training data after the split; use more data."),
                "%1 leaves no training data after the split."};
    case ProblemCode::ShapeMismatch:
        return {HALFSTEP_TEXT("The setting %1 does not fit the data (%2); choose another model or other data."),
                "%1 has a shape that does not fit: %2."};
    case ProblemCode::NonFiniteData:
        return {HALFSTEP_TEXT("%1 contains NaN or infinite values; remove them first."),
                "%1 holds a value that is not a finite number."};
    case ProblemCode::DeviceMissing:
        if (problem.reason == Reason::NoSuchFile)
            return {
                HALFSTEP_TEXT("%1, a part of Halfstep, is missing or damaged; install Halfstep again. The engine plan "
                              "does without it where it can compute the run.")};
        if (reasoned)
            return {HALFSTEP_TEXT("%1 could not be loaded (%2); install the package libtorch-dev. The engine plan does "
                                  "without it where it can compute the run.")};
        return {HALFSTEP_TEXT("The device %1 is not available here; use cpu."),
                "run.device is %1, which this machine or its LibTorch does not have; use cpu."};
    case ProblemCode::Unsupported:
        if (reasoned)
            return {HALFSTEP_TEXT("%1 is not supported: %2.")};
        return {HALFSTEP_TEXT("%1 is not supported.")};
    }
    return {};
}

Words Words::of(NoteCode code)
{
    switch (code) {
    case NoteCode::UnknownColumn:
        return {HALFSTEP_TEXT("%1 has a column %2 that this version does not know; it was not read."),
                "%1 has a column \"%2\" that this version does not know; it was not read."};
    case NoteCode::MissingColumn:
        return {HALFSTEP_TEXT("%1 has no column %2; its values are unknown."),
                "%1 has no column \"%2\"; its values are unknown."};
    case NoteCode::UnknownKey:
        return {HALFSTEP_TEXT("%1 holds %2, which this version does not know; it was not read.")};
    case NoteCode::MissingKey: return {HALFSTEP_TEXT("%1 lacks %2; its default is taken.")};
    case NoteCode::UnknownWord:
        return {HALFSTEP_TEXT("%1 gives %2 a value that this version does not know; it was left out.")};
    case NoteCode::NewerSchema:
        return {HALFSTEP_TEXT("%1 was written by a newer version (%2); what is new in it was not read.")};
    case NoteCode::TornRow: return {HALFSTEP_TEXT("The last row of %1 is not whole; it was left out.")};
    case NoteCode::MalformedRows: return {HALFSTEP_TEXT("Malformed lines of %1 were left out: %2.")};
    case NoteCode::ForeignLine:
        return {HALFSTEP_TEXT("Line %2 of %1 is no note. What is no note stays in the file and is not shown.")};
    case NoteCode::NotesUnread: return {HALFSTEP_TEXT("The notes in %1 could not be read; the file stays as it is.")};
    }
    return {};
}

} // namespace halfstep
