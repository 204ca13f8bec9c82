#pragma once

#include <QLocale>
#include <QString>

#include <cstdint>
#include <optional>

namespace halfstep {

/// What a typed number turned out to be.
enum class NumberFault { None, Empty, NotANumber, NotWhole, Ambiguous, TooLarge };

struct ParsedNumber {
    double value = 0;
    NumberFault fault = NumberFault::None;
};

/// Reads 0.001, 0,001 and 1e-3 in every language, and thousands in groups as the interface language writes them or
/// with spaces. "1,000" is refused where it may mean a thousand or one.
ParsedNumber parseNumber(const QString& text);

struct ParsedWhole {
    std::int64_t value = 0;
    NumberFault fault = NumberFault::None;
};

/// Reads a whole number, also 1e3 and in groups likewise.
ParsedWhole parseWhole(const QString& text);

/// Shortest text that reads back to the same value, with the interface language's decimal sign, without grouping.
QString editableNumber(double value);

/// A number as it is printed, in the form of QLocale::toString: with a true minus, and as 1.5×10⁻⁵ or 10⁻⁵ where that
/// has an exponent; NaN, inf and −inf.
QString printedNumber(double value, char form, int digits, const QLocale& locale = QLocale());
/// "10⁻⁵" and the like.
QString powerText(int base, int exponent);
/// For labels: at most `digits` significant digits, grouped, in the interface language.
QString shownNumber(double value, int digits = 4);
/// For labels: what is known exactly, as a setting or a loss scale, without zeros that say nothing; seven significant
/// digits at most, grouped.
QString exactNumber(double value);
/// For labels: what was measured, with as many significant digits as are known of it, grouped.
QString shownMeasured(double value, int digits = 3);
QString shownWhole(std::int64_t value);
QString shownPercent(double fraction); ///< 0.934 → "93.4%"
QString shownDuration(double seconds); ///< "1:12", "1:02:03"

} // namespace halfstep
