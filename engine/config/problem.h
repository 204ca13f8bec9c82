#pragma once

#include "engine/config/reason.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace halfstep {

/// What was refused; `where` says at which place.
enum class ProblemCode {
    // config
    MalformedJson, ///< where: file
    UnknownKey,    ///< where: key path; argument: the nearest known key, if any
    WrongType,     ///< where: key path; reason: what was expected
    OutOfRange,    ///< where: key path; reason: the allowed range
    UnknownValue,  ///< where: key path; argument: the allowed values
    UnknownPreset, ///< where: the name; argument: the known names
    Conflict,      ///< where: key path; argument: the other key path, or a reason
    MissedFault,   ///< where: key path; reason: why it does not strike
    // files
    FileNotFound,       ///< where: path
    FileUnreadable,     ///< where: path; reason: the system's
    FileTruncated,      ///< where: path
    FileMalformed,      ///< where: path (and position)
    FileUnwritable,     ///< where: path; reason: the system's
    CountsDiffer,       ///< where: paths
    CorruptCheckpoint,  ///< where: path; reason: which check failed
    CheckpointMismatch, ///< where: path; argument: the first thing that differs
    // data
    NoTrainingData, ///< where: data set name or path
    ShapeMismatch,  ///< where: key path
    NonFiniteData,  ///< where: place
    // machine
    DeviceMissing, ///< where: "cuda"
    Unsupported    ///< where: key path or file
};

/// A number or a name that a sentence is filled with, as it stands in files.
struct Argument {
    std::string text;
    Argument(std::string value) : text(std::move(value)) {}
    Argument(std::string_view value) : text(value) {}
    Argument(const char* value) : text(value) {}
    template <typename Number, typename = std::enable_if_t<std::is_integral_v<Number>>>
    Argument(Number value) : text(std::to_string(value))
    {
    }
    bool operator==(const Argument&) const = default;
};

/// One refusal: codes and the facts their sentence needs, worded in words/.
struct Problem {
    ProblemCode code{};
    std::string where;
    Reason reason = Reason::None;
    std::vector<Argument> arguments{}; ///< of the reason
    bool operator==(const Problem&) const = default;
};

/// Several names as one argument: "a, b, c".
template <typename Names>
std::string listed(const Names& names)
{
    std::string text;
    for (const auto& name : names)
        text += (text.empty() ? "" : ", ") + std::string(name);
    return text;
}

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
