#include "app/wording.h"

#include "engine/config/byte_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace halfstep {

namespace {

std::string withDetail(const Problem& problem, const char* opening)
{
    return problem.detail.empty() ? std::string() : opening + printable(problem.detail);
}

std::string escaped(std::string_view bytes)
{
    std::string text;
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        text += {'\\', 'x', "0123456789abcdef"[value >> 4], "0123456789abcdef"[value & 15]};
    }
    return text;
}

/// Those of Unicode's category Cc.
bool isControl(std::string_view character)
{
    const auto first = static_cast<unsigned char>(character[0]);
    return first < 0x20 || first == 0x7f || (first == 0xc2 && static_cast<unsigned char>(character[1]) < 0xa0);
}

} // namespace

std::string problemSentence(const Problem& problem)
{
    const std::string where = problem.where.empty() ? "the config" : printable(problem.where);
    const std::string detail = printable(problem.detail);
    switch (problem.code) {
    case ProblemCode::MalformedJson: return where + " is not valid JSON" + withDetail(problem, ": ") + ".";
    case ProblemCode::UnknownKey:
        return "There is no setting \"" + where + "\"" + (detail.empty() ? "." : "; did you mean \"" + detail + "\"?");
    case ProblemCode::WrongType: return where + " has the wrong type; give " + detail + ".";
    case ProblemCode::OutOfRange: return where + " is out of range; it must be " + detail + ".";
    case ProblemCode::UnknownValue: return where + " has an unknown value; allowed: " + detail + ".";
    case ProblemCode::UnknownPreset: return "There is no preset \"" + where + "\"; known: " + detail + ".";
    case ProblemCode::Conflict: return where + " does not go with " + detail + "; change one of them.";
    case ProblemCode::MissedFault: return where + " does not strike: " + detail + ".";
    case ProblemCode::FileNotFound: return where + " was not found.";
    case ProblemCode::FileUnreadable: return where + " cannot be read" + withDetail(problem, ": ") + ".";
    case ProblemCode::FileTruncated: return where + " is cut short" + withDetail(problem, ": ") + ".";
    case ProblemCode::FileMalformed: return where + " is malformed" + withDetail(problem, ": ") + ".";
    case ProblemCode::FileUnwritable: return where + " cannot be written" + withDetail(problem, ": ") + ".";
    case ProblemCode::CountsDiffer: return where + " differ in length" + withDetail(problem, ": ") + ".";
    case ProblemCode::CorruptCheckpoint:
        return where + " is damaged and was not loaded" + withDetail(problem, ": ") + ".";
    case ProblemCode::CheckpointMismatch: return where + " does not fit this run" + withDetail(problem, ": ") + ".";
    case ProblemCode::NoTrainingData: return where + " leaves no training data after the split.";
    case ProblemCode::ShapeMismatch: return where + " has a shape that does not fit" + withDetail(problem, ": ") + ".";
    case ProblemCode::NonFiniteData: return where + " holds a value that is not a finite number.";
    case ProblemCode::DeviceMissing:
        return "run.device is " + where + ", which this machine or its LibTorch does not have; use cpu.";
    case ProblemCode::Unsupported: return where + " is not supported" + withDetail(problem, ": ") + ".";
    }
    return where;
}

std::string noteSentence(const RunNote& note)
{
    const std::string& name = note.name;
    switch (note.code) {
    case NoteCode::UnknownColumn:
        return note.file + " has a column \"" + name + "\" that this version does not know; it was not read.";
    case NoteCode::MissingColumn: return note.file + " has no column \"" + name + "\"; its values are unknown.";
    case NoteCode::UnknownKey:
        return note.file + " holds " + name + ", which this version does not know; it was not read.";
    case NoteCode::MissingKey: return note.file + " lacks " + name + "; its default is taken.";
    case NoteCode::UnknownWord:
        return note.file + " gives " + name + " a value that this version does not know; it was left out.";
    case NoteCode::NewerSchema:
        return note.file + " was written by a newer version (" + name + "); what is new in it was not read.";
    }
    return note.file;
}

std::string engineReasonText(EngineReason reason)
{
    switch (reason) {
    case EngineReason::OnlyOne: return "no other can compute this run";
    case EngineReason::AskedFor: return "it was asked for";
    }
    return {};
}

std::string endReasonText(EndReason reason)
{
    switch (reason) {
    case EndReason::EpochsDone: return "all epochs done";
    case EndReason::AttemptsDone: return "all attempts done";
    case EndReason::PatienceUsedUp: return "no better validation loss within the patience";
    case EndReason::ValidationNotFinite: return "no validation loss within the patience was a finite number";
    case EndReason::StopRequested: return "stopped on request";
    case EndReason::ScaleBelowFloor: return "the loss scale fell below its floor";
    case EndReason::TrainingDiverged:
        return "an update would have left a weight that is not finite; the learning rate is too high";
    case EndReason::StatisticsNotFinite: return "running statistics of batch normalisation are not finite";
    case EndReason::BackendError: return "LibTorch reported an error";
    case EndReason::RecordsUnwritable: return "the run folder could no longer be written";
    }
    return {};
}

std::string grouped(std::int64_t value)
{
    std::string text = std::to_string(value);
    const std::ptrdiff_t first = value < 0 ? 1 : 0;
    for (std::ptrdiff_t at = std::ssize(text) - 3; at > first; at -= 3)
        text.insert(static_cast<std::size_t>(at), 1, ',');
    return text;
}

std::string rounded(double value, int digits)
{
    if (std::isnan(value)) // to_chars would write a sign
        return "nan";
    std::array<char, 64> buffer{};
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, digits);
    return {buffer.data(), end.ptr};
}

std::string scaleText(double scale)
{
    const bool whole = std::abs(scale) < 1e15 && scale == std::trunc(scale);
    return whole ? grouped(static_cast<std::int64_t>(scale)) : rounded(scale, 5);
}

std::string percentage(double fraction)
{
    if (std::isnan(fraction))
        return "nan";
    std::array<char, 400> buffer{};
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), 100 * fraction, std::chars_format::fixed, 1);
    return std::string(buffer.data(), end.ptr) + " %";
}

std::string clockTime(double seconds)
{
    const auto whole = static_cast<std::int64_t>(std::clamp(std::isnan(seconds) ? 0.0 : seconds, 0.0, 1e9) + 0.5);
    const auto twoDigits = [](std::int64_t value) { return (value < 10 ? "0" : "") + std::to_string(value); };
    const std::string tail = ":" + twoDigits(whole % 60);
    return whole < 3600 ? std::to_string(whole / 60) + tail
                        : std::to_string(whole / 3600) + ":" + twoDigits(whole / 60 % 60) + tail;
}

std::string printable(std::string_view bytes)
{
    std::string text;
    while (!bytes.empty()) {
        const std::size_t length = utf8Length(bytes);
        const std::string_view character = bytes.substr(0, std::max<std::size_t>(1, length));
        text += length == 0 || isControl(character) ? escaped(character) : std::string(character);
        bytes.remove_prefix(character.size());
    }
    return text;
}

std::string shellWord(const std::string& word)
{
    static constexpr const char* plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./,:@%+=";
    if (!word.empty() && word.find_first_not_of(plain) == std::string::npos)
        return word;
    const bool shown = printable(word) == word;
    std::string quoted = shown ? "'" : "$'"; // only between the latter does a shell know \xHH
    for (const char character : word)
        if (shown)
            quoted += character == '\'' ? std::string("'\\''") : std::string(1, character);
        else
            quoted += (character == '\'' || character == '\\' ? "\\" : "") + std::string(1, character);
    return printable(quoted) + "'";
}

} // namespace halfstep
