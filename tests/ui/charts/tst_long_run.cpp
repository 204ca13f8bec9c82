#include "tests/ui/charts/run_chart_fixture.h"
#include "ui/charts/smoothed_series.h"

#include <QImage>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

using namespace halfstep;

namespace {

constexpr int attempts = 40'000;
constexpr int spike = 1234;
constexpr int gap = 2345;

/// With the loss scale at 65,536, but where AMP is off.
void fillScaled(RunHistory& history, int count, const std::vector<ValueRange>& off)
{
    RunConfig config;
    config.precision.amp = true;
    RunStart start;
    start.gradient = GradientSettings(config);
    history.begin(start);
    for (const ValueRange& stretch : off) {
        history.append(LiveChange{std::int64_t(stretch.lower), "precision.amp", "true", "false"});
        history.append(LiveChange{std::int64_t(stretch.upper), "precision.amp", "false", "true"});
    }
    for (int i = 1; i <= count; ++i) {
        const bool scales = std::ranges::none_of(off, [&](const ValueRange& s) { return i >= s.lower && i < s.upper; });
        AttemptRecord record;
        record.attempt = i;
        record.applied = true;
        record.scaleUsed = record.scaleNext = scales ? 65536 : 1;
        record.normScaled = scales ? 1e6 : 2;
        history.append(record);
    }
}

/// Pixels of a colour, be it blended a little, in the row that has most of them.
double lengthOf(const QColor& color, const QImage& image)
{
    const auto isLike = [&](const QColor& at) {
        return std::abs(at.red() - color.red()) + std::abs(at.green() - color.green())
                   + std::abs(at.blue() - color.blue())
               < 130;
    };
    int longest = 0;
    for (int y = 0; y < image.height(); ++y) {
        int length = 0;
        for (int x = 0; x < image.width(); ++x)
            length += isLike(image.pixelColor(x, y));
        longest = std::max(longest, length);
    }
    return longest;
}

/// Loss 1 at odd attempts and 3 at even ones, but 1000 at `spike` and NaN at `gap`.
void fillLong(RunHistory& history)
{
    for (int i = 1; i <= attempts; ++i) {
        AttemptRecord record;
        record.attempt = i;
        record.loss = i == spike ? 1000 : i == gap ? std::numeric_limits<double>::quiet_NaN() : i % 2 ? 1 : 3;
        record.applied = true;
        history.append(record);
    }
}

} // namespace

class TestLongRun : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void csvTellsTheExtremesOfWhatIsNoLongerWhole()
    {
        RunHistory history;
        fillLong(history);
        RunChart chart(chartSpec("loss"));
        chart.setHistory(&history);
        const QStringList rows = csvOf(chart).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(rows.front(),
                 QStringLiteral("attempt,train_loss,train_loss_min,train_loss_max,epoch_train_loss,validation_loss"));
        QVERIFY(rows.size() > 8000 && rows.size() < attempts);
        QCOMPARE(rows.filter(",1000,").size(), 1);
        QCOMPARE(rows.back(), QString::number(attempts) + ",3,3,3,,");
        chart.setX(attempts - 1.5, attempts + 10);
        QCOMPARE(csvOf(chart),
                 QStringLiteral("attempt,train_loss,epoch_train_loss,validation_loss\n39999,1,,\n40000,3,,\n"));
    }

    void cursorReadsTheExtremesAroundIt()
    {
        RunHistory history;
        fillLong(history);
        RunChart chart(chartSpec("loss"));
        chart.setHistory(&history);
        chart.setCursor(spike);
        QVERIFY(chart.view().cursorLines.at(1).endsWith(" 1 … " + QLocale().toString(1000)));
        chart.setCursor(spike + 5000);
        QVERIFY(chart.view().cursorLines.at(1).endsWith(" 1 … 3"));
        chart.setCursor(attempts);
        QVERIFY(chart.view().cursorLines.at(1).endsWith(" 3"));
        chart.setCursor(gap + 100);
        QVERIFY(chart.view().cursorLines.at(1).endsWith(" 1 … 3"));
    }

    void whereNoScalerIsInUseNothingIsDrawn_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {400, 600, 3000, 40'000})
            QTest::addRow("%d attempts", count) << count;
    }
    void whereNoScalerIsInUseNothingIsDrawn()
    {
        QFETCH(int, count);
        RunHistory whole;
        fillScaled(whole, count, {});
        RunHistory halves;
        fillScaled(halves, count, {{count * 0.2, count * 0.5}, {count * 0.6, count * 0.8}});
        RunChart chart(chartSpec("loss_scale"));
        chart.show();
        const auto length = [&](const RunHistory& history, int width, bool exported) {
            chart.resize(width, 240);
            chart.setHistory(&history);
            const QImage image = exported ? QImage::fromData(chart.exported(ExportFormat::Png, QSizeF(1600, 960)))
                                          : chart.grab().toImage();
            return lengthOf((exported ? ChartPalette::forExport() : ChartPalette::forScreen(chart.palette())).ink(0),
                            image);
        };
        for (const int width : {320, 640, 1500})
            for (const bool exported : {false, true}) {
                const double share = length(halves, width, exported) / length(whole, width, exported);
                QVERIFY2(share > 0.25 && share < 0.7, qPrintable(QStringLiteral("%1 at %2").arg(share).arg(width)));
            }
    }

    void smoothingBeginsAnewWhereTheNormIsNoLongerScaled()
    {
        Series raw;
        SmoothedSeries smooth;
        smooth.setWeight(0.9);
        for (int i = 1; i <= 20; ++i) {
            raw.append(i, i < 11 ? 1e6 : 2);
            smooth.update(raw, {11});
        }
        QVERIFY(std::abs(smooth.series().at(10)->last - 1e6) < 1e-6);
        QVERIFY(std::abs(smooth.series().at(11)->last - 2) < 1e-12);
        QCOMPARE(smooth.series().extent(10.5, 11.5).noneCount, std::int64_t(1)); // no line across
        for (int i = 21; i <= 60; ++i)
            raw.append(i, noValue);
        raw.append(61, 50);
        smooth.update(raw, {11});
        QVERIFY(std::abs(smooth.series().at(61)->last - 50) < 1e-12);
    }

    void smootherThatComesLateReadsBlocks()
    {
        Series raw;
        SmoothedSeries early;
        early.setWeight(0.9);
        for (int i = 0; i < 50'000; ++i) {
            raw.append(i, 5);
            early.update(raw);
        }
        QCOMPARE(early.series().size(), std::size_t(50'000));
        SmoothedSeries late;
        late.setWeight(0.9);
        late.update(raw);
        QCOMPARE(late.series().size(), std::size_t(50'000));
        const SeriesBucket all = late.series().extent(0, 50'000);
        QVERIFY(std::abs(all.min - 5) < 1e-12 && std::abs(all.max - 5) < 1e-12);
        QCOMPARE(all.xFirst, 0.0);
        QCOMPARE(all.xLast, 49'999.0);
        // As many points in each stretch as the raw line has, so that both are drawn alike.
        for (const double from : {0.0, 10'000.0, 30'000.0}) {
            const SeriesBucket drawn = late.series().extent(from, from + 9999);
            const SeriesBucket whole = raw.extent(from, from + 9999);
            QVERIFY(std::abs(double(drawn.finiteCount - whole.finiteCount)) <= 256);
        }
    }

    void smootherThatPausedReadsWhatItMissedOnce()
    {
        Series raw;
        SmoothedSeries smooth;
        for (int i = 0; i < 1000; ++i) // inside a block by the time that it goes on
            raw.append(i, i);
        smooth.update(raw);
        for (int i = 1000; i < 100'000; ++i)
            raw.append(i, i);
        smooth.update(raw);
        QCOMPARE(smooth.series().size(), raw.size());
        const SeriesBucket all = smooth.series().extent(0, 100'000);
        QCOMPARE(all.finiteCount, std::int64_t(100'000));
        QCOMPARE(all.xLast, 99'999.0);
        QVERIFY(all.max <= 99'999 && all.max > 99'900);
    }

    void smootherNoticesAnotherRunThatBeginsAlike()
    {
        Series raw;
        SmoothedSeries smooth;
        smooth.setWeight(0.5);
        for (const double value : {1.0, 2.0, 3.0})
            raw.append(value, value);
        smooth.update(raw);
        raw.clear();
        for (const double value : {1.0, 9.0, 9.0, 9.0})
            raw.append(value, value);
        smooth.update(raw);
        QCOMPARE(smooth.series().size(), std::size_t(4));
        QCOMPARE(smooth.series().y(1), (0.25 * 1 + 0.5 * 9) / 0.75);
    }
};

QTEST_MAIN(TestLongRun)
#include "tst_long_run.moc"
