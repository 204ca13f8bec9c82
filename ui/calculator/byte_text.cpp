#include "ui/calculator/byte_text.h"

#include "ui/language/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(halfstep::CalculatorPage)
};

constexpr const char* decimalNames[] = {"kB", "MB", "GB", "TB", "PB", "EB"};
constexpr const char* binaryNames[] = {"KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};

} // namespace

QString shortByteText(double bytes, ByteUnits units)
{
    const double base = units == ByteUnits::Decimal ? 1000 : 1024;
    if (bytes < base)
        return Texts::tr("%1 bytes").arg(shownWhole(static_cast<std::int64_t>(bytes)));
    int power = 1;
    while (power < 6 && bytes >= std::pow(base, power + 1))
        ++power;
    return QStringLiteral("%1 %2").arg(
        printedNumber(bytes / std::pow(base, power), 'g', 6),
        QString::fromLatin1((units == ByteUnits::Decimal ? decimalNames : binaryNames)[power - 1]));
}

QString byteText(std::int64_t bytes, ByteUnits units)
{
    const QString all = Texts::tr("%1 bytes").arg(shownWhole(bytes));
    const bool small = bytes < (units == ByteUnits::Decimal ? 1000 : 1024);
    return small ? all : QStringLiteral("%1 = %2").arg(all, shortByteText(static_cast<double>(bytes), units));
}

double bytesOfGiga(ByteUnits units)
{
    return units == ByteUnits::Decimal ? 1e9 : 1073741824.0;
}

QString gigaText(ByteUnits units)
{
    return units == ByteUnits::Decimal ? QStringLiteral("GB") : QStringLiteral("GiB");
}

QString bandwidthText(ByteUnits units)
{
    return gigaText(units) + QStringLiteral("/s");
}

} // namespace halfstep
