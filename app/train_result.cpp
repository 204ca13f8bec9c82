#include "app/train_result.h"

#include "app/wording.h"
#include "engine/records/record_words.h"
#include "engine/records/record_text.h"
#include "words/words.h"

#include <cmath>
#include <optional>

namespace halfstep {

namespace {

void addValue(std::string& line, const char* title, const std::optional<double>& value, std::string (*format)(double))
{
    if (value)
        line += (line.empty() ? "" : ", ") + std::string(title) + " " + format(*value);
}

std::string fourDigits(double value)
{
    return rounded(value, 4);
}

void addLine(std::string& text, const char* title, const std::string& line)
{
    if (!line.empty())
        text += std::string(title) + ": " + line + "\n";
}

std::string steps(const RunSummary& summary)
{
    std::string line = grouped(summary.epochs) + " epochs, " + grouped(summary.attempts) + " attempts, "
                       + grouped(summary.applied) + " applied, " + grouped(summary.skipped) + " skipped";
    if (summary.verdict != Verdict::None)
        line += " (" + std::string(wordOf(summary.verdict)) + ")";
    return line;
}

/// What the validation says of the run; empty where the best epoch says it.
std::string verdict(const RunSummary& summary)
{
    const bool neverFinite = summary.valLoss && !summary.bestEpoch && summary.epochs > 0;
    return neverFinite ? "no validation loss was ever finite, so no epoch is the best and no weights were taken back"
                       : std::string();
}

std::string mistakes(const RunSummary& summary)
{
    std::string line;
    for (const std::string& mistake : summary.mistakes)
        line += (line.empty() ? "" : ", ") + mistake;
    return line;
}

} // namespace

std::string resultText(const RunSummary& summary, const std::string& figures, const std::string& eventFolder)
{
    std::string losses;
    addValue(losses, "train", summary.trainLoss, fourDigits);
    addValue(losses, "validation", summary.valLoss, fourDigits);
    addValue(losses, "test", summary.testLoss, fourDigits);
    std::string accuracies;
    addValue(accuracies, "validation", summary.valAccuracy, percentage);
    addValue(accuracies, "test", summary.testAccuracy, percentage);
    addValue(accuracies, "corrupted test", summary.corruptedTestAccuracy, percentage);

    std::string text = std::string(wordOf(summary.outcome)) + ": " + endReasonText(summary.reason) + "\n";
    addLine(text, "mistakes switched on", mistakes(summary));
    addLine(text, "steps", steps(summary));
    if (summary.bestEpoch && summary.bestValLoss) {
        addLine(text, "best epoch",
                grouped(*summary.bestEpoch) + ", validation loss " + rounded(*summary.bestValLoss, 4));
    }
    addLine(text, "verdict", verdict(summary));
    addLine(text, "loss", losses);
    addLine(text, "accuracy", accuracies);
    addLine(text, "precision",
            summary.precision.dtype + (summary.precision.native ? ", native" : ", emulated") + " ("
                + filled(Words::of(summary.precision.why).onTerminal(), std::vector{summary.precision.dtype}) + ")");
    addLine(text, "engine", summary.engine.name + " (" + std::string(Words::of(summary.engine.why).onTerminal()) + ")");
    addLine(text, "time",
            clockTime(summary.seconds) + ", " + grouped(std::llround(summary.samplesPerSecond)) + " samples/s");
    addLine(text, "run folder", printable(summary.out));
    addLine(text, "figures", printable(figures));
    if (!eventFolder.empty())
        addLine(text, "TensorBoard", "tensorboard --logdir " + shellWord(eventFolder));
    return text;
}

} // namespace halfstep
