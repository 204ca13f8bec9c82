#include "ui/language/language.h"
#include "ui/language/number_text.h"
#include "ui/settings/number_box.h"

#include <QShortcut>
#include <QSignalSpy>
#include <QtTest>

#include <cmath>

using namespace halfstep;

class TestNumberBox : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void typedText_data();
    void typedText();
    void typedWhole_data();
    void typedWhole();
    void refusedTextKeepsTheValue();
    void rangesAreKept_data();
    void rangesAreKept();
    void valueIsShownInTheLanguage();
    void arrowKeysStep_data();
    void arrowKeysStep();
    void escapeTakesTheValueBack();
    void everyDoubleSurvivesShowing();
    void whatIsPrintedIsRead();
    void shortcutsOfTheWindowWork();
    void measuredNumbersCarryWhatIsKnown();

private:
    static void type(NumberBox& box, const QString& text)
    {
        box.selectAll();
        box.insert(text); // no key has a narrow space
        QTest::keyClick(&box, Qt::Key_Return);
    }
};

void TestNumberBox::measuredNumbersCarryWhatIsKnown()
{
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    QCOMPARE(shownMeasured(123'456.7), QStringLiteral("123,000"));
    QCOMPARE(shownMeasured(99'960), QStringLiteral("100,000"));
    QCOMPARE(shownMeasured(1234, 2), QStringLiteral("1,200"));
    QCOMPARE(shownMeasured(62.74), QStringLiteral("62.7"));
    QCOMPARE(shownMeasured(0.0037512), QStringLiteral("0.00375"));
    QCOMPARE(shownMeasured(0), QStringLiteral("0"));
    QCOMPARE(shownNumber(65536), QStringLiteral("65,536")); // counted, not measured
    QCOMPARE(shownNumber(1e-5), QStringLiteral("10⁻⁵"));
    QCOMPARE(exactNumber(0.02), QStringLiteral("0.02")); // a setting, with the digits that it has
    QCOMPARE(exactNumber(1.5), QStringLiteral("1.5"));
    QCOMPARE(exactNumber(65536), QStringLiteral("65,536"));
    QCOMPARE(exactNumber(0.25), QStringLiteral("0.25"));
    QCOMPARE(exactNumber(0.0001220703125), QStringLiteral("0.0001220703")); // 2⁻¹³
    QCOMPARE(exactNumber(3e-5), QStringLiteral("3×10⁻⁵"));
    QCOMPARE(exactNumber(-0.0), QStringLiteral("0"));
    QCOMPARE(shownNumber(-2.5e-7), QStringLiteral("−2.5×10⁻⁷"));
    QCOMPARE(shownNumber(-1e15), QStringLiteral("−10¹⁵"));
    QCOMPARE(shownNumber(-0.25, 2), QStringLiteral("−0.25"));
    QCOMPARE(shownPercent(0.934), QStringLiteral("93.4%"));
    QCOMPARE(shownPercent(0.0006), QStringLiteral("0.1%"));
    QCOMPARE(shownPercent(0.0004), QStringLiteral("<0.1%"));
    QCOMPARE(shownPercent(0), QStringLiteral("0.0%"));
}

void TestNumberBox::typedText_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value"); // -1: refused
    const struct {
        const char* text;
        double value;
    } everywhere[] = {{"0.5", 0.5},     {"0,5", 0.5},
                      {"0.001", 0.001}, {"0,001", 0.001},
                      {"3.5", 3.5},     {"3,5", 3.5},
                      {"1e-3", 0.001},  {"1E-3", 0.001},
                      {" 2 ", 2},       {".5", 0.5},
                      {",5", 0.5},      {"5.", 5},
                      {"2.5e2", 250},   {"2,5e+2", 250},
                      {"0.125", 0.125}, {"0,125", 0.125},
                      {"65536", 65536}, {"+7", 7},
                      {"1.2.3", -1},    {"1,2,3", -1},
                      {"1 000", 1000},  {"65 536.5", 65536.5},
                      {"65 5364", -1},  {"abc", -1},
                      {"nan", -1},      {"inf", -1},
                      {"1e", -1},       {"e5", -1},
                      {"", -1},         {"-", -1},
                      {".", -1},        {"1e999", -1},
                      {"0x10", -1},     {"--1", -1}};
    for (const char* language : {"en", "hu", "id"})
        for (const auto& row : everywhere)
            QTest::addRow("%s: '%s'", language, row.text) << language << row.text << row.value;
    // Three digits after a sign are what the language means by it; after that of no language, nobody knows.
    const struct {
        const char* text;
        double en, hu, id;
    } grouped[] = {{"1.250", 1.25, -1, 1250},
                   {"1,250", 1250, 1.25, 1.25},
                   {"1,000,000", 1e6, -1, -1},
                   {"1.000.000", -1, -1, 1e6},
                   {"1.000,5", -1, -1, 1000.5},
                   {"1,000.5", 1000.5, -1, -1},
                   {"65\u00a0536", 65536, 65536, 65536},
                   {"65\u202f536,5", 65536.5, 65536.5, 65536.5}};
    for (const auto& row : grouped) {
        QTest::addRow("en: '%s'", row.text) << "en" << row.text << row.en;
        QTest::addRow("hu: '%s'", row.text) << "hu" << row.text << row.hu;
        QTest::addRow("id: '%s'", row.text) << "id" << row.text << row.id;
    }
}

void TestNumberBox::typedText()
{
    QFETCH(QString, language);
    QFETCH(QString, text);
    QFETCH(double, value);
    setLanguage(language);
    NumberBox box(NumberRange{.min = 0, .max = 1e15});
    box.setValue(0.1);
    box.clear();
    type(box, text);
    QCOMPARE(box.isValid(), value >= 0);
    QCOMPARE(box.value(), value >= 0 ? value : 0.1);
    QCOMPARE(box.toolTip().isEmpty(), value >= 0);
}

void TestNumberBox::typedWhole_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("value"); // -1: refused
    QTest::newRow("plain") << "16" << qint64(16);
    QTest::newRow("seed") << "20261020" << qint64(20261020);
    QTest::newRow("exponent") << "1e3" << qint64(1000);
    QTest::newRow("beyond a double's digits") << "9007199254740993" << qint64(9007199254740993);
    QTest::newRow("decimal point") << "4.5" << qint64(-1);
    QTest::newRow("decimal comma") << "4,5" << qint64(-1);
    QTest::newRow("thousands") << "65 536" << qint64(65536);
    QTest::newRow("beyond a double's digits, grouped") << "9 007 199 254 740 993" << qint64(9007199254740993);
    QTest::newRow("fraction") << "1e-3" << qint64(-1);
    QTest::newRow("below") << "0" << qint64(-1);
    QTest::newRow("too large") << "99999999999999999999" << qint64(-1);
}

void TestNumberBox::typedWhole()
{
    QFETCH(QString, text);
    QFETCH(qint64, value);
    for (const char* language : {"en", "hu", "id"}) {
        setLanguage(QString::fromLatin1(language));
        NumberBox box(NumberRange{.min = 1, .max = 9.2e18, .whole = true});
        box.setWhole(4);
        type(box, text);
        QCOMPARE(box.isValid(), value >= 0);
        QCOMPARE(qint64(box.whole()), value >= 0 ? value : 4);
    }
}

void TestNumberBox::refusedTextKeepsTheValue()
{
    setLanguage(QStringLiteral("en"));
    NumberBox box(NumberRange{.min = 0, .max = 1});
    box.setHint(QStringLiteral("hint"));
    box.setValue(0.5);
    QSignalSpy changed(&box, &NumberBox::valueChanged);
    QSignalSpy validity(&box, &NumberBox::validityChanged);
    type(box, QStringLiteral("0..1"));
    QCOMPARE(box.text(), QStringLiteral("0..1"));
    QCOMPARE(box.value(), 0.5);
    QVERIFY(box.property("refused").toBool());
    QVERIFY(box.toolTip().contains(QStringLiteral("1e-3")));
    QCOMPARE(changed.count(), 0);
    QVERIFY(validity.count() >= 1);
    type(box, QStringLiteral("0,25"));
    QVERIFY(!box.property("refused").toBool());
    QCOMPARE(box.toolTip(), QStringLiteral("hint"));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(box.value(), 0.25);
}

void TestNumberBox::rangesAreKept_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    QTest::newRow("below") << "-0.1" << false;
    QTest::newRow("at the excluded minimum") << "0" << false;
    QTest::newRow("inside") << "0.999" << true;
    QTest::newRow("at the excluded maximum") << "1" << false;
    QTest::newRow("above") << "1.5" << false;
}

void TestNumberBox::rangesAreKept()
{
    QFETCH(QString, text);
    QFETCH(bool, good);
    NumberBox box(NumberRange{.min = 0, .max = 1, .minExcluded = true, .maxExcluded = true});
    box.setValue(0.5);
    type(box, text);
    QCOMPARE(box.isValid(), good);
}

void TestNumberBox::valueIsShownInTheLanguage()
{
    setLanguage(QStringLiteral("en"));
    NumberBox box(NumberRange{.min = 0});
    box.setValue(0.125);
    box.show();
    QCOMPARE(box.text(), QStringLiteral("0.125"));
    setLanguage(QStringLiteral("hu"));
    QTRY_COMPARE(box.text(), QStringLiteral("0,125"));
    setLanguage(QStringLiteral("id"));
    box.setValue(65536);
    QCOMPARE(box.text(), QStringLiteral("65536"));
    setLanguage(QStringLiteral("en"));
    QCOMPARE(box.value(), 65536.0);
}

void TestNumberBox::arrowKeysStep_data()
{
    QTest::addColumn<double>("from");
    QTest::addColumn<int>("key");
    QTest::addColumn<double>("to");
    QTest::newRow("up") << 0.1 << int(Qt::Key_Up) << 0.2;
    QTest::newRow("down across a power") << 0.1 << int(Qt::Key_Down) << 0.09;
    QTest::newRow("small") << 0.001 << int(Qt::Key_Up) << 0.002;
    QTest::newRow("page") << 0.001 << int(Qt::Key_PageUp) << 0.01;
    QTest::newRow("not below the minimum") << 0.0 << int(Qt::Key_Down) << 0.0;
}

void TestNumberBox::arrowKeysStep()
{
    QFETCH(double, from);
    QFETCH(int, key);
    QFETCH(double, to);
    NumberBox box(NumberRange{.min = 0});
    box.setValue(from);
    QTest::keyClick(&box, Qt::Key(key));
    QCOMPARE(box.value(), to);
}

void TestNumberBox::escapeTakesTheValueBack()
{
    NumberBox box(NumberRange{.min = 0});
    box.setValue(5);
    box.selectAll();
    QTest::keyClicks(&box, QStringLiteral("oops"));
    QVERIFY(!box.isValid());
    QTest::keyClick(&box, Qt::Key_Escape);
    QVERIFY(box.isValid());
    QCOMPARE(box.text(), QStringLiteral("5"));
}

void TestNumberBox::everyDoubleSurvivesShowing()
{
    for (const char* language : {"en", "hu", "id"}) {
        setLanguage(QString::fromLatin1(language));
        for (const double value :
             {0.1, 1.0 / 3, 1e-7, 5e-324, 65536.0, 1.7976931348623157e308, 1.234, 12.345, 123456.789, -2.5}) {
            const ParsedNumber parsed = parseNumber(editableNumber(value));
            QVERIFY2(parsed.fault == NumberFault::None, qPrintable(editableNumber(value)));
            QCOMPARE(parsed.value, value);
        }
    }
}

void TestNumberBox::whatIsPrintedIsRead()
{
    for (const char* language : {"en", "hu", "id"}) {
        setLanguage(QString::fromLatin1(language));
        for (const double value : {65536.0, -1234567.0, 1234.5, 999.0, 16777216.0}) {
            const ParsedNumber parsed = parseNumber(shownNumber(value, 8));
            QVERIFY2(parsed.fault == NumberFault::None, qPrintable(shownNumber(value, 8)));
            QCOMPARE(parsed.value, value);
            if (value == std::floor(value))
                QCOMPARE(double(parseWhole(shownWhole(std::int64_t(value))).value), value);
        }
    }
}

void TestNumberBox::shortcutsOfTheWindowWork()
{
    QWidget window;
    NumberBox box(NumberRange{.min = 0}, &window);
    box.setValue(5);
    QStringList done;
    for (const char* keys : {"Space", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+E"})
        connect(new QShortcut(QKeySequence(QString::fromLatin1(keys)), &window), &QShortcut::activated, &window,
                [&done, keys] { done << QString::fromLatin1(keys); });
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Space);
    QTest::keyClick(&box, Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(&box, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClick(&box, Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(done.join(u' '), QStringLiteral("Space Ctrl+Z Ctrl+Shift+Z Ctrl+E"));
    QCOMPARE(box.text(), QStringLiteral("5"));
    QTest::keyClick(&box, Qt::Key_7);
    QTest::keyClick(&box, Qt::Key_Z, Qt::ControlModifier); // what is being typed is taken back here
    QCOMPARE(box.text(), QStringLiteral("5"));
    QCOMPARE(done.size(), 4);
}

QTEST_MAIN(TestNumberBox)
#include "tst_number_box.moc"
