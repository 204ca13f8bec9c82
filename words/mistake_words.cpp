#include "words/mistake_words.h"

#include <iterator>

namespace halfstep {

MistakeWords MistakeWords::of(std::string_view key)
{
    struct Row {
        std::string_view key;
        MistakeWords words;
    };
    static constexpr Row rows[] = {
        {"mistakes.no_scaler",
         {HALFSTEP_TEXT("No loss scaler"), HALFSTEP_TEXT("Small float16 gradients become zero."),
          HALFSTEP_TEXT("no loss scaler")}},
        {"mistakes.clip_before_unscale",
         {HALFSTEP_TEXT("Clip before unscaling"),
          HALFSTEP_TEXT("The threshold then acts on the scaled gradient, and is far too small."),
          HALFSTEP_TEXT("clipping before unscaling")}},
        {"mistakes.unscale_each_micro_batch",
         {HALFSTEP_TEXT("Unscale each micro-batch"),
          HALFSTEP_TEXT("Gradients are unscaled again and again within one window."),
          HALFSTEP_TEXT("unscaling each micro-batch")}},
        {"mistakes.no_division_by_a",
         {HALFSTEP_TEXT("No division by A"), HALFSTEP_TEXT("The summed gradient is A times too large."),
          HALFSTEP_TEXT("no division by A")}},
        {"mistakes.mean_of_means",
         {HALFSTEP_TEXT("Mean of means"),
          HALFSTEP_TEXT("Unequal micro-batches count equally, so that some samples weigh too much."),
          HALFSTEP_TEXT("mean of means")}},
        {"mistakes.step_every_micro_batch",
         {HALFSTEP_TEXT("Step every micro-batch"), HALFSTEP_TEXT("This is no accumulation, but A small-batch updates."),
          HALFSTEP_TEXT("a step every micro-batch")}},
        {"mistakes.keep_gradients_on_skip",
         {HALFSTEP_TEXT("Keep gradients on a skip"), HALFSTEP_TEXT("One overflow then poisons every later window."),
          HALFSTEP_TEXT("gradients kept on a skip")}},
        {"mistakes.schedule_counts_skips",
         {HALFSTEP_TEXT("Schedule counts skips"),
          HALFSTEP_TEXT("The learning rate moves on although nothing was learnt."),
          HALFSTEP_TEXT("schedule counts skips")}},
        {"mistakes.autocast_around_backward",
         {HALFSTEP_TEXT("Autocast around backward"),
          HALFSTEP_TEXT("The backward pass runs inside autocast, where it does not belong."),
          HALFSTEP_TEXT("autocast around backward")}},
        {"mistakes.evaluate_in_training_mode",
         {HALFSTEP_TEXT("Evaluate in training mode"),
          HALFSTEP_TEXT("Dropout and batch statistics disturb the validation."),
          HALFSTEP_TEXT("evaluation in training mode")}},
    };
    static_assert(std::size(rows) == mistakeRows.size(), "a mistake has no words");
    for (const Row& row : rows)
        if (row.key == key)
            return row.words;
    return {};
}

const char* MistakeWords::whereItActs(MistakeStage stage)
{
    switch (stage) {
    case MistakeStage::Backward: return HALFSTEP_TEXT("Acts in the backward pass.");
    case MistakeStage::Accumulation: return HALFSTEP_TEXT("Acts when micro-batches are added up.");
    case MistakeStage::Unscaling: return HALFSTEP_TEXT("Acts when gradients are unscaled.");
    case MistakeStage::Clipping: return HALFSTEP_TEXT("Acts when gradients are clipped.");
    case MistakeStage::Step: return HALFSTEP_TEXT("Acts at the optimizer's step.");
    case MistakeStage::Skip: return HALFSTEP_TEXT("Acts when a step is skipped.");
    case MistakeStage::Schedule: return HALFSTEP_TEXT("Acts on the learning rate's schedule.");
    case MistakeStage::Evaluation: return HALFSTEP_TEXT("Acts when the model is evaluated.");
    }
    return "";
}

} // namespace halfstep
