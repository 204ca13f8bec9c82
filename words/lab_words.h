#pragma once

#include "words/words.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace halfstep {

/// Of a longer list a verdict says the ends.
inline constexpr std::size_t longestListInSentence = 8;

/// What is said of a lab; texts are translated in the context halfstep, where their tables stand.
struct LabWords {
    /// Of something that the lab names.
    struct Named {
        std::string_view name;
        const char* text;
    };
    /// One sentence; %1, %2, ... are the result's numbers of these names.
    struct VerdictWords {
        std::string_view code;
        const char* text;
        std::vector<std::string_view> numbers{};
    };

    std::string_view lab; ///< its name
    const char* title = "";
    const char* question = ""; ///< one sentence
    const char* formula = "";  ///< in the field's letters
    const char* next = "";     ///< what to change then
    int minutes = 2;           ///< that doing it takes
    const char* ask = "";      ///< what is asked before, where no number is
    std::vector<Named> parameters;
    std::vector<Named> numbers;
    std::vector<VerdictWords> verdicts;
    std::vector<Named> outcomes{}; ///< to pick from before: verdicts and what none comes to

    static const LabWords& of(std::string_view lab);

    const char* parameter(std::string_view name) const; ///< empty for a name of none
    const char* number(std::string_view name) const;
    const VerdictWords& verdict(std::string_view code) const;
};

} // namespace halfstep
