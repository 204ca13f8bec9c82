#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace halfstep {

/// The length of the UTF-8 character that bytes begin with; 0 where they begin with none.
std::size_t utf8Length(std::string_view bytes);

/// Text that stands for bytes which need not be UTF-8, such as a file's name: a byte that is no part of a character
/// becomes \xHH. The backslash of what would be read back as one becomes \x5c; everything else stays as it is.
std::string textFromBytes(std::string_view bytes);

/// The bytes that such a text stands for.
std::string bytesFromText(std::string_view text);

} // namespace halfstep
