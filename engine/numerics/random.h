#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace halfstep {

/// A seed for one purpose ("data", "weights", "shuffle", ...), so that purposes never share a stream.
std::uint64_t derivedSeed(std::uint64_t seed, std::string_view purpose);

/// xoshiro256** 1.0 (Blackman, Vigna 2018), seeded through SplitMix64. Everything drawn from it is
/// computed here, because the standard library's distributions differ between implementations.
/// Not thread-safe; copies continue independently with the same numbers.
class Random {
public:
    using State = std::array<std::uint64_t, 4>;

    explicit Random(std::uint64_t seed);

    /// 64 random bits.
    std::uint64_t next();

    /// In [0, 1), a multiple of 2^-53.
    double uniform01();

    /// In [low, high); `low` where the two are equal.
    float uniform(float low, float high);

    /// Mean 0, deviation 1, by Box and Muller: two uniforms a call, nothing kept between calls.
    double normal();

    /// In [0, n), every value equally likely; n must be positive.
    std::uint64_t below(std::uint64_t n);

    /// 0 ... count-1 in random order (Fisher and Yates).
    std::vector<std::int64_t> permutation(std::int64_t count);

    State state() const { return m_state; }
    void restore(const State& state) { m_state = state; }

private:
    State m_state;
};

} // namespace halfstep
