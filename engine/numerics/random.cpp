#include "engine/numerics/random.h"

#include <bit>
#include <cassert>
#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>

namespace halfstep {

namespace {

std::uint64_t splitMix64(std::uint64_t& state)
{
    state += 0x9e3779b97f4a7c15u;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

} // namespace

std::uint64_t derivedSeed(std::uint64_t seed, std::string_view purpose)
{
    std::uint64_t hash = 0xcbf29ce484222325u; // FNV-1a
    for (const char c : purpose) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 0x100000001b3u;
    }
    std::uint64_t mixed = splitMix64(seed) ^ hash;
    return splitMix64(mixed);
}

Random::Random(std::uint64_t seed)
{
    for (std::uint64_t& word : m_state)
        word = splitMix64(seed);
}

std::uint64_t Random::next()
{
    const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
    const std::uint64_t shifted = m_state[1] << 17;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= shifted;
    m_state[3] = std::rotl(m_state[3], 45);
    return result;
}

double Random::uniform01()
{
    return static_cast<double>(next() >> 11) * 0x1p-53;
}

float Random::uniform(float low, float high)
{
    const double wide = low + uniform01() * (static_cast<double>(high) - low);
    const auto value = static_cast<float>(wide);
    // Rounding to float may reach the excluded end.
    return value < high || low == high ? value : std::nextafter(high, low);
}

double Random::normal()
{
    const double radius = std::sqrt(-2.0 * std::log(1.0 - uniform01()));
    return radius * std::cos(2.0 * std::numbers::pi * uniform01());
}

std::uint64_t Random::below(std::uint64_t n)
{
    assert(n > 0);
    const std::uint64_t rest = (0 - n) % n; // 2^64 mod n: as many low values would be too frequent
    std::uint64_t bits = next();
    while (bits < rest)
        bits = next();
    return bits % n;
}

std::vector<std::int64_t> Random::permutation(std::int64_t count)
{
    std::vector<std::int64_t> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), std::int64_t{0});
    for (std::size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1], order[below(i)]);
    return order;
}

} // namespace halfstep
