#pragma once

#include <string_view>
#include <vector>

namespace halfstep {

/// How a lab's number comes from others, in letters that need no translation; places are filled with the numbers.
struct LabFormula {
    std::string_view lab;
    std::string_view number;
    const char* text;
    /// What fills %1, %2, ...: a number of the result or an input. Of a list, +NAME is its sum written out, #NAME its
    /// length, ^NAME the first, $NAME the last, >NAME the largest and <NAME the smallest of it; |NAME is a magnitude.
    /// format.smallest_normal and format.largest_finite are of the input `format`.
    std::vector<std::string_view> values;
    std::string_view when{}; ///< a switch among the inputs that must be on for it
};

const std::vector<LabFormula>& labFormulas();
const LabFormula* labFormula(std::string_view lab, std::string_view number); ///< null where there is none

} // namespace halfstep
