#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace halfstep {

/// How a binary floating-point format of at most float32's size divides its bits: sign, exponent, mantissa.
struct FormatLayout {
    std::string name;
    int exponentBits = 8;  ///< 2..8
    int mantissaBits = 23; ///< 1..23, the hidden bit not counted
    /// False: as in OCP's E4M3, the only special value is NaN (all ones) and overflow gives NaN.
    /// For up to 7 exponent bits, since the largest values would leave float32.
    bool hasInfinity = true;
    bool saturating = false; ///< overflow gives the largest finite value instead of inf or NaN

    bool operator==(const FormatLayout&) const = default;

    /// False for float32, tf32 and bfloat16, whose exponents reach as far as float32's: no gradient vanishes in them
    /// that a scale would save. A format spelled out keeps its scaler whatever its exponent.
    bool needsLossScale() const;

    /// The layout a config's name means: float32, tf32, bfloat16, float16, fp8_e4m3, fp8_e5m2, their usual other names
    /// (fp16, half, bf16, e4m3fn, ...), or eXmY with an infinity as in IEEE 754; nothing for other names. `_sat` at
    /// the end makes it saturating.
    static std::optional<FormatLayout> named(std::string_view name);
    static std::vector<FormatLayout> builtIn();
};

} // namespace halfstep
