#include "engine/labs/mystery_code.h"
#include "ui/charts/chart_widget.h"
#include "ui/labs/curve_sketch.h"
#include "ui/labs/lab_figures.h"
#include "ui/labs/lab_form.h"
#include "ui/labs/lab_texts.h"
#include "ui/labs/lab_view.h"
#include "ui/labs/labs_page.h"
#include "ui/labs/table_chart.h"
#include "ui/language/language.h"
#include "words/lab_terms.h"
#include "words/lab_words.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMouseEvent>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QtTest>

using namespace halfstep;

/// The page of guided labs, as a student uses it.
class TestLabsPage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        setLanguage(QStringLiteral("en"));
        m_page = std::make_unique<LabsPage>();
        m_page->resize(900, 600);
        m_page->show();
    }
    void cleanup()
    {
        m_page.reset();
        setLanguage(QStringLiteral("en"));
    }
    void everyLabIsListed();
    void computesAndComparesThePrediction();
    void outcomesArePicked();
    void curvesAreDrawnByKeyboard();
    void aStrokeDrawsTheWholeCurve();
    void resultIsSavedWithFiguresAndPrediction();
    void mysteryIsNamedFromItsCharts();
    void everyLabHasAFigure();
    void refusedInputIsMarked();
    void anotherLanguageKeepsWhatIsRefused();
    void canBeCancelled();
    void anotherLanguageKeepsTheResult();
    void everySentenceIsTranslated();
    void numbersAreReadInEveryWay_data();
    void numbersAreReadInEveryWay();
    void figureHoldsTheTable();
    void pageFitsAProjector();
    void noLabIsCutOffAtTheSide();
    void anotherLabKeepsTheResult();
    void whatIsNoNumberPredictsNothing();
    void whoKnowsTheResultPredictsNoMore();
    void aLongListIsSaidByItsEnds();
    void aFigureMarksNumbersOfItsResult();

private:
    template <typename T>
    T* find(const char* name)
    {
        T* found = m_page->findChild<T*>(QString::fromLatin1(name));
        if (!found)
            qFatal("there is no %s", name);
        return found;
    }
    void choose(const char* lab)
    {
        for (std::size_t i = 0; i < labs().size(); ++i)
            if (labs()[i]->name == lab)
                find<QListWidget>("labList")->setCurrentRow(static_cast<int>(i));
    }
    QString verdict() { return find<QLabel>("verdict")->text(); }

    std::unique_ptr<LabsPage> m_page;
};

void TestLabsPage::everyLabIsListed()
{
    QCOMPARE(find<QListWidget>("labList")->count(), static_cast<int>(labs().size()));
}

void TestLabsPage::computesAndComparesThePrediction()
{
    choose("hand-example");
    find<QLineEdit>("prediction")->setText("-20");
    find<QPushButton>("startLab")->click();
    QTRY_VERIFY(verdict().contains(QString::fromUtf8("−22.5")));
    QCOMPARE(find<QLabel>("distance")->text(), QString::fromUtf8("You predicted −20, it is −22.5: off by 2.50."));
    QVERIFY(find<QListWidget>("labList")->currentItem()->text().endsWith("done"));
    QVERIFY(m_page->findChild<QTabWidget*>()->count() >= 3);
}

/// At log2 64 = 6 of the axis, the smallest scale that makes 1e-6 normal in float16, a line stands from top to bottom.
void TestLabsPage::aFigureMarksNumbersOfItsResult()
{
    const Lab& lab = *labNamed("underflow");
    const Result<LabResult> result = runLab(lab, LabInputs(lab.parameters));
    QVERIFY(result);
    LabFigure bare = lab.figure;
    bare.marks.clear();
    const auto drawn = [&](const LabFigure& figure) {
        ChartWidget chart(std::make_unique<TableChart>(lab, figure, *result));
        chart.resize(600, 400);
        return chart.grab().toImage();
    };
    const QImage without = drawn(bare);
    const QImage with = drawn(lab.figure);
    std::vector<int> columns; // that a line has changed from top to bottom
    for (int x = 0; x < with.width(); ++x) {
        int changed = 0;
        for (int y = 0; y < with.height(); ++y)
            changed += with.pixel(x, y) != without.pixel(x, y);
        if (changed > with.height() / 3)
            columns.push_back(x);
    }
    QVERIFY(columns.size() >= 2);
    QVERIFY(columns.back() - columns.front() > with.width() / 2); // 2^6 and 2^35 of 2^0 to 2^40
}

void TestLabsPage::outcomesArePicked()
{
    choose("scale-below-one");
    find<QRadioButton>("weights_moved")->click();
    find<QPushButton>("startLab")->click();
    QTRY_VERIFY(!verdict().isEmpty());
    QCOMPARE(find<QLabel>("distance")->text(),
             QString::fromUtf8("You picked “The weights move, if only a little.”, but it is: “The scale falls below 1, "
                               "and the weights stay bit for bit.”."));
    QVERIFY(find<QRadioButton>("weights_moved")->isChecked());
    QVERIFY(find<QRadioButton>("below_one")->accessibleName().startsWith(QChar(0x2713)));
}

/// Down to the axis at every A.
void TestLabsPage::curvesAreDrawnByKeyboard()
{
    choose("memory-against-a");
    find<QLineEdit>("accumulation")->setText("1; 4; 16");
    auto* sketch = find<CurveSketch>("sketch");
    QCOMPARE(sketch->x(), (std::vector<double>{1, 4, 16}));
    QVERIFY(!sketch->drawn());
    QTest::keyClick(sketch, Qt::Key_Home);
    QTest::keyClick(sketch, Qt::Key_Right);
    QTest::keyClick(sketch, Qt::Key_Up);
    QTest::keyClick(sketch, Qt::Key_Right);
    QTest::keyClick(sketch, Qt::Key_End);
    QVERIFY(sketch->drawn());
    const std::vector<double> y = sketch->y();
    QCOMPARE(y.front(), 1.0);
    QVERIFY(std::abs(y[1] - 0.55) < 1e-12);
    QCOMPARE(y.back(), 0.0);
    QVERIFY(sketch->accessibleDescription().contains("16"));
    find<QPushButton>("startLab")->click();
    QTRY_VERIFY(!verdict().isEmpty());
    QVERIFY(find<QLabel>("distance")->text().startsWith("Your curve is off by"));
    QVERIFY(!m_page->findChild<CurveSketch*>());
    find<QPushButton>("drawAgain")->click();
    QVERIFY(m_page->findChild<CurveSketch*>());
    QCOMPARE(verdict(), QString());
}

/// However fast the pointer is, the points that it passed lie on its line.
void TestLabsPage::aStrokeDrawsTheWholeCurve()
{
    choose("gradient-variance");
    auto* sketch = find<CurveSketch>("sketch");
    const int middle = sketch->height() / 2;
    QTest::mousePress(sketch, Qt::LeftButton, {}, {sketch->width() / 6, middle});
    QMouseEvent move(QEvent::MouseMove, QPointF(sketch->width() - 5, middle), sketch->mapToGlobal(QPointF(0, 0)),
                     Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(sketch, &move);
    QVERIFY(sketch->drawn());
    QCOMPARE(sketch->y().size(), std::size_t{5});
    for (const double y : sketch->y())
        QVERIFY(std::abs(std::log(y / sketch->y().front())) < 1e-9);
}

void TestLabsPage::resultIsSavedWithFiguresAndPrediction()
{
    const Lab& lab = *labNamed("hand-example");
    const LabResult result = *runLab(lab, LabInputs(lab.parameters));
    LabPrediction predicted;
    predicted.number = -20;
    const QTemporaryDir folder;
    QVERIFY(saveLabFigures(lab, result, predicted, folder.path().toStdString()).empty());
    const std::pair<const char*, const char*> magic[] = {{".png", "\x89PNG"}, {".svg", "<?xml"}, {".pdf", "%PDF"}};
    for (const char* name : {"/figure", "/prediction"})
        for (const auto& [suffix, start] : magic) {
            QFile file(folder.path() + name + suffix);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(file.readAll().startsWith(start), suffix);
        }
}

void TestLabsPage::mysteryIsNamedFromItsCharts()
{
    choose("mystery-fault");
    find<QPushButton>("startLab")->click();
    QTRY_VERIFY_WITH_TIMEOUT(!verdict().isEmpty(), 60000);
    const std::string code = find<QLineEdit>("code")->text().toStdString();
    QVERIFY(isMysteryCode(code));
    auto* charts = find<QComboBox>("labChart");
    for (int i = 0; i < charts->count(); ++i)
        charts->setCurrentIndex(i);
    const std::string_view name = shortKey(mistakeOf(code));
    auto* guess = find<QComboBox>("guess");
    guess->setCurrentIndex(guess->findData(QString::fromUtf8(name.data(), qsizetype(name.size()))));
    find<QPushButton>("startLab")->click();
    QTRY_VERIFY_WITH_TIMEOUT(verdict().startsWith("Yes"), 60000);
}

void TestLabsPage::everyLabHasAFigure()
{
    for (const Lab* lab : labs())
        QVERIFY2(!lab->figure.table.empty(), std::string(lab->name).c_str());
}

void TestLabsPage::anotherLanguageKeepsWhatIsRefused()
{
    choose("unequal-micro-batches");
    find<QLineEdit>("sizes")->setText("4; nothing");
    const QString english = find<LabForm>("labForm")->findChild<QLabel*>()->text();
    setLanguage(QStringLiteral("hu"));
    QTRY_VERIFY(find<LabForm>("labForm")->findChild<QLabel*>()->text() != english);
    QCOMPARE(find<QLineEdit>("sizes")->text(), QString("4; nothing"));
}

void TestLabsPage::refusedInputIsMarked()
{
    choose("unequal-micro-batches");
    auto* sizes = find<QLineEdit>("sizes");
    sizes->setText("4; nothing");
    find<QPushButton>("startLab")->click();
    QVERIFY(!m_page->findChild<LabView*>()->running());
    const auto labels = sizes->parentWidget()->findChildren<QLabel*>();
    QCOMPARE(labels.size(), 1);
    QTRY_VERIFY(labels.front()->isVisible());
    QVERIFY(labels.front()->text().contains("sizes"));
}

void TestLabsPage::canBeCancelled()
{
    choose("convergence-check");
    find<QLineEdit>("epochs")->setText("100");
    find<QPushButton>("startLab")->click();
    auto* view = m_page->findChild<LabView*>();
    QVERIFY(view->running());
    find<QPushButton>("startLab")->click();
    QTRY_VERIFY(!view->running());
    QCOMPARE(verdict(), QString());
}

void TestLabsPage::anotherLanguageKeepsTheResult()
{
    choose("hand-example");
    find<QPushButton>("startLab")->click();
    QTRY_VERIFY(!verdict().isEmpty());
    const QString english = verdict();
    setLanguage(QStringLiteral("hu"));
    QTRY_VERIFY(verdict() != english);
    QVERIFY(verdict().contains("22,5"));
}

void TestLabsPage::everySentenceIsTranslated()
{
    for (const char* language : {"hu", "id"}) {
        setLanguage(QString::fromLatin1(language));
        for (const Lab* lab : labs()) {
            const LabWords& words = LabWords::of(lab->name);
            for (const char* text : {words.title, words.question, words.next})
                QVERIFY2(worded(text) != QString::fromUtf8(text), text);
            for (const LabWords::VerdictWords& verdict : words.verdicts)
                QVERIFY2(worded(verdict.text) != QString::fromUtf8(verdict.text), verdict.text);
        }
        QVERIFY(labTermText("wrong_labels") != QString::fromUtf8(labTerm("wrong_labels")));
    }
}

void TestLabsPage::numbersAreReadInEveryWay_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("read");
    QTest::newRow("semicolons") << "4; 2"
                                << "4,2";
    QTest::newRow("commas") << "4,2"
                            << "4,2";
    QTest::newRow("commas and blanks") << "4, 2"
                                       << "4,2";
    QTest::newRow("blanks") << "4 2"
                            << "4,2";
    QTest::newRow("decimal commas") << "4,0; 2"
                                    << "4,2";
}

void TestLabsPage::numbersAreReadInEveryWay()
{
    QFETCH(QString, typed);
    QFETCH(QString, read);
    choose("unequal-micro-batches");
    find<QLineEdit>("sizes")->setText(typed);
    const auto inputs = m_page->findChild<LabForm*>()->inputs();
    QVERIFY(inputs);
    QCOMPARE(QString::fromStdString(labText(inputs->value("sizes"))), read);
}

void TestLabsPage::figureHoldsTheTable()
{
    const Lab& lab = *labNamed("hand-example");
    const TableChart chart(lab, *runLab(lab, LabInputs(lab.parameters)));
    QVERIFY(chart.hasData());
    QCOMPARE(chart.csv({0, 10}, {}), QString("sample,gradient\n1,-3\n2,-12\n3,-27\n4,-48\n"));
    QCOMPARE(chart.readOut(2.2, {}).at, 2.0);
    QCOMPARE(chart.readOut(2.2, {}).values.front().value.lower, -12.0);
}

void TestLabsPage::pageFitsAProjector()
{
    for (const char* language : {"en", "hu", "id"}) {
        setLanguage(QString::fromLatin1(language));
        QVERIFY2(m_page->minimumSizeHint().width() <= 820, language);
    }
}

void TestLabsPage::noLabIsCutOffAtTheSide()
{
    m_page->resize(985, 700); // beside the list of pages, on a projector
    m_page->show();
    const auto* inputs = find<QScrollArea>("inputs");
    for (const char* language : {"en", "hu", "id"}) {
        setLanguage(QString::fromLatin1(language));
        for (const Lab* lab : labs()) {
            choose(lab->name.data());
            QTRY_VERIFY2(inputs->widget()->width() <= inputs->viewport()->width(), lab->name.data());
        }
    }
}

void TestLabsPage::anotherLabKeepsTheResult()
{
    choose("hand-example");
    find<QLineEdit>("w")->setText("1");
    find<QPushButton>("startLab")->click();
    QTRY_VERIFY(!verdict().isEmpty());
    const QString said = verdict();
    choose("unequal-micro-batches");
    QCOMPARE(verdict(), QString());
    choose("hand-example");
    QCOMPARE(verdict(), said);
    QCOMPARE(find<QLineEdit>("w")->text(), QString("1"));
}

void TestLabsPage::whatIsNoNumberPredictsNothing()
{
    choose("hand-example");
    find<QLineEdit>("prediction")->setText("abc");
    find<QPushButton>("startLab")->click();
    QVERIFY(!m_page->findChild<LabView*>()->running());
    QVERIFY(verdict().contains("no number"));
}

void TestLabsPage::whoKnowsTheResultPredictsNoMore()
{
    choose("hand-example");
    find<QLineEdit>("prediction")->setText("-20");
    find<QPushButton>("startLab")->click();
    QTRY_VERIFY(find<QLabel>("distance")->text().contains("2.5"));
    const QString off = find<QLabel>("distance")->text();
    find<QLineEdit>("prediction")->setText("-22.5");
    find<QPushButton>("startLab")->click();
    QTRY_VERIFY(!m_page->findChild<LabView*>()->running());
    QCOMPARE(find<QLabel>("distance")->text(), off);
    find<QLineEdit>("w")->setText("1"); // (1 − 2)·2·(1 + 4 + 9 + 16)/4
    find<QLineEdit>("prediction")->setText("-15");
    find<QPushButton>("startLab")->click();
    QTRY_VERIFY(find<QLabel>("distance")->text().contains("15"));
    QVERIFY(find<QLabel>("distance")->text() != off);
}

void TestLabsPage::aLongListIsSaidByItsEnds()
{
    choose("scale-below-one");
    find<QLineEdit>("attempts")->setText("20");
    find<QPushButton>("startLab")->click();
    QTRY_VERIFY(verdict().contains("0.5; 0.25; 0.125; …; "));
    QVERIFY(!verdict().contains("0.0625"));
}

QTEST_MAIN(TestLabsPage)
#include "tst_labs_page.moc"
