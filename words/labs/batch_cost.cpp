#include "words/lab_words.h"

namespace halfstep {

extern const LabWords batchCostWords;
const LabWords batchCostWords{
    .lab = "batch-cost",
    .title = HALFSTEP_TEXT("What a batch size costs"),
    .question = HALFSTEP_TEXT(
        "How many samples a second are trained at each batch size, and from where on does a larger one no longer pay?"),
    .formula = HALFSTEP_TEXT("samples/s = samples of an epoch / median seconds of an epoch"),
    .next = HALFSTEP_TEXT("Repeat more often: do the medians stay?"),
    .minutes = 4,
    .ask = HALFSTEP_TEXT("the speed at each batch size, by that of the first size: draw the curve"),
    .parameters = {{"sizes", HALFSTEP_TEXT("batch sizes B")},
                   {"repeats", HALFSTEP_TEXT("epochs timed at each size")},
                   {"seed", HALFSTEP_TEXT("seed of the weights, the same for each size")}},
    .numbers = {{"fastest_batch_size", HALFSTEP_TEXT("batch size with the most samples a second, measured")},
                {"samples_per_s_fastest", HALFSTEP_TEXT("samples a second there")},
                {"samples_per_s_first", HALFSTEP_TEXT("samples a second at the first size")},
                {"pays_until", HALFSTEP_TEXT("first size that reaches nine tenths of the fastest")}},
    .verdicts = {{"larger_is_faster",
                  HALFSTEP_TEXT("B = %1 is the fastest with %2 samples a second, the first size has %3; from B = %4 on "
                                "less than a tenth is left to gain."),
                  {"fastest_batch_size", "samples_per_s_fastest", "samples_per_s_first", "pays_until"}},
                 {"larger_is_not_faster",
                  HALFSTEP_TEXT(
                      "B = %1 is the fastest with %2 samples a second: the largest does not pay on this machine."),
                  {"fastest_batch_size", "samples_per_s_fastest"}}},
};

} // namespace halfstep
