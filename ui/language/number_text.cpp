#include "ui/language/number_text.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace halfstep {

namespace {

/// Without blanks around it and without the groups of thousands that the interface language writes, or that are
/// written with spaces.
QString ungrouped(const QString& text)
{
    static const QRegularExpression spaced(
        QStringLiteral(R"(^[+-]?\d{1,3}([ \x{a0}\x{202f}\x{2009}]\d{3})+(?![ \d]))"));
    QString plain = text.trimmed();
    plain.replace(QChar(0x2212), QLatin1Char('-')); // the minus sign that some locales write
    if (const auto match = spaced.match(plain); match.hasMatch())
        return match.captured().removeIf([](QChar c) { return c.isSpace(); }) + plain.mid(match.capturedLength());
    const QRegularExpression grouped(QStringLiteral("^[+-]?[1-9]\\d{0,2}(%1\\d{3})+(?![%1\\d])")
                                         .arg(QRegularExpression::escape(QLocale().groupSeparator())));
    if (const auto match = grouped.match(plain); match.hasMatch())
        return match.captured().remove(QLocale().groupSeparator()) + plain.mid(match.capturedLength());
    return plain;
}

/// The C form of a number, or why it is none.
NumberFault normalise(const QString& text, QByteArray& plain)
{
    static const QRegularExpression form(QStringLiteral("^([+-]?)([0-9]*)(?:([.,])([0-9]*))?(?:[eE]([+-]?[0-9]+))?$"));
    static const QRegularExpression thousands(QStringLiteral("^[+-]?[1-9][0-9]{0,2}([.,][0-9]{3})+$"));
    const QString trimmed = ungrouped(text);
    if (trimmed.isEmpty())
        return NumberFault::Empty;
    // Three digits after a sign that is neither the language's decimal sign nor its thousands'.
    if (thousands.match(trimmed).hasMatch()
        && (trimmed.count(QLocale().decimalPoint()) != 1 || trimmed.count(u'.') + trimmed.count(u',') != 1))
        return NumberFault::Ambiguous;
    const QRegularExpressionMatch match = form.match(trimmed);
    if (!match.hasMatch() || (match.capturedLength(2) == 0 && match.capturedLength(4) == 0))
        return NumberFault::NotANumber;
    plain = match.captured(1) == QLatin1String("-") ? "-" : "";
    plain += match.capturedLength(2) ? match.captured(2).toLatin1() : QByteArray("0");
    if (match.capturedLength(4))
        plain += '.' + match.captured(4).toLatin1();
    if (match.capturedLength(5))
        plain += 'e' + match.captured(5).toLatin1();
    return NumberFault::None;
}

} // namespace

ParsedNumber parseNumber(const QString& text)
{
    ParsedNumber result;
    QByteArray plain;
    result.fault = normalise(text, plain);
    if (result.fault != NumberFault::None)
        return result;
    const auto [end, error] = std::from_chars(plain.cbegin(), plain.cend(), result.value);
    if (error == std::errc::result_out_of_range || !std::isfinite(result.value))
        result.fault = NumberFault::TooLarge;
    else if (error != std::errc() || end != plain.cend())
        result.fault = NumberFault::NotANumber;
    return result;
}

ParsedWhole parseWhole(const QString& text)
{
    const QString trimmed = ungrouped(text);
    ParsedWhole result;
    const QByteArray digits = trimmed.toLatin1();
    const auto [end, error] = std::from_chars(digits.cbegin(), digits.cend(), result.value);
    if (error == std::errc() && end == digits.cend() && !digits.isEmpty())
        return result;
    if (error == std::errc::result_out_of_range)
        return {0, NumberFault::TooLarge};
    const ParsedNumber number = parseNumber(text);
    if (number.fault != NumberFault::None)
        return {0, number.fault};
    if (trimmed.contains(QLatin1Char('.')) || trimmed.contains(QLatin1Char(',')))
        return {0, NumberFault::NotWhole};
    if (std::abs(number.value) > 9007199254740992.0)
        return {0, NumberFault::TooLarge};
    if (number.value != std::floor(number.value))
        return {0, NumberFault::NotWhole};
    return {static_cast<std::int64_t>(number.value), NumberFault::None};
}

QString editableNumber(double value)
{
    const double size = std::abs(value);
    const char form = size >= 1e-5 && size < 1e-3 ? 'f' : 'g'; // 0.0001 rather than 1e-04
    QString text = QString::number(value, form, QLocale::FloatingPointShortest);
    return text.replace(QLatin1Char('.'), QLocale().decimalPoint());
}

QString powerText(int base, int exponent)
{
    static constexpr char16_t digits[] = u"⁰¹²³⁴⁵⁶⁷⁸⁹";
    QString text = QString::number(base);
    for (const QChar c : QString::number(exponent))
        text += c == u'-' ? QChar(u'⁻') : QChar(digits[c.unicode() - u'0']);
    return text;
}

QString printedNumber(double value, char form, int digits, const QLocale& locale)
{
    if (!std::isfinite(value))
        return std::isnan(value) ? QStringLiteral("NaN") : value > 0 ? QStringLiteral("inf") : QStringLiteral("−inf");
    QString text = locale.toString(value, form, digits);
    if (form == 'f') // which writes no exponent
        return text.replace(u'-', u'−');
    const QString plain = QString::number(value, form, digits);
    const qsizetype e = plain.indexOf(u'e');
    if (e >= 0) {
        const QString mantissa = plain.left(e);
        const auto decimals = static_cast<int>(mantissa.section(u'.', 1).size());
        text = powerText(10, plain.mid(e + 1).toInt());
        if (mantissa == QLatin1String("-1"))
            text.prepend(u'-');
        else if (mantissa != QLatin1String("1"))
            text.prepend(locale.toString(mantissa.toDouble(), 'f', decimals) + u'×');
    }
    return text.replace(u'-', u'−');
}

QString shownNumber(double value, int digits)
{
    if (std::isnan(value))
        return QStringLiteral("NaN");
    if (std::isinf(value))
        return value > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
    const double size = std::abs(value);
    if (size != 0 && (size < 1e-4 || size >= 1e12))
        return printedNumber(value, 'g', digits);
    if (value == std::floor(value))
        return printedNumber(value, 'f', 0);
    const int before = size >= 1 ? static_cast<int>(std::floor(std::log10(size))) + 1 : 0;
    const int zeros = size >= 1 ? 0 : static_cast<int>(-std::floor(std::log10(size))) - 1;
    return printedNumber(value, 'f', std::max(0, digits - before + zeros));
}

QString exactNumber(double value)
{
    const double size = std::abs(value);
    if (value == 0 || !std::isfinite(value))
        return shownNumber(value);
    constexpr qsizetype most = 7;
    const QString shortest = QString::number(value, 'e', QLocale::FloatingPointShortest);
    const QString mantissa = shortest.section(u'e', 0, 0).remove(u'-').remove(u'.');
    const auto digits = static_cast<int>(std::min(mantissa.size(), most));
    if (size < 1e-4 || size >= 1e12)
        return printedNumber(value, 'g', digits);
    return printedNumber(value, 'f', std::max(0, digits - 1 - shortest.section(u'e', 1).toInt()));
}

QString shownMeasured(double value, int digits)
{
    if (value == 0 || !std::isfinite(value))
        return shownNumber(value, digits);
    const double unit = std::pow(10, std::floor(std::log10(std::abs(value))) + 1 - digits);
    return shownNumber(unit > 1 ? std::round(value / unit) * unit : value, digits);
}

QString shownWhole(std::int64_t value)
{
    return QLocale().toString(static_cast<qlonglong>(value)).replace(u'-', u'−');
}

QString shownPercent(double fraction)
{
    const bool small = fraction > 0 && fraction < 0.0005; // "0.0%" would be nothing at all
    return (small ? QStringLiteral("<") : QString()) + printedNumber(small ? 0.1 : 100 * fraction, 'f', 1) + u'%';
}

QString shownDuration(double seconds)
{
    const auto whole = static_cast<qint64>(std::llround(std::max(0.0, seconds)));
    const auto two = [](qint64 part) { return QStringLiteral("%1").arg(part, 2, 10, QLatin1Char('0')); };
    if (whole >= 3600)
        return QString::number(whole / 3600) + QLatin1Char(':') + two(whole / 60 % 60) + QLatin1Char(':')
               + two(whole % 60);
    return QString::number(whole / 60) + QLatin1Char(':') + two(whole % 60);
}

} // namespace halfstep
