#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace halfstep {

enum class FloatClass { Zero, Subnormal, Normal, Infinite, NotANumber };

/// A binary floating-point format of at most float32's size: sign, exponent bits, mantissa bits.
struct FloatFormat {
    std::string name;
    int exponentBits = 8;  ///< 2..8
    int mantissaBits = 23; ///< 1..23, the hidden bit not counted
    /// False: as in OCP's E4M3, the only special value is NaN (all ones) and overflow gives NaN.
    /// For up to 7 exponent bits, since the largest values would leave float32.
    bool hasInfinity = true;
    bool saturating = false; ///< overflow gives the largest finite value instead of inf or NaN

    bool operator==(const FloatFormat&) const = default;

    int bias() const;
    int bits() const { return 1 + exponentBits + mantissaBits; }
    double largestFinite() const;
    double smallestNormal() const;
    double smallestSubnormal() const;
    double epsilon() const; ///< spacing above 1

    /// Round half to even, with gradual underflow; what a store in this format and a load back give.
    float rounded(float value) const;
    double rounded(double value) const; ///< in one rounding
    /// The same for every element in place; bit-equal to `rounded` (NaN payloads aside).
    void round(std::span<float> values) const;

    FloatClass classify(double value) const;  ///< of a value already in the format
    std::uint32_t encode(double value) const; ///< bit pattern of the rounded value
    double decode(std::uint32_t pattern) const;
    /// Neighbour above, of a value in the format; NaN above the largest of a format without infinity.
    double nextUp(double value) const;
    double nextDown(double value) const;

    /// float32, tf32, bfloat16, float16, fp8_e4m3, fp8_e5m2, their usual other names (fp16, half, bf16, e4m3fn, ...),
    /// or eXmY with an infinity as in IEEE 754; nothing for other names. `_sat` at the end makes it saturating.
    static std::optional<FloatFormat> named(std::string_view name);
    static std::vector<FloatFormat> builtIn();
};

} // namespace halfstep
