#pragma once

#include <string_view>

namespace halfstep {

/// A number without what people type around it on a command line and no number reader takes: blanks, and one plus sign.
std::string_view typedNumber(std::string_view text);

} // namespace halfstep
