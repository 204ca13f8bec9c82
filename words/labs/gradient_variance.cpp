#include "words/lab_words.h"

namespace halfstep {

extern const LabWords gradientVarianceWords;
const LabWords gradientVarianceWords{
    .lab = "gradient-variance",
    .title = HALFSTEP_TEXT("Variance against batch size"),
    .question = HALFSTEP_TEXT("How does the variance of the gradient fall with the batch size?"),
    .formula = HALFSTEP_TEXT("Var(g_B) = Var(g_1)/B for independent samples: slope −1 on log axes"),
    .next = HALFSTEP_TEXT("Draw without replacement, and let the largest batch be all rows."),
    .minutes = 4,
    .ask = HALFSTEP_TEXT("the variance at each batch size, by that of the first size: draw the curve"),
    .parameters = {{"sizes", HALFSTEP_TEXT("batch sizes B")},
                   {"repeats", HALFSTEP_TEXT("batches of each size")},
                   {"replacement", HALFSTEP_TEXT("samples drawn with replacement")},
                   {"rows", HALFSTEP_TEXT("samples to draw from")},
                   {"seed", HALFSTEP_TEXT("seed of the weights and of the draws")}},
    .numbers = {{"slope", HALFSTEP_TEXT("slope of log Var against log B")},
                {"slope_low", HALFSTEP_TEXT("lower end of its 95% interval")},
                {"slope_high", HALFSTEP_TEXT("upper end of its 95% interval")},
                {"last_to_first_measured", HALFSTEP_TEXT("variance of the last size by that of the first")},
                {"last_to_first_expected", HALFSTEP_TEXT("the same as it should be")}},
    .verdicts = {{"one_over_b",
                  HALFSTEP_TEXT("The slope is %1, 95% interval %2 to %3, which holds −1: the variance falls as 1/B."),
                  {"slope", "slope_low", "slope_high"}},
                 {"not_one_over_b",
                  HALFSTEP_TEXT(
                      "The slope is %1, 95% interval %2 to %3, which does not hold −1; more repeats may tell."),
                  {"slope", "slope_low", "slope_high"}},
                 {"without_replacement",
                  HALFSTEP_TEXT("Without replacement the variance falls faster: slope %1, and to %2 from the first "
                                "size to the last, where %3 was to be expected."),
                  {"slope", "last_to_first_measured", "last_to_first_expected"}}},
};

} // namespace halfstep
