#include "ui/charts/value_text.h"

#include <QCoreApplication>

#include <cmath>

namespace halfstep {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::ChartWidget)
};

} // namespace

QString valueText(double value, AxisNumbers numbers, const QLocale& locale)
{
    if (std::isnan(value))
        return QStringLiteral("NaN");
    if (std::isinf(value))
        return value > 0 ? QStringLiteral("inf") : QStringLiteral("-inf");
    switch (numbers) {
    case AxisNumbers::Bytes:
        if (std::abs(value) < 9e18)
            return locale.formattedDataSize(static_cast<qint64>(value), std::abs(value) < 1024 ? 0 : 2);
        break;
    case AxisNumbers::Percent: {
        const QString text = locale.toString(value * 100, 'f', 1);
        return Words::tr("%1 %", "a percentage").arg(text);
    }
    case AxisNumbers::Count:
    case AxisNumbers::PowersOfTwo:
        if (std::abs(value) < 1e12 && value == std::floor(value))
            return locale.toString(value, 'f', 0);
        break;
    case AxisNumbers::Plain: break;
    }
    const double size = std::abs(value);
    if (size >= 1000 && size < 1e7)
        return locale.toString(value, 'f', 0);
    return locale.toString(value, 'g', 4);
}

QString valueText(const ValueRange& range, AxisNumbers numbers, const QLocale& locale)
{
    const QString lower = valueText(range.lower, numbers, locale);
    const QString upper = valueText(range.upper, numbers, locale);
    return lower == upper ? lower : lower + QStringLiteral(" … ") + upper;
}

} // namespace halfstep
