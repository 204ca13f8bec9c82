#include "ui/formats/typed_number.h"

#include "engine/numerics/bit_text.h"
#include "ui/language/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace halfstep {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(halfstep::TypedNumber)
};

QString complaintFor(BitTextFault fault, const FloatFormat& format)
{
    switch (fault) {
    case BitTextFault::None: return {};
    case BitTextFault::Malformed:
        return Texts::tr("This is not a number; bits are written 0x2e66 or 0b0010111001100110, and hexadecimal floats "
                         "0x1.8p-3.");
    case BitTextFault::TooManyBits:
        return Texts::tr("These are more than the %1 bits of %2.")
            .arg(format.bits())
            .arg(QString::fromStdString(format.name));
    case BitTextFault::BeyondFloat64: return Texts::tr("This is beyond what float64 holds, 5e-324 to 1.8e308.");
    }
    return {};
}

QString complaintFor(NumberFault fault)
{
    switch (fault) {
    case NumberFault::None: return {};
    case NumberFault::Empty: return Texts::tr("Type a number: 0.1, 1e-6, inf, 0x2e66 or 0x1.8p-3.");
    case NumberFault::NotANumber:
    case NumberFault::NotWhole:
        return Texts::tr("This is not a number; write it like 0.1, 1e-6, inf, 0x2e66 or 0x1.8p-3.");
    case NumberFault::Ambiguous: return Texts::tr("This may mean thousands or decimals; write it without separator.");
    case NumberFault::TooLarge: return Texts::tr("This is beyond what float64 holds, 5e-324 to 1.8e308.");
    }
    return {};
}

/// inf, -∞, NaN and the like.
std::optional<double> namedNumber(const QString& text)
{
    QString word = text.trimmed().toLower();
    word.replace(QChar(u'−'), QLatin1Char('-'));
    const bool negative = word.startsWith(QLatin1Char('-'));
    if (negative || word.startsWith(QLatin1Char('+')))
        word.remove(0, 1);
    const bool infinite =
        word == QLatin1String("inf") || word == QLatin1String("infinity") || word == QStringLiteral("∞");
    if (!infinite && word != QLatin1String("nan"))
        return std::nullopt;
    const double value = infinite ? std::numeric_limits<double>::infinity() : std::nan("");
    return negative ? -value : value;
}

} // namespace

TypedNumber readNumber(const QString& text, const FloatFormat& bitsOf)
{
    if (const std::optional<double> named = namedNumber(text))
        return {*named};
    if (const std::optional<BitText> bits = bitTextFrom(text.toStdString(), bitsOf))
        return {bits->value, bits->pattern, complaintFor(bits->fault, bitsOf)};
    const ParsedNumber number = parseNumber(text);
    return {number.value, {}, complaintFor(number.fault)};
}

QString numberForField(double value)
{
    if (std::isnan(value))
        return QStringLiteral("nan");
    if (std::isinf(value))
        return value > 0 ? QStringLiteral("inf") : QStringLiteral("-inf");
    return editableNumber(value);
}

QString numberToShow(double value, int digits)
{
    if (!std::isfinite(value))
        return shownNumber(value);
    if (value == 0)
        return std::signbit(value) ? QStringLiteral("−0") : QStringLiteral("0");
    return printedNumber(value, 'g', digits);
}

QString wholeNumber(double value)
{
    const QString shortest = QString::number(value, 'e', QLocale::FloatingPointShortest);
    const auto digits = static_cast<int>(
        std::ranges::count_if(shortest.section(QLatin1Char('e'), 0, 0), [](QChar c) { return c.isDigit(); }));
    return numberToShow(value, digits);
}

} // namespace halfstep
