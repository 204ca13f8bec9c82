#pragma once

#include "engine/labs/lab.h"

#include <QString>

#include <string_view>

namespace halfstep {

// What labs say, in the interface language.

QString worded(const char* english);        ///< a text of words/
QString labTermText(std::string_view name); ///< of a table, a column, a choice; the name itself where it has no word
QString shownValue(const LabValue& value);
QString shownValue(const LabValue& value, std::string_view column); ///< a seed as it is typed, not as an amount
QString verdictText(const Lab& lab, const LabResult& result);       ///< one sentence with its numbers

} // namespace halfstep
