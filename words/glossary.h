#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace halfstep {

/// A term of the field in a sentence or two; texts are translated in the context halfstep.
struct GlossaryEntry {
    std::string_view name; ///< snake_case
    const char* term;
    const char* text;
    std::vector<std::string_view> labs;   ///< that show it, the best one first
    std::vector<std::string_view> places; ///< where the window uses it: names of charts and results, keys of settings
};

std::span<const GlossaryEntry> glossary();
const GlossaryEntry* glossaryEntry(std::string_view name);          ///< null for a name of none
const GlossaryEntry* glossaryEntryAt(std::string_view place);       ///< null where none stands for it
std::vector<const GlossaryEntry*> glossaryOf(std::string_view lab); ///< the terms that a lab shows

} // namespace halfstep
