#include "ui/language/wording.h"

#include "ui/language/path_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace halfstep {

namespace {

struct Wording {
    Q_DECLARE_TR_FUNCTIONS(halfstep::Wording)
};

// The presets' own words, for lupdate; resources/presets says the same.
[[maybe_unused]] constexpr const char* presetWords[] = {
    QT_TRANSLATE_NOOP("halfstep::Presets", "A small CNN learns GlyphLab images in float16 with a loss scaler, four "
                                           "micro-batches of four and clipping at 5."),
    QT_TRANSLATE_NOOP("halfstep::Presets",
                      "The same CNN, data and seeds in bfloat16, whose range needs no loss scaler."),
    QT_TRANSLATE_NOOP("halfstep::Presets", "The same CNN, data and seeds in float32, to compare with."),
    QT_TRANSLATE_NOOP(
        "halfstep::Presets",
        "A table MLP predicts late Northstar orders with Adam and stops when the validation loss no longer improves."),
    QT_TRANSLATE_NOOP("halfstep::Presets",
                      "A 32-48-1 MLP on 8192 synthetic samples in float32 with Adam, to measure what an epoch costs."),
    QT_TRANSLATE_NOOP("halfstep::Presets", "A tiny MLP in float16 with a growth interval of 40: the loss scale climbs, "
                                           "overflows and backs off again and again."),
    QT_TRANSLATE_NOOP("halfstep::Presets",
                      "The CNN in fp8 e4m3 without a loss scaler: gradients below the smallest number become zero and "
                      "the loss stands still. Take the mistake away and it learns."),
};

// Facts that the engine gives as a detail, for lupdate. One that is not here stays as it is.
[[maybe_unused]] constexpr const char* detailWords[] = {
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail", "a finite number"),
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail", "a number"),
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail", "a whole number"),
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail", "an array of sizes"),
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail", "an empty dataset.path"),
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail", "an empty dataset.points"),
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail", "an object"),
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail", "an object with x and y"),
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail", "csv tables cannot be read by this version"),
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail", "finite in float32"),
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail", "from 0 to 1"),
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail", "image folders cannot be read by this version"),
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail", "it already holds a run"),
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail", "model.batch_norm while a micro-batch holds one sample"),
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail", "model.batch_norm while one sample is left to be evaluated by itself"),
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail",
                      "model.batch_norm while the last micro-batch of an epoch holds one sample"),
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail", "numbers"),
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail", "rows of the same length"),
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail", "text"),
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail", "text without a NUL character"),
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail", "the folder of the IDX files"),
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail", "true or false"),
    QT_TRANSLATE_NOOP("halfstep::ProblemDetail", "whole numbers from 0 to 65535"),
};

/// A range as the engine writes it, ">= 1", in words.
QString rangeText(const QString& range)
{
    if (range == QLatin1String("[0, 1)"))
        return Wording::tr("at least 0 and below 1");
    if (range == QLatin1String("(0, 1)"))
        return Wording::tr("above 0 and below 1");
    if (range == QLatin1String("> 0, finite in float32"))
        return Wording::tr("above 0 and finite in float32");
    if (range == QLatin1String(">= 0 and inside the file"))
        return Wording::tr("at least 0 and inside the file");
    if (range == QLatin1String("<= scaler.init_scale"))
        return Wording::tr("at most the first scale");
    static const QRegularExpression counted(QStringLiteral("^(below|<=) ([0-9]+), (.+)$"));
    if (const auto match = counted.match(range); match.hasMatch()) {
        const QString number = match.captured(2);
        if (match.captured(3) == QLatin1String("the cores of this machine"))
            return Wording::tr("at most %1, the cores of this machine").arg(number);
        if (match.captured(3) == QLatin1String("the micro-batches of an epoch"))
            return Wording::tr("below %1, the micro-batches of an epoch").arg(number);
        return Wording::tr("below %1, as each micro-batch is stepped").arg(number);
    }
    const auto after = [&](const char* sign) { return range.mid(static_cast<int>(qstrlen(sign))); };
    if (range.startsWith(QLatin1String(">= ")))
        return Wording::tr("at least %1").arg(after(">= "));
    if (range.startsWith(QLatin1String("> ")))
        return Wording::tr("above %1").arg(after("> "));
    if (range.startsWith(QLatin1String("below ")))
        return Wording::tr("below %1").arg(after("below "));
    return {};
}

/// The engine's longer reasons hold names; their frame is translated around them.
QString reasonText(const QString& reason)
{
    static const QRegularExpression samples(
        QStringLiteral("^the samples of (.+), which are no images of at least 4 by 4$"));
    static const QRegularExpression classes(QStringLiteral("^one class number a sample, found (.+)$"));
    static const QRegularExpression lastAttempt(QStringLiteral("^the run (ends|ended) after attempt ([0-9]+)$"));
    static const QRegularExpression lastMicroBatch(
        QStringLiteral("^the last micro-batch of attempt ([0-9]+) is number ([0-9]+)$"));
    static const QRegularExpression targets(QStringLiteral("^the targets of (.+), which (.+) cannot use$"));
    static const QRegularExpression foreignByte(
        QStringLiteral("^line ([0-9]+), column ([0-9]+) holds the byte (..), which is not UTF-8$"));
    if (const auto match = samples.match(reason); match.hasMatch())
        return Wording::tr("the samples of %1, which are no images of at least 4 by 4").arg(match.captured(1));
    if (const auto match = classes.match(reason); match.hasMatch())
        return Wording::tr("one class number a sample, found %1").arg(match.captured(1));
    if (const auto match = lastAttempt.match(reason); match.hasMatch())
        return (match.captured(1) == QLatin1String("ends") ? Wording::tr("the run ends after attempt %1")
                                                           : Wording::tr("the run ended after attempt %1"))
            .arg(match.captured(2));
    if (const auto match = lastMicroBatch.match(reason); match.hasMatch())
        return Wording::tr("the last micro-batch of attempt %1 is number %2").arg(match.captured(1), match.captured(2));
    if (const auto match = targets.match(reason); match.hasMatch())
        return Wording::tr("the targets of %1, which %2 cannot use").arg(match.captured(1), match.captured(2));
    if (const auto match = foreignByte.match(reason); match.hasMatch())
        return Wording::tr("line %1, column %2 holds the byte %3, which is not UTF-8")
            .arg(match.captured(1), match.captured(2), match.captured(3));
    return QCoreApplication::translate("halfstep::ProblemDetail", reason.toUtf8().constData());
}

QString detailText(const Problem& problem)
{
    const QString detail = pathText(problem.detail);
    const QString range = problem.code == ProblemCode::OutOfRange ? rangeText(detail) : QString();
    return range.isEmpty() ? reasonText(detail) : range;
}

QString withPlaces(const QString& pattern, const Problem& problem)
{
    // One call with both arguments, so that a % in a file's name stays as it is.
    return pattern.contains(QLatin1String("%2")) ? pattern.arg(pathText(problem.where), detailText(problem))
                                                 : pattern.arg(pathText(problem.where));
}

QString pattern(const Problem& problem)
{
    const bool detailed = !problem.detail.empty();
    switch (problem.code) {
    case ProblemCode::MalformedJson: return Wording::tr("%1 is not valid JSON (%2); correct it there.");
    case ProblemCode::UnknownKey:
        return detailed ? Wording::tr("The setting %1 is unknown; did you mean %2?")
                        : Wording::tr("The setting %1 is unknown; remove it.");
    case ProblemCode::WrongType: return Wording::tr("The setting %1 has the wrong type; give %2.");
    case ProblemCode::OutOfRange: return Wording::tr("The setting %1 is out of range; it must be %2.");
    case ProblemCode::UnknownValue: return Wording::tr("The setting %1 has an unknown value; choose one of: %2.");
    case ProblemCode::UnknownPreset: return Wording::tr("There is no preset named %1; choose one of: %2.");
    case ProblemCode::Conflict: return Wording::tr("The setting %1 does not go with %2; change one of them.");
    case ProblemCode::MissedFault: return Wording::tr("%1 does not strike: %2.");
    case ProblemCode::FileNotFound: return Wording::tr("%1 was not found; check its name and place.");
    case ProblemCode::FileUnreadable: return Wording::tr("%1 cannot be read (%2); check that you may read it.");
    case ProblemCode::FileTruncated: return Wording::tr("%1 is cut short (%2); get a complete copy.");
    case ProblemCode::FileMalformed: return Wording::tr("%1 cannot be used: %2; correct the file or choose another.");
    case ProblemCode::FileUnwritable:
        return Wording::tr("%1 cannot be written (%2); choose another place or free some space.");
    case ProblemCode::CountsDiffer: return Wording::tr("The counts in %1 differ (%2); use files that belong together.");
    case ProblemCode::CorruptCheckpoint: return Wording::tr("The checkpoint %1 is damaged (%2); use another one.");
    case ProblemCode::CheckpointMismatch:
        return Wording::tr("The checkpoint %1 belongs to another run (%2); use its own config.");
    case ProblemCode::NoTrainingData: return Wording::tr("%1 leaves no training data after the split; use more data.");
    case ProblemCode::ShapeMismatch:
        return Wording::tr("The setting %1 does not fit the data (%2); choose another model or other data.");
    case ProblemCode::NonFiniteData: return Wording::tr("%1 contains NaN or infinite values; remove them first.");
    case ProblemCode::DeviceMissing: return Wording::tr("The device %1 is not available here; use cpu.");
    case ProblemCode::Unsupported:
        return detailed ? Wording::tr("%1 is not supported: %2.") : Wording::tr("%1 is not supported.");
    }
    Q_UNREACHABLE();
}

} // namespace

QString sentence(const Problem& problem)
{
    return withPlaces(pattern(problem), problem);
}

QString sentence(const RunNote& note)
{
    const auto filled = [&](const QString& pattern) {
        return pattern.arg(QString::fromStdString(note.file), QString::fromStdString(note.name));
    };
    switch (note.code) {
    case NoteCode::UnknownColumn:
        return filled(Wording::tr("%1 has a column %2 that this version does not know; it was not read."));
    case NoteCode::MissingColumn: return filled(Wording::tr("%1 has no column %2; its values are unknown."));
    case NoteCode::UnknownKey:
        return filled(Wording::tr("%1 holds %2, which this version does not know; it was not read."));
    case NoteCode::MissingKey: return filled(Wording::tr("%1 lacks %2; its default is taken."));
    case NoteCode::UnknownWord:
        return filled(Wording::tr("%1 gives %2 a value that this version does not know; it was left out."));
    case NoteCode::NewerSchema:
        return filled(Wording::tr("%1 was written by a newer version (%2); what is new in it was not read."));
    }
    Q_UNREACHABLE();
}

QString sentence(const RunSummary& summary)
{
    const QString reason = text(summary.reason);
    switch (summary.outcome) {
    case Outcome::Finished: return Wording::tr("The run finished: %1.").arg(reason);
    case Outcome::EarlyStopped: return Wording::tr("The run stopped early: %1.").arg(reason);
    case Outcome::Stopped: return Wording::tr("The run was stopped: %1.").arg(reason);
    case Outcome::Failed: return Wording::tr("The run failed: %1.").arg(reason);
    }
    Q_UNREACHABLE();
}

QString text(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Finished: return Wording::tr("finished");
    case Outcome::EarlyStopped: return Wording::tr("stopped early");
    case Outcome::Stopped: return Wording::tr("stopped");
    case Outcome::Failed: return Wording::tr("failed");
    }
    Q_UNREACHABLE();
}

QString text(EndReason reason)
{
    switch (reason) {
    case EndReason::EpochsDone: return Wording::tr("all epochs are done");
    case EndReason::AttemptsDone: return Wording::tr("the limit of attempts is reached");
    case EndReason::PatienceUsedUp: return Wording::tr("the patience is used up");
    case EndReason::ValidationNotFinite:
        return Wording::tr("no validation loss within the patience was a finite number");
    case EndReason::StopRequested: return Wording::tr("you asked for it");
    case EndReason::ScaleBelowFloor: return Wording::tr("the loss scale fell below its floor");
    case EndReason::TrainingDiverged:
        return Wording::tr("an update would have left a weight that is not finite; the learning rate is too high");
    case EndReason::StatisticsNotFinite: return Wording::tr("running statistics of batch normalisation are not finite");
    case EndReason::BackendError: return Wording::tr("LibTorch reported an error");
    case EndReason::RecordsUnwritable: return Wording::tr("the run folder could not be written");
    }
    Q_UNREACHABLE();
}

QString text(Verdict verdict)
{
    switch (verdict) {
    case Verdict::None: return {};
    case Verdict::Calibrating: return Wording::tr("calibrating");
    case Verdict::Occasional: return Wording::tr("occasional");
    case Verdict::Collapsing: return Wording::tr("collapsing");
    }
    Q_UNREACHABLE();
}

QString text(SkipReason reason)
{
    switch (reason) {
    case SkipReason::None: return {};
    case SkipReason::GradientOverflow: return Wording::tr("overflow");
    case SkipReason::ForwardNonfinite: return Wording::tr("the loss is not finite");
    case SkipReason::Guard: return Wording::tr("the update would not be finite");
    }
    Q_UNREACHABLE();
}

QString text(const PrecisionAsRun& precision)
{
    const QString dtype = QString::fromStdString(precision.dtype);
    if (precision.dtype == "float32")
        return dtype;
    return precision.native ? Wording::tr("%1 native").arg(dtype) : Wording::tr("%1 emulated").arg(dtype);
}

QString presetText(const std::string& description)
{
    return QCoreApplication::translate("halfstep::Presets", description.c_str());
}

QString mistakeText(const std::string& name)
{
    if (name == "no_scaler")
        return Wording::tr("no loss scaler");
    if (name == "clip_before_unscale")
        return Wording::tr("clipping before unscaling");
    if (name == "unscale_each_micro_batch")
        return Wording::tr("unscaling each micro-batch");
    if (name == "no_division_by_a")
        return Wording::tr("no division by A");
    if (name == "mean_of_means")
        return Wording::tr("mean of means");
    if (name == "step_every_micro_batch")
        return Wording::tr("a step every micro-batch");
    if (name == "keep_gradients_on_skip")
        return Wording::tr("gradients kept on a skip");
    if (name == "schedule_counts_skips")
        return Wording::tr("schedule counts skips");
    if (name == "autocast_around_backward")
        return Wording::tr("autocast around backward");
    if (name == "evaluate_in_training_mode")
        return Wording::tr("evaluation in training mode");
    return QString::fromStdString(name);
}

} // namespace halfstep
