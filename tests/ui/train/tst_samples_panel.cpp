// What the window shows of the data.
#include "engine/data/northstar.h"
#include "ui/language/language.h"
#include "ui/language/number_text.h"
#include "ui/train/samples_panel.h"

#include <QScrollBar>
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

Prediction prediction(std::int64_t sample, int answer, int predicted, double probability)
{
    return {sample, std::vector<float>(24 * 24, 0.5f), answer, predicted, probability};
}

/// Two test images, the first one right, the second a cross taken for a triangle; damaged, the other way round.
TestPredictions twoGlyphs()
{
    return {{prediction(0, 0, 0, 0.934), prediction(31, 1, 2, 0.5)},
            {prediction(0, 0, 2, 0.75), prediction(31, 1, 1, 0.875)}};
}

RunSummary measured(double testAccuracy, double corruptedTestAccuracy)
{
    RunSummary summary;
    summary.testAccuracy = testAccuracy;
    summary.corruptedTestAccuracy = corruptedTestAccuracy;
    return summary;
}

QImage imageIn(const SamplesPanel& panel, const char* name)
{
    return panel.document()->resource(QTextDocument::ImageResource, QUrl(QLatin1String(name))).value<QImage>();
}

QString textIn(const SamplesPanel& panel)
{
    return panel.toPlainText().replace(QChar(QChar::Nbsp), u' ').remove(QChar(0x200b));
}

} // namespace

class TestSamplesPanel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { setLanguage(QStringLiteral("en")); }

    void glyphsStandWithClassAndDamage()
    {
        SamplesPanel panel;
        panel.resize(1200, 200);
        panel.show();
        QTRY_VERIFY(!imageIn(panel, "clean9").isNull());
        const QString text = panel.toPlainText();
        for (const char* word : {"ring", "cross", "triangle", "noise 1", "occlusion"})
            QVERIFY2(text.contains(QLatin1String(word)), word);
        const auto image = [&panel](const char* name) { return imageIn(panel, name); };
        QVERIFY(!image("clean9").isNull());
        QVERIFY(image("clean0") != image("clean1"));
        QVERIFY(image("damaged1") != image("clean1"));
        const QImage before = image("clean0");
        panel.showSamplesOf(dataset(DatasetName::GlyphLab, 7));
        QVERIFY(image("clean0") != before);
    }

    void nothingIsMadeBeforeItIsSeen()
    {
        SamplesPanel panel;
        panel.showSamplesOf(dataset(DatasetName::Northstar));
        QVERIFY(panel.toPlainText().isEmpty());
        panel.show();
        QVERIFY(textIn(panel).contains(QStringLiteral("carrier_delay_index")));
        panel.hide();
        panel.showSamplesOf(dataset(DatasetName::GlyphLab));
        QVERIFY(imageIn(panel, "clean0").isNull());
        panel.show();
        QVERIFY(!imageIn(panel, "clean0").isNull());
    }

    void nothingScrollsSideways()
    {
        for (const QString& language : languages()) {
            setLanguage(language);
            SamplesPanel panel;
            panel.show();
            panel.resize(640, 150); // beside the settings, on a projector
            panel.show();
            for (const DatasetName data : {DatasetName::GlyphLab, DatasetName::Northstar}) {
                panel.showSamplesOf(dataset(data));
                QTRY_COMPARE(panel.horizontalScrollBar()->maximum(), 0);
            }
            panel.showSamplesOf(dataset(DatasetName::GlyphLab));
            panel.showPredictions(dataset(DatasetName::GlyphLab), twoGlyphs(), measured(1, 1));
            QTRY_COMPARE(panel.horizontalScrollBar()->maximum(), 0);
        }
    }

    void aRunWithoutPredictionsSaysWhy()
    {
        SamplesPanel panel;
        panel.show();
        const QString sealed = panel.toPlainText();
        RunSummary summary;
        panel.showPredictions(dataset(DatasetName::GlyphLab), {}, summary, true);
        QVERIFY(panel.toPlainText().startsWith(QStringLiteral("A stored run holds no predictions")));
        panel.seal();
        QCOMPARE(panel.toPlainText(), sealed);
        summary.outcome = Outcome::Stopped;
        panel.showPredictions(dataset(DatasetName::GlyphLab), {}, summary);
        QVERIFY(panel.toPlainText().contains(QStringLiteral("since the run was stopped")));
        summary = measured(0.5, 0.5);
        panel.showPredictions(dataset(DatasetName::GlyphLab), twoGlyphs(), summary);
        QVERIFY(!panel.toPlainText().contains(QStringLiteral("evaluation mode")));
        summary.mistakes = {"evaluate_in_training_mode"};
        panel.showPredictions(dataset(DatasetName::GlyphLab), twoGlyphs(), summary);
        QVERIFY(panel.toPlainText().contains(QStringLiteral("evaluation mode")));
    }

    void ordersAreThoseOfTheSeed()
    {
        SamplesPanel panel;
        panel.show();
        panel.showSamplesOf(dataset(DatasetName::Northstar));
        const NorthstarTable table = generateNorthstar(DatasetConfig{}.seed);
        QVERIFY(textIn(panel).contains(QStringLiteral("carrier_delay_index")));
        QVERIFY(panel.toPlainText().contains(shownNumber(double(table.values[8]), 3)));
        QVERIFY(!panel.toPlainText().contains(QStringLiteral("ring")));
    }

    void wrongPredictionsAreMarked()
    {
        SamplesPanel panel;
        panel.show();
        panel.showPredictions(dataset(DatasetName::GlyphLab), twoGlyphs(), measured(0.953, 0.818));
        const QString text = textIn(panel);
        QVERIFY2(text.contains(QStringLiteral("4.7% of the test images, 18.2% of the corrupted ones")),
                 qPrintable(text));
        for (const char* lines :
             {"ring\n93.4%\n", "✗ triangle\n50.0%\n(cross)\n", "✗ triangle\n75.0%\n(ring)\nnoise 1\n",
              "cross\n87.5%\nblur 2\n"}) // 31 is the seventh of 25 kinds and severities
            QVERIFY2(text.contains(QString::fromUtf8(lines)), qPrintable(text));
        QCOMPARE(text.count(u'✗'), 1 + 2); // the sentence tells what it marks
        // The same grey squares but for the frame.
        QVERIFY(imageIn(panel, "test0") == imageIn(panel, "corrupted31"));
        QVERIFY(imageIn(panel, "test31") == imageIn(panel, "corrupted0"));
        QVERIFY(imageIn(panel, "test0").pixelColor(0, 0) != imageIn(panel, "test31").pixelColor(0, 0));
        QCOMPARE(imageIn(panel, "test0").pixelColor(18, 18), imageIn(panel, "test31").pixelColor(18, 18));
    }

    void predictionsStandUntilTheNextRunOrOtherData()
    {
        SamplesPanel panel;
        panel.show();
        const QString sealed = panel.toPlainText();
        const RunSummary summary = measured(1, 1);
        panel.showPredictions(dataset(DatasetName::GlyphLab), {}, summary); // of a run that was stopped
        QCOMPARE(panel.toPlainText(), sealed);
        panel.showPredictions(dataset(DatasetName::GlyphLab, 7), twoGlyphs(), summary);
        QCOMPARE(panel.toPlainText(), sealed); // of other data than are set up by now
        panel.showPredictions(dataset(DatasetName::GlyphLab), twoGlyphs(), summary);
        QVERIFY(panel.toPlainText() != sealed);
        panel.showSamplesOf(dataset(DatasetName::GlyphLab)); // another setting was edited
        QVERIFY(panel.toPlainText() != sealed);
        panel.seal();
        QCOMPARE(panel.toPlainText(), sealed);
        panel.showPredictions(dataset(DatasetName::GlyphLab), twoGlyphs(), summary);
        panel.showSamplesOf(dataset(DatasetName::Northstar));
        panel.showSamplesOf(dataset(DatasetName::GlyphLab));
        QCOMPARE(panel.toPlainText(), sealed);
    }

    void wrongOrdersAreMarked()
    {
        SamplesPanel panel;
        panel.show();
        panel.showSamplesOf(dataset(DatasetName::Northstar));
        TestPredictions orders;
        orders.test = {{0, {512, 3, 7.5f, 1, 0.25f, 0.5f, 0, 1}, 1, 1, 0.6},
                       {17, {64, 1, 2, 0, 0.5f, 1, 1, 0}, 1, 0, 0.7},
                       {34, {64, 1, 2, 0, 0.5f, 1, 1, 0}, 0, std::nullopt, std::nullopt}};
        RunSummary summary;
        summary.testAccuracy = 0.88;
        panel.showPredictions(dataset(DatasetName::Northstar), orders, summary);
        const QString text = textIn(panel);
        for (const char* words :
             {"Wrong in all: 12.0%", "late\n60.0%", "✗ in time\n70.0%\nlate\n", "✗ NaN\n\nin time\n", "512"})
            QVERIFY2(text.contains(QString::fromUtf8(words)), words);
        QCOMPARE(text.count(u'✗'), 1 + 2);
    }

    void otherDataSaySo()
    {
        SamplesPanel panel;
        panel.show();
        panel.showSamplesOf(dataset(DatasetName::Synthetic));
        QCOMPARE(panel.toPlainText(), QStringLiteral("No samples are shown of this data set."));
    }
};

QTEST_MAIN(TestSamplesPanel)
#include "tst_samples_panel.moc"
