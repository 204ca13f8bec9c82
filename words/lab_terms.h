#pragma once

#include <string_view>

namespace halfstep {

/// What the window calls a table, a column or a word in a cell of a lab's result, or a choice of its inputs; empty for
/// what is shown as it is, as numbers and names of parameters are.
const char* labTerm(std::string_view name);

} // namespace halfstep
