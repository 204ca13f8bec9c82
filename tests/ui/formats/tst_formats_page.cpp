#include "engine/labs/lab_json.h"
#include "ui/charts/chart_widget.h"
#include "ui/charts/table_export.h"
#include "ui/formats/bit_strip.h"
#include "ui/formats/formats_page.h"
#include "ui/formats/number_label.h"
#include "ui/formats/number_line_chart.h"
#include "ui/formats/typed_number.h"
#include "ui/glossary/term_links.h"
#include "ui/language/language.h"

#include <nlohmann/json.hpp>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace halfstep;

/// The page of number formats, as a student uses it.
class TestFormatsPage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        setLanguage(QStringLiteral("en"));
        m_page = std::make_unique<FormatsPage>();
        m_page->resize(980, 640);
        m_page->show();
    }
    void cleanup()
    {
        m_page.reset();
        setLanguage(QStringLiteral("en"));
    }
    void numbersAreReadInEveryForm_data();
    void numbersAreReadInEveryForm();
    void badInputIsASentence_data();
    void badInputIsASentence();
    void bitsAreToggledByMouse();
    void bitsAreToggledByKeyboard();
    void bitsOfANanAreKept();
    void bitsTypedAreThoseOfTheChosenFormat();
    void freeFormat();
    void scaleMakesAGradientNormal();
    void sumsStick();
    void sumsRefuse();
    void numberLine();
    void neighbourhoodOfAnyNumber_data();
    void neighbourhoodOfAnyNumber();
    void numbersThatAreCutSaySo();
    void figureAndTableAreSaved();
    void returnsAtTheNextStart();
    void termsAreLinked();
    void everyLanguageFitsAProjector();

private:
    template <typename T>
    T* find(const char* name)
    {
        T* found = m_page->findChild<T*>(QString::fromLatin1(name));
        if (!found)
            qFatal("there is no %s", name);
        return found;
    }
    void type(const QString& text)
    {
        auto* field = find<QLineEdit>("number");
        field->selectAll();
        field->del();
        QTest::keyClicks(field, text);
    }
    /// A number of the page's table; 0 float32, 1 tf32, 2 bfloat16, 3 float16, 4 fp8_e5m2, 5 fp8_e4m3, 6 the free one.
    LabValue value(std::size_t format, const char* column)
    {
        const LabTable table = m_page->table();
        const auto at = std::ranges::find(table.columns, column) - table.columns.begin();
        return table.rows[format][static_cast<std::size_t>(at)];
    }
    double number(std::size_t format, const char* column) { return std::get<double>(value(format, column)); }
    std::string word(std::size_t format, const char* column) { return std::get<std::string>(value(format, column)); }

    std::unique_ptr<FormatsPage> m_page;
};

void TestFormatsPage::numbersAreReadInEveryForm_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("half"); ///< its pattern in float16
    QTest::newRow("decimal") << "0.1" << 0.1 << "0x2e66";
    QTest::newRow("comma") << "0,1" << 0.1 << "0x2e66";
    QTest::newRow("exponent") << "1e-6" << 1e-6 << "0x0011";
    QTest::newRow("bits") << "0x3c00" << 1.0 << "0x3c00";
    QTest::newRow("binary") << "0b1100000000000000" << -2.0 << "0xc000";
    QTest::newRow("hexadecimal float") << "0x1.8p-3" << 0.1875 << "0x3200";
    QTest::newRow("infinity") << "-inf" << -HUGE_VAL << "0xfc00";
    QTest::newRow("overflow") << "65520" << 65520.0 << "0x7c00";
}

void TestFormatsPage::numbersAreReadInEveryForm()
{
    QFETCH(QString, text);
    QFETCH(double, value);
    QFETCH(QString, half);
    type(text);
    QVERIFY(number(3, "value") == value);
    QCOMPARE(QString::fromStdString(word(3, "pattern")), half);
    QVERIFY(!find<QLineEdit>("number")->property("refused").toBool());
}

void TestFormatsPage::badInputIsASentence_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("word") << "one";
    QTest::newRow("too many bits") << "0x123456";
    QTest::newRow("half a pattern") << "0x";
    QTest::newRow("beyond float64") << "1e400";
    QTest::newRow("thousands or decimals") << "1.000";
}

void TestFormatsPage::badInputIsASentence()
{
    QFETCH(QString, text);
    if (text == QStringLiteral("1.000"))
        setLanguage(QStringLiteral("hu"));
    type(QStringLiteral("2"));
    type(text);
    QVERIFY(find<QLineEdit>("number")->property("refused").toBool());
    QVERIFY(find<QLabel>("numberHint")->text().endsWith(u'.'));
    QCOMPARE(find<QLabel>("numberHint")->property("kind").toString(), QStringLiteral("complaint"));
    type(QStringLiteral("3"));
    QVERIFY(!find<QLineEdit>("number")->property("refused").toBool());
    QVERIFY(number(0, "value") == 3);
}

void TestFormatsPage::bitsAreToggledByMouse()
{
    type(QStringLiteral("1"));
    auto* bits = find<BitStrip>("bits3");
    QTest::mouseClick(bits, Qt::LeftButton, {}, bits->bitRect(0).center());
    QVERIFY(number(3, "value") == -1);
    QCOMPARE(find<QLineEdit>("number")->text(), QStringLiteral("-1"));
    QTest::mouseClick(bits, Qt::LeftButton, {}, bits->bitRect(15).center());
    QVERIFY(number(3, "value") == -1 - std::ldexp(1.0, -10));
    QCOMPARE(word(2, "class"), std::string("normal"));
    QVERIFY(number(2, "stored") == -1); // seven mantissa bits do not hold it
}

void TestFormatsPage::bitsAreToggledByKeyboard()
{
    type(QStringLiteral("1"));
    auto* bits = find<BitStrip>("bits3");
    bits->setFocus();
    QTest::keyClick(bits, Qt::Key_End);
    QTest::keyClick(bits, Qt::Key_Space);
    QVERIFY(number(3, "value") == 1 + std::ldexp(1.0, -10));
    QTest::keyClick(bits, Qt::Key_Left);
    QTest::keyClick(bits, Qt::Key_1);
    QVERIFY(number(3, "value") == 1 + std::ldexp(3.0, -10));
    QTest::keyClick(bits, Qt::Key_0); // the mark has moved on
    QVERIFY(number(3, "value") == 1 + std::ldexp(1.0, -9));
    QTest::keyClick(bits, Qt::Key_Home);
    QTest::keyClick(bits, Qt::Key_Space);
    QVERIFY(number(3, "value") < 0);
    QVERIFY(bits->accessibleName().contains(QStringLiteral("sign 1, exponent 01111, mantissa 0000000010")));
}

void TestFormatsPage::bitsOfANanAreKept()
{
    type(QStringLiteral("0x7c00"));
    auto* bits = find<BitStrip>("bits3");
    QTest::mouseClick(bits, Qt::LeftButton, {}, bits->bitRect(15).center());
    QCOMPARE(word(3, "class"), std::string("nan"));
    QCOMPARE(bits->pattern(), 0x7c01u);
    QTest::mouseClick(bits, Qt::LeftButton, {}, bits->bitRect(15).center());
    QCOMPARE(word(3, "class"), std::string("infinite"));
}

void TestFormatsPage::bitsTypedAreThoseOfTheChosenFormat()
{
    type(QStringLiteral("0x3c00"));
    QVERIFY(number(0, "value") == 1); // float16 is chosen at first
    find<QRadioButton>("format2")->click();
    QVERIFY(number(0, "value") == 0.0078125); // bfloat16: 2^(120 - 127)
}

void TestFormatsPage::freeFormat()
{
    type(QStringLiteral("0.3"));
    auto* name = find<QLineEdit>("freeFormat");
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("e2m1"));
    QCOMPARE(word(6, "format"), std::string("e2m1"));
    QVERIFY(number(6, "stored") == 0.5);
    QTest::keyClicks(name, QStringLiteral("x"));
    QVERIFY(name->property("refused").toBool());
    QVERIFY(find<QLabel>("numberHint")->text().contains(QStringLiteral("e4m3")));
    QCOMPARE(word(6, "format"), std::string("e2m1"));
}

/// A gradient of 1e-6 under S = 65536 is 0.065536.
void TestFormatsPage::scaleMakesAGradientNormal()
{
    type(QStringLiteral("1e-6"));
    QCOMPARE(word(3, "class"), std::string("subnormal"));
    find<QSlider>("scale")->setValue(16);
    QVERIFY(number(3, "scale") == 65536);
    QCOMPARE(word(3, "scaled_class"), std::string("normal"));
    QVERIFY(find<QLabel>("product")->text().contains(QStringLiteral("0.065536")));
    QVERIFY(number(3, "smallest_normal_scale") == 64);
    type(QStringLiteral("3"));
    QCOMPARE(find<QTableWidget>("scaled")->item(3, 1)->text(), QStringLiteral("overflow"));
    QVERIFY(number(3, "largest_finite_scale") == 16384);
    QTest::keyClick(find<QSlider>("scale"), Qt::Key_Home);
    QCOMPARE(find<QTableWidget>("scaled")->item(3, 1)->text(), QStringLiteral("subnormal")); // 3·2^-24
}

void TestFormatsPage::sumsStick()
{
    find<QPushButton>("firstExample")->click();
    auto* steps = find<QTableWidget>("sumSteps");
    QCOMPARE(steps->rowCount(), 10);
    QCOMPARE(steps->item(9, 3)->text(), QStringLiteral("1"));
    QVERIFY(find<QLabel>("sumVerdict")->text().contains(QStringLiteral("From addition 1 on the sum sticks at 1")));
    find<QPushButton>("secondExample")->click();
    QCOMPARE(steps->item(0, 2)->text(), QStringLiteral("2,049"));
    QCOMPARE(steps->item(9, 3)->text(), QStringLiteral("2,048"));
    find<QComboBox>("sumFormat")->setCurrentText(QStringLiteral("float32"));
    QCOMPARE(steps->item(9, 3)->text(), QStringLiteral("2,058"));
    QVERIFY(!find<QLabel>("sumVerdict")->text().contains(QStringLiteral("sticks")));
}

void TestFormatsPage::sumsRefuse()
{
    find<QComboBox>("sumFormat")->setCurrentText(QStringLiteral("e9m9"));
    QCOMPARE(find<QTableWidget>("sumSteps")->rowCount(), 0);
    QVERIFY(find<QLabel>("sumVerdict")->text().startsWith(QStringLiteral("This is no format")));
    find<QComboBox>("sumFormat")->setCurrentText(QStringLiteral("e4m3"));
    QCOMPARE(find<QTableWidget>("sumSteps")->rowCount(), 10);
    find<QLineEdit>("sumCount")->clear();
    QTest::keyClicks(find<QLineEdit>("sumCount"), QStringLiteral("0"));
    QVERIFY(find<QLabel>("sumVerdict")->text().contains(QStringLiteral("from 1 to 100,000")));
}

void TestFormatsPage::numberLine()
{
    NumberLineChart chart;
    NumberLineChart::Shown shown{{*FloatFormat::named("fp8_e4m3")}};
    shown.value = 0.1;
    chart.show(shown);
    QVERIFY(chart.xExtent().lower <= -9 && chart.xExtent().upper >= std::log2(448));
    const QString csv = chart.csv(chart.xExtent(), {});
    QVERIFY(csv.contains(QStringLiteral("fp8_e4m3,1,2,8,normal\n")));
    QVERIFY(csv.contains(QStringLiteral("fp8_e4m3,0.0078125,0.015625,4,subnormal\n")));
    QVERIFY(csv.contains(QStringLiteral("fp8_e4m3,256,512,7,normal\n"))); // the eighth is NaN
    QCOMPARE(chart.readOut(0, {}).notes, QStringList{QStringLiteral("fp8_e4m3: 1")});
    shown.line = LineScale::Linear;
    chart.show(shown);
    QCOMPARE(chart.xExtent().upper, 0.25);
    QVERIFY(chart.csv({-0.25, 0.25}, {}).contains(QStringLiteral("fp8_e4m3,-0.125,-0.25,8,normal\n")));
}

void TestFormatsPage::neighbourhoodOfAnyNumber_data()
{
    QTest::addColumn<double>("value");
    for (const double value : {0.0, 0.1, -3.5, 448.0, 1e9, -1e300, 5e-324, HUGE_VAL, -HUGE_VAL, std::nan("")})
        QTest::addRow("%g", value) << value;
}

void TestFormatsPage::neighbourhoodOfAnyNumber()
{
    QFETCH(double, value);
    NumberLineChart chart;
    for (const LineScale line : {LineScale::Logarithmic, LineScale::Linear, LineScale::Near})
        for (const FloatFormat& format : FloatFormat::builtIn()) {
            chart.show({{format}, 0, value, 65536, line});
            const ValueRange x = chart.xExtent();
            QVERIFY(std::isfinite(x.lower) && std::isfinite(x.upper) && x.lower < x.upper);
        }
}

/// Few digits of the float32 nearest to 1e-6 look like 1e-6 itself.
void TestFormatsPage::numbersThatAreCutSaySo()
{
    NumberLabel label(17);
    label.resize(1000, 20);
    label.show();
    label.setNumber(9.999999974752427e-7);
    QCOMPARE(label.text(), QString::fromUtf8("9.999999974752427×10⁻⁷"));
    label.resize(label.fontMetrics().horizontalAdvance(QString::fromUtf8("≈9.9999×10⁻⁷")), 20);
    QTRY_COMPARE(label.text(), QString::fromUtf8("≈10⁻⁶"));
    QCOMPARE(label.toolTip(), QString::fromUtf8("9.999999974752427×10⁻⁷"));
    label.setNumber(0.09375);
    QCOMPARE(label.text(), QStringLiteral("0.09375"));
}

void TestFormatsPage::figureAndTableAreSaved()
{
    type(QStringLiteral("0.1"));
    QTemporaryDir folder;
    auto* chart = find<ChartWidget>("numberLine");
    for (const ExportFormat format : {ExportFormat::Png, ExportFormat::Svg, ExportFormat::Pdf, ExportFormat::Csv})
        QVERIFY(chart->exported(format, QSizeF(800, 480)).size() > 500);
    for (int scale = 0; scale < 3; ++scale) {
        find<QComboBox>("lineScale")->setCurrentIndex(scale);
        QVERIFY(chart->view().marks.points > 0);
    }
    QVERIFY(!exportTable(m_page->table(), folder.filePath(QStringLiteral("a.json"))));
    QVERIFY(!exportTable(m_page->table(), folder.filePath(QStringLiteral("a.csv"))));
    QFile json(folder.filePath(QStringLiteral("a.json")));
    QVERIFY(json.open(QIODevice::ReadOnly));
    const auto read = nlohmann::json::parse(json.readAll().toStdString());
    QCOMPARE(read.at("columns").at(2).get<std::string>(), std::string("stored"));
    QVERIFY(read.at("rows").at(3).at(2).get<double>() == 0.0999755859375);
    QFile csv(folder.filePath(QStringLiteral("a.csv")));
    QVERIFY(csv.open(QIODevice::ReadOnly));
    QVERIFY(csv.readAll().contains("float16,0.1,0.0999755859375,0x2e66,0,01011,1001100110,normal,"));
    QVERIFY(exportTable(m_page->table(), folder.filePath(QStringLiteral("none/a.csv"))));
}

void TestFormatsPage::returnsAtTheNextStart()
{
    type(QStringLiteral("0x7e"));
    find<QRadioButton>("format5")->click();
    find<QSlider>("scale")->setValue(3);
    find<QComboBox>("lineScale")->setCurrentIndex(2);
    find<QComboBox>("sumFormat")->setCurrentText(QStringLiteral("e5m4"));
    find<QTabWidget>("formatTabs")->setCurrentIndex(1);
    const QVariantMap state = m_page->remembered();
    m_page = std::make_unique<FormatsPage>();
    m_page->recall(state);
    QVERIFY(number(5, "value") == 448);
    QVERIFY(number(5, "scale") == 8);
    QCOMPARE(find<QComboBox>("lineScale")->currentIndex(), 2);
    QCOMPARE(find<QComboBox>("sumFormat")->currentText(), QStringLiteral("e5m4"));
    QCOMPARE(find<QTabWidget>("formatTabs")->currentIndex(), 1);
    m_page->recall({}); // a first start
    QVERIFY(number(5, "value") == 448);
}

void TestFormatsPage::termsAreLinked()
{
    const QString links = find<QLabel>("terms")->text();
    for (const char* term : {"subnormal", "rounding", "loss_scale", "lost_update"})
        QVERIFY2(links.contains(QStringLiteral("halfstep-term:%1\"").arg(term)), term);
    QCOMPARE(termAround(find<QSlider>("scale")), glossaryEntry("loss_scale"));
}

void TestFormatsPage::everyLanguageFitsAProjector()
{
    for (const char* language : {"en", "hu", "id"}) {
        setLanguage(QString::fromLatin1(language));
        QCoreApplication::sendPostedEvents();
        const QSize least = m_page->minimumSizeHint();
        QVERIFY2(least.width() <= 860 && least.height() <= 600,
                 qPrintable(QStringLiteral("%1: %2 x %3").arg(language).arg(least.width()).arg(least.height())));
    }
}

QTEST_MAIN(TestFormatsPage)
#include "tst_formats_page.moc"
