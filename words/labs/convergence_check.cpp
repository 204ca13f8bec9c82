#include "words/lab_words.h"

namespace halfstep {

extern const LabWords convergenceCheckWords;
const LabWords convergenceCheckWords{
    .lab = "convergence-check",
    .title = HALFSTEP_TEXT("Does mixed precision converge?"),
    .question = HALFSTEP_TEXT("Is the difference between mixed and full precision smaller than that between seeds?"),
    .formula = HALFSTEP_TEXT("safe if |mean of the paired differences| ≤ standard deviation between seeds"),
    .next = HALFSTEP_TEXT("Try bfloat16 or fp8_e4m3. The check proves nothing for other data, models or hardware."),
    .minutes = 6,
    .ask = HALFSTEP_TEXT("is mixed precision safe here?"),
    .parameters = {{"format", HALFSTEP_TEXT("number format")},
                   {"seeds", HALFSTEP_TEXT("seeds")},
                   {"epochs", HALFSTEP_TEXT("epochs of each run")},
                   {"model", HALFSTEP_TEXT("model")},
                   {"first_seed", HALFSTEP_TEXT("first seed; the others follow it")}},
    .numbers = {{"seeds", HALFSTEP_TEXT("seeds")},
                {"mean_float32", HALFSTEP_TEXT("mean validation accuracy in float32")},
                {"mean_difference", HALFSTEP_TEXT("mean of mixed minus float32, paired by seed")},
                {"deviation_of_differences", HALFSTEP_TEXT("standard deviation of these differences")},
                {"spread_between_seeds", HALFSTEP_TEXT("standard deviation between seeds, in float32")}},
    .verdicts =
        {{"safe",
          HALFSTEP_TEXT(
              "Over %1 seeds the two differ by %2 on average, seeds among themselves by %3: no sign of harm here."),
          {"seeds", "mean_difference", "spread_between_seeds"}},
         {"look_for_the_operation",
          HALFSTEP_TEXT("Over %1 seeds the two differ by %2 on average, seeds among themselves by %3: look for the "
                        "sensitive operation."),
          {"seeds", "mean_difference", "spread_between_seeds"}}},
    .outcomes = {{"safe", HALFSTEP_TEXT("Yes: it changes the accuracy by less than another seed does.")},
                 {"look_for_the_operation",
                  HALFSTEP_TEXT("No: it changes the accuracy by more than another seed does.")}},
};

} // namespace halfstep
