#include "words/lab_words.h"

namespace halfstep {

extern const LabWords underflowWords;
const LabWords underflowWords{
    .lab = "underflow",
    .title = HALFSTEP_TEXT("A gradient too small for its format"),
    .question = HALFSTEP_TEXT("Which loss scale saves a small gradient, and from which on does it overflow?"),
    .formula = HALFSTEP_TEXT("stored = round(S·g); unscaled = stored/S"),
    .next = HALFSTEP_TEXT("Try 1e-8, which is lost altogether, or 3.0, or the same gradient in fp8_e5m2."),
    .minutes = 4,
    .parameters = {{"gradient", HALFSTEP_TEXT("the gradient g")},
                   {"format", HALFSTEP_TEXT("number format")},
                   {"scale", HALFSTEP_TEXT("a loss scale S to look at")}},
    .numbers = {{"stored", HALFSTEP_TEXT("the gradient as the format stores it without a scale")},
                {"class", HALFSTEP_TEXT("what that is: zero, subnormal, normal, infinite")},
                {"smallest_nonzero_scale",
                 HALFSTEP_TEXT("smallest power of two, from 2^-126 on, at which it is not rounded to zero")},
                {"smallest_normal_scale",
                 HALFSTEP_TEXT("smallest power of two, from 2^-126 on, at which it is a normal number")},
                {"exact_normal_scale", HALFSTEP_TEXT("smallest normal number of the format by |g|")},
                {"largest_finite_scale", HALFSTEP_TEXT("largest power of two at which it stays finite")},
                {"exact_finite_scale", HALFSTEP_TEXT("largest finite number of the format by |g|")},
                {"scaled_stored", HALFSTEP_TEXT("S·g as the format stores it, for the given S")},
                {"scaled_class", HALFSTEP_TEXT("what that is")}},
    .verdicts =
        {{"lost_and_saved",
          HALFSTEP_TEXT(
              "Without a scale it is stored as 0. From S = %1 on it is a normal number, up to S = %2 it stays finite."),
          {"smallest_normal_scale", "largest_finite_scale"}},
         {"subnormal_and_saved",
          HALFSTEP_TEXT("Without a scale it is a subnormal number, stored as %1. From S = %2 on it is a normal one, up "
                        "to S = %3 it stays finite."),
          {"stored", "smallest_normal_scale", "largest_finite_scale"}},
         {"normal_already",
          HALFSTEP_TEXT("It is a normal number without a scale, and up to S = %1 it stays finite."),
          {"largest_finite_scale"}},
         {"overflows_already",
          HALFSTEP_TEXT("It overflows without a scale; only a scale of at most %1 would keep it finite."),
          {"largest_finite_scale"}},
         {"no_scale_helps", HALFSTEP_TEXT("No scale makes it a normal number that is finite.")}},
};

} // namespace halfstep
