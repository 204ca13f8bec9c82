#pragma once

#include "engine/records/run_folder.h"
#include "engine/records/run_reader.h"
#include "words/words.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <optional>
#include <string>
#include <vector>

// A small run folder, as the tests of what is written, read and gone on with make it.

namespace halfstep::folders {

inline AttemptRecord attemptRecord(std::int64_t attempt, std::int64_t epoch)
{
    AttemptRecord record;
    record.attempt = attempt;
    record.epoch = epoch;
    record.microBatches = 4;
    record.samples = 16;
    record.loss = 1.0 / double(attempt);
    record.applied = attempt % 3 != 0;
    record.foundInf = !record.applied;
    record.skipReason = record.applied ? SkipReason::None : SkipReason::GradientOverflow;
    record.normScaled = record.applied ? 12.5 : HUGE_VAL;
    record.firstBadTensor = record.applied ? "" : "fc1.weight";
    return record;
}

inline EpochRecord epochRecord(std::int64_t epoch)
{
    EpochRecord record;
    record.epoch = epoch;
    record.trainLoss = 0.1 * double(epoch);
    record.valLoss = std::nan("");
    return record;
}

inline RunDocument sampleDocument()
{
    RunDocument document;
    document.config.batch.accumulation = 8;
    document.config.dataset.labelColumn = "késés";
    document.precision = {"float16", false, PrecisionReason::NoKernels};
    document.engine = {"autograd", EngineReason::AskedFor};
    document.engines = {{1, {"plan", EngineReason::Quickest}}, {7, document.engine}};
    document.references = {5, 1000, 1000, 2000};
    document.librarySummary = "LibTorch 1.13.1";
    document.threads = 2;
    document.datasetFingerprint = 0xfedcba9876543210;
    document.parameterNames = {"a.weight", "a.bias"};
    document.changes = {{7, "batch.accumulation", "4", "8"}};
    return document;
}

inline const std::vector<std::string> weightNames{"a.weight[0]", "a.bias[0]"};
inline constexpr std::int64_t attemptsPerEpoch = 4;

/// Attempts first to last of a run of four attempts an epoch, with its epochs and weights.
inline void addRun(RunFolderWriter& writer, std::int64_t first, std::int64_t last)
{
    for (std::int64_t attempt = first; attempt <= last; ++attempt) {
        writer.add(attemptRecord(attempt, (attempt - 1) / attemptsPerEpoch + 1));
        writer.add(WeightRow{attempt, {0.1f * float(attempt), -1e-30f}, weightNames});
        if (attempt % attemptsPerEpoch == 0)
            writer.add(epochRecord(attempt / attemptsPerEpoch));
    }
}

inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)");
}

inline void overwrite(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

/// A test whose functions each have a folder of their own, not there yet.
class FolderTest : public QObject {
protected:
    QTemporaryDir m_parent;
    QString path(const QString& name = {}) const
    {
        return m_parent.filePath("run") + (name.isEmpty() ? "" : '/' + name);
    }
    std::string folder() const { return path().toStdString(); }

    /// The run in the folder itself, gone on with.
    Continuation kept(std::int64_t attempts, std::optional<std::int64_t> epochs = std::nullopt) const
    {
        return {folder(), attempts, epochs.value_or(attempts / attemptsPerEpoch)};
    }

    void writeRun(std::int64_t attempts)
    {
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument()));
        addRun(writer, 1, attempts);
        QVERIFY(!writer.flush());
    }

    /// The notes on the run, each as code, file and name.
    QStringList notes() const
    {
        const auto run = readRunFolder(folder(), RunParts::All);
        if (!run)
            return {QString::fromStdString(run.problems().front().where + ' ' + reasonText(run.problems().front()))};
        QStringList list;
        for (const RunNote& note : run->notes)
            list << QStringLiteral("%1 %2 %3")
                        .arg(int(note.code))
                        .arg(QString::fromStdString(note.file).section('/', -1), QString::fromStdString(note.name));
        return list;
    }
    static QString noted(NoteCode code, const char* fileAndName)
    {
        return QStringLiteral("%1 %2").arg(int(code)).arg(QString::fromLatin1(fileAndName));
    }

    void begin()
    {
        m_parent = QTemporaryDir();
        QVERIFY(m_parent.isValid());
    }
};

} // namespace halfstep::folders
