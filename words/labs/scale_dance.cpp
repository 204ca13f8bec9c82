#include "words/lab_words.h"

namespace halfstep {

extern const LabWords scaleDanceWords;
const LabWords scaleDanceWords{
    .lab = "scale-dance",
    .title = HALFSTEP_TEXT("The loss scale's dance"),
    .question = HALFSTEP_TEXT("What does a growth interval do to the loss scale?"),
    .formula = HALFSTEP_TEXT("clean for a whole interval: S ← 2·S; overflow: S ← S/2, attempt skipped"),
    .next = HALFSTEP_TEXT("Make the interval shorter still, and count what the skipped attempts cost."),
    .minutes = 3,
    .ask = HALFSTEP_TEXT("the loss scale over the attempts with the short growth interval: draw the curve"),
    .parameters = {{"attempts", HALFSTEP_TEXT("attempts of each run")},
                   {"default_interval", HALFSTEP_TEXT("growth interval of the first run, PyTorch's by default")},
                   {"classroom_interval", HALFSTEP_TEXT("growth interval of the second run")},
                   {"init_scale", HALFSTEP_TEXT("loss scale at the start")},
                   {"model", HALFSTEP_TEXT("model")}},
    .numbers = {{"growths_default", HALFSTEP_TEXT("growths in the first run")},
                {"skipped_default", HALFSTEP_TEXT("attempts skipped in the first run")},
                {"final_scale_default", HALFSTEP_TEXT("loss scale at the end of the first run")},
                {"growths_classroom", HALFSTEP_TEXT("growths in the second run")},
                {"skipped_classroom", HALFSTEP_TEXT("attempts skipped in the second run")},
                {"final_scale_classroom", HALFSTEP_TEXT("loss scale at the end of the second run")}},
    .verdicts = {{"short_interval_dances",
                  HALFSTEP_TEXT("With the short interval the scale grew %1 times and %2 attempts were skipped; with "
                                "the long one it grew %3 times and %4 were skipped."),
                  {"growths_classroom", "skipped_classroom", "growths_default", "skipped_default"}},
                 {"no_difference",
                  HALFSTEP_TEXT("The scale grew %1 times with the one interval and %2 times with the other."),
                  {"growths_classroom", "growths_default"}}},
};

} // namespace halfstep
