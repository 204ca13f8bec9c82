// Charts zoomed far in, as wheel and keys do it: their axes stay readable, on screen and in exports.
#include "engine/records/run_history.h"
#include "ui/charts/chart_grid.h"
#include "ui/charts/chart_spec.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>
#include <QWheelEvent>
#include <QXmlStreamReader>

#include <cmath>

using namespace halfstep;

namespace {

/// Values as a run has them, with a loss scale that stands still.
void fill(RunHistory& history, int attempts)
{
    RunConfig config;
    config.clipping.maxNorm = 1;
    RunStart start;
    start.gradient = GradientSettings(config);
    start.references = {1.0, 100 * 1024, 100 * 1024, 0};
    history.begin(start);
    for (int i = 1; i <= attempts; ++i) {
        AttemptRecord r;
        r.attempt = i;
        r.samples = 16;
        r.loss = 7.0376189 + 1e-7 * std::sin(i);
        r.scaleUsed = 65536;
        r.applied = i % 10 != 0;
        r.normUnscaled = 2 + std::cos(i);
        r.normScaled = r.normUnscaled * r.scaleUsed;
        r.normClipped = 1;
        r.learningRate = 1e-3 * (1 - i / 1e6);
        r.liveBytes = 420704 + i % 7;
        r.peakBytes = 5497558139880 + i;
        r.forwardMicroseconds = 400;
        history.append(r);
    }
    EpochRecord epoch;
    epoch.epoch = 1;
    epoch.trainLoss = 7.03;
    epoch.valLoss = 7.04;
    epoch.trainAccuracy = 0.8765432;
    epoch.valAccuracy = 0.8765433;
    epoch.lastAttempt = attempts;
    history.append(epoch);
}

void turnWheel(RunChart& chart, const QPointF& at, Qt::KeyboardModifiers modifiers)
{
    QWidget* plot = chart.focusProxy();
    QWheelEvent event(at, plot->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(plot, &event);
}

/// What is wrong with an axis, or nothing.
QString complaint(const AxisTicks& ticks, double lower, double upper)
{
    QStringList labels;
    bool inside = true;
    for (const AxisTick& tick : ticks.labelled) {
        labels << tick.label;
        inside = inside && tick.at >= lower && tick.at <= upper;
    }
    const QString said = QStringLiteral("%1 to %2: %3 (%4)")
                             .arg(lower, 0, 'g', 17)
                             .arg(upper, 0, 'g', 17)
                             .arg(labels.join(u'|'), ticks.offset);
    if (labels.size() < 2)
        return QStringLiteral("fewer than two, ") + said;
    if (QSet<QString>(labels.begin(), labels.end()).size() != labels.size())
        return QStringLiteral("twice the same, ") + said;
    return inside ? QString() : QStringLiteral("outside, ") + said;
}

QSet<QString> textsOf(const QByteArray& svg)
{
    QSet<QString> texts;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text"))
            texts << reader.readElementText();
    return texts;
}

/// Numbers drawn that lie within an axis' range. The export's own labels may differ from the screen's.
int numbersWithin(const QSet<QString>& texts, double lower, double upper, const QString& offset)
{
    int count = 0;
    for (const QString& text : texts) {
        if (text.endsWith(QStringLiteral("·10"))) { // its exponent stands apart
            ++count;
            continue;
        }
        bool isNumber = false;
        const double number = QLocale().toDouble(text.startsWith(u'+') ? text.mid(1) : text, &isNumber);
        const double value = text.startsWith(u'+') ? QLocale().toDouble(offset) + number : number;
        count += isNumber && value >= lower && value <= upper;
    }
    return count;
}

} // namespace

class TestZoomedAxes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void axesStayReadable_data();
    void axesStayReadable();
    void everyLabelIsDrawn_data();
    void everyLabelIsDrawn();
    void zoomStopsWhereNumbersEnd();
};

void TestZoomedAxes::axesStayReadable_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("attempts");
    QTest::newRow("all charts on 1024x768") << QSize(680, 560) << 300;
    QTest::newRow("the smallest") << QSize(330, 480) << 300;
    QTest::newRow("large") << QSize(1900, 1000) << 300;
    QTest::newRow("long run") << QSize(680, 560) << 20000;
}

void TestZoomedAxes::axesStayReadable()
{
    QFETCH(QSize, size);
    QFETCH(int, attempts);
    RunHistory history;
    fill(history, attempts);
    ChartGrid grid;
    grid.resize(size);
    grid.setHistory(&history);
    grid.show();
    QRandomGenerator random(20261020);
    for (int round = 0; round < 2; ++round) {
        for (RunChart* chart : grid.charts()) {
            chart->setLogarithmic(round % 2);
            QPointF at;
            for (int turn = 0; turn < 120; ++turn) {
                if (turn % 30 == 0)
                    at = {random.generateDouble() * chart->width(), random.generateDouble() * chart->height()};
                turnWheel(*chart, at, random.bounded(3) ? Qt::ShiftModifier : Qt::NoModifier);
                const ChartView view = chart->view();
                const QString time = complaint(view.xTicks, view.from, view.to);
                QVERIFY2(time.isEmpty(), qPrintable(chart->content().caption().name + u' ' + time));
                const QString value = complaint(view.valueTicks, view.lower, view.upper);
                QVERIFY2(value.isEmpty(), qPrintable(chart->content().caption().name + u' ' + value));
            }
        }
        grid.fitAll();
    }
}

void TestZoomedAxes::everyLabelIsDrawn_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("smallest") << QSize(160, 110);
    QTest::newRow("one of seven on 1024x768") << QSize(340, 140);
    QTest::newRow("narrow") << QSize(200, 400);
    QTest::newRow("figure") << QSize(800, 500);
}

void TestZoomedAxes::everyLabelIsDrawn()
{
    QFETCH(QSize, size);
    RunHistory history;
    fill(history, 12000);
    QRandomGenerator random(20261020);
    for (const ChartSpec& spec : chartSpecs()) {
        RunChart chart(spec);
        chart.resize(size);
        chart.setHistory(&history);
        chart.show();
        for (int turn = 0; turn < 90; ++turn) {
            turnWheel(chart, QPointF(size.width() - 30, size.height() / 2),
                      turn % 2 ? Qt::ShiftModifier : Qt::NoModifier);
            if (turn % 15)
                continue;
            const ChartView view = chart.view();
            const QSet<QString> texts = textsOf(chart.exported(ExportFormat::Svg, size));
            const QString said = chart.content().caption().name + u' ' + QStringList(texts.values()).join(u'|');
            QVERIFY2(numbersWithin(texts, view.from, view.to, view.xTicks.offset) >= 2, qPrintable(said));
            if (chart.content().caption().name == QLatin1String("loss")
                || chart.content().caption().name == QLatin1String("skipped_steps"))
                QVERIFY2(numbersWithin(texts, view.lower, view.upper, view.valueTicks.offset) >= 2, qPrintable(said));
        }
    }
}

void TestZoomedAxes::zoomStopsWhereNumbersEnd()
{
    RunHistory history;
    fill(history, 100);
    RunChart chart(chartSpec("loss"));
    chart.resize(340, 150);
    chart.setHistory(&history);
    chart.show();
    for (int turn = 0; turn < 400; ++turn) {
        turnWheel(chart, chart.rect().center(), Qt::ShiftModifier);
        turnWheel(chart, chart.rect().center(), Qt::NoModifier);
    }
    const ChartView view = chart.view();
    QVERIFY(view.upper - view.lower >= 0.99e-12 * view.upper);
    QVERIFY(view.upper - view.lower < 1e-10 * view.upper);
    QVERIFY(view.to - view.from >= 2);
    QVERIFY(!view.valueTicks.offset.isEmpty());
    QVERIFY(chart.exported(ExportFormat::Svg, {340, 150}).contains(view.valueTicks.offset.toUtf8()));
}

QTEST_MAIN(TestZoomedAxes)
#include "tst_zoomed_axes.moc"
