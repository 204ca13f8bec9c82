#include "words/lab_words.h"

namespace halfstep {

extern const LabWords autocastProbeWords;
const LabWords autocastProbeWords{
    .lab = "autocast-probe",
    .title = HALFSTEP_TEXT("Autocast on live tensors"),
    .question = HALFSTEP_TEXT("What does autocast change in the output of one linear layer?"),
    .formula = HALFSTEP_TEXT("y = x·Wᵀ + b in float32, and with x, W and b rounded to bfloat16"),
    .next = HALFSTEP_TEXT("Make the layer wider: does the difference grow, and does bfloat16 gain?"),
    .minutes = 2,
    .ask = HALFSTEP_TEXT("what does autocast do to this layer on this machine?"),
    .parameters = {{"width", HALFSTEP_TEXT("inputs and outputs of the layer")},
                   {"samples", HALFSTEP_TEXT("samples")},
                   {"seed", HALFSTEP_TEXT("seed, as of torch.manual_seed")}},
    .numbers = {{"dtype", HALFSTEP_TEXT("format of the output under autocast")},
                {"mean_abs_difference", HALFSTEP_TEXT("mean |difference| from float32")},
                {"correlation", HALFSTEP_TEXT("correlation of the two outputs")},
                {"microseconds_float32", HALFSTEP_TEXT("microseconds of a forward pass in float32, measured, median")},
                {"microseconds_bfloat16", HALFSTEP_TEXT("the same under autocast")},
                {"speed_up", HALFSTEP_TEXT("how many times faster autocast was, measured here")}},
    .verdicts = {{"close_and_faster",
                  HALFSTEP_TEXT("The output is %1 and differs by %2 on average, with a correlation of %3. On this "
                                "machine it was %4 times as fast."),
                  {"dtype", "mean_abs_difference", "correlation", "speed_up"}},
                 {"close_and_slower",
                  HALFSTEP_TEXT("The output is %1 and differs by %2 on average, with a correlation of %3. On this "
                                "machine bfloat16 gained nothing: %4 times the speed of float32."),
                  {"dtype", "mean_abs_difference", "correlation", "speed_up"}},
                 {"unexpected",
                  HALFSTEP_TEXT("The output is %1 and differs by %2 on average, which was not to be expected."),
                  {"dtype", "mean_abs_difference"}}},
    .outcomes = {{"close_and_faster", HALFSTEP_TEXT("Outputs stay close, and it becomes faster.")},
                 {"close_and_slower", HALFSTEP_TEXT("Outputs stay close, and it becomes no faster.")},
                 {"far_off", HALFSTEP_TEXT("Outputs are no longer close.")}},
};

} // namespace halfstep
