#pragma once

#include "engine/numerics/float_format.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace halfstep {

/// Why a text that starts as bits do is none.
enum class BitTextFault { None, Malformed, TooManyBits, BeyondFloat64 };

/// A number that is written by its bits.
struct BitText {
    BitTextFault fault = BitTextFault::None;
    double value = 0;
    std::optional<std::uint32_t> pattern{}; ///< of the format; none for a hexadecimal float
};

/// Reads the bits of a number in the format, 0x2e66, 0b0010111001100110 or 0|01011|1001100110 (`_`, `|` and blanks may
/// part the digits), and hexadecimal floats, which have a point or a p: -0x1.8p-3. Nothing for other texts, decimal
/// numbers among them.
std::optional<BitText> bitTextFrom(std::string_view text, const FloatFormat& format);

} // namespace halfstep
