#include "engine/model/cast.h"
#include "engine/records/memory_account.h"
#include "engine/records/time_shares.h"
#include "words/words.h"

namespace halfstep {

Words Words::of(CastReason reason)
{
    switch (reason) {
    case CastReason::FullPrecision: return {HALFSTEP_TEXT("The whole run computes in float32.")};
    case CastReason::Product: return {HALFSTEP_TEXT("A matrix product or convolution runs in %1.")};
    case CastReason::Normalisation:
        return {HALFSTEP_TEXT("Normalisation computes in float32 and hands on its result in %1.")};
    case CastReason::Masking: return {HALFSTEP_TEXT("Dropout scales what it keeps, in %1.")};
    case CastReason::KeepsFormat: return {HALFSTEP_TEXT("It hands on its result in the format that came in.")};
    case CastReason::NothingToRound:
        return {HALFSTEP_TEXT("It computes in float32 on numbers that are in %1 already, and its results are in %1 as "
                              "well: nothing is to be rounded here.")};
    }
    return {};
}

Words Words::of(TimePart part)
{
    switch (part) {
    case TimePart::Load: return {HALFSTEP_TEXT("loading")};
    case TimePart::Transfer: return {HALFSTEP_TEXT("transfer")};
    case TimePart::Forward: return {HALFSTEP_TEXT("forward pass")};
    case TimePart::Backward: return {HALFSTEP_TEXT("backward pass")};
    case TimePart::Update: return {HALFSTEP_TEXT("update")};
    case TimePart::Evaluation: return {HALFSTEP_TEXT("evaluation")};
    case TimePart::Recording: return {HALFSTEP_TEXT("recording")};
    }
    return {};
}

Words Words::of(ComputingAnswer answer)
{
    switch (answer) {
    case ComputingAnswer::NothingMeasured: return {HALFSTEP_TEXT("No time has been measured yet.")};
    case ComputingAnswer::IsBottleneck:
        return {HALFSTEP_TEXT("Computing is the bottleneck: it takes %1 of the time, so computing twice as fast would "
                              "make the run %2 times faster.")};
    case ComputingAnswer::IsNotBottleneck:
        return {HALFSTEP_TEXT("Computing is not the bottleneck: it takes %1 of the time, so computing twice as fast "
                              "would make the run only %2 times faster.")};
    }
    return {};
}

Words Words::recordingTakesMost()
{
    return {HALFSTEP_TEXT("Most of the rest is recording, which takes little time in all: where a run is longer, or not "
                          "slowed down, its share is smaller.")};
}

Words Words::of(MemoryPart part)
{
    switch (part) {
    case MemoryPart::Weights: return {HALFSTEP_TEXT("weights")};
    case MemoryPart::LowCopies: return {HALFSTEP_TEXT("low-precision copies")};
    case MemoryPart::Gradients: return {HALFSTEP_TEXT("gradients")};
    case MemoryPart::OptimizerState: return {HALFSTEP_TEXT("optimizer state")};
    case MemoryPart::RunningStatistics: return {HALFSTEP_TEXT("running statistics")};
    case MemoryPart::BestWeights: return {HALFSTEP_TEXT("best epoch's weights")};
    case MemoryPart::InputBatch: return {HALFSTEP_TEXT("input batch")};
    case MemoryPart::Activations: return {HALFSTEP_TEXT("activations and the rest")};
    }
    return {};
}

Words Words::of(MemorySource source)
{
    switch (source) {
    case MemorySource::Counted: return {HALFSTEP_TEXT("counted")};
    case MemorySource::Computed: return {HALFSTEP_TEXT("computed")};
    case MemorySource::Estimated: return {HALFSTEP_TEXT("estimated")};
    }
    return {};
}

Words Words::lowPrecisionNeedsMore()
{
    return {HALFSTEP_TEXT(
        "Mixed precision needs more memory here than float32 would: the low-precision copies come on top.")};
}

Words Words::lowPrecisionNotKnown()
{
    return {HALFSTEP_TEXT("Whether float32 would need less is not known from this run: the low-precision copies of the "
                          "weights come on top, and what the library's casts hold is counted only. Compare the "
                          "counted peaks of both runs.")};
}

Words Words::emulatedCopies()
{
    return {
        HALFSTEP_TEXT("The low-precision copies are the rounded weights and a micro-batch's gradient on its way to the "
                      "sum, both as float32: twice the weights.")};
}

Words Words::calculatorDiffers()
{
    return {
        HALFSTEP_TEXT("The Calculator's rule for any engine gives %1: it has every activation of a micro-batch and its "
                      "gradient there at once, and knows neither the window's other inputs nor this engine's "
                      "own buffers.")};
}

Words Words::masterWeightsEmulated()
{
    return {HALFSTEP_TEXT("Without master weights the weights are rounded but kept as float32: their format is "
                          "emulated, and their bytes are those of float32.")};
}

Words Words::emulationSavesNothing()
{
    return {HALFSTEP_TEXT("Emulation saves no memory: rounded values are kept as float32.")};
}

} // namespace halfstep
