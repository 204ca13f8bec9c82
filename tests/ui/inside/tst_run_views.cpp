// What the views inside a run say of recorded attempts, against values from closed forms.
#include "engine/records/stored_history.h"
#include "ui/charts/chart_widget.h"
#include "ui/inside/memory_view.h"
#include "ui/inside/record_table.h"
#include "ui/inside/replay_view.h"
#include "ui/inside/skip_ledger_view.h"
#include "ui/inside/stop_view.h"
#include "ui/inside/time_view.h"
#include "ui/settings/number_box.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include <limits>
#include <set>

using namespace halfstep;

namespace {

constexpr double standing = 1000; ///< the largest scale that every attempt's gradients stand

/// Twelve attempts: the scale comes down from 65,536 to 512 in seven skips, then five are applied.
StoredRun storedRun()
{
    StoredRun run;
    RunConfig& config = run.document.config;
    config.model.name = ModelName::Linear;
    config.batch.microBatch = 4;
    config.batch.accumulation = 2;
    config.optimizer.name = OptimizerName::Adam;
    config.earlyStopping = {.enabled = true, .patience = 2, .minDelta = 0};
    run.document.precision = {"float16", false, PrecisionReason::EmulationAskedFor};
    run.document.data = DataShape{.task = Task::Classification, .sampleShape = {100}, .classes = 10};
    double scale = 65536;
    std::int64_t updates = 0;
    for (std::int64_t attempt = 1; attempt <= 12; ++attempt) {
        AttemptRecord record;
        record.attempt = attempt;
        record.epoch = (attempt + 1) / 2;
        record.samples = 8;
        record.loss = 1;
        record.scaleUsed = scale;
        record.foundInf = scale > standing;
        record.applied = !record.foundInf;
        if (record.foundInf) {
            record.skipReason = SkipReason::GradientOverflow;
            record.firstBadTensor = "fc1.weight";
            record.nonfiniteCount = 3;
            if (attempt > 1) // of the first, nothing was finite
                record.largestFinite = 61440;
            scale /= 2;
        }
        record.scaleNext = scale;
        record.appliedUpdates = updates += record.applied;
        record.largestFiniteScale = standing;
        record.loadMicroseconds = 1e6;
        record.transferMicroseconds = 0;
        record.forwardMicroseconds = 2e6;
        record.backwardMicroseconds = 3e6;
        record.updateMicroseconds = 2e6;
        run.attempts.push_back(record);
    }
    const std::vector<double> losses{1, 0.9, 0.95, 0.94, 0.96, 0.8};
    for (std::size_t i = 0; i < losses.size(); ++i) {
        EpochRecord epoch;
        epoch.epoch = static_cast<std::int64_t>(i) + 1;
        epoch.valLoss = losses[i];
        epoch.lastAttempt = 2 * epoch.epoch;
        run.epochs.push_back(epoch);
    }
    return run;
}

QString cell(const QTableView& table, int row, int column)
{
    return table.model()->index(row, column).data().toString();
}

QString exportedOf(const RunView& view, ExportFormat format, const QString& chart = {})
{
    for (const auto* each : view.findChildren<ChartWidget*>())
        if (chart.isEmpty() || each->figureCaption().name == chart)
            return QString::fromUtf8(each->exported(format, {640, 400}));
    return {};
}

QString csvOf(const RunView& view, const QString& chart = {})
{
    return exportedOf(view, ExportFormat::Csv, chart);
}

const QString fuse = QStringLiteral("stop_fuse");

/// Stopped by a patience of 2 after its fourth epoch, as training records it.
StoredRun stoppedRun()
{
    StoredRun run = storedRun();
    run.epochs.resize(4);
    const std::vector<std::int64_t> left{2, 2, 1, 0};
    for (std::size_t i = 0; i < left.size(); ++i) {
        run.epochs[i].best = i < 2;
        run.epochs[i].patienceLeft = left[i];
    }
    run.document.summary.emplace().outcome = Outcome::EarlyStopped;
    return run;
}

} // namespace

class TestRunViews : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }
    void init() { m_link.show(storedRun(), "/nowhere"); }

    void everySkipHasARow()
    {
        SkipLedgerView view(m_link);
        view.show();
        const auto* table = view.findChild<QTableView*>();
        QCOMPARE(table->model()->rowCount(), 7);
        QCOMPARE(cell(*table, 0, 0), QStringLiteral("1"));
        QCOMPARE(cell(*table, 0, 2), QStringLiteral("65,536 → 32,768"));
        QCOMPARE(cell(*table, 6, 2), QStringLiteral("1,024 → 512"));
        QCOMPARE(cell(*table, 6, 3), QStringLiteral("fc1.weight"));
        QCOMPARE(cell(*table, 0, 4), QStringLiteral("–"));
        QVERIFY(table->model()->index(0, 4).data(Qt::ToolTipRole).toString().contains(QStringLiteral("No element")));
        QCOMPARE(cell(*table, 6, 4), QStringLiteral("61,440"));
        QCOMPARE(cell(*table, 6, 5), QStringLiteral("7"));
        QCOMPARE(cell(*table, 6, 6), QStringLiteral("calibrating"));
        QVERIFY(table->model()->index(6, 6).data(Qt::ToolTipRole).toString().contains(QStringLiteral("10 attempts")));
        QVERIFY2(view.sentence().contains(QStringLiteral("Of 12 attempts 7 were skipped")),
                 qPrintable(view.sentence()));
        QCOMPARE(view.accessibleDescription(), view.sentence());
    }

    void goingToASkipGoesToItsAttempt()
    {
        SkipLedgerView view(m_link);
        view.show();
        auto* table = view.findChild<QTableView*>();
        QSignalSpy chosen(&view, &RunView::attemptChosen);
        table->setCurrentIndex(table->model()->index(2, 0));
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front().front().toLongLong(), 3);
        QTest::keyClick(table, Qt::Key_Return); // once more, after the cursor went elsewhere
        QCOMPARE(chosen.size(), 2);
        QTest::keyClick(table, Qt::Key_Down);
        QCOMPARE(chosen.last().front().toLongLong(), 4);
    }

    void theCursorGoesToTheRowOfItsSkipOrTheLastBefore()
    {
        SkipLedgerView view(m_link);
        view.show();
        const auto* table = view.findChild<QTableView*>();
        QSignalSpy chosen(&view, &RunView::attemptChosen);
        const auto selected = [table] {
            const QModelIndexList rows = table->selectionModel()->selectedRows();
            return rows.isEmpty() ? -1 : rows.front().row();
        };
        view.pointAt(5);
        QCOMPARE(selected(), 4);
        view.pointAt(11.4); // applied: the seventh skip was the last one before it
        QCOMPARE(selected(), 6);
        view.pointAt(std::nan(""));
        QCOMPARE(selected(), 6);
        view.pointAt(0.5);
        QCOMPARE(selected(), -1);
        view.pointAt(2);
        m_link.show(storedRun(), "/nowhere");
        view.refresh();
        QCOMPARE(selected(), 1);
        QCOMPARE(chosen.size(), 0);
    }

    void skipsAreCopiedWithTheirHeadings()
    {
        SkipLedgerView view(m_link);
        view.show();
        auto* table = view.findChild<RecordTable*>();
        table->selectRow(1);
        table->copy();
        const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines.front().startsWith(QStringLiteral("Attempt\tReason")));
        QVERIFY(lines.back().startsWith(QStringLiteral("2\toverflow")));
    }

    void timeIsSharedOut()
    {
        TimeView view(m_link);
        view.show();
        QVERIFY2(view.sentence().contains(QStringLiteral("62.5%")), qPrintable(view.sentence())); // (2 + 3) of 8
        QVERIFY(!view.sentence().contains(QStringLiteral("recording"))); // not known of this run
        QVERIFY(view.sentence().contains(QStringLiteral("Recording is left out")));
        std::set<std::pair<int, int>> fills; // the legend tells each of them apart as the chart does
        QStringList parts;
        for (const LegendEntry& entry : view.findChild<ChartWidget*>()->content().legend({})) {
            QCOMPARE(entry.swatch, Swatch::Fill);
            parts << entry.text;
            fills.insert({entry.ink % inkCount, static_cast<int>(entry.pattern)});
        }
        QCOMPARE(fills.size(), std::size_t(7));
        QVERIFY2(parts.contains(QStringLiteral("forward pass 25.0%")), qPrintable(parts.join(u'\n')));
        QCOMPARE(parts.last(), QStringLiteral("recording"));
        QVERIFY(view.findChild<ChartWidget*>()->accessibleDescription().contains(QStringLiteral("forward pass 25.0%")));
        const QStringList rows = csvOf(view).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(rows.size(), 13);
        QCOMPARE(rows[0], QStringLiteral("first_attempt,last_attempt,load_seconds,transfer_seconds,forward_seconds,"
                                         "backward_seconds,update_seconds,evaluation_seconds,recording_seconds"));
        QCOMPARE(rows[1], QStringLiteral("1,1,1,0,2,3,2,0,")); // of recording nothing is known
    }

    void memoryIsArithmetic()
    {
        MemoryView view(m_link);
        view.show();
        const auto* table = view.findChild<QTableView*>();
        QMap<QString, QString> bytes;
        for (int row = 0; row < table->model()->rowCount(); ++row)
            bytes[cell(*table, row, 0)] = table->model()->index(row, 1).data(Qt::ToolTipRole).toString();
        QCOMPARE(bytes[QStringLiteral("weights")], QStringLiteral("Bytes: 4,000")); // 100 · 10 float32
        QCOMPARE(bytes[QStringLiteral("gradients")], QStringLiteral("Bytes: 4,000"));
        QCOMPARE(bytes[QStringLiteral("optimizer state")], QStringLiteral("Bytes: 8,000")); // two moments
        QCOMPARE(bytes[QStringLiteral("low-precision copies")], QStringLiteral("Bytes: 8,000"));
        QCOMPARE(bytes[QStringLiteral("input batch")], QStringLiteral("Bytes: 3,200")); // 8 samples of 100
        QVERIFY(bytes.contains(QStringLiteral("peak at m = 8, A = 1")));
        // 1,000 parameters: 4 + 4 + 8 bytes and a copy of 2; four samples of 100 float32 and 10 float16, twice.
        QCOMPARE(bytes[QStringLiteral("peak by the Calculator's rule")], QStringLiteral("Bytes: 21,360"));
        for (int row = 0; row < table->model()->rowCount(); ++row)
            if (cell(*table, row, 0) == QStringLiteral("low-precision copies"))
                QVERIFY(cell(*table, row, 2).endsWith(QStringLiteral("as float32"))); // why twice the weights
        QVERIFY2(view.sentence().contains(QStringLiteral("Emulation saves no memory")), qPrintable(view.sentence()));
    }

    void otherPatienceStopsElsewhere()
    {
        StopView view(m_link);
        view.show();
        const QString csv = csvOf(view, QStringLiteral("stop_autopsy"));
        QVERIFY2(csv.contains(QStringLiteral("\n1,0,3,2,0.9\n")), qPrintable(csv));
        QVERIFY(csv.contains(QStringLiteral("\n2,0,4,2,0.9\n")));
        QVERIFY(csv.contains(QStringLiteral("\n4,0,,6,0.8\n"))); // lives to see epoch 6
        QVERIFY2(view.sentence().contains(QStringLiteral("Patience 2 with a least gain of 0 stops after epoch 4")),
                 qPrintable(view.sentence()));
    }

    void patienceBurnsDownBesideTheMap()
    {
        m_link.show(stoppedRun(), "/nowhere");
        StopView view(m_link);
        view.resize(900, 300);
        view.show();
        QCOMPARE(csvOf(view, fuse), QStringLiteral("epoch,validation_loss,best,patience_left,patience\n"
                                                   "1,1,1,2,2\n"
                                                   "2,0.90000000000000002,1,2,2\n"
                                                   "3,0.94999999999999996,0,1,2\n"
                                                   "4,0.93999999999999995,0,0,2\n"));
        const QString svg = exportedOf(view, ExportFormat::Svg, fuse);
        for (const char* words : {"best, epoch 2", "weights taken back from epoch 2", ">stopped<", "patience left"})
            QVERIFY2(svg.contains(QLatin1StringView(words)), words);
        QVERIFY(!svg.contains(QStringLiteral("would have stopped")));
        QCOMPARE(view.figures().size(), std::size_t(2)); // both for export
        const QList<ChartWidget*> charts = view.findChildren<ChartWidget*>();
        QCOMPARE(charts.size(), 2);
        QTRY_VERIFY(charts[1]->x() > charts[0]->x() && charts[1]->width() < charts[0]->width());
        view.resize(400, 700);
        QTRY_VERIFY(charts[1]->y() > charts[0]->y() && charts[1]->height() < charts[0]->height());
    }

    void withoutEarlyStoppingNothingIsInForce()
    {
        StoredRun run = stoppedRun();
        run.document.config.earlyStopping.enabled = false;
        run.document.summary->outcome = Outcome::Finished;
        m_link.show(run, "/nowhere");
        StopView view(m_link);
        view.show();
        QVERIFY2(view.sentence().endsWith(
                     QStringLiteral("Early stopping was off in this run. Patience 2 with a least gain of 0 would have "
                                    "stopped it after epoch 4.")),
                 qPrintable(view.sentence()));
        QVERIFY(csvOf(view, fuse).contains(QStringLiteral("\n4,0.93999999999999995,0,,\n")));
        const QString svg = exportedOf(view, ExportFormat::Svg, fuse);
        QVERIFY(svg.contains(QStringLiteral("would have stopped<")));
        for (const char* words : {"patience left", "weights taken back", ">stopped<"})
            QVERIFY2(!svg.contains(QLatin1StringView(words)), words);
        const auto* map = view.findChildren<ChartWidget*>().last();
        QVERIFY(map->content().caption().description.contains(QStringLiteral("not in force")));
        run.document.config.earlyStopping.patience = 3;
        m_link.show(run, "/nowhere");
        view.refresh();
        QTRY_VERIFY2(view.sentence().endsWith(QStringLiteral("would not have stopped it within them.")),
                     qPrintable(view.sentence()));
    }

    void patienceBurnsOnValidationThatIsNotFinite()
    {
        StoredRun run = stoppedRun();
        run.epochs.resize(2);
        for (EpochRecord& epoch : run.epochs) {
            epoch.valLoss = std::numeric_limits<double>::quiet_NaN();
            epoch.best = false;
            epoch.patienceLeft = 2 - epoch.epoch;
        }
        m_link.show(run, "/nowhere");
        StopView view(m_link);
        view.show();
        QCOMPARE(csvOf(view, fuse), QStringLiteral("epoch,validation_loss,best,patience_left,patience\n"
                                                   "1,nan,0,1,2\n2,nan,0,0,2\n"));
        QVERIFY(!exportedOf(view, ExportFormat::Svg, fuse).contains(QStringLiteral("weights taken back")));
    }

    void aRunThatStopsOnNothingSaysWhy()
    {
        StoredRun run = storedRun();
        for (EpochRecord& epoch : run.epochs)
            epoch.valLoss = epoch.valAccuracy = std::numeric_limits<double>::quiet_NaN();
        m_link.show(run, "/nowhere");
        StopView view(m_link);
        view.show();
        QCOMPARE(view.sentence(), QStringLiteral("This run has no validation data to stop on."));
        run.epochs.clear();
        m_link.show(run, "/nowhere");
        view.refresh();
        QTRY_COMPARE(view.sentence(),
                     QStringLiteral("No epoch of this run has ended, so there is no validation loss to "
                                    "stop on."));
    }

    void scalerIsReplayedAtOnce()
    {
        ReplayView view(m_link);
        view.show();
        QVERIFY2(view.sentence().contains(QStringLiteral("7 of 12 attempts")), qPrintable(view.sentence()));
        auto* first = view.findChildren<NumberBox*>().front();
        first->selectAll();
        QTest::keyClicks(first, QStringLiteral("1024"));
        QTest::keyClick(first, Qt::Key_Return);
        QVERIFY2(view.sentence().contains(QStringLiteral("1 of 12 attempts")), qPrintable(view.sentence()));
        QVERIFY(csvOf(view).contains(QStringLiteral("\n1,65536,1024,65536\n")));
        QVERIFY(csvOf(view).contains(QStringLiteral("\n12,512,512,512\n")));
    }

    void theReplayComparesTheSameAttempts()
    {
        StoredRun run = storedRun();
        for (std::size_t i = 8; i < 12; ++i) { // seven skipped, one applied, then nothing can be measured
            AttemptRecord& record = run.attempts[i];
            record.scaleUsed = record.scaleNext = 0;
            record.applied = false;
            record.skipReason = SkipReason::ForwardNonfinite;
            record.largestFiniteScale = std::numeric_limits<double>::quiet_NaN();
        }
        m_link.show(run, "/nowhere");
        ReplayView view(m_link);
        view.show();
        QVERIFY2(view.sentence().startsWith(
                     QStringLiteral("With these settings 7 of 8 attempts would be skipped, where 7 of the same were;")),
                 qPrintable(view.sentence()));
        QVERIFY2(view.sentence().contains(QStringLiteral("From attempt 9 on the recorded scale was 0"))
                     && view.sentence().contains(QStringLiteral("of 12 attempts 4 are left out on both sides")),
                 qPrintable(view.sentence()));
        run = storedRun();
        run.document.config.scaler.floor = 10000; // 65,536, 32,768, 16,384: the next is below
        m_link.show(run, "/nowhere");
        view.refresh();
        QTRY_VERIFY2(view.sentence().contains(QStringLiteral("3 of 3 attempts would be skipped, where 3 of the same"))
                         && view.sentence().contains(QStringLiteral("ends with attempt 3, since the next scale")),
                     qPrintable(view.sentence()));
    }

    void anotherRunTakesItsPlace()
    {
        SkipLedgerView view(m_link);
        view.show();
        StoredRun clean = storedRun();
        std::erase_if(clean.attempts, [](const AttemptRecord& record) { return !record.applied; });
        m_link.show(std::move(clean), "/nowhere");
        view.refresh();
        QCOMPARE(view.findChild<QTableView*>()->model()->rowCount(), 0);
    }

private:
    SessionLink m_link;
};

QTEST_MAIN(TestRunViews)
#include "tst_run_views.moc"
