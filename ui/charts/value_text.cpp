#include "ui/charts/value_text.h"

#include "ui/language/number_text.h"

#include <cmath>

namespace halfstep {

QString valueText(double value, AxisNumbers numbers, const QLocale& locale)
{
    if (std::isnan(value))
        return QStringLiteral("NaN");
    if (std::isinf(value))
        return value > 0 ? QStringLiteral("inf") : QStringLiteral("−inf");
    switch (numbers) {
    case AxisNumbers::Bytes:
        if (std::abs(value) < 9e18)
            return locale.formattedDataSize(static_cast<qint64>(value), std::abs(value) < 1024 ? 0 : 2);
        break;
    case AxisNumbers::Percent:
        if (value > 0 && value < 0.0005) // "0.0%" would be nothing at all
            return u'<' + printedNumber(0.1, 'f', 1, locale) + u'%';
        return printedNumber(value * 100, 'f', 1, locale) + u'%';
    case AxisNumbers::Count:
    case AxisNumbers::PowersOfTwo:
        if (std::abs(value) < 1e12 && value == std::floor(value))
            return printedNumber(value, 'f', 0, locale);
        break;
    case AxisNumbers::Plain: break;
    }
    const double size = std::abs(value);
    if (size >= 1000 && size < 1e7)
        return printedNumber(value, 'f', 0, locale);
    return printedNumber(value, 'g', 4, locale);
}

QString valueText(const ValueRange& range, AxisNumbers numbers, const QLocale& locale)
{
    const QString lower = valueText(range.lower, numbers, locale);
    const QString upper = valueText(range.upper, numbers, locale);
    return lower == upper ? lower : lower + QStringLiteral(" … ") + upper;
}

} // namespace halfstep
