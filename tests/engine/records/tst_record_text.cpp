#include "engine/records/record_text.h"
#include "engine/records/record_words.h"

#include "engine/records/json_fields.h"
#include "engine/records/record_columns.h"
#include "engine/records/row_reader.h"
#include "engine/records/summary_json.h"
#include "words/words.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <nlohmann/json.hpp>

#include <clocale>
#include <cmath>
#include <limits>
#include <random>

using namespace halfstep;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

AttemptRecord fullAttempt()
{
    AttemptRecord record;
    record.attempt = 12;
    record.epoch = 2;
    record.microBatches = 4;
    record.samples = 15;
    record.loss = 0.1;
    record.scaleUsed = 65536;
    record.scaleNext = 32768;
    record.growthTracker = 7;
    record.foundInf = true;
    record.applied = false;
    record.skipReason = SkipReason::GradientOverflow;
    record.appliedUpdates = 11;
    record.learningRate = 1e-3;
    record.normScaled = infinity;
    record.normUnscaled = -infinity;
    record.normClipped = notANumber;
    record.clipCoefficient = 1;
    record.zeroFraction = 0.25;
    record.subnormalFraction = 0.5;
    record.nonfiniteCount = 3;
    record.firstBadTensor = "conv2.weight";
    record.lostUpdateFraction = 1.5e-7;
    record.liveBytes = 1234567890123;
    record.peakBytes = 2;
    record.rssBytes = 3;
    record.loadMicroseconds = 12.5;
    record.transferMicroseconds = 0;
    record.forwardMicroseconds = 100.25;
    record.backwardMicroseconds = 200;
    record.updateMicroseconds = 3.75;
    return record;
}

EpochRecord fullEpoch()
{
    EpochRecord record;
    record.epoch = 3;
    record.trainLoss = 0.5;
    record.trainAccuracy = notANumber;
    record.valLoss = 0.625;
    record.valAccuracy = 0.75;
    record.best = true;
    record.patienceLeft = 5;
    record.epochSeconds = 1.5;
    record.samplesPerSecond = 41200.5;
    record.evaluateSeconds = 0.125;
    record.lastAttempt = 300;
    return record;
}

RunSummary fullSummary()
{
    RunSummary summary;
    summary.outcome = Outcome::EarlyStopped;
    summary.reason = EndReason::PatienceUsedUp;
    summary.attempts = 100;
    summary.applied = 97;
    summary.skipped = 3;
    summary.epochs = 4;
    summary.finalScale = 8192;
    summary.verdict = Verdict::Occasional;
    summary.bestEpoch = 2;
    summary.bestValLoss = 0.25;
    summary.trainLoss = notANumber;
    summary.valLoss = infinity;
    summary.precision = {"float16", false, PrecisionReason::NoKernels};
    summary.engine = {"autograd", EngineReason::AskedFor};
    summary.mistakes = {"no_scaler"};
    summary.seconds = 1.5;
    summary.samplesPerSecond = 2048.5;
    summary.peakBytes = 4096;
    summary.out = "runs/a";
    return summary;
}

} // namespace

/// Without its line end, as a reader takes it.
template <typename Record>
std::string headerLine(std::span<const RecordColumn<Record>> table)
{
    const std::string row = headerRow(table);
    return row.substr(0, row.size() - 1);
}

class TestRecordText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersAreShortest_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("zero") << 0.0 << "0";
        QTest::newRow("minus zero") << -0.0 << "-0";
        QTest::newRow("whole") << 65536.0 << "65536";
        QTest::newRow("tenth") << 0.1 << "0.1";
        QTest::newRow("third") << 1.0 / 3 << "0.3333333333333333";
        QTest::newRow("small") << 5e-324 << "5e-324";
        QTest::newRow("large") << 1.7976931348623157e308 << "1.7976931348623157e+308";
        QTest::newRow("nan") << notANumber << "nan";
        QTest::newRow("minus nan") << std::copysign(notANumber, -1.0) << "nan";
        QTest::newRow("inf") << infinity << "inf";
        QTest::newRow("minus inf") << -infinity << "-inf";
    }
    void numbersAreShortest()
    {
        QFETCH(double, value);
        QTEST(QString::fromStdString(numberText(value)), "text");
        const auto back = doubleFrom(numberText(value));
        QVERIFY(back);
        QVERIFY(std::isnan(value) ? std::isnan(*back) : std::memcmp(&*back, &value, sizeof value) == 0);
    }

    void randomBitsComeBack()
    {
        std::mt19937_64 random(7);
        for (int i = 0; i < 100'000; ++i) {
            const std::uint64_t bits = random();
            double value = 0;
            std::memcpy(&value, &bits, sizeof value);
            const auto back = doubleFrom(numberText(value));
            QVERIFY(back);
            QVERIFY(std::isnan(value) ? std::isnan(*back) : *back == value);
        }
    }

    void columnsAreTheDocumentedOnes()
    {
        QCOMPARE(headerRow(attemptTable()),
                 std::string("attempt,epoch,micro_batches,samples,loss,scale_used,scale_next,growth_tracker,found_inf,"
                             "applied,skip_reason,applied_updates,learning_rate,norm_scaled,norm_unscaled,norm_clipped,"
                             "clip_coefficient,zero_fraction,subnormal_fraction,nonfinite_count,first_bad_tensor,"
                             "lost_update_fraction,live_bytes,peak_bytes,rss_bytes,load_us,transfer_us,forward_us,"
                             "backward_us,update_us\n"));
        QCOMPARE(headerRow(epochTable()),
                 std::string("epoch,train_loss,train_accuracy,val_loss,val_accuracy,best,patience_left,epoch_s,"
                             "samples_per_s,evaluate_s\n"));
    }

    void attemptsAreWrittenInColumnOrder()
    {
        QCOMPARE(csvRow(fullAttempt()),
                 std::string("12,2,4,15,0.1,65536,32768,7,1,0,gradient_overflow,11,0.001,inf,-inf,nan,1,0.25,0.5,3,"
                             "conv2.weight,1.5e-07,1234567890123,2,3,12.5,0,100.25,200,3.75\n"));
        QCOMPARE(csvRow(fullEpoch()), std::string("3,0.5,nan,0.625,0.75,1,5,1.5,41200.5,0.125\n"));
    }

    void rowsComeBack_data()
    {
        QTest::addColumn<QString>("tensor");
        QTest::newRow("plain") << "fc1.weight";
        QTest::newRow("empty") << "";
        QTest::newRow("comma") << "a,b";
        QTest::newRow("quotes") << "\"a\",\"\"b";
        QTest::newRow("line end") << "a\nb";
    }
    void rowsComeBack()
    {
        QFETCH(QString, tensor);
        AttemptRecord record = fullAttempt();
        record.firstBadTensor = tensor.toStdString();
        const std::string row = csvRow(record);
        AttemptRecord back;
        RunNotes notes;
        const RowReader<AttemptRecord> reader(headerLine(attemptTable()), attemptTable(), "attempts.csv", notes);
        const auto wrong = reader.read(std::string_view(row).substr(0, row.size() - 1), back);
        QVERIFY(notes.empty());
        QVERIFY(!wrong);
        QCOMPARE(back.firstBadTensor, record.firstBadTensor);
        QCOMPARE(csvRow(back), row);
    }

    void wrongRowsAreNamed_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("wrong");
        QTest::newRow("empty") << ""
                               << "bad epoch";
        QTest::newRow("word") << "3,x,1,1,1,1,5,1,1,1"
                              << "bad train_loss";
        QTest::newRow("decimal comma") << "3,0,5,1,1,1,1,5,1,1,1"
                                       << "too many fields";
        QTest::newRow("trailing word") << "3,0.5x,1,1,1,1,5,1,1,1"
                                       << "bad train_loss";
        QTest::newRow("too few") << "3,1,1,1,1,1,5,1,1"
                                 << "no evaluate_s";
        QTest::newRow("too many") << "3,1,1,1,1,1,5,1,1,1,1"
                                  << "too many fields";
        QTest::newRow("not a flag") << "3,1,1,1,1,2,5,1,1,1"
                                    << "bad best";
        QTest::newRow("empty number") << "3,,1,1,1,1,5,1,1,1"
                                      << "bad train_loss";
        QTest::newRow("open quote") << "3,\"1,1,1,1,1,5,1,1,1"
                                    << "bad train_loss";
        QTest::newRow("fraction of an epoch") << "3.5,1,1,1,1,1,5,1,1,1"
                                              << "bad epoch";
    }
    void wrongRowsAreNamed()
    {
        QFETCH(QString, row);
        EpochRecord record;
        RunNotes notes;
        const RowReader<EpochRecord> reader(headerLine(epochTable()), epochTable(), "epochs.csv", notes);
        const auto wrong = reader.read(row.toStdString(), record);
        QVERIFY(wrong);
        QTEST(QString::fromStdString(reasonText({ProblemCode::FileMalformed, {}, wrong->reason, wrong->arguments})),
              "wrong");
    }

    void summaryHasTheDocumentedKeysInOrder()
    {
        const nlohmann::ordered_json json = toJson(RunSummary());
        QStringList keys;
        for (const auto& item : json.items())
            keys << QString::fromStdString(item.key());
        QCOMPARE(keys.join(", "),
                 QString("outcome, reason, attempts, applied, skipped, epochs, final_scale, verdict, best_epoch, "
                         "best_val_loss, train_loss, val_loss, val_accuracy, test_loss, test_accuracy, "
                         "corrupted_test_accuracy, precision, engine, mistakes, seconds, samples_per_s, peak_bytes, "
                         "out"));
    }

    void summaryNotesWhatJsonCannotSay()
    {
        QCOMPARE(toJson(fullSummary()).dump(),
                 std::string(R"({"outcome":"early_stopped","reason":"patience_used_up","attempts":100,"applied":97,)"
                             R"("skipped":3,"epochs":4,"final_scale":8192.0,"verdict":"occasional","best_epoch":2,)"
                             R"("best_val_loss":0.25,"train_loss":null,"val_loss":null,"val_accuracy":null,)"
                             R"("test_loss":null,"test_accuracy":null,"corrupted_test_accuracy":null,)"
                             R"("precision":{"dtype":"float16","mode":"emulated",)"
                             R"("why":"no_kernels"},)"
                             R"("engine":{"name":"autograd","why":"asked_for"},"mistakes":["no_scaler"],"seconds":1.5,)"
                             R"("samples_per_s":2048.5,"peak_bytes":4096,"out":"runs/a",)"
                             R"("nonfinite":{"train_loss":"nan","val_loss":"inf"}})"));
    }

    void summaryComesBack()
    {
        RunSummary summary = fullSummary();
        summary.detail = "broken \xff text";
        summary.out = "runs/caf\xe9\\xe9";
        const std::string text = toJson(summary).dump();
        DocumentReading reading{"run.json", {}, {}};
        const auto back = summaryFromJson(nlohmann::json::parse(text), {}, reading);
        QVERIFY(reading.notes.empty() && reading.malformed.empty());
        QVERIFY(back);
        QCOMPARE(toJson(*back).dump(), text);
        QVERIFY(text.find(R"("out":"runs/caf\\xe9\\x5cxe9")") != std::string::npos);
        QCOMPARE(back->out, summary.out);
        QCOMPARE(back->detail, summary.detail);
        QVERIFY(std::isnan(back->trainLoss.value()));
        QVERIFY(!back->valAccuracy);
        nlohmann::json incomplete = nlohmann::json::parse(text);
        incomplete.erase("verdict");
        QVERIFY(summaryFromJson(incomplete, "summary.", reading));
        QCOMPARE(reading.notes, (RunNotes{{NoteCode::MissingKey, "run.json", "summary.verdict"}}));
        summaryFromJson(nlohmann::json::array(), "summary.", reading);
        QCOMPARE(reading.malformed, std::string("summary"));
    }

    void everyCodeHasItsOwnName()
    {
        QSet<QString> names;
        for (int reason = 0; reason <= int(EndReason::RecordsUnwritable); ++reason)
            names << QString::fromUtf8(wordOf(EndReason(reason)).data());
        QCOMPARE(names.size(), int(EndReason::RecordsUnwritable) + 1);
        QVERIFY(!names.contains(""));
    }

    /// Last: the process keeps the locale.
    void hungarianLocaleChangesNoByte()
    {
        const std::string attempt = csvRow(fullAttempt());
        const std::string summary = toJson(fullSummary()).dump();
        QTemporaryDir locales;
        if (!std::setlocale(LC_ALL, "hu_HU.UTF-8")) {
            QProcess::execute("localedef", {"-i", "hu_HU", "-f", "UTF-8", locales.filePath("hu_HU.UTF-8")});
            qputenv("LOCPATH", locales.path().toUtf8());
            if (!std::setlocale(LC_ALL, "hu_HU.UTF-8"))
                QSKIP("no Hungarian locale on this machine");
        }
        QCOMPARE(QByteArray(std::localeconv()->decimal_point), QByteArray(","));
        QCOMPARE(csvRow(fullAttempt()), attempt);
        QCOMPARE(toJson(fullSummary()).dump(), summary);
        QCOMPARE(doubleFrom("2.5").value_or(0), 2.5);
        std::setlocale(LC_ALL, "C");
    }
};

QTEST_GUILESS_MAIN(TestRecordText)
#include "tst_record_text.moc"
