#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace halfstep::test {

/// A format by its definition, without rounding: every finite magnitude in the order of its pattern.
class FormatTable {
public:
    FormatTable(int exponentBits, int mantissaBits, bool hasInfinity)
        : m_signBit(1u << (exponentBits + mantissaBits))
        , m_hasInfinity(hasInfinity)
    {
        const int bias = (1 << (exponentBits - 1)) - 1;
        const std::uint32_t finite = m_signBit - (hasInfinity ? 1u << mantissaBits : 1u);
        for (std::uint32_t pattern = 0; pattern < finite; ++pattern) {
            const auto exponent = static_cast<int>(pattern >> mantissaBits);
            const auto mantissa = static_cast<int>(pattern & ((1u << mantissaBits) - 1));
            m_values.push_back(exponent == 0
                                   ? std::ldexp(mantissa, 1 - bias - mantissaBits)
                                   : std::ldexp((1 << mantissaBits) + mantissa, exponent - bias - mantissaBits));
        }
        m_smallestNormal = m_values[std::size_t{1} << mantissaBits];
    }

    std::size_t size() const { return m_values.size(); }
    double value(std::size_t pattern) const { return m_values[pattern]; }
    /// Between a value and the one above, also above the largest; exact, as float64 has bits to spare.
    double midpoint(std::size_t pattern) const { return m_values[pattern] + spacing(pattern) / 2; }
    double past() const { return m_hasInfinity ? std::numeric_limits<double>::infinity() : std::nan(""); }
    std::uint32_t patternOf(double stored) const
    {
        const std::uint32_t sign = std::signbit(stored) ? m_signBit : 0;
        return sign
               | static_cast<std::uint32_t>(std::ranges::lower_bound(m_values, std::abs(stored)) - m_values.begin());
    }
    /// As the program names it.
    const char* classNameOf(double stored) const
    {
        const double size = std::abs(stored);
        return std::isinf(size) ? "infinite" : size == 0 ? "zero" : size < m_smallestNormal ? "subnormal" : "normal";
    }
    /// Round half to even.
    double rounded(double value, bool saturating) const
    {
        if (std::isnan(value))
            return value;
        const double size = std::abs(value);
        const double largest = m_values.back();
        double stored = saturating ? largest : past();
        if (size < largest) {
            const auto above = static_cast<std::size_t>(std::ranges::upper_bound(m_values, size) - m_values.begin());
            const double middle = midpoint(above - 1);
            stored = m_values[size < middle || (size == middle && above % 2 == 1) ? above - 1 : above];
        } else if (const double limit = midpoint(m_values.size() - 1);
                   size < limit || (size == limit && m_values.size() % 2 == 1)) {
            stored = largest;
        }
        return std::copysign(stored, value);
    }
    double nextUp(double stored) const
    {
        if (stored == std::numeric_limits<double>::infinity())
            return stored;
        if (stored == -std::numeric_limits<double>::infinity())
            return -m_values.back();
        const std::size_t at = patternOf(stored) & (m_signBit - 1);
        if (stored < 0)
            return -m_values[at - 1];
        return at + 1 < m_values.size() ? m_values[at + 1] : past();
    }

private:
    double spacing(std::size_t pattern) const
    {
        const std::size_t last = m_values.size() - 1;
        return pattern < last ? m_values[pattern + 1] - m_values[pattern] : m_values[last] - m_values[last - 1];
    }

    std::vector<double> m_values;
    std::uint32_t m_signBit;
    double m_smallestNormal = 0;
    bool m_hasInfinity;
};

} // namespace halfstep::test
