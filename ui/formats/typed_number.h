#pragma once

#include "engine/numerics/float_format.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace halfstep {

/// A number as typed: decimal in any language's way, inf, nan, a hexadecimal float, or the bits of a format.
struct TypedNumber {
    double value = 0;
    std::optional<std::uint32_t> pattern{}; ///< where bits were typed
    QString complaint{};                    ///< one sentence where it is no number; empty else
};

TypedNumber readNumber(const QString& text, const FloatFormat& bitsOf);

/// A number to be edited, so that it reads back to the same value.
QString numberForField(double value);
/// A number to look at: all of its digits up to `digits`.
QString numberToShow(double value, int digits = 9);
/// All digits of a number.
QString wholeNumber(double value);

} // namespace halfstep
