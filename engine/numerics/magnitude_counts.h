#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace halfstep {

/// How large some float32 numbers are, signs left aside: exact counts of each binary exponent, float32's subnormals
/// told apart like the rest. An exponent e holds 2^e ≤ |x| < 2^(e+1).
struct MagnitudeCounts {
    static constexpr int lowest = -149; ///< float32's smallest subnormal
    static constexpr int highest = 127;
    using Exponents = std::array<std::int64_t, highest - lowest + 1>;

    Exponents byExponent{};
    Exponents powers{}; ///< of them those that are 2^e itself, which is where formats round to zero and begin
    std::int64_t zeros = 0;
    std::int64_t infinite = 0;
    std::int64_t nans = 0;
    float smallest = 0; ///< finite magnitude other than zero; 0 when there is none
    float largest = 0;  ///< finite magnitude

    std::int64_t at(int exponent) const { return byExponent[static_cast<std::size_t>(exponent - lowest)]; }
    std::int64_t finite() const;   ///< other than zero
    std::int64_t elements() const; ///< zero and non-finite ones among them
    std::int64_t nonfinite() const { return infinite + nans; }
    /// Magnitudes below 2^exponent, zero left out.
    std::int64_t below(int exponent) const;

    MagnitudeCounts& operator+=(const MagnitudeCounts& other);
    bool operator==(const MagnitudeCounts&) const = default;
};

/// The counts of the same numbers, each times a power of two; nothing for another factor, and where a product would not
/// be a normal float32, so that it may be rounded.
std::optional<MagnitudeCounts> timesPowerOfTwo(const MagnitudeCounts& counts, float factor);

/// One pass.
MagnitudeCounts magnitudesOf(std::span<const float> values);
/// Of the differences values − before, each rounded to float32; as many of both.
MagnitudeCounts magnitudesOfChanges(std::span<const float> values, std::span<const float> before);

} // namespace halfstep
