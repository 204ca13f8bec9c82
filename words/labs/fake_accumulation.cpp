#include "words/lab_words.h"

namespace halfstep {

extern const LabWords fakeAccumulationWords;
const LabWords fakeAccumulationWords{
    .lab = "fake-accumulation",
    .title = HALFSTEP_TEXT("A step after every micro-batch"),
    .question = HALFSTEP_TEXT("Is stepping after every micro-batch still accumulation?"),
    .formula = HALFSTEP_TEXT("accumulation: one step by the mean gradient; without: A steps, each from other weights"),
    .next = HALFSTEP_TEXT("Divide the learning rate by A and see whether that is the same."),
    .minutes = 3,
    .ask = HALFSTEP_TEXT("where do the weights go that step after every micro-batch?"),
    .parameters = {{"micro_batch", HALFSTEP_TEXT("samples m of a micro-batch")},
                   {"accumulation", HALFSTEP_TEXT("accumulation factor A")},
                   {"windows", HALFSTEP_TEXT("windows")},
                   {"learning_rate", HALFSTEP_TEXT("learning rate")}},
    .numbers = {{"updates_accumulated", HALFSTEP_TEXT("updates with accumulation")},
                {"updates_fake", HALFSTEP_TEXT("updates with a step every micro-batch")},
                {"distance", HALFSTEP_TEXT("distance between the two weights at the end")},
                {"distance_walked", HALFSTEP_TEXT("distance that accumulation has gone from the start")},
                {"relative_distance", HALFSTEP_TEXT("distance by distance gone")}},
    .verdicts = {{"other_trajectory",
                  HALFSTEP_TEXT("%1 updates against %2: the weights end %3 times as far apart as accumulation has "
                                "gone. It is training with small batches."),
                  {"updates_fake", "updates_accumulated", "relative_distance"}},
                 {"same", HALFSTEP_TEXT("With A = 1 there is nothing to accumulate: both are the same.")},
                 {"unexpected",
                  HALFSTEP_TEXT("The weights end %1 apart, which was not to be expected."),
                  {"distance"}}},
    .outcomes = {{"same", HALFSTEP_TEXT("To the same place, since they saw the same samples.")},
                 {"other_trajectory", HALFSTEP_TEXT("Somewhere else.")}},
};

} // namespace halfstep
