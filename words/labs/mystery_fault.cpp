#include "words/lab_words.h"

namespace halfstep {

extern const LabWords mysteryFaultWords;
const LabWords mysteryFaultWords{
    .lab = "mystery-fault",
    .title = HALFSTEP_TEXT("Mystery fault"),
    .question = HALFSTEP_TEXT("One deliberate mistake is hidden in a training run: which one do the charts give away?"),
    .formula = HALFSTEP_TEXT("161 images in micro-batches of 32, A = 4, fp8_e4m3 with a loss scaler, clipping at 1, "
                             "dropout 0.5, a linear schedule"),
    .next = HALFSTEP_TEXT("Take another code, or leave it empty for one by chance; a teacher finds codes with: "
                          "halfstep list mystery-codes"),
    .minutes = 8,
    .parameters = {{"code", HALFSTEP_TEXT("code of the mistake; empty: by chance")},
                   {"guess", HALFSTEP_TEXT("the mistake, as you name it")}},
    .numbers = {{"code", HALFSTEP_TEXT("the code: who enters it meets the same mistake")},
                {"attempts", HALFSTEP_TEXT("attempts of the run in question")},
                {"attempts_healthy", HALFSTEP_TEXT("the same of the healthy run")},
                {"skipped", HALFSTEP_TEXT("attempts that were skipped")},
                {"skipped_healthy", HALFSTEP_TEXT("the same of the healthy run")},
                {"final_scale", HALFSTEP_TEXT("loss scale at the end")},
                {"final_scale_healthy", HALFSTEP_TEXT("the same of the healthy run")},
                {"zero_share", HALFSTEP_TEXT("share of zeros in the scaled gradient, median")},
                {"zero_share_healthy", HALFSTEP_TEXT("the same of the healthy run")},
                {"norm_whole_window", HALFSTEP_TEXT("unscaled norm of each epoch's first window, median")},
                {"norm_whole_window_healthy", HALFSTEP_TEXT("the same of the healthy run")},
                {"norm_short_window", HALFSTEP_TEXT("unscaled norm of each epoch's last window, median")},
                {"norm_short_window_healthy", HALFSTEP_TEXT("the same of the healthy run")},
                {"norm_applied", HALFSTEP_TEXT("norm of what was applied, median")},
                {"norm_applied_healthy", HALFSTEP_TEXT("the same of the healthy run")},
                {"scaled_by_unscaled", HALFSTEP_TEXT("norm before by norm after unscaling, median")},
                {"scaled_by_unscaled_healthy", HALFSTEP_TEXT("the same of the healthy run")},
                {"last_learning_rate", HALFSTEP_TEXT("learning rate of the last attempt")},
                {"last_learning_rate_healthy", HALFSTEP_TEXT("the same of the healthy run")},
                {"train_loss", HALFSTEP_TEXT("training loss, mean of the last ten epochs")},
                {"train_loss_healthy", HALFSTEP_TEXT("the same of the healthy run")},
                {"val_loss", HALFSTEP_TEXT("validation loss, mean of the last ten epochs")},
                {"val_loss_healthy", HALFSTEP_TEXT("the same of the healthy run")},
                {"largest_loss_difference",
                 HALFSTEP_TEXT("largest difference in the loss of an attempt between the two runs")}},
    .verdicts =
        {{"not_named",
          HALFSTEP_TEXT("A mistake was planted in code %1. Compare the run in question with the healthy one in every "
                        "chart, and name it."),
          {"code"}},
         {"no_scaler",
          HALFSTEP_TEXT("Yes: no loss scaler. Symptom: %1 of the gradient entries are zero (%2 with a scaler) and the "
                        "loss hardly moves. Cause: the gradients of fp8 lie below its smallest number. Cure: scale the "
                        "loss before backward, unscale before the step. Seen best in: Gradient entries lost."),
          {"zero_share", "zero_share_healthy"}},
         {"clip_before_unscale",
          HALFSTEP_TEXT("Yes: clipping before unscaling. Symptom: a norm of %1 is applied instead of %2, and the loss "
                        "stands still. Cause: the threshold acts on S·g, so that it is c/S for g. Cure: unscale first, "
                        "then clip. Seen best in: Gradient norms."),
          {"norm_applied", "norm_applied_healthy"}},
         {"unscale_each_micro_batch",
          HALFSTEP_TEXT(
              "Yes: unscaling each micro-batch. Symptom: scaled and unscaled norm are the same (ratio %1 instead of "
              "%2), and the gradient is too small. Cause: what earlier micro-batches added is divided by S again and "
              "again. Cure: unscale once, when the window is complete. Seen best in: Gradient norms."),
          {"scaled_by_unscaled", "scaled_by_unscaled_healthy"}},
         {"no_division_by_a",
          HALFSTEP_TEXT("Yes: no division by A. Symptom: the unscaled norm of a whole window is %1 instead of %2, "
                        "about A = 4 times as much. Cause: the means of the micro-batches are added up. Cure: weight "
                        "each by its share of the window. Seen best in: Gradient norms."),
          {"norm_whole_window", "norm_whole_window_healthy"}},
         {"mean_of_means",
          HALFSTEP_TEXT(
              "Yes: mean of means. Symptom: in every epoch the last window, of 32 + 1 samples, has a norm of %1 "
              "instead of %2, while whole windows are as they should be. Cause: the lone sample counts as much as the "
              "other 32 together. Cure: weight micro-batches by m/n. Seen best in: Gradient norms."),
          {"norm_short_window", "norm_short_window_healthy"}},
         {"step_every_micro_batch",
          HALFSTEP_TEXT("Yes: a step every micro-batch. Symptom: %1 attempts in the same epochs instead of %2, and a "
                        "noisier loss. Cause: every micro-batch is an update of its own. Cure: step and clear the "
                        "gradient once a window. Seen best in: Loss."),
          {"attempts", "attempts_healthy"}},
         {"keep_gradients_on_skip",
          HALFSTEP_TEXT("Yes: gradients kept on a skip. Symptom: %1 attempts are skipped instead of %2, and the loss "
                        "scale falls without end. Cause: the inf of the first skip stays in the sum. Cure: clear the "
                        "gradient after a skip, too. Seen best in: Loss scale."),
          {"skipped", "skipped_healthy"}},
         {"schedule_counts_skips",
          HALFSTEP_TEXT("Yes: the schedule counts skips. Symptom: the learning rate falls in a straight line to %1 "
                        "instead of %2, also where steps are skipped. Cause: it is counted in attempts. Cure: count "
                        "applied updates only. Seen best in: Learning rate."),
          {"last_learning_rate", "last_learning_rate_healthy"}},
         {"autocast_around_backward",
          HALFSTEP_TEXT("Yes: autocast around backward. Symptom: none here; no loss differs by more than %1, and every "
                        "curve lies on that of the healthy run. Cause: backward runs in the types that forward "
                        "recorded. Cure: end autocast before backward all the same, as PyTorch advises, since not "
                        "every operation is safe there. Seen best in: Loss."),
          {"largest_loss_difference"}},
         {"evaluate_in_training_mode",
          HALFSTEP_TEXT("Yes: evaluation in training mode. Symptom: the validation loss is %1 instead of %2, while the "
                        "training loss is about the same (%3 and %4). Cause: dropout acts in validation, too. Cure: "
                        "switch to evaluation mode before validating. Seen best in: Loss."),
          {"val_loss", "val_loss_healthy", "train_loss", "train_loss_healthy"}},
         {"not_it", HALFSTEP_TEXT("No, that is not the mistake of code %1: look on, and name another."), {"code"}}},
};

} // namespace halfstep
