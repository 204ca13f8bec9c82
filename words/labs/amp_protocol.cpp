#include "words/lab_words.h"

namespace halfstep {

extern const LabWords ampProtocolWords;
const LabWords ampProtocolWords{
    .lab = "amp-protocol",
    .title = HALFSTEP_TEXT("A protocol for mixed precision"),
    .question = HALFSTEP_TEXT("Does the small CNN learn GlyphLab as well when precision is the one thing changed?"),
    .formula = HALFSTEP_TEXT("norm deviation = |‖g‖ in the format − ‖g‖ in float32| / ‖g‖ in float32, first window"),
    .next = HALFSTEP_TEXT("Repeat with other seeds: one run proves no superiority, and small synthetic images say "
                          "nothing about natural ones."),
    .minutes = 6,
    .parameters = {{"format", HALFSTEP_TEXT("number format")},
                   {"epochs", HALFSTEP_TEXT("most epochs of each run")},
                   {"most_norm_deviation", HALFSTEP_TEXT("largest norm deviation that is accepted")},
                   {"seeds", HALFSTEP_TEXT("seeds, each trained both ways")},
                   {"seed", HALFSTEP_TEXT("first seed")}},
    .numbers = {{"first_step_norm_deviation", HALFSTEP_TEXT("norm deviation of the first window")},
                {"test_accuracy_float32", HALFSTEP_TEXT("test accuracy in float32, mean over the seeds")},
                {"test_accuracy_mixed", HALFSTEP_TEXT("test accuracy in the format, mean over the seeds")},
                {"test_accuracy_difference", HALFSTEP_TEXT("mixed minus float32")},
                {"accepted_difference", HALFSTEP_TEXT("largest difference that chance alone explains (95 %): "
                                                      "t·s·√(2/k), with the deviation s between k seeds")},
                {"corrupted_accuracy_float32", HALFSTEP_TEXT("accuracy on the corrupted test set in float32")},
                {"corrupted_accuracy_mixed", HALFSTEP_TEXT("accuracy on the corrupted test set in the format")},
                {"precision_as_run", HALFSTEP_TEXT("what the mixed run really computed with")}},
    .verdicts = {{"within_limits",
                  HALFSTEP_TEXT("Within the limits: the first norm deviates by %1; test accuracy is %2 against %3 in "
                                "float32 (%5), and chance alone would explain a difference of %4."),
                  {"first_step_norm_deviation", "test_accuracy_mixed", "test_accuracy_float32", "accepted_difference",
                   "precision_as_run"}},
                 {"outside_limits",
                  HALFSTEP_TEXT("Outside the limits: the first norm deviates by %1; test accuracy is %2 against %3 in "
                                "float32 (%5), and chance alone would explain a difference of %4."),
                  {"first_step_norm_deviation", "test_accuracy_mixed", "test_accuracy_float32", "accepted_difference",
                   "precision_as_run"}}},
};

} // namespace halfstep
