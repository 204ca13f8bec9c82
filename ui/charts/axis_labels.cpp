#include "ui/charts/axis_labels.h"

#include "ui/language/number_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <string>

namespace halfstep {
namespace {

// Beyond these a power of ten is written where it is shorter.
constexpr qsizetype longestWhole = 9;    ///< "1,000,000"
constexpr qsizetype longestFraction = 7; ///< "0.00001"

qsizetype longestOf(const QStringList& texts)
{
    qsizetype longest = 0;
    for (const QString& text : texts)
        longest = std::max(longest, text.size());
    return longest;
}

QString unitOf(AxisNumbers numbers)
{
    switch (numbers) {
    case AxisNumbers::Bytes: return QStringLiteral(" B");
    case AxisNumbers::Percent: return QStringLiteral("%");
    case AxisNumbers::Plain:
    case AxisNumbers::PowersOfTwo:
    case AxisNumbers::Count: break;
    }
    return {};
}

/// Takes away the zeros that all places end with.
void shorten(std::vector<Decimal>& places)
{
    const auto endsWithZero = [](const Decimal& place) { return place.digits % 10 == 0; };
    const auto isZero = [](const Decimal& place) { return place.digits == 0; };
    while (std::ranges::all_of(places, endsWithZero) && !std::ranges::all_of(places, isZero))
        for (Decimal& place : places) {
            place.digits /= 10;
            ++place.exponent;
        }
}

QString scientific(const Decimal& place, const QLocale& locale)
{
    if (place.digits == 0)
        return locale.toString(0);
    const auto digits = static_cast<int>(std::to_string(std::abs(place.digits)).size());
    return printedNumber(place.value(), 'e', digits - 1, locale);
}

QStringList decimalTexts(std::vector<Decimal> places, AxisNumbers numbers, const QLocale& locale)
{
    shorten(places);
    QStringList texts;
    bool whole = true;
    for (Decimal& place : places) {
        if (numbers == AxisNumbers::Percent)
            place.exponent += 2;
        whole = whole && place.exponent >= 0;
        texts << printedNumber(place.value(), 'f', std::max(0, -place.exponent), locale);
    }
    if (longestOf(texts) > (whole ? longestWhole : longestFraction)) {
        QStringList powers;
        for (const Decimal& place : places)
            powers << scientific(place, locale);
        if (longestOf(powers) < longestOf(texts))
            texts = powers;
    }
    for (QString& text : texts)
        text += unitOf(numbers);
    return texts;
}

/// Whole bytes, in the largest unit that two decimals say exactly; nothing for other numbers.
QStringList byteTexts(const std::vector<Decimal>& places, const QLocale& locale)
{
    static constexpr std::array<const char*, 5> names{"B", "KiB", "MiB", "GiB", "TiB"};
    std::int64_t largest = 0;
    std::int64_t bits = 0;
    for (const Decimal& place : places) {
        if (place.exponent != 0)
            return {};
        largest = std::max(largest, std::abs(place.digits));
        bits |= std::abs(place.digits);
    }
    std::size_t unit = 0;
    std::int64_t size = 1;
    while (unit + 1 < names.size() && largest / 1024 >= size && bits % (size * 256) == 0) {
        ++unit;
        size *= 1024;
    }
    const int decimals = bits % size == 0 ? 0 : bits % (size / 2) == 0 ? 1 : 2;
    QStringList texts;
    for (const Decimal& place : places) {
        const double value = static_cast<double>(place.digits) / static_cast<double>(size);
        const bool zero = place.digits == 0;
        texts << printedNumber(value, 'f', zero ? 0 : decimals, locale) + u' ' + QLatin1String(names[zero ? 0 : unit]);
    }
    return texts;
}

QStringList textsOf(const std::vector<Decimal>& places, AxisNumbers numbers, const QLocale& locale)
{
    if (numbers == AxisNumbers::Bytes)
        if (QStringList texts = byteTexts(places, locale); !texts.isEmpty())
            return texts;
    return decimalTexts(places, numbers, locale);
}

/// The round number below all places from which the way to the farthest has as few digits as it can.
Decimal offsetBelow(const std::vector<Decimal>& places)
{
    const std::int64_t first = places.front().digits;
    std::int64_t unit = 1;
    while (unit < places.back().digits - first)
        unit *= 10;
    const std::int64_t rest = (first % unit + unit) % unit;
    return {first - rest, places.front().exponent};
}

} // namespace

double Decimal::value() const
{
    std::array<char, 40> text{};
    char* end = std::to_chars(text.data(), text.data() + text.size() / 2, digits).ptr;
    *end++ = 'e';
    end = std::to_chars(end, text.data() + text.size(), exponent).ptr;
    double nearest = 0;
    std::from_chars(text.data(), end, nearest);
    return nearest;
}

AxisLabels axisLabels(std::vector<Decimal> places, AxisNumbers numbers, int letters, const QLocale& locale)
{
    AxisLabels whole{textsOf(places, numbers, locale), {}};
    if (places.size() < 2 || longestOf(whole.texts) <= letters)
        return whole;
    const Decimal offset = offsetBelow(places);
    for (Decimal& place : places)
        place.digits -= offset.digits;
    AxisLabels rests{textsOf(places, numbers, locale), textsOf({offset}, numbers, locale).front()};
    for (QString& text : rests.texts)
        text.prepend(u'+');
    return offset.digits != 0 && longestOf(rests.texts) < longestOf(whole.texts) ? rests : whole;
}

QString powerLabel(int base, int exponent, AxisNumbers numbers, const QLocale& locale)
{
    if (base == 2) {
        if (numbers == AxisNumbers::Bytes && exponent >= 0 && exponent < 62)
            return byteTexts({{std::int64_t{1} << exponent, 0}}, locale).front();
        if (exponent >= 0 && exponent <= 24)
            return locale.toString(1LL << exponent);
        if (exponent < 0 && exponent >= -10)
            return QStringLiteral("1/") + locale.toString(1LL << -exponent);
        return powerText(2, exponent);
    }
    if (numbers == AxisNumbers::Percent)
        exponent += 2;
    const bool plain = exponent >= -3 && exponent <= 4;
    return (plain ? locale.toString(Decimal{1, exponent}.value(), 'f', std::max(0, -exponent))
                  : powerText(10, exponent))
           + unitOf(numbers);
}

} // namespace halfstep
