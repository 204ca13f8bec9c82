// What the window shows of the data.
#include "engine/data/northstar.h"
#include "ui/language/number_text.h"
#include "ui/train/samples_panel.h"

#include <QtTest>

using namespace halfstep;

namespace {

DatasetConfig dataset(DatasetName name, std::uint64_t seed = DatasetConfig{}.seed)
{
    DatasetConfig config;
    config.name = name;
    config.seed = seed;
    return config;
}

} // namespace

class TestSamplesPanel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void glyphsStandWithClassAndDamage()
    {
        SamplesPanel panel;
        const QString text = panel.toPlainText();
        for (const char* word : {"ring", "cross", "triangle", "noise 1", "occlusion"})
            QVERIFY2(text.contains(QLatin1String(word)), word);
        const auto image = [&panel](const char* name) {
            return panel.document()->resource(QTextDocument::ImageResource, QUrl(QLatin1String(name))).value<QImage>();
        };
        QVERIFY(!image("clean9").isNull());
        QVERIFY(image("clean0") != image("clean1"));
        QVERIFY(image("damaged1") != image("clean1"));
        const QImage before = image("clean0");
        panel.showSamplesOf(dataset(DatasetName::GlyphLab, 7));
        QVERIFY(image("clean0") != before);
    }

    void ordersAreThoseOfTheSeed()
    {
        SamplesPanel panel;
        panel.showSamplesOf(dataset(DatasetName::Northstar));
        const NorthstarTable table = generateNorthstar(DatasetConfig{}.seed);
        QVERIFY(panel.toPlainText().contains(QStringLiteral("carrier_delay_index")));
        QVERIFY(panel.toPlainText().contains(shownNumber(double(table.values[8]), 3)));
        QVERIFY(!panel.toPlainText().contains(QStringLiteral("ring")));
    }

    void otherDataSaySo()
    {
        SamplesPanel panel;
        panel.showSamplesOf(dataset(DatasetName::Synthetic));
        QCOMPARE(panel.toPlainText(), QStringLiteral("No samples are shown of this data set."));
    }
};

QTEST_MAIN(TestSamplesPanel)
#include "tst_samples_panel.moc"
