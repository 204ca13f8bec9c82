#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace halfstep {

/// Why something was refused. `ui/` and `app/` word each code in one switch.
enum class ProblemCode {
    // config
    MalformedJson, ///< where: file; detail: the parser's position
    UnknownKey,    ///< where: key path; detail: the nearest known key, or empty
    WrongType,     ///< where: key path; detail: what was expected
    OutOfRange,    ///< where: key path; detail: the allowed range, e.g. ">= 1"
    UnknownValue,  ///< where: key path; detail: the allowed values, comma separated
    UnknownPreset, ///< where: the name; detail: the known names
    Conflict,      ///< where: key path; detail: the other key path or the reason
    MissedFault,   ///< where: key path; detail: why it does not strike
    // files
    FileNotFound,       ///< where: path
    FileUnreadable,     ///< where: path; detail: the system's message
    FileTruncated,      ///< where: path; detail: "expected 7,856 bytes, found 7,464" in raw numbers
    FileMalformed,      ///< where: path (and position); detail: what is wrong
    FileUnwritable,     ///< where: path; detail: the system's message
    CountsDiffer,       ///< where: paths; detail: the two counts
    CorruptCheckpoint,  ///< where: path; detail: which check failed
    CheckpointMismatch, ///< where: path; detail: the first thing that differs
    // data
    NoTrainingData, ///< where: data set name or path
    ShapeMismatch,  ///< where: key path; detail: both shapes
    NonFiniteData,  ///< where: place
    // machine
    DeviceMissing, ///< where: "cuda"
    Unsupported    ///< where: key path or file; detail: why
};

/// One refusal: a code and the facts its sentence needs. English facts only; the sentence is worded above the engine.
struct Problem {
    ProblemCode code{};
    std::string where;
    std::string detail;
    bool operator==(const Problem&) const = default;
};

/// A value, or the reasons there is none.
template <typename T>
class Result {
public:
    Result(T value) : m_content(std::move(value)) {}
    Result(Problem problem) : m_content(std::vector<Problem>{std::move(problem)}) {}
    Result(std::vector<Problem> problems) : m_content(std::move(problems)) {}

    explicit operator bool() const { return std::holds_alternative<T>(m_content); }
    T& operator*() { return std::get<T>(m_content); }
    const T& operator*() const { return std::get<T>(m_content); }
    T* operator->() { return &std::get<T>(m_content); }
    const T* operator->() const { return &std::get<T>(m_content); }
    const std::vector<Problem>& problems() const { return std::get<std::vector<Problem>>(m_content); }

private:
    std::variant<T, std::vector<Problem>> m_content;
};

} // namespace halfstep
