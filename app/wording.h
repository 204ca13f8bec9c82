#pragma once

#include "engine/config/problem.h"
#include "engine/records/run_note.h"
#include "engine/records/run_summary.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace halfstep {

/// English sentences of the command line, which works without Qt; the window has its own, translated ones.
std::string problemSentence(const Problem& problem);
std::string noteSentence(const RunNote& note);
std::string endReasonText(EndReason reason);

/// 41200 as 41,200.
std::string grouped(std::int64_t value);
/// With that many significant digits, never in the locale's way; nan and inf as such.
std::string rounded(double value, int digits);
/// A loss scale: whole numbers grouped, others with five digits.
std::string scaleText(double scale);
/// A fraction as 93.4 %.
std::string percentage(double fraction);
/// With blanks behind it, at least so many characters.
std::string padded(std::string text, std::size_t width);
/// Seconds as 0:07 or 1:02:03.
std::string clockTime(double seconds);
/// Bytes as one line of a terminal can show them: what is not UTF-8, and characters that control the terminal, as \xHH.
std::string printable(std::string_view bytes);
/// A word quoted so that a shell reads it back as it is.
std::string shellWord(const std::string& word);

} // namespace halfstep
