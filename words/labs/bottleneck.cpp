#include "words/lab_words.h"

namespace halfstep {

extern const LabWords bottleneckWords;
const LabWords bottleneckWords{
    .lab = "bottleneck",
    .title = HALFSTEP_TEXT("Where the time goes"),
    .question = HALFSTEP_TEXT("Is computing the bottleneck, and how much could mixed precision gain at most?"),
    .formula = HALFSTEP_TEXT("Amdahl: gain = 1/(1 − p + p/s) for a share p made s times faster"),
    .next = HALFSTEP_TEXT("Take small batches: what grows then?"),
    .minutes = 3,
    .parameters = {{"model", HALFSTEP_TEXT("model")},
                   {"micro_batch", HALFSTEP_TEXT("samples of a batch")},
                   {"epochs", HALFSTEP_TEXT("epochs")},
                   {"speed_up", HALFSTEP_TEXT("speed-up s of forward and backward that is assumed")}},
    .numbers = {{"seconds", HALFSTEP_TEXT("seconds of all stages, measured")},
                {"computing_share", HALFSTEP_TEXT("share p of forward and backward")},
                {"most_gain_at_speed_up", HALFSTEP_TEXT("gain of the whole if they were s times faster, computed")},
                {"most_gain_ever", HALFSTEP_TEXT("gain if they took no time, computed")}},
    .verdicts = {{"computing",
                  HALFSTEP_TEXT("Forward and backward take %1 of the time: computing is the bottleneck. The assumed "
                                "speed-up would make the whole %2 times faster, and no speed-up more than %3 times."),
                  {"computing_share", "most_gain_at_speed_up", "most_gain_ever"}},
                 {"not_computing",
                  HALFSTEP_TEXT("Forward and backward take only %1 of the time: the assumed speed-up would make the "
                                "whole %2 times faster, and no speed-up more than %3 times."),
                  {"computing_share", "most_gain_at_speed_up", "most_gain_ever"}}},
};

} // namespace halfstep
