#include "ui/language/wording.h"

#include "engine/records/memory_account.h"
#include "engine/records/time_shares.h"
#include "ui/language/number_text.h"
#include "ui/language/path_text.h"
#include "words/mistake_words.h"
#include "words/words.h"

#include <QCoreApplication>

namespace halfstep {

namespace {

struct Wording {
    Q_DECLARE_TR_FUNCTIONS(halfstep::Wording)
};

// The presets' own words, for lupdate; resources/presets says the same.
[[maybe_unused]] constexpr const char* presetWords[] = {
    QT_TRANSLATE_NOOP("halfstep::Presets", "Mixed precision with loss scaling"),
    QT_TRANSLATE_NOOP(
        "halfstep::Presets",
        "A small CNN learns GlyphLab images in float16. The loss scale doubles after 20 clean attempts, an overflow "
        "skips a step and halves it, and clipping acts at 1.5. The interval is for a lecture; PyTorch's is 2,000."),
    QT_TRANSLATE_NOOP("halfstep::Presets", "The CNN with PyTorch's defaults"),
    QT_TRANSLATE_NOOP("halfstep::Presets", "The same CNN in float16 with PyTorch's growth interval of 2,000 and "
                                           "clipping at 5: for most of the run the loss scale stays at 65,536."),
    QT_TRANSLATE_NOOP("halfstep::Presets", "The CNN in float32"),
    QT_TRANSLATE_NOOP("halfstep::Presets",
                      "The same CNN, data and seeds in float32, to compare with: no scale, no skipped step."),
    QT_TRANSLATE_NOOP("halfstep::Presets", "The CNN in bfloat16"),
    QT_TRANSLATE_NOOP("halfstep::Presets",
                      "The same CNN, data and seeds in bfloat16, whose range needs no loss scaler."),
    QT_TRANSLATE_NOOP("halfstep::Presets", "The loss scale dances"),
    QT_TRANSLATE_NOOP("halfstep::Presets", "A tiny MLP in float16 with a growth interval of 40: the loss scale climbs, "
                                           "overflows and backs off again and again."),
    QT_TRANSLATE_NOOP("halfstep::Presets", "Underflow without a loss scaler"),
    QT_TRANSLATE_NOOP("halfstep::Presets",
                      "Every update averages all 2,100 training images, so every gradient entry is too small for fp8 "
                      "e4m3: all become zero and nothing is learned. Take the mistake away and it learns."),
    QT_TRANSLATE_NOOP("halfstep::Presets", "Overflow until the scale is zero"),
    QT_TRANSLATE_NOOP(
        "halfstep::Presets",
        "A learning rate of 1,000 throws the weights so far that the second loss is NaN. The scaler halves the loss "
        "scale at every attempt, down to zero: no scale cures a forward pass that overflows."),
    QT_TRANSLATE_NOOP("halfstep::Presets", "Clipping before unscaling"),
    QT_TRANSLATE_NOOP("halfstep::Presets",
                      "Clipping at 1 sees gradients that are still multiplied by 65,536, and unscaling shrinks what is "
                      "left once more: the loss does not move. Take the mistake away and it falls."),
    QT_TRANSLATE_NOOP("halfstep::Presets", "Four micro-batches of 4"),
    QT_TRANSLATE_NOOP("halfstep::Presets", "Four micro-batches of 4 make each update of the CNN in float32. Its losses "
                                           "are those of one batch of 16, and its peak of memory is lower."),
    QT_TRANSLATE_NOOP("halfstep::Presets", "One batch of 16"),
    QT_TRANSLATE_NOOP("halfstep::Presets", "One batch of 16 makes each update of the CNN in float32. Its losses are "
                                           "those of four micro-batches of 4, and its peak of memory is higher."),
    QT_TRANSLATE_NOOP("halfstep::Presets", "Early stopping against overfitting"),
    QT_TRANSLATE_NOOP(
        "halfstep::Presets",
        "A tiny MLP learns its images by heart: training loss goes on falling while validation loss rises. Patience "
        "burns down epoch by epoch; at the stop the best epoch's weights are taken back."),
    QT_TRANSLATE_NOOP("halfstep::Presets", "Early stopping on a table"),
    QT_TRANSLATE_NOOP(
        "halfstep::Presets",
        "A table MLP predicts late Northstar orders with Adam and stops when the validation loss no longer improves."),
    QT_TRANSLATE_NOOP("halfstep::Presets", "What an epoch costs"),
    QT_TRANSLATE_NOOP("halfstep::Presets",
                      "A 32-48-1 MLP on 8,192 synthetic samples in float32 with Adam, to measure what an epoch costs."),
};

QString translated(const Words& words)
{
    return *words.text == 0 ? QString() : QCoreApplication::translate("halfstep::Words", words.text);
}

/// Filled in at one go, so that a % in a file's name stays as it is.
QString sentenceFrom(const Words& words, const std::vector<std::string>& values)
{
    std::vector<std::string> shown;
    for (const std::string& value : values)
        shown.push_back(textFromBytes(value));
    return QString::fromStdString(filled(translated(words).toStdString(), shown));
}

QString translatedReason(const Problem& problem)
{
    std::vector<std::string> values;
    for (const Argument& argument : problem.arguments)
        values.push_back(argument.text);
    return sentenceFrom(Words::of(problem.reason), values);
}

} // namespace

QString sentence(const Problem& problem)
{
    return sentenceFrom(Words::of(problem), {problem.where, bytesFromText(translatedReason(problem).toStdString())});
}

QString sentence(const RunNote& note)
{
    return sentenceFrom(Words::of(note.code), {note.file, note.name});
}

QString sentence(const RunSummary& summary)
{
    return translated(Words::sentenceOf(summary.outcome)).arg(text(summary.reason));
}

QString text(Outcome outcome)
{
    return translated(Words::of(outcome));
}

QString text(EndReason reason)
{
    return translated(Words::of(reason));
}

QString text(Verdict verdict)
{
    return translated(Words::of(verdict));
}

QString text(TimePart part)
{
    return translated(Words::of(part));
}

QString text(MemoryPart part)
{
    return translated(Words::of(part));
}

QString text(MemorySource source)
{
    return translated(Words::of(source));
}

QString sentence(const BottleneckAnswer& answer)
{
    QString told = translated(Words::of(answer.answer))
                       .arg(shownPercent(answer.computingShare), shownNumber(answer.gainAtTwice, 3));
    if (answer.recordingTakesMost())
        told += u' ' + translated(Words::recordingTakesMost());
    return told;
}

QString remarksOn(const MemoryAccount& account)
{
    QStringList remarks;
    if (!account.lines.empty() && !account.lowPrecisionNeedsMore)
        remarks << translated(Words::lowPrecisionNotKnown());
    else if (account.lowPrecisionNeedsMore.value_or(false))
        remarks << translated(Words::lowPrecisionNeedsMore());
    if (account.emulationSavesNothing)
        remarks << translated(Words::emulationSavesNothing());
    if (account.masterWeightsEmulated)
        remarks << translated(Words::masterWeightsEmulated());
    return remarks.join(u' ');
}

QString text(SkipReason reason)
{
    return translated(Words::of(reason));
}

QString text(const PrecisionAsRun& precision)
{
    const QString dtype = QString::fromStdString(precision.dtype);
    if (precision.dtype == "float32")
        return dtype;
    return precision.native ? Wording::tr("%1 native").arg(dtype) : Wording::tr("%1 emulated").arg(dtype);
}

QString text(const EngineAsRun& engine)
{
    return Wording::tr("%1: %2").arg(QString::fromStdString(engine.name), translated(Words::of(engine.why)));
}

QString presetText(const std::string& words)
{
    return QCoreApplication::translate("halfstep::Presets", words.c_str());
}

QString mistakeText(const std::string& name)
{
    const char* stamp = MistakeWords::of("mistakes." + name).stamp;
    return *stamp == 0 ? QString::fromStdString(name) : QCoreApplication::translate("halfstep::MistakeWords", stamp);
}

QString changedValueText(const std::string& value)
{
    const QString text = QString::fromStdString(value);
    if (text == QLatin1String("true"))
        return Wording::tr("on");
    if (text == QLatin1String("false"))
        return Wording::tr("off");
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    return isNumber ? exactNumber(number) : text;
}

} // namespace halfstep
