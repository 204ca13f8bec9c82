#include "app/inspection.h"

#include "app/wording.h"
#include "engine/numerics/range_shares.h"
#include "engine/records/joint_layer.h"
#include "words/mistake_words.h"
#include "words/words.h"

#include <algorithm>
#include <span>

namespace halfstep {

namespace {

constexpr int digits = 6;

std::string words(Words text)
{
    return std::string(text.onTerminal());
}

/// Of a skip, which a foreign run need not give a reason for.
std::string reasonOf(SkipReason reason)
{
    return reason == SkipReason::None ? "no reason is told" : words(Words::of(reason));
}

/// A count is exact, so that a small share is no "0.0%".
std::string exactShare(const RangeShares& shares, std::int64_t count)
{
    const double share = shares.share(count);
    return count == 0 ? "0%" : share < 0.0005 ? rounded(100 * share, 2) + '%' : percentage(share);
}

std::string shareText(const RangeShares& shares, const CountRange& range)
{
    const std::string least = exactShare(shares, range.least);
    const std::string most = exactShare(shares, range.most);
    return least == most ? least : least + " to " + most;
}

/// What would have been lost, had weights been kept the other way; empty where that is not known.
std::string lostOtherwise(const ParameterDetail& parameter, const WindowDetail& window)
{
    if (!parameter.otherwise)
        return {};
    const std::string kept =
        window.masterWeights ? printable(window.precision.dtype) + " weights" : "float32 master weights";
    return ", with " + kept + ' ' + grouped(parameter.otherwise->lost) + " of " + grouped(parameter.otherwise->changes)
           + " (computed)";
}

/// What is to be known before any number is read.
void appendWarnings(std::string& text, const Inspection& inspection)
{
    if (inspection.state == "running")
        text += "Unfinished: run.json says that the run is running. It was killed, or is still training.\n";
    for (const std::string_view key : inspection.mistakes) {
        const MistakeWords mistake = MistakeWords::of(key);
        text += std::string("Deliberate mistake: ") + mistake.stamp + ". " + mistake.tip + '\n';
    }
    if (inspection.counted > inspection.attempts)
        text += (inspection.rowsThere ? "attempts.csv tells of " + grouped(inspection.attempts) + " attempts"
                                      : std::string("attempts.csv is missing"))
                + ", but run.json counts " + grouped(inspection.counted) + " attempts.\n";
}

/// The norm from the sum to the step, in the order in which it happened.
std::string stagesText(const AttemptRecord& record, StageOrder order)
{
    const std::string scaled = rounded(record.normScaled, digits) + (record.foundInf ? ", not finite" : ", finite");
    const std::string coefficient = "x " + rounded(record.clipCoefficient, digits) + " = ";
    const std::string unscaled = "unscaled " + rounded(record.normUnscaled, digits);
    const std::string clipped = rounded(record.normClipped, digits);
    if (!record.applied && order != StageOrder::ClipThenUnscale)
        return (order == StageOrder::UnscaleThenClip ? "scaled norm " : "norm ") + scaled
               + (order == StageOrder::UnscaleThenClip ? "; " + unscaled : std::string())
               + "; not clipped, since skipped";
    switch (order) {
    case StageOrder::UnscaleThenClip: return "scaled norm " + scaled + "; " + unscaled + "; " + coefficient + clipped;
    case StageOrder::ClipThenUnscale: // whose product is on no record
        return "scaled norm " + scaled + "; clipped before unscaling: " + coefficient
               + rounded(record.normScaled * record.clipCoefficient, digits) + "; then " + unscaled;
    case StageOrder::UnscaleEachMicroBatchThenClip:
        return "norm " + scaled + ", of the sum that was unscaled after each micro-batch; " + coefficient + clipped;
    }
    return {};
}

/// The element that is followed, in the order of the stages.
void appendTraced(std::string& text, const WindowDetail& window, StageOrder order)
{
    const TracedElement& traced = window.traced;
    if (traced.parameter.empty())
        return;
    const auto number = [](float value) { return rounded(static_cast<double>(value), digits); };
    const std::string unscaled = "unscaled " + number(traced.unscaled);
    const std::string clipped = "clipped " + number(traced.clipped);
    const bool clips = window.stepped->applied || order == StageOrder::ClipThenUnscale;
    const std::string stages = order == StageOrder::ClipThenUnscale ? clipped + ", " + unscaled
                               : clips                              ? unscaled + ", " + clipped
                                                                    : unscaled;
    text += "  " + printable(traced.parameter) + '[' + grouped(traced.index) + "]: summed " + number(traced.scaled)
            + ", " + stages + "; its weight " + number(traced.weightBefore) + " -> " + number(traced.weightAfter)
            + '\n';
}

/// Which window, in what.
std::string windowHead(const WindowDetail& window)
{
    return "Window " + grouped(window.attempt) + ": " + grouped(window.samples) + " samples in "
           + grouped(window.microBatches) + " micro-batches, " + printable(window.precision.dtype)
           + (window.precision.native ? "" : " emulated") + ", S = " + scaleText(window.scale) + '\n';
}

/// What came out of it.
void appendStep(std::string& text, const AttemptRecord& record, StageOrder order)
{
    text += "  " + stagesText(record, order) + '\n';
    text += record.applied
                ? "  applied as update " + grouped(record.appliedUpdates) + " at a rate of "
                      + rounded(record.learningRate, digits)
                : "  skipped: " + reasonOf(record.skipReason) + "; updates stay " + grouped(record.appliedUpdates);
    text += "; S " + scaleText(record.scaleUsed) + " -> " + scaleText(record.scaleNext) + ", "
            + grouped(record.growthTracker) + " good steps in a row\n";
}

/// Where it is not the one that was asked for, which one follows, and what the record of that one says.
void appendChoice(std::string& text, const Inspection& inspection)
{
    if (inspection.told == 0)
        text += "No attempt of this run was told in full.\n";
    if (inspection.toldAsAsked())
        return;
    text += "Attempt " + grouped(*inspection.asked) + " was not told in full";
    if (inspection.recorded) {
        text += "; this is its record.\n" + windowHead(*inspection.recorded) + "  loss "
                + rounded(inspection.recorded->stepped->loss, digits) + '\n';
        appendStep(text, *inspection.recorded->stepped, inspection.orderRecorded);
        if (inspection.window)
            text += "The nearest that was told in full is " + grouped(inspection.window->attempt) + ".\n";
    } else {
        text += inspection.window ? "; the nearest that was is " + grouped(inspection.window->attempt) + ".\n" : ".\n";
    }
}

void appendWindow(std::string& text, const WindowDetail& window, StageOrder order)
{
    const std::string dtype = printable(window.precision.dtype);
    text += windowHead(window);
    for (std::size_t i = 0; i < window.seen.size(); ++i) {
        const MicroBatchDetail& each = window.seen[i];
        text += "  micro-batch " + grouped(window.unseen + static_cast<std::int64_t>(i) + 1) + ": loss "
                + rounded(each.loss, digits) + " x weight " + rounded(each.weight, digits) + " x S = "
                + rounded(each.scaledLoss, digits) + "; norm of the sum " + rounded(each.normSoFar, digits) + '\n';
    }
    if (window.stepped) {
        appendStep(text, *window.stepped, order);
        appendTraced(text, window, order);
    }
    const MagnitudeCounts scaled = sumOver(window.parameters, &ParameterDetail::scaled);
    if (const auto format = FloatFormat::named(window.precision.dtype)) {
        const RangeShares shares = rangeShares(scaled, *format);
        const bool unscaledAlready = order == StageOrder::UnscaleEachMicroBatchThenClip;
        text += std::string(unscaledAlready ? "  summed" : "  scaled") + " gradient in " + format->name + ": zero "
                + exactShare(shares, shares.zeros) + ", lost " + shareText(shares, shares.lost) + ", subnormal "
                + shareText(shares, shares.subnormal) + ", overflow " + shareText(shares, shares.overflow)
                + " of finite ones, inf " + exactShare(shares, shares.infinite) + ", NaN "
                + exactShare(shares, shares.nans) + '\n';
    }
    for (const ParameterDetail& parameter : window.parameters)
        text +=
            "  " + padded(printable(parameter.name), 16) + " norm "
            + padded(rounded(parameter.normUnscaled, digits), 13) + grouped(parameter.scaled.zeros) + " zero, "
            + grouped(parameter.subnormal) + " subnormal, " + grouped(parameter.scaled.nonfinite()) + " not finite; "
            + (parameter.steps.changes == 0 ? std::string("no update but zeros")
                                            : grouped(parameter.steps.lost) + " of " + grouped(parameter.steps.changes)
                                                  + " updates lost" + lostOtherwise(parameter, window))
            + '\n';
    for (std::size_t i = 0; i < window.layers.size(); ++i) {
        const LayerDetail& layer = window.layers[i];
        if (const LayerDetail* joint = jointLayer(window, i))
            text += "  " + padded(printable(layer.layer), 16) + ' ' + padded("-", 10) + "computed in one step with "
                    + printable(joint->layer) + ", whose " + printable(joint->dtype) + " output is that of both\n";
        else if (!layer.dtype.empty())
            text += "  " + padded(printable(layer.layer), 16) + ' ' + padded(printable(layer.dtype), 10)
                    + grouped(layer.output.zeros) + " zeros and " + grouped(layer.output.nonfinite()) + " overflows of "
                    + grouped(layer.output.elements()) + "; "
                    + filled(Words::of(layer.reason).onTerminal(), std::vector{dtype}) + '\n';
    }
}

void appendSkips(std::string& text, std::span<const SkipRow> rows, std::int64_t skipped)
{
    constexpr std::ptrdiff_t shown = 20;
    text += "Skipped steps: " + grouped(skipped);
    if (std::ssize(rows) > shown) {
        const bool all = std::ssize(rows) == skipped;
        text += "; the last " + grouped(shown) + " of " + grouped(skipped) + ", "
                + (all ? std::string("all") : "the last " + grouped(std::ssize(rows))) + " with --json";
    }
    text += '\n';
    for (auto row = rows.end() - std::min(shown, std::ssize(rows)); row != rows.end(); ++row) {
        text += "  attempt " + grouped(row->attempt) + ": " + reasonOf(row->reason) + ", S "
                + scaleText(row->scaleBefore) + " -> " + scaleText(row->scaleAfter);
        if (!row->firstBadTensor.empty())
            text +=
                (row->reason == SkipReason::ForwardNonfinite ? ", its gradient not finite first in " : ", first in ")
                + printable(row->firstBadTensor);
        if (row->largestFinite)
            text += ", largest finite " + rounded(*row->largestFinite, digits);
        text += ", " + grouped(row->inARow) + " in a row";
        if (row->verdict != Verdict::None)
            text += ", " + words(Words::of(row->verdict));
        text += '\n';
    }
}

std::string enginesText(const std::vector<EngineSpan>& engines)
{
    std::string text;
    for (const EngineSpan& span : engines)
        text += (text.empty() ? "" : ", ") + span.engine.name + " from attempt " + grouped(span.fromAttempt);
    return text;
}

void appendTime(std::string& text, const TimeShares& time)
{
    text += "Time: " + rounded(time.total(), 4) + " s\n";
    for (const TimePart part : allTimeParts)
        if (part != TimePart::Recording || time.recordingKnown)
            text += "  " + padded(words(Words::of(part)), 16) + ' ' + percentage(time.share(part)) + '\n';
    const BottleneckAnswer answer = bottleneckIn(time);
    const std::vector<std::string> values{percentage(answer.computingShare), rounded(answer.gainAtTwice, 3)};
    text += "  " + filled(Words::of(answer.answer).onTerminal(), values) + '\n';
    if (answer.recordingTakesMost())
        text += "  " + words(Words::recordingTakesMost()) + '\n';
}

void appendMemory(std::string& text, const MemoryAccount& memory)
{
    text += "Memory:\n";
    for (const MemoryLine& line : memory.lines)
        text += "  " + padded(words(Words::of(line.part)), 26) + ' ' + grouped(line.bytes) + " bytes, "
                + words(Words::of(line.source)) + '\n';
    if (memory.countedPeak > 0)
        text += "  peak " + grouped(memory.countedPeak) + " bytes, counted\n";
    for (const std::optional<PeakEstimate>& peak : {memory.peak, memory.peakWithout})
        if (peak)
            text += "  peak with m = " + grouped(peak->microBatch) + ", A = " + grouped(peak->accumulation) + ": "
                    + grouped(peak->bytes) + " bytes, estimated to within a quarter\n";
    if (!memory.lowPrecisionNeedsMore)
        text += "  " + words(Words::lowPrecisionNotKnown()) + '\n';
    else if (*memory.lowPrecisionNeedsMore)
        text += "  " + words(Words::lowPrecisionNeedsMore()) + '\n';
    if (memory.emulationSavesNothing)
        text += "  " + words(Words::emulationSavesNothing()) + '\n' + "  " + words(Words::emulatedCopies()) + '\n';
    if (memory.masterWeightsEmulated)
        text += "  " + words(Words::masterWeightsEmulated()) + '\n';
    if (memory.calculatorPeak != (memory.peak ? memory.peak->bytes : memory.countedPeak))
        text +=
            "  "
            + filled(Words::calculatorDiffers().onTerminal(), std::vector{grouped(memory.calculatorPeak) + " bytes"})
            + '\n';
}

} // namespace

std::string inspectionText(const Inspection& inspection)
{
    std::string text = printable(inspection.run) + ": " + grouped(inspection.attempts) + " attempts, "
                       + grouped(inspection.told) + " windows told in full\n";
    if (inspection.engines.size() > 1)
        text += "Engines: " + enginesText(inspection.engines) + '\n';
    appendWarnings(text, inspection);
    appendChoice(text, inspection);
    if (inspection.window)
        appendWindow(text, *inspection.window, inspection.order);
    for (const UserNote& note : inspection.notes)
        text += "Note at attempt " + grouped(note.attempt) + ": " + printable(note.text) + '\n';
    if (inspection.rowsLost()) {
        text += "Skipped steps and times are not known without attempts.csv.\n";
    } else {
        appendSkips(text, inspection.skips, inspection.skipped);
        appendTime(text, inspection.time);
    }
    if (inspection.memory)
        appendMemory(text, *inspection.memory);
    return text;
}

} // namespace halfstep
