#include "engine/model/described_model.h"
#include "ui/calculator/activation_chart.h"
#include "ui/calculator/byte_text.h"
#include "ui/calculator/calculator_page.h"
#include "ui/charts/chart_widget.h"
#include "ui/charts/table_export.h"
#include "ui/glossary/term_links.h"
#include "ui/language/language.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QtTest>

using namespace halfstep;

/// The calculator, as a student uses it; numbers worked out by hand.
class TestCalculatorPage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        setLanguage(QStringLiteral("en"));
        m_page = std::make_unique<CalculatorPage>();
        m_page->resize(980, 640);
        m_page->show();
    }
    void cleanup()
    {
        m_page.reset();
        setLanguage(QStringLiteral("en"));
    }
    void smallMlp();
    void capacityPlan();
    void northstarMatrix();
    void convolutionsOnImages();
    void layersAndLineKeepInStep();
    void layersMove();
    void badInputIsASentenceBesideItsField_data();
    void badInputIsASentenceBesideItsField();
    void memoryLimitsTheMicroBatch();
    void emptyFieldsLeaveResultsOut();
    void unitsAreNeverMixed();
    void activationsByLayerAndFormat();
    void figureAndTablesAreSaved();
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
    void type(const char* field, const QString& text)
    {
        auto* line = find<QLineEdit>(field);
        line->clear();
        if (text.isEmpty())
            Q_EMIT line->textEdited(text);
        QTest::keyClicks(line, text);
    }
    /// A result in its row of the table; the row's text where it is a formula that is asked for.
    LabValue result(const char* name)
    {
        for (const auto& row : m_page->results().rows)
            if (std::get<std::string>(row[0]) == name)
                return row[1];
        return std::string("none");
    }
    std::int64_t whole(const char* name)
    {
        const LabValue value = result(name);
        return std::holds_alternative<std::int64_t>(value) ? std::get<std::int64_t>(value) : -1;
    }
    double number(const char* name) { return std::get<double>(result(name)); }
    QString formulaOf(const QString& title)
    {
        const auto* table = find<QTableWidget>("results");
        for (int row = 0; row < table->rowCount(); ++row)
            if (table->item(row, 0)->text() == title)
                return table->item(row, 2)->text();
        return {};
    }

    std::unique_ptr<CalculatorPage> m_page;
};

/// What is shown at first: 32-48-1, Adam, micro-batches of 512 of 8192 rows.
void TestCalculatorPage::smallMlp()
{
    QCOMPARE(whole("parameters"), 1633);
    QCOMPARE(whole("forward_flop"), 3168 * 512);
    QCOMPARE(whole("training_flop"), 4866048);
    QCOMPARE(whole("batches"), 16);
    QCOMPARE(whole("epoch_flop"), 77856768);
    QCOMPARE(whole("parameter_bytes"), 4 * 1633);
    QCOMPARE(whole("gradient_bytes"), 4 * 1633);
    QCOMPARE(whole("optimizer_bytes"), 8 * 1633);
    QCOMPARE(whole("state_bytes"), 26128);
    QCOMPARE(whole("activation_bytes"), 65536 + 98304 + 2048);
    QVERIFY(number("variance_ratio") == 0.25);
    QCOMPARE(formulaOf(QStringLiteral("Parameters")), QString::fromUtf8("P = 32·48 + 48 + 48·1 + 1"));
    QCOMPARE(formulaOf(QStringLiteral("These four together")), QString::fromUtf8("16·P = 6,532 + 6,532 + 13,064 + 0"));
    type("batch", QStringLiteral("128"));
    QCOMPARE(whole("forward_flop"), 405504);
    QCOMPARE(whole("training_flop"), 1216512);
}

void TestCalculatorPage::capacityPlan()
{
    type("model", QStringLiteral("256-128-1"));
    type("rows", QStringLiteral("50 000 000"));
    QCOMPARE(whole("dataset_bytes"), 51200000000);
    QCOMPARE(whole("parameters"), 33025);
    QCOMPARE(whole("state_bytes"), 528400);
    QCOMPARE(whole("activation_bytes"), 524288 + 262144 + 2048);
    QVERIFY(number("transfer_s") == 6.4); // 8 GB a second is offered at first
    QCOMPARE(formulaOf(QStringLiteral("Activations, with the input")), QStringLiteral("524,288 + 262,144 + 2,048"));
}

void TestCalculatorPage::northstarMatrix()
{
    type("model", QStringLiteral("8-48-1"));
    type("rows", QStringLiteral("2400"));
    QCOMPARE(whole("dataset_bytes"), 76800);
}

void TestCalculatorPage::convolutionsOnImages()
{
    type("model", QStringLiteral("conv16-pool-conv32-pool-64-3"));
    QVERIFY(find<QLabel>("inputComplaint")->text().contains(QStringLiteral("1x24x24")));
    QVERIFY(find<QLineEdit>("input")->property("refused").toBool());
    type("input", QStringLiteral("1x24x24"));
    QCOMPARE(whole("parameters"), 160 + 4640 + 73792 + 195);
    QCOMPARE(whole("forward_flop"), 512LL * 2 * (9 * 16 * 576 + 9 * 16 * 32 * 144 + 1152 * 64 + 64 * 3));
    QVERIFY(formulaOf(QStringLiteral("Forward, a micro-batch"))
                .contains(QString::fromUtf8("3²·1·16·24·24 + 3²·16·32·12·12")));
    QCOMPARE(find<QTableWidget>("layerTable")->rowCount(), 6);
}

void TestCalculatorPage::layersAndLineKeepInStep()
{
    auto* table = find<QTableWidget>("layerTable");
    QCOMPARE(table->rowCount(), 3);
    table->item(1, 1)->setText(QStringLiteral("64"));
    QCOMPARE(find<QLineEdit>("model")->text(), QStringLiteral("32-64-1"));
    QCOMPARE(whole("parameters"), 32 * 64 + 64 + 64 + 1);
    type("model", QStringLiteral("32-10-20-1"));
    QCOMPARE(table->rowCount(), 4);
    QCOMPARE(table->item(2, 1)->text(), QStringLiteral("20"));
    table->item(2, 1)->setText(QStringLiteral("x"));
    QVERIFY(find<QLineEdit>("model")->property("refused").toBool());
    QCOMPARE(table->item(2, 1)->text(), QStringLiteral("x")); // to be mended where it stands
    table->item(2, 1)->setText(QStringLiteral("30"));
    QCOMPARE(whole("parameters"), 32 * 10 + 10 + 10 * 30 + 30 + 30 + 1);
}

void TestCalculatorPage::layersMove()
{
    type("input", QStringLiteral("1x24x24"));
    type("model", QStringLiteral("conv16-64-3"));
    auto* table = find<QTableWidget>("layerTable");
    table->setCurrentCell(0, 1);
    find<QPushButton>("addLayer")->click();
    QCOMPARE(find<QLineEdit>("model")->text(), QStringLiteral("conv16-16-64-3"));
    auto* kind = qobject_cast<QComboBox*>(table->cellWidget(1, 0));
    kind->setCurrentIndex(2); // max pooling
    QCOMPARE(find<QLineEdit>("model")->text(), QStringLiteral("conv16-pool-64-3"));
    QVERIFY(table->columnWidth(0) >= kind->sizeHint().width());
    kind->setCurrentIndex(1);
    QCOMPARE(find<QLineEdit>("model")->text(), QStringLiteral("conv16-conv16-64-3"));
    table->item(1, 2)->setText(QStringLiteral("5"));
    QCOMPARE(find<QLineEdit>("model")->text(), QStringLiteral("conv16-conv16k5-64-3"));
    table->setCurrentCell(1, 1);
    find<QPushButton>("layerUp")->click();
    QCOMPARE(find<QLineEdit>("model")->text(), QStringLiteral("conv16k5-conv16-64-3"));
    find<QPushButton>("removeLayer")->click();
    QCOMPARE(find<QLineEdit>("model")->text(), QStringLiteral("conv16-64-3"));
}

void TestCalculatorPage::badInputIsASentenceBesideItsField_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    QTest::newRow("word in the model") << "model"
                                       << "32-foo-1";
    QTest::newRow("layer of nothing") << "model"
                                      << "32-0-1";
    QTest::newRow("beyond counting") << "model"
                                     << "1000000-1000000-1000000-1000000-1000000-1000000-1000000-1000000";
    QTest::newRow("shape") << "input"
                           << "3x4";
    QTest::newRow("no batch") << "batch"
                              << "";
    QTest::newRow("half a sample") << "batch"
                                   << "1.5";
    QTest::newRow("negative rows") << "rows"
                                   << "-1";
    QTest::newRow("no bandwidth") << "bandwidth"
                                  << "0";
    QTest::newRow("memory of words") << "memory"
                                     << "much";
}

void TestCalculatorPage::badInputIsASentenceBesideItsField()
{
    QFETCH(QString, field);
    QFETCH(QString, text);
    if (text.startsWith(QStringLiteral("1000000")))
        type("rows", QStringLiteral("1000000000000"));
    type(qPrintable(field), text);
    const auto* complaint = find<QLabel>(qPrintable(field + QStringLiteral("Complaint")));
    QVERIFY(!complaint->isHidden());
    QVERIFY2(complaint->text().endsWith(u'.'), qPrintable(complaint->text()));
    QVERIFY(find<QLineEdit>(qPrintable(field))->property("refused").toBool());
    QCOMPARE(find<QTableWidget>("results")->rowCount(), 0);
}

/// A sample of 32-48-1 keeps 4·(32 + 48 + 1) = 324 bytes, twice with its backward pass.
void TestCalculatorPage::memoryLimitsTheMicroBatch()
{
    type("memory", QStringLiteral("0.0001")); // 100,000 bytes, of which 73,872 are left
    QCOMPARE(whole("largest_micro_batch"), 114);
    QCOMPARE(whole("accumulation"), 5); // 512/114
    QCOMPARE(formulaOf(QStringLiteral("Largest micro-batch in that memory")),
             QString::fromUtf8("m = ⌊(100,000 − 26,128) / (2·324)⌋"));
    type("memory", QStringLiteral("0.00002"));
    QCOMPARE(whole("largest_micro_batch"), 0);
    QCOMPARE(std::get<std::string>(result("accumulation")), std::string("none"));
}

void TestCalculatorPage::emptyFieldsLeaveResultsOut()
{
    for (const char* field : {"rows", "bandwidth", "memory", "secondBatch", "effectiveBatch"})
        type(field, {});
    QCOMPARE(whole("parameters"), 1633);
    for (const char* name : {"transfer_s", "dataset_bytes", "largest_micro_batch", "variance_ratio"})
        QCOMPARE(std::get<std::string>(result(name)), std::string("none"));
}

void TestCalculatorPage::unitsAreNeverMixed()
{
    QCOMPARE(byteText(26128, ByteUnits::Decimal), QStringLiteral("26,128 bytes = 26.128 kB"));
    QCOMPARE(byteText(26128, ByteUnits::Binary), QStringLiteral("26,128 bytes = 25.5156 KiB"));
    QCOMPARE(shortByteText(51.2e9, ByteUnits::Decimal), QStringLiteral("51.2 GB"));
    QCOMPARE(shortByteText(999, ByteUnits::Decimal), QStringLiteral("999 bytes"));
    type("rows", QStringLiteral("50000000"));
    const auto texts = [this] {
        QString text;
        for (const char* name : {"results", "layerCosts"})
            for (int row = 0; row < find<QTableWidget>(name)->rowCount(); ++row)
                for (int column = 0; column < find<QTableWidget>(name)->columnCount(); ++column)
                    text += find<QTableWidget>(name)->item(row, column)->text() + u'\n';
        for (const QLabel* label : m_page->findChildren<QLabel*>())
            text += label->text() + u'\n';
        return text;
    };
    QVERIFY(texts().contains(QStringLiteral(" kB")) && !texts().contains(QStringLiteral("iB")));
    const double seconds = number("transfer_s");
    find<QComboBox>("units")->setCurrentIndex(1);
    QVERIFY(texts().contains(QStringLiteral(" KiB")) && texts().contains(QStringLiteral("GiB/s")));
    QVERIFY(!texts().contains(QStringLiteral("kB")) && !texts().contains(QStringLiteral("GB")));
    QVERIFY(std::abs(number("transfer_s") / seconds - 1) < 1e-12); // the same bandwidth in other words
}

void TestCalculatorPage::activationsByLayerAndFormat()
{
    ActivationChart chart;
    CostCase cost{*describedModel("32-48-1"), {}, {}};
    cost.plan.batch = 512;
    cost.estimate = estimateFor(cost.model, cost.plan);
    chart.show(activationBytes(cost), ByteUnits::Binary);
    QCOMPARE(chart.csv(chart.xExtent(), {}),
             QStringLiteral("layer,bytes_of_4,bytes_of_2,bytes_of_1\ninput,65536,65536,65536\nfc1,98304,49152,24576\n"
                            "fc2,2048,1024,512\n"));
    QCOMPARE(chart.readOut(0.9, {}).at, 1.0);
    cost.plan.format = *FormatLayout::named("e8m13"); // three bytes
    cost.estimate = estimateFor(cost.model, cost.plan);
    QCOMPARE(activationBytes(cost).storages.back().bytes[1], 512 * 48 * 3);
    find<QComboBox>("dtype")->setCurrentText(QStringLiteral("float16"));
    QCOMPARE(whole("activation_bytes"), 65536 + 49152 + 1024);
    QCOMPARE(whole("low_precision_copy_bytes"), 2 * 1633);
    QCOMPARE(find<QTableWidget>("layerCosts")->item(0, 5)->text(), QStringLiteral("49.152 kB"));
}

void TestCalculatorPage::figureAndTablesAreSaved()
{
    auto* chart = find<ChartWidget>("activationBars");
    for (const ExportFormat format : {ExportFormat::Png, ExportFormat::Svg, ExportFormat::Pdf, ExportFormat::Csv})
        QVERIFY(chart->exported(format, QSizeF(800, 480)).size() > 50);
    QCOMPARE(chart->view().marks.points, 9);
    QTemporaryDir folder;
    QVERIFY(!exportTable(m_page->results(), folder.filePath(QStringLiteral("a.csv"))));
    QVERIFY(!exportTable(m_page->layerTable(), folder.filePath(QStringLiteral("b.csv"))));
    QFile results(folder.filePath(QStringLiteral("a.csv")));
    QVERIFY(results.open(QIODevice::ReadOnly));
    QVERIFY(results.readAll().startsWith("number,value,unit\nparameters,1633,\nforward_flop,1622016,FLOP\n"));
    QFile layers(folder.filePath(QStringLiteral("b.csv")));
    QVERIFY(layers.open(QIODevice::ReadOnly));
    QVERIFY(layers.readAll().contains("fc1,48,1584,1572864,98304\n"));
}

void TestCalculatorPage::returnsAtTheNextStart()
{
    type("input", QStringLiteral("1x24x24"));
    type("model", QStringLiteral("conv8-10"));
    find<QComboBox>("optimizer")->setCurrentIndex(1);
    find<QComboBox>("dtype")->setCurrentText(QStringLiteral("bfloat16"));
    find<QComboBox>("units")->setCurrentIndex(1);
    find<QTabWidget>("calculatorTabs")->setCurrentIndex(1);
    type("memory", QStringLiteral("16"));
    const LabTable before = m_page->results();
    const QVariantMap state = m_page->remembered();
    m_page = std::make_unique<CalculatorPage>();
    m_page->recall(state);
    QVERIFY(m_page->results().rows == before.rows);
    QCOMPARE(find<QLineEdit>("memory")->text(), QStringLiteral("16"));
    QCOMPARE(find<QTabWidget>("calculatorTabs")->currentIndex(), 1);
}

void TestCalculatorPage::termsAreLinked()
{
    const QString links = find<QLabel>("terms")->text();
    for (const char* term : {"activations", "effective_batch", "gradient_variance"})
        QVERIFY2(links.contains(QStringLiteral("halfstep-term:%1\"").arg(term)), term);
    QCOMPARE(termAround(find<QLineEdit>("secondBatch")), glossaryEntry("gradient_variance"));
}

void TestCalculatorPage::everyLanguageFitsAProjector()
{
    for (const char* language : {"en", "hu", "id"}) {
        setLanguage(QString::fromLatin1(language));
        QCoreApplication::sendPostedEvents();
        const QSize least = m_page->minimumSizeHint();
        QVERIFY2(least.width() <= 860 && least.height() <= 600,
                 qPrintable(QStringLiteral("%1: %2 x %3").arg(language).arg(least.width()).arg(least.height())));
    }
}

QTEST_MAIN(TestCalculatorPage)
#include "tst_calculator_page.moc"
