#include "ui/charts/chart_ticker.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace halfstep {
namespace {

double roundStep(double least, AxisNumbers numbers)
{
    if (numbers == AxisNumbers::Bytes)
        return std::max(1.0, std::exp2(std::ceil(std::log2(least))));
    if (numbers == AxisNumbers::Count)
        least = std::max(least, 1.0);
    const double unit = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (unit * factor >= least * (1 - 1e-9))
            return unit * factor;
    return unit * 10;
}

QString linearText(double value, double step, AxisNumbers numbers)
{
    const QLocale locale;
    if (numbers == AxisNumbers::Bytes) {
        static constexpr std::array<const char*, 5> units{"B", "KiB", "MiB", "GiB", "TiB"};
        std::size_t unit = 0;
        double scaled = value;
        double scaledStep = step;
        for (; std::abs(scaled) >= 1024 && unit + 1 < units.size(); ++unit) {
            scaled /= 1024;
            scaledStep /= 1024;
        }
        const int decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(scaledStep))), 0, 2);
        return locale.toString(scaled, 'f', value == 0 ? 0 : decimals) + u' ' + QLatin1String(units[unit]);
    }
    if (numbers == AxisNumbers::Percent) {
        value *= 100;
        step *= 100;
    }
    const QString unit = numbers == AxisNumbers::Percent ? QStringLiteral(" %") : QString();
    const double largest = std::abs(value);
    if (largest >= 1e7 || (step < 1e-5 && value != 0))
        return locale.toString(value, 'g',
                               std::clamp(static_cast<int>(std::ceil(std::log10(largest / step))) + 1, 1, 8));
    const int decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
    return locale.toString(value, 'f', decimals) + unit;
}

QString powerLabel(int base, int exponent)
{
    const QLocale locale;
    if (base == 2) {
        if (exponent >= 0 && exponent <= 24)
            return locale.toString(1LL << exponent);
        if (exponent < 0 && exponent >= -10)
            return QStringLiteral("1/") + locale.toString(1LL << -exponent);
        return powerText(2, exponent);
    }
    if (exponent >= 0 && exponent <= 4)
        return locale.toString(std::pow(10, exponent), 'f', 0);
    if (exponent < 0 && exponent >= -3)
        return locale.toString(std::pow(10, exponent), 'f', -exponent);
    return powerText(10, exponent);
}

} // namespace

void ChartTicker::setUp(AxisNumbers numbers, bool logarithmic)
{
    m_numbers = numbers;
    m_logarithmic = logarithmic;
}

void ChartTicker::generate(const QCPRange& range, const QLocale&, QChar, int, QVector<double>& ticks,
                           QVector<double>* subTicks, QVector<QString>* labels)
{
    ticks.clear();
    if (subTicks)
        subTicks->clear();
    if (labels)
        labels->clear();
    if (!(range.size() > 0) || !std::isfinite(range.size()))
        return;
    if (!m_logarithmic || range.lower <= 0 || !powers(range, ticks, subTicks, labels))
        linear(range, ticks, subTicks, labels);
}

void ChartTicker::linear(const QCPRange& range, QVector<double>& ticks, QVector<double>* subTicks,
                         QVector<QString>* labels)
{
    const double step = roundStep(range.size() / std::max(m_room, 1), m_numbers);
    const double first = std::ceil(range.lower / step);
    for (int i = 0; i < 100 && (first + i) * step <= range.upper; ++i) {
        const double tick = (first + i) * step;
        ticks << tick;
        if (labels)
            *labels << linearText(tick, step, m_numbers);
    }
    (void)subTicks;
}

bool ChartTicker::powers(const QCPRange& range, QVector<double>& ticks, QVector<double>* subTicks,
                         QVector<QString>* labels)
{
    const int base = m_numbers == AxisNumbers::PowersOfTwo ? 2 : 10;
    const double unit = std::log10(base);
    const double low = std::log10(range.lower) / unit;
    const double high = std::log10(range.upper) / unit;
    const double whole = std::floor(high + 1e-9) - std::ceil(low - 1e-9);
    if (whole < (base == 2 ? 0 : 1)) {
        if (base == 2 || high - low < 0.7)
            return false;
        // Less than two decades: 1, 2, 5.
        for (int exponent = static_cast<int>(std::floor(low)); exponent <= high; ++exponent)
            for (const int digit : {1, 2, 5}) {
                const double tick = digit * std::pow(10, exponent);
                if (!range.contains(tick))
                    continue;
                ticks << tick;
                if (labels)
                    *labels << linearText(tick, std::pow(10, exponent), m_numbers);
            }
        return true;
    }
    const int step = std::max(1, static_cast<int>(std::ceil((high - low) / std::max(m_room, 1))));
    const int first = static_cast<int>(std::ceil(low - 1e-9));
    const int start = first + ((-first) % step + step) % step;
    for (int exponent = start; exponent <= high + 1e-9; exponent += step) {
        ticks << std::pow(base, exponent);
        if (labels)
            *labels << powerLabel(base, exponent);
    }
    if (subTicks && base == 10 && step == 1)
        for (int exponent = static_cast<int>(std::floor(low)); exponent <= high; ++exponent)
            for (int digit = 2; digit < 10; ++digit)
                if (const double tick = digit * std::pow(10, exponent); range.contains(tick))
                    *subTicks << tick;
    return true;
}

} // namespace halfstep
