#include "words/lab_words.h"

namespace halfstep {

extern const LabWords clipOrderWords;
const LabWords clipOrderWords{
    .lab = "clip-order",
    .title = HALFSTEP_TEXT("Clip after unscaling"),
    .question = HALFSTEP_TEXT(
        "Where does the clipping threshold really act when gradients are clipped before they are unscaled?"),
    .formula = HALFSTEP_TEXT("clipping S·g at c is clipping g at c/S"),
    .next = HALFSTEP_TEXT("Halve the scale: the true threshold doubles, so it moves with every growth and backoff."),
    .minutes = 3,
    .parameters = {{"scale", HALFSTEP_TEXT("loss scale S")},
                   {"max_norm", HALFSTEP_TEXT("clipping threshold c")},
                   {"gradient_norm", HALFSTEP_TEXT("norm of the gradient before clipping")}},
    .numbers = {{"true_threshold", HALFSTEP_TEXT("c/S")},
                {"norm_unscaled", HALFSTEP_TEXT("norm of the gradient")},
                {"norm_after_unscale_first", HALFSTEP_TEXT("norm after unscaling and then clipping")},
                {"norm_after_clip_first", HALFSTEP_TEXT("norm after clipping and then unscaling")},
                {"shrunk_by", HALFSTEP_TEXT("how many times smaller the wrong order leaves it")}},
    .verdicts = {{"far_too_small",
                  HALFSTEP_TEXT("Clipped before unscaling the gradient keeps a norm of %1 = c/S instead of %2: it is "
                                "%3 times too small."),
                  {"norm_after_clip_first", "norm_after_unscale_first", "shrunk_by"}},
                 {"below_both",
                  HALFSTEP_TEXT("The scaled gradient is below the threshold: neither order clips it. The true "
                                "threshold of the wrong one is %1."),
                  {"true_threshold"}},
                 {"overflow", HALFSTEP_TEXT("The scaled gradient overflowed, and the attempt was skipped.")},
                 {"unexpected",
                  HALFSTEP_TEXT("Clipped before unscaling the norm is %1, and c/S is %2."),
                  {"norm_after_clip_first", "true_threshold"}}},
};

} // namespace halfstep
