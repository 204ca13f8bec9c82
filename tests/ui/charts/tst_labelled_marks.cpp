// The moments of a run that all its charts show: notes, live changes, the best epoch, the stop, where it was gone on
// with.
#include "tests/ui/charts/run_chart_fixture.h"
#include "ui/charts/chart_grid.h"
#include "ui/charts/labelled_marks.h"
#include "ui/charts/run_marks.h"

#include <QImage>

using namespace halfstep;

namespace {

/// A hundred attempts with one mark of every kind.
void fillWithMarks(RunHistory& history)
{
    RunStart start;
    start.earlierResumes = {20};
    start.resumedAttempts = 40;
    history.begin(start);
    for (int i = 1; i <= 100; ++i)
        history.append(record(i, 1.0 / i, i < 81 || i > 84));
    history.append(LiveChange{50, "batch.accumulation", "4", "8"});
    history.setNotes({{60, "here it turns"}, {70, "and back"}});
    EpochRecord epoch;
    epoch.epoch = 1;
    epoch.valLoss = 0.5;
    epoch.best = true;
    epoch.lastAttempt = 30;
    history.append(epoch);
    RunSummary summary;
    summary.outcome = Outcome::Stopped;
    history.setSummary(summary);
}

QImage pictureOf(const ChartSpec& spec, const RunHistory& history, RunAxisKind axis = RunAxisKind::Attempt)
{
    RunChart chart(spec);
    chart.resize(640, 360);
    chart.setAxis(axis);
    chart.setHistory(&history);
    chart.show();
    return chart.grab().toImage();
}

} // namespace

class TestLabelledMarks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void everyMomentIsThereInWords()
    {
        RunHistory history;
        fillWithMarks(history);
        QStringList told;
        for (const LabelledMark& mark : labelledMarks(history))
            told << QStringLiteral("%1 %2").arg(mark.attempt).arg(markText(history, mark));
        QCOMPARE(told, (QStringList{"60 here it turns", "70 and back", "100 stopped", "20 resumed after 20",
                                    "40 resumed after 40", "50 A 4 → 8", "30 best, epoch 1"}));
        RunHistory finished;
        fill(finished, 10);
        finished.setSummary({});
        for (const LabelledMark& mark : labelledMarks(finished))
            QVERIFY(mark.kind == MarkKind::Best);
    }

    void everyChartDrawsEveryKindOverEveryAxis()
    {
        for (const ChartSpec& spec : chartSpecs())
            for (const RunAxisSpec& axis : runAxes()) {
                RunHistory without;
                fill(without, 100);
                const QImage plain = pictureOf(spec, without, axis.kind);
                const auto draws = [&](auto change) {
                    RunHistory with;
                    fill(with, 100);
                    change(with);
                    return pictureOf(spec, with, axis.kind) != plain;
                };
                QVERIFY(draws([](RunHistory& h) { h.setNotes({{60, "here"}}); }));
                QVERIFY(draws([](RunHistory& h) { h.append(LiveChange{50, "batch.accumulation", "4", "8"}); }));
                QVERIFY(draws([](RunHistory& h) {
                    RunSummary summary;
                    summary.outcome = Outcome::Failed;
                    h.setSummary(summary);
                }));
                QVERIFY(draws([](RunHistory& h) {
                    EpochRecord epoch;
                    epoch.epoch = 2;
                    epoch.valLoss = 0.5;
                    epoch.best = true;
                    epoch.lastAttempt = 50;
                    h.append(epoch);
                }));
            }
    }

    void theCursorReadsThem()
    {
        RunHistory history;
        fillWithMarks(history);
        RunChart chart(chartSpec("memory"));
        chart.resize(600, 300);
        chart.setHistory(&history);
        chart.show();
        const auto reads = [&](double x, const QString& line) {
            chart.setCursor(x);
            return chart.view().cursorLines.contains(line);
        };
        QVERIFY(reads(60, QStringLiteral("note: here it turns")));
        QVERIFY(reads(60.5, QStringLiteral("note: here it turns"))); // near it
        QVERIFY(reads(40, QStringLiteral("resumed after 40")));
        QVERIFY(reads(30, QStringLiteral("best, epoch 1")));
        QVERIFY(reads(100, QStringLiteral("stopped")));
        QVERIFY(!reads(66, QStringLiteral("note: here it turns")));
    }

    void skipsInARowAreOneBurst()
    {
        RunHistory history;
        fillWithMarks(history);
        const auto bursts = skipBursts(history);
        QCOMPARE(bursts.size(), std::size_t(1));
        QCOMPARE(bursts[0].first, 81);
        QCOMPARE(bursts[0].last, 84);
        QCOMPARE(burstText(bursts[0]), QStringLiteral("4 skipped in a row"));
        // From close by, the same four ticks have a bracket that four apart have not.
        RunHistory apart;
        for (int i = 1; i <= 100; ++i)
            apart.append(record(i, 1, i < 81 || i > 84));
        RunChart chart(chartSpec("learning_rate"));
        chart.resize(640, 360);
        chart.setHistory(&apart);
        chart.setX(78, 88);
        chart.show();
        const QImage close = chart.grab().toImage();
        chart.setPlace({.namesMarks = false});
        QVERIFY(chart.grab().toImage() != close);
    }

    void notesAreExported()
    {
        RunHistory history;
        fillWithMarks(history);
        const QString longNote = QStringLiteral("a note that is as long as a note can be, ").repeated(5).left(200);
        history.setNotes({{60, "here it turns"}, {70, longNote.toStdString()}});
        RunChart chart(chartSpec("loss"));
        chart.setHistory(&history);
        const QByteArray svg = chart.exported(ExportFormat::Svg, {160, 96});
        QVERIFY(svg.contains("here it turns"));
        QVERIFY(svg.contains("Note at attempt 60: here it turns"));
        QVERIFY(chart.exported(ExportFormat::Pdf, {160, 96}).size() > 1000);
        const QStringList rows = csvOf(chart).split(u'\n');
        QVERIFY(rows[0].endsWith(QStringLiteral(",note")));
        QVERIFY(rows.contains(rows.filter(QStringLiteral("here it turns")).front()));
        QCOMPARE(rows.filter(QStringLiteral("here it turns")).front().left(3), QStringLiteral("60,"));
        QVERIFY(csvOf(chart).contains(QStringLiteral(",\"%1\"\n").arg(longNote.trimmed()))
                || csvOf(chart).contains(QStringLiteral(",\"%1\"\n").arg(longNote))); // it has commas
        const qsizetype columns = rows[0].count(u',');
        QCOMPARE(rows[1].count(u','), columns);
        chart.setX(65, 75);
        QVERIFY(!csvOf(chart).contains(QStringLiteral("here it turns")));
        QVERIFY(!chart.exported(ExportFormat::Svg, {160, 96}).contains("here it turns"));
        history.setNotes({});
        QVERIFY(!csvOf(chart).contains(QStringLiteral("note")));
    }

    void manyNotesLeaveThePictureItsRoom()
    {
        RunHistory history;
        fill(history, 100);
        UserNotes notes;
        for (int i = 1; i <= 100; ++i)
            notes.push_back({i, "n" + std::to_string(i)});
        history.setNotes(notes);
        const QStringList lines = noteLines(history, {RunAxisKind::Attempt, history}, {1, 100});
        QCOMPARE(lines.size(), 9);
        QCOMPARE(lines.front(), QStringLiteral("Note at attempt 1: n1"));
        QVERIFY(lines.back().contains(QStringLiteral("92")));
    }
};

QTEST_MAIN(TestLabelledMarks)
#include "tst_labelled_marks.moc"
