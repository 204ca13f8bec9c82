#pragma once

#include "engine/config/format_layout.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace halfstep {

enum class FloatClass { Zero, Subnormal, Normal, Infinite, NotANumber };

std::string_view wordOf(FloatClass kind); ///< zero, subnormal, normal, infinite, nan

/// A layout with its arithmetic.
struct FloatFormat : FormatLayout {
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

    /// As FormatLayout::named.
    static std::optional<FloatFormat> named(std::string_view name);
    static std::vector<FloatFormat> builtIn();
};

} // namespace halfstep
