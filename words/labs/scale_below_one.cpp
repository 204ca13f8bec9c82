#include "words/lab_words.h"

namespace halfstep {

extern const LabWords scaleBelowOneWords;
const LabWords scaleBelowOneWords{
    .lab = "scale-below-one",
    .title = HALFSTEP_TEXT("A loss scale below 1"),
    .question = HALFSTEP_TEXT("May the loss scale fall below 1, and what do the weights do meanwhile?"),
    .formula = HALFSTEP_TEXT("a skipped attempt: S ← S · backoff factor, nothing else moves"),
    .next = HALFSTEP_TEXT("Begin at 65,536 and count the attempts until the scale is below 1."),
    .minutes = 2,
    .ask = HALFSTEP_TEXT("what becomes of the scale and of the weights?"),
    .parameters = {{"init_scale", HALFSTEP_TEXT("loss scale at the start")},
                   {"backoff_factor", HALFSTEP_TEXT("backoff factor")},
                   {"attempts", HALFSTEP_TEXT("attempts, each with an infinite gradient")}},
    .numbers = {{"scales", HALFSTEP_TEXT("loss scale after each attempt")},
                {"final_scale", HALFSTEP_TEXT("loss scale at the end")},
                {"weights", HALFSTEP_TEXT("weights of the model")},
                {"weights_changed", HALFSTEP_TEXT("weights of which any bit changed")}},
    .verdicts = {{"below_one",
                  HALFSTEP_TEXT("Nothing stops the scale at 1: it went to %1. Of %2 weights %3 changed."),
                  {"scales", "weights", "weights_changed"}},
                 {"above_one",
                  HALFSTEP_TEXT("The scale went to %1, which is not below 1 yet. Of %2 weights %3 changed."),
                  {"scales", "weights", "weights_changed"}},
                 {"weights_moved",
                  HALFSTEP_TEXT("Of %1 weights %2 changed, and a skipped attempt should change none."),
                  {"weights", "weights_changed"}}},
    .outcomes = {{"below_one", HALFSTEP_TEXT("The scale falls below 1, and the weights stay bit for bit.")},
                 {"above_one", HALFSTEP_TEXT("The scale stays at 1 or above, and the weights stay bit for bit.")},
                 {"weights_moved", HALFSTEP_TEXT("The weights move, if only a little.")}},
};

} // namespace halfstep
