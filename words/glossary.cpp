#include "words/glossary.h"

#include "words/words.h"

#include <algorithm>
#include <iterator>

namespace halfstep {
namespace {

const GlossaryEntry entries[] = {
    {"mixed_precision",
     HALFSTEP_TEXT("mixed precision"),
     HALFSTEP_TEXT(
         "Matrix products are computed in a low format such as float16, weights and sums are kept in float32."),
     {"convergence-check", "amp-protocol", "decision-sheet"},
     {"precision.amp"}},
    {"number_format",
     HALFSTEP_TEXT("number format"),
     HALFSTEP_TEXT("How many bits hold a number: one for the sign, some for the exponent (range) and some for the "
                   "mantissa (precision). float16 has 5 and 10, bfloat16 8 and 7."),
     {"underflow", "autocast-probe"},
     {"precision.dtype", "formats"}},
    {"autocast",
     HALFSTEP_TEXT("autocast"),
     HALFSTEP_TEXT("Chooses the format operation by operation: matrix products and convolutions in the low one, "
                   "softmax, normalisation and loss in float32."),
     {"autocast-probe"},
     {"mistakes.autocast_around_backward", "castMap"}},
    {"emulated",
     HALFSTEP_TEXT("emulated, native"),
     HALFSTEP_TEXT("Native arithmetic runs in the hardware or library format itself; emulated arithmetic computes in "
                   "float32 and rounds at the borders of each operation, so it shows the errors but not the speed."),
     {"amp-protocol"},
     {"precision.backend", "precision"}},
    {"master_weights",
     HALFSTEP_TEXT("master weights"),
     HALFSTEP_TEXT(
         "The float32 copy of the weights that the optimizer updates, so that small updates are not rounded away."),
     {"lost-updates"},
     {"precision.master_weights"}},
    {"loss",
     HALFSTEP_TEXT("loss"),
     HALFSTEP_TEXT("The number that training makes smaller: the mean error of the model's answers on some samples."),
     {"tiny-overfit"},
     {"loss", "test_loss", "best_validation_loss"}},
    {"validation_loss",
     HALFSTEP_TEXT("training, validation, test loss"),
     HALFSTEP_TEXT("The same loss on three sets of samples: those that are learned from, those that decide when to "
                   "stop, and those that are looked at once, at the end."),
     {"early-stopping"},
     {}},
    {"accuracy",
     HALFSTEP_TEXT("accuracy"),
     HALFSTEP_TEXT("The share of samples answered correctly: right answers by samples."),
     {"convergence-check"},
     {"accuracy", "test_accuracy", "validation_accuracy"}},
    {"corrupted_test_set",
     HALFSTEP_TEXT("corrupted test set"),
     HALFSTEP_TEXT("Copies of the test images with noise, blur, low contrast, occlusion or a shift; accuracy on them "
                   "tells how robust a model is."),
     {"amp-protocol"},
     {"corrupted_test_accuracy"}},
    {"loss_scale",
     HALFSTEP_TEXT("loss scale"),
     HALFSTEP_TEXT("The factor S by which the loss is multiplied before the backward pass, so that small gradients "
                   "stay representable; they are divided by it afterwards."),
     {"underflow", "scale-dance", "scale-below-one"},
     {"loss_scale", "scaler.init_scale"}},
    {"loss_scaler",
     HALFSTEP_TEXT("loss scaler"),
     HALFSTEP_TEXT(
         "Finds the loss scale while training: smaller after an overflow, larger after an interval without one."),
     {"scale-dance", "missing-scaler"},
     {"scaler.enabled", "mistakes.no_scaler", "scalerReplay", "scaler_replay"}},
    {"growth_interval",
     HALFSTEP_TEXT("growth interval"),
     HALFSTEP_TEXT("How many clean attempts in a row let the loss scale grow; PyTorch's default is 2000."),
     {"scale-dance"},
     {"scaler.growth_interval"}},
    {"growth_factor",
     HALFSTEP_TEXT("growth factor, backoff factor"),
     HALFSTEP_TEXT("What the loss scale is multiplied by when it grows (2) and after an overflow (0.5)."),
     {"scale-below-one", "scale-dance"},
     {"scaler.growth_factor", "scaler.backoff_factor"}},
    {"unscaling",
     HALFSTEP_TEXT("to unscale"),
     HALFSTEP_TEXT("To divide the gradients by the loss scale again, in float32, once a window and before clipping."),
     {"clip-order"},
     {"mistakes.unscale_each_micro_batch", "mistakes.clip_before_unscale"}},
    {"overflow",
     HALFSTEP_TEXT("overflow"),
     HALFSTEP_TEXT("A number is too large for its format and becomes infinite; in float16 that begins at 65,520."),
     {"underflow", "missing-scaler"},
     {}},
    {"underflow",
     HALFSTEP_TEXT("underflow"),
     HALFSTEP_TEXT("A number is too small for its format and becomes zero or loses bits; a gradient that underflows "
                   "teaches nothing."),
     {"underflow", "missing-scaler"},
     {"gradient_entries_lost"}},
    {"subnormal",
     HALFSTEP_TEXT("subnormal, normal range"),
     HALFSTEP_TEXT("Below the smallest normal number (6.1e-5 in float16) numbers are subnormal: evenly spaced, with "
                   "fewer and fewer exact digits, down to zero."),
     {"underflow"},
     {}},
    {"flushed_to_zero",
     HALFSTEP_TEXT("flushed to zero"),
     HALFSTEP_TEXT("What is no larger than half the smallest number of a format is rounded to zero and is gone; in "
                   "float16 these are magnitudes up to 2^-25."),
     {"underflow"},
     {}},
    {"exponent_histogram",
     HALFSTEP_TEXT("exponent histogram"),
     HALFSTEP_TEXT("How many numbers lie between one power of two and the next; a loss scale slides it as a whole over "
                   "what a format holds."),
     {"underflow"},
     {"rangeView", "range"}},
    {"exponent",
     HALFSTEP_TEXT("exponent, mantissa, sign"),
     HALFSTEP_TEXT("The parts of a floating-point number: the exponent sets its magnitude, the mantissa its digits, "
                   "the sign its side of zero."),
     {"underflow", "lost-updates"},
     {}},
    {"rounding",
     HALFSTEP_TEXT("rounding, half to even"),
     HALFSTEP_TEXT(
         "A result goes to the nearest number of the format; exactly between two, to the one whose last bit is 0."),
     {"lost-updates"},
     {}},
    {"lost_update",
     HALFSTEP_TEXT("lost update"),
     HALFSTEP_TEXT("An update smaller than half the spacing at its weight leaves the weight as it was."),
     {"lost-updates"},
     {"lostUpdatesView", "lost-updates", "lost_updates_over_time"}},
    {"gradient",
     HALFSTEP_TEXT("gradient"),
     HALFSTEP_TEXT("How the loss changes with each weight; a step goes against it."),
     {"hand-example"},
     {}},
    {"gradient_norm",
     HALFSTEP_TEXT("gradient norm"),
     HALFSTEP_TEXT("The length of the whole gradient, the root of the sum of all squared entries over every layer."),
     {"clip-order", "amp-protocol"},
     {"gradient_norms"}},
    {"clipping",
     HALFSTEP_TEXT("clipping, threshold"),
     HALFSTEP_TEXT("A gradient longer than the threshold c is shortened to it: it is multiplied by min(1, c/(norm + "
                   "1e-6)), once a window and after unscaling."),
     {"clip-order"},
     {"clipping.enabled", "clipping.max_norm", "clip_coefficient"}},
    {"accumulation",
     HALFSTEP_TEXT("gradient accumulation"),
     HALFSTEP_TEXT(
         "Adding the gradients of several micro-batches before one step, so that a large batch fits a small memory."),
     {"accumulation-equivalence", "hand-example", "fake-accumulation", "memory-against-a"},
     {"batch.accumulation", "mistakes.step_every_micro_batch", "mistakes.no_division_by_a"}},
    {"micro_batch",
     HALFSTEP_TEXT("micro-batch, batch"),
     HALFSTEP_TEXT(
         "A micro-batch is the m samples of one forward and backward pass; the batch is what one step learns from."),
     {"unequal-micro-batches", "hand-example"},
     {"batch.micro_batch", "mistakes.mean_of_means"}},
    {"effective_batch",
     HALFSTEP_TEXT("effective batch size"),
     HALFSTEP_TEXT("The samples that one step learns from: n = A·m, with fewer in a short last window."),
     {"accumulation-equivalence", "memory-against-a", "batch-cost"},
     {}},
    {"accumulation_factor",
     HALFSTEP_TEXT("accumulation factor A"),
     HALFSTEP_TEXT("How many micro-batches feed one step."),
     {"memory-against-a", "fake-accumulation"},
     {}},
    {"window",
     HALFSTEP_TEXT("window"),
     HALFSTEP_TEXT("The micro-batches that feed one step; the loss scale never changes inside it, and one bad "
                   "micro-batch skips all of it."),
     {"unequal-micro-batches", "fake-accumulation"},
     {"batch.last_window", "stepMicroscope"}},
    {"attempt",
     HALFSTEP_TEXT("attempt, update"),
     HALFSTEP_TEXT(
         "An attempt is a window that reached the step; it is an update when it was applied, and skipped otherwise."),
     {"scale-dance"},
     {"updates_applied"}},
    {"skipped_step",
     HALFSTEP_TEXT("skipped step"),
     HALFSTEP_TEXT("A gradient was not finite, so nothing was applied: no weight, no momentum, no count of Adam moves; "
                   "only the loss scale falls."),
     {"scale-below-one", "scale-dance"},
     {"skipped_steps", "mistakes.keep_gradients_on_skip", "mistakes.schedule_counts_skips", "skipLedger"}},
    {"calibrating",
     HALFSTEP_TEXT("calibrating, occasional, collapsing"),
     HALFSTEP_TEXT("What skips in a row mean: the scale is finding its level at the start, it was too large once, or "
                   "no scale helps."),
     {"missing-scaler", "scale-dance"},
     {}},
    {"learning_rate",
     HALFSTEP_TEXT("learning rate"),
     HALFSTEP_TEXT("How far a step goes along the negative gradient."),
     {"lost-updates", "fake-accumulation"},
     {"learning_rate", "optimizer.learning_rate"}},
    {"momentum",
     HALFSTEP_TEXT("momentum"),
     HALFSTEP_TEXT("A running sum of past gradients that steps follow, so that they keep their direction."),
     {},
     {"optimizer.momentum"}},
    {"weight_decay",
     HALFSTEP_TEXT("weight decay"),
     HALFSTEP_TEXT("Pulls every weight a little towards zero at each update."),
     {},
     {"optimizer.weight_decay"}},
    {"optimizer",
     HALFSTEP_TEXT("optimizer"),
     HALFSTEP_TEXT("Makes a step of the gradient: SGD goes along it, Adam scales each entry by its past size and keeps "
                   "two numbers a weight for that."),
     {"decision-sheet"},
     {"optimizer.name"}},
    {"schedule",
     HALFSTEP_TEXT("schedule"),
     HALFSTEP_TEXT("How the learning rate changes with the number of applied updates."),
     {},
     {"optimizer.schedule"}},
    {"epoch",
     HALFSTEP_TEXT("epoch, step"),
     HALFSTEP_TEXT("An epoch is one pass over all training samples; a step is one update of the weights."),
     {"early-stopping"},
     {"run.max_epochs"}},
    {"early_stopping",
     HALFSTEP_TEXT("early stopping"),
     HALFSTEP_TEXT("Training ends when the validation loss has not improved for as many epochs as patience allows; the "
                   "best weights are then taken back."),
     {"early-stopping"},
     {"early_stopping.enabled", "best_epoch"}},
    {"patience",
     HALFSTEP_TEXT("patience"),
     HALFSTEP_TEXT("How many epochs in a row may go by without an improvement."),
     {"early-stopping"},
     {"early_stopping.patience", "stopAutopsy", "stop_autopsy"}},
    {"min_delta",
     HALFSTEP_TEXT("minimum improvement"),
     HALFSTEP_TEXT("A validation loss counts as better only below the best by more than this."),
     {"early-stopping"},
     {"early_stopping.min_delta"}},
    {"best_weights",
     HALFSTEP_TEXT("best weights"),
     HALFSTEP_TEXT("Those after the epoch with the lowest validation loss; the test set is opened with them."),
     {"early-stopping"},
     {}},
    {"seed",
     HALFSTEP_TEXT("seed"),
     HALFSTEP_TEXT("The number that all chance comes from; the same seed gives the same bits again."),
     {"convergence-check"},
     {"run.seed", "dataset.seed"}},
    {"checkpoint",
     HALFSTEP_TEXT("checkpoint, resume"),
     HALFSTEP_TEXT(
         "A file with weights, optimizer, scaler and random numbers, from which a run goes on with the same bits."),
     {},
     {"run.checkpoint_every"}},
    {"memory",
     HALFSTEP_TEXT("memory: live, peak"),
     HALFSTEP_TEXT("Live is what tensors hold now, peak the most they held within an attempt."),
     {"memory-against-a", "decision-sheet"},
     {"memory", "memoryLedger"}},
    {"activations",
     HALFSTEP_TEXT("activations, parameters"),
     HALFSTEP_TEXT("Parameters are what is learned; activations are the layers' outputs that the backward pass still "
                   "needs, and grow with the micro-batch."),
     {"memory-against-a"},
     {"model.name", "calculator"}},
    {"throughput",
     HALFSTEP_TEXT("throughput"),
     HALFSTEP_TEXT("Samples trained on per second of training, without evaluation, saving and waiting."),
     {"batch-cost", "bottleneck"},
     {"throughput", "time"}},
    {"transfer",
     HALFSTEP_TEXT("transfer, load"),
     HALFSTEP_TEXT("Load gathers a batch's samples, transfer copies them to the device that computes; neither gets "
                   "faster by a lower format of the arithmetic."),
     {"bottleneck", "decision-sheet"},
     {}},
    {"amdahl",
     HALFSTEP_TEXT("Amdahl's law"),
     HALFSTEP_TEXT("If a share p of the time gets s times faster, the whole gets 1/(1 − p + p/s) times faster."),
     {"bottleneck"},
     {"timeShares", "time_shares"}},
    {"gradient_variance",
     HALFSTEP_TEXT("gradient variance"),
     HALFSTEP_TEXT(
         "How much the gradient of a batch differs from batch to batch; it falls as 1/B with the batch size B."),
     {"gradient-variance"},
     {}},
    {"normalisation",
     HALFSTEP_TEXT("batch normalisation"),
     HALFSTEP_TEXT("Shifts and scales by the mean and variance of the micro-batch, so that accumulating is no longer "
                   "the same as one large batch."),
     {"accumulation-equivalence"},
     {"model.batch_norm", "mistakes.evaluate_in_training_mode"}},
    {"dropout",
     HALFSTEP_TEXT("dropout"),
     HALFSTEP_TEXT("Sets random activations to zero while training, others at every forward pass."),
     {"accumulation-equivalence"},
     {"model.dropout"}},
    {"deliberate_mistake",
     HALFSTEP_TEXT("deliberate mistake"),
     HALFSTEP_TEXT("A fault that is switched on to see its symptoms; the run is stamped with it wherever it appears."),
     {"mystery-fault", "tiny-overfit", "fake-accumulation", "missing-scaler"},
     {}},
    {"scene",
     HALFSTEP_TEXT("scene, glyph"),
     HALFSTEP_TEXT("A glyph is the drawn sign to be told; images of one scene share background, light, stroke and "
                   "noise, and are never split between sets."),
     {},
     {"dataset.name"}},
    {"order",
     HALFSTEP_TEXT("order (Northstar)"),
     HALFSTEP_TEXT("A row of the Northstar table: what was known when a customer ordered, and whether delivery took "
                   "more than seven days."),
     {"early-stopping"},
     {}},
    {"preset",
     HALFSTEP_TEXT("preset"),
     HALFSTEP_TEXT("A whole set of settings, made to show one thing."),
     {},
     {"preset"}},
    {"run",
     HALFSTEP_TEXT("run"),
     HALFSTEP_TEXT("One training from its first attempt to its end, with its own folder of records."),
     {},
     {"run_folder"}},
    {"measured",
     HALFSTEP_TEXT("measured, computed, estimated"),
     HALFSTEP_TEXT("Measured was observed in this run, computed follows exactly from a formula, estimated rests on "
                   "assumptions that are named."),
     {"decision-sheet", "batch-cost"},
     {}},
};

} // namespace

std::span<const GlossaryEntry> glossary()
{
    return entries;
}

const GlossaryEntry* glossaryEntry(std::string_view name)
{
    const auto* const found = std::ranges::find(entries, name, &GlossaryEntry::name);
    return found == std::end(entries) ? nullptr : found;
}

const GlossaryEntry* glossaryEntryAt(std::string_view place)
{
    const auto* const found = std::ranges::find_if(
        entries, [&](const GlossaryEntry& entry) { return std::ranges::count(entry.places, place) > 0; });
    return found == std::end(entries) ? nullptr : found;
}

std::vector<const GlossaryEntry*> glossaryOf(std::string_view lab)
{
    std::vector<const GlossaryEntry*> found;
    for (const GlossaryEntry& entry : entries)
        if (std::ranges::count(entry.labs, lab) > 0)
            found.push_back(&entry);
    return found;
}

} // namespace halfstep
