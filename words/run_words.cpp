#include "words/words.h"

namespace halfstep {

Words Words::of(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Finished: return {HALFSTEP_TEXT("finished")};
    case Outcome::EarlyStopped: return {HALFSTEP_TEXT("stopped early")};
    case Outcome::Stopped: return {HALFSTEP_TEXT("stopped")};
    case Outcome::Failed: return {HALFSTEP_TEXT("failed")};
    }
    return {};
}

Words Words::sentenceOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Finished: return {HALFSTEP_TEXT("The run finished: %1.")};
    case Outcome::EarlyStopped: return {HALFSTEP_TEXT("The run stopped early: %1.")};
    case Outcome::Stopped: return {HALFSTEP_TEXT("The run was stopped: %1.")};
    case Outcome::Failed: return {HALFSTEP_TEXT("The run failed: %1.")};
    }
    return {};
}

Words Words::of(EndReason reason)
{
    switch (reason) {
    case EndReason::EpochsDone: return {HALFSTEP_TEXT("all epochs are done"), "all epochs done"};
    case EndReason::AttemptsDone: return {HALFSTEP_TEXT("the limit of attempts is reached"), "all attempts done"};
    case EndReason::PatienceUsedUp:
        return {HALFSTEP_TEXT("the patience is used up"), "no better validation loss within the patience"};
    case EndReason::ValidationNotFinite:
        return {HALFSTEP_TEXT("no validation loss within the patience was a finite number")};
    case EndReason::StopRequested: return {HALFSTEP_TEXT("you asked for it"), "stopped on request"};
    case EndReason::ScaleBelowFloor: return {HALFSTEP_TEXT("the loss scale fell below its floor")};
    case EndReason::TrainingDiverged:
        return {HALFSTEP_TEXT("an update would have left a weight that is not finite; the learning rate is too high")};
    case EndReason::StatisticsNotFinite:
        return {HALFSTEP_TEXT("running statistics of batch normalisation are not finite")};
    case EndReason::BackendError: return {HALFSTEP_TEXT("LibTorch reported an error")};
    case EndReason::RecordsUnwritable:
        return {HALFSTEP_TEXT("the run folder could not be written"), "the run folder could no longer be written"};
    }
    return {};
}

Words Words::of(EngineReason reason)
{
    switch (reason) {
    case EngineReason::OnlyOne: return {HALFSTEP_TEXT("no other engine can compute this run")};
    case EngineReason::AskedFor: return {HALFSTEP_TEXT("this engine was asked for")};
    case EngineReason::Usual: return {HALFSTEP_TEXT("it computed every run that named no engine")};
    case EngineReason::Native:
        return {HALFSTEP_TEXT("it computes in the run's number format, which another engine would emulate")};
    case EngineReason::Quickest: return {HALFSTEP_TEXT("it is the quickest that can compute this run")};
    }
    return {};
}

Words Words::of(PrecisionReason reason)
{
    switch (reason) {
    case PrecisionReason::AmpOff: return {"", "mixed precision is off"};
    case PrecisionReason::Float32Chosen: return {"", "float32 was chosen"};
    case PrecisionReason::Autocast: return {"", "LibTorch's autocast computes in %1"};
    case PrecisionReason::EmulationAskedFor:
        return {"",
                "emulation was asked for: values are rounded to %1 at the borders of linear and convolution layers, "
                "and sums stay float32"};
    case PrecisionReason::NoKernels:
        return {"", "the engine has no %1 matrix products here: values are rounded to %1 at the borders of linear "
                    "and convolution layers, and sums stay float32"};
    }
    return {};
}

Words Words::of(Verdict verdict)
{
    switch (verdict) {
    case Verdict::None: return {};
    case Verdict::Calibrating: return {HALFSTEP_TEXT("calibrating")};
    case Verdict::Occasional: return {HALFSTEP_TEXT("occasional")};
    case Verdict::Collapsing: return {HALFSTEP_TEXT("collapsing")};
    }
    return {};
}

Words Words::of(SkipReason reason)
{
    switch (reason) {
    case SkipReason::None: return {};
    case SkipReason::GradientOverflow: return {HALFSTEP_TEXT("overflow")};
    case SkipReason::ForwardNonfinite: return {HALFSTEP_TEXT("the loss is not finite")};
    case SkipReason::Guard: return {HALFSTEP_TEXT("the update would not be finite")};
    }
    return {};
}

} // namespace halfstep
