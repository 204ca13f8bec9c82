#include "words/lab_words.h"

namespace halfstep {

extern const LabWords missingScalerWords;
const LabWords missingScalerWords{
    .lab = "missing-scaler",
    .title = HALFSTEP_TEXT("Two failures without a scaler"),
    .question = HALFSTEP_TEXT(
        "A run in a low format fails without a loss scaler: did its gradients vanish, or did its numbers overflow?"),
    .formula = HALFSTEP_TEXT(
        "underflow: S·g rounds to 0, the loss stands still (a ReLU that is off makes zeros, too, in any format); "
        "overflow: activations become inf, the loss NaN"),
    .next = HALFSTEP_TEXT("Take float16 in the first run: does it fail, too?"),
    .minutes = 5,
    .ask = HALFSTEP_TEXT("how do the two runs without a scaler fail?"),
    .parameters = {{"format", HALFSTEP_TEXT("number format of the runs that may lose gradients")},
                   {"attempts", HALFSTEP_TEXT("attempts of each run")},
                   {"high_rate", HALFSTEP_TEXT("learning rate of the run that overflows")}},
    .numbers = {{"zero_fraction_underflow",
                 HALFSTEP_TEXT("share of gradient entries that were zero, without a scaler")},
                {"zero_fraction_scaled", HALFSTEP_TEXT("the same with a scaler")},
                {"loss_drop_underflow", HALFSTEP_TEXT("how far the loss fell, without a scaler")},
                {"loss_drop_scaled", HALFSTEP_TEXT("the same with a scaler")},
                {"first_nonfinite_attempt_overflow",
                 HALFSTEP_TEXT("attempt from which on the loss of the overflowing run was not finite")}},
    .verdicts = {{"two_failures",
                  HALFSTEP_TEXT(
                      "Without a scaler %1 of all gradient entries were zero (with one %2) and the loss dropped by "
                      "%3 (with one by %4): underflow. The other run's loss was not finite from attempt %5 on: "
                      "overflow."),
                  {"zero_fraction_underflow", "zero_fraction_scaled", "loss_drop_underflow", "loss_drop_scaled",
                   "first_nonfinite_attempt_overflow"}},
                 {"not_shown",
                  HALFSTEP_TEXT(
                      "Without a scaler the loss fell by %1, with one by %2: these inputs do not show both failures."),
                  {"loss_drop_underflow", "loss_drop_scaled"}}},
    .outcomes = {{"two_failures",
                  HALFSTEP_TEXT(
                      "One stands still because gradients become zero, the other turns NaN because numbers overflow.")},
                 {"both_underflow", HALFSTEP_TEXT("Both stand still because gradients become zero.")},
                 {"both_overflow", HALFSTEP_TEXT("Both turn NaN because numbers overflow.")},
                 {"not_shown", HALFSTEP_TEXT("At least one of them learns all the same.")}},
};

} // namespace halfstep
