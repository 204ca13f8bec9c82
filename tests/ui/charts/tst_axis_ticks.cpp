// Ticks and their labels over ranges of every kind: two at least, all different, each true where it stands.
#include "ui/charts/axis_ticks.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>
#include <limits>

using namespace halfstep;

namespace {

/// A label read back by somebody who knows the language's numbers and the units, and its last digit's size.
struct ReadLabel {
    long double value = 0;
    long double lastDigit = 0;
    bool understood = false;
};

int exponentIn(QStringView text)
{
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    int value = 0;
    for (const QChar c : text)
        if (c != u'⁻')
            value = value * 10 + static_cast<int>(digits.indexOf(c));
    return text.startsWith(u'⁻') ? -value : value;
}

ReadLabel readNumber(QString text, const QLocale& locale)
{
    if (text.startsWith(u'+'))
        text.remove(0, 1);
    if (text.startsWith(QLatin1String("1/"))) {
        const ReadLabel part = readNumber(text.mid(2), locale);
        return {1 / part.value, 0, part.understood};
    }
    for (const int base : {10, 2})
        if (const QString start = QString::number(base); text.startsWith(start) && text.size() > start.size()
                                                         && QStringLiteral("⁻⁰¹²³⁴⁵⁶⁷⁸⁹").contains(text[start.size()]))
            return {std::pow(static_cast<long double>(base), exponentIn(QStringView(text).mid(start.size()))), 0, true};
    if (text.startsWith(u'−')) {
        const ReadLabel part = readNumber(text.mid(1), locale);
        return {-part.value, part.lastDigit, part.understood};
    }
    if (const qsizetype times = text.indexOf(u'×'); times > 0) {
        const ReadLabel mantissa = readNumber(text.left(times), locale);
        const ReadLabel power = readNumber(text.mid(times + 1), locale);
        return {mantissa.value * power.value, mantissa.lastDigit * power.value,
                mantissa.understood && power.understood};
    }
    bool understood = !text.contains(u'-');
    if (understood)
        locale.toDouble(text, &understood);
    text.remove(locale.groupSeparator());
    text.replace(locale.decimalPoint(), QLatin1String("."));
    text.replace(locale.exponential(), QLatin1String("e"), Qt::CaseInsensitive);
    const QString mantissa = text.section(u'e', 0, 0);
    const int exponent = text.section(u'e', 1).toInt();
    const auto decimals = mantissa.contains(u'.') ? mantissa.size() - mantissa.indexOf(u'.') - 1 : 0;
    return {std::strtold(text.toLatin1().constData(), nullptr),
            std::pow(10.0L, static_cast<long double>(exponent - decimals)), understood};
}

ReadLabel readLabel(QString text, const QLocale& locale)
{
    long double unit = 1;
    long double size = 1;
    for (const char* name : {" B", " KiB", " MiB", " GiB", " TiB"}) {
        if (text.endsWith(QLatin1String(name))) {
            unit = size;
            text.chop(static_cast<qsizetype>(qstrlen(name)));
        }
        size *= 1024;
    }
    if (text.endsWith(u'%')) {
        unit = 0.01L;
        text.chop(1);
    }
    const ReadLabel read = readNumber(text, locale);
    return {read.value * unit, read.lastDigit * unit, read.understood};
}

/// What is wrong with an axis, or nothing.
QString complaint(double lower, double upper, const AxisScale& scale, const QLocale& locale)
{
    const AxisTicks ticks = axisTicks(lower, upper, scale, locale);
    QString said = QStringLiteral("%1 to %2, kind %3%4, room %5, letters %6, %7:")
                       .arg(lower, 0, 'g', 17)
                       .arg(upper, 0, 'g', 17)
                       .arg(static_cast<int>(scale.numbers))
                       .arg(scale.logarithmic ? QStringLiteral(" log") : QString())
                       .arg(scale.room)
                       .arg(scale.letters)
                       .arg(locale.name());
    for (const AxisTick& tick : ticks.labelled)
        said += QStringLiteral(" [%1]").arg(tick.label);
    said += u' ' + ticks.offset;
    if (ticks.labelled.size() < 2)
        return QStringLiteral("fewer than two: ") + said;
    if (static_cast<int>(ticks.labelled.size()) > std::max(scale.room, 2) + 1)
        return QStringLiteral("too many: ") + said;
    const ReadLabel offset = ticks.offset.isEmpty() ? ReadLabel{0, 0, true} : readLabel(ticks.offset, locale);
    if (!offset.understood)
        return QStringLiteral("unreadable offset: ") + said;
    for (std::size_t i = 0; i < ticks.labelled.size(); ++i) {
        const AxisTick& tick = ticks.labelled[i];
        if (tick.at < lower || tick.at > upper)
            return QStringLiteral("outside: ") + said;
        for (std::size_t k = 0; k < i; ++k)
            if (ticks.labelled[k].label == tick.label || ticks.labelled[k].at >= tick.at)
                return QStringLiteral("twice the same: ") + said;
        const ReadLabel read = readLabel(tick.label, locale);
        if (!read.understood || tick.label.startsWith(u'+') == ticks.offset.isEmpty())
            return QStringLiteral("unreadable: ") + said;
        const long double off = std::abs(offset.value + read.value - static_cast<long double>(tick.at));
        const auto allowed = read.lastDigit / 2 * (1 + 1e-9L)
                             + 2 * static_cast<long double>(std::numeric_limits<double>::epsilon()) * std::abs(tick.at);
        if (off > std::max(allowed, static_cast<long double>(std::numeric_limits<double>::denorm_min())))
            return QStringLiteral("untrue, %1: ").arg(i) + said;
        if (ticks.offset.isEmpty() && tick.label.size() > 20)
            return QStringLiteral("long: ") + said;
    }
    for (const double at : ticks.between)
        if (at < lower || at > upper)
            return QStringLiteral("small tick outside: ") + said;
    return {};
}

QStringList labelsOf(double lower, double upper, const AxisScale& scale)
{
    QStringList labels;
    for (const AxisTick& tick : axisTicks(lower, upper, scale, QLocale::c()).labelled)
        labels << tick.label;
    return labels;
}

} // namespace

class TestAxisTicks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyAxisIsReadable_data();
    void everyAxisIsReadable();
    void neighboursAreToldApart_data();
    void neighboursAreToldApart();
    void longNumbersGetAnOffset();
    void emptyRangesHaveNoTicks();
};

void TestAxisTicks::everyAxisIsReadable_data()
{
    QTest::addColumn<AxisNumbers>("numbers");
    QTest::addColumn<bool>("logarithmic");
    QTest::newRow("plain") << AxisNumbers::Plain << false;
    QTest::newRow("plain, log") << AxisNumbers::Plain << true;
    QTest::newRow("powers of two") << AxisNumbers::PowersOfTwo << false;
    QTest::newRow("powers of two, log") << AxisNumbers::PowersOfTwo << true;
    QTest::newRow("bytes") << AxisNumbers::Bytes << false;
    QTest::newRow("bytes, log") << AxisNumbers::Bytes << true;
    QTest::newRow("per cent") << AxisNumbers::Percent << false;
    QTest::newRow("per cent, log") << AxisNumbers::Percent << true;
    QTest::newRow("count") << AxisNumbers::Count << false;
    QTest::newRow("count, log") << AxisNumbers::Count << true;
}

/// From ranges across hundreds of orders down to a millionth of a millionth of the values, of either sign.
void TestAxisTicks::everyAxisIsReadable()
{
    QFETCH(AxisNumbers, numbers);
    QFETCH(bool, logarithmic);
    QLocale c = QLocale::c();
    c.setNumberOptions({});
    const QLocale locales[] = {c, QLocale(QStringLiteral("en")), QLocale(QStringLiteral("hu")),
                               QLocale(QStringLiteral("id"))};
    QRandomGenerator random(20261020);
    const auto between = [&](double low, double high) { return low + random.generateDouble() * (high - low); };
    const bool usual = numbers != AxisNumbers::Plain;
    for (int i = 0; i < 4000; ++i) {
        const double size = std::pow(10, usual || i % 2 ? between(-3, 12) : between(-300, 200));
        const double share = std::pow(10, between(-11.9, i % 3 ? 0 : 3));
        double lower = size;
        double upper = size * (1 + share);
        if (!logarithmic && random.bounded(2)) {
            lower = -upper;
            upper = random.bounded(2) ? -size : size * share;
        }
        if (!logarithmic && random.bounded(20) == 0)
            lower = 0;
        if (!(upper - lower > 1e-12 * std::max(std::abs(lower), std::abs(upper))))
            continue;
        const AxisScale scale{numbers, logarithmic, static_cast<int>(random.bounded(2, 13)),
                              static_cast<int>(random.bounded(4, 16))};
        const QString wrong = complaint(lower, upper, scale, locales[i % 4]);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
}

void TestAxisTicks::neighboursAreToldApart_data()
{
    QTest::addColumn<double>("lower");
    QTest::addColumn<double>("upper");
    QTest::addColumn<AxisNumbers>("numbers");
    QTest::addColumn<bool>("logarithmic");
    QTest::addColumn<QStringList>("labels");
    const auto row = [](const char* name, double lower, double upper, AxisNumbers numbers, bool logarithmic,
                        const QStringList& labels) {
        QTest::newRow(name) << lower << upper << numbers << logarithmic << labels;
    };
    const double kib = 1024;
    row("whole range", 0, 2.3, AxisNumbers::Plain, false, {"0.0", "0.5", "1.0", "1.5", "2.0"});
    row("seven and a little", 7.03761887, 7.03761892, AxisNumbers::Plain, false,
        {"7.03761887", "7.03761888", "7.03761889", "7.03761890", "7.03761891", "7.03761892"});
    row("negative", -0.0012, -0.0002, AxisNumbers::Plain, false,
        {"−0.0012", "−0.0010", "−0.0008", "−0.0006", "−0.0004", "−0.0002"});
    row("very small", 3e-42, 8e-42, AxisNumbers::Plain, false,
        {"3×10⁻⁴²", "4×10⁻⁴²", "5×10⁻⁴²", "6×10⁻⁴²", "7×10⁻⁴²", "8×10⁻⁴²"});
    row("denormal", 0, 1e-310, AxisNumbers::Plain, false,
        {"0", "2×10⁻³¹¹", "4×10⁻³¹¹", "6×10⁻³¹¹", "8×10⁻³¹¹", "1.0×10⁻³¹⁰"});
    row("bytes far in", 410.83 * kib, 410.85 * kib, AxisNumbers::Bytes, false, {"420696 B", "420704 B"});
    row("bytes in quarters", 410 * kib, 411 * kib, AxisNumbers::Bytes, false,
        {"410.00 KiB", "410.25 KiB", "410.50 KiB", "410.75 KiB", "411.00 KiB"});
    row("bytes within one", 99.2, 99.8, AxisNumbers::Bytes, false, {"99.2 B", "99.4 B", "99.6 B", "99.8 B"});
    row("mebibytes", 0, 1.2 * kib * kib, AxisNumbers::Bytes, false,
        {"0 B", "0.25 MiB", "0.50 MiB", "0.75 MiB", "1.00 MiB"});
    row("attempts", 0.5, 12.5, AxisNumbers::Count, false, {"5", "10"});
    row("within one attempt", 3.2, 3.4, AxisNumbers::Count, false, {"3.2", "3.4"});
    row("per cent far in", 0.87654, 0.87659, AxisNumbers::Percent, false,
        {"87.654%", "87.655%", "87.656%", "87.657%", "87.658%", "87.659%"});
    row("per cent, log", 0.01, 1, AxisNumbers::Percent, true, {"1%", "10%", "100%"});
    row("within a doubling", 70000, 90000, AxisNumbers::PowersOfTwo, true,
        {"70000", "75000", "80000", "85000", "90000"});
    row("one power of two", 40000, 90000, AxisNumbers::PowersOfTwo, true,
        {"40000", "50000", "60000", "70000", "80000", "90000"});
    row("powers of two", 30000, 140000, AxisNumbers::PowersOfTwo, true, {"32768", "65536", "131072"});
    row("within a decade", 2.4, 3.1, AxisNumbers::Plain, true, {"2.4", "2.6", "2.8", "3.0"});
    row("about a decade", 0.3, 7, AxisNumbers::Plain, true, {"0.5", "1", "2", "5"});
    row("decades", 0.05, 2e4, AxisNumbers::Plain, true, {"1", "100", "10000"});
}

void TestAxisTicks::neighboursAreToldApart()
{
    QFETCH(double, lower);
    QFETCH(double, upper);
    QFETCH(AxisNumbers, numbers);
    QFETCH(bool, logarithmic);
    QFETCH(QStringList, labels);
    QCOMPARE(labelsOf(lower, upper, {numbers, logarithmic, 5, 12}), labels);
}

void TestAxisTicks::longNumbersGetAnOffset()
{
    const AxisTicks ticks = axisTicks(1e9 + 1e-6, 1e9 + 4e-6, {AxisNumbers::Plain, false, 3, 12}, QLocale::c());
    QCOMPARE(ticks.offset, QStringLiteral("10⁹"));
    QCOMPARE(ticks.labelled.front().label, QStringLiteral("+2×10⁻⁶"));
    const AxisTicks bytes =
        axisTicks(5497558139880.0, 5497558139890.0, {AxisNumbers::Bytes, false, 5, 12}, QLocale::c());
    QCOMPARE(bytes.offset, QStringLiteral("5497558139880 B"));
    QCOMPARE(bytes.labelled.back().label, QStringLiteral("+10 B"));
}

void TestAxisTicks::emptyRangesHaveNoTicks()
{
    const double infinite = std::numeric_limits<double>::infinity();
    QVERIFY(axisTicks(1, 1, {}, QLocale::c()).labelled.empty());
    QVERIFY(axisTicks(2, 1, {}, QLocale::c()).labelled.empty());
    QVERIFY(axisTicks(0, infinite, {}, QLocale::c()).labelled.empty());
    QVERIFY(axisTicks(std::numeric_limits<double>::quiet_NaN(), 1, {}, QLocale::c()).labelled.empty());
}

QTEST_GUILESS_MAIN(TestAxisTicks)
#include "tst_axis_ticks.moc"
