#include "words/lab_words.h"

namespace halfstep {

extern const LabWords unequalMicroBatchesWords;
const LabWords unequalMicroBatchesWords{
    .lab = "unequal-micro-batches",
    .title = HALFSTEP_TEXT("Unequal micro-batches"),
    .question = HALFSTEP_TEXT("How much does each sample count when micro-batches have different sizes?"),
    .formula = HALFSTEP_TEXT("mean of means: 1/(A·mₐ) a sample; weighted by mₐ/n: 1/n a sample"),
    .next = HALFSTEP_TEXT("Make the last micro-batch smaller still, as at an epoch's end."),
    .minutes = 3,
    .parameters = {{"sizes", HALFSTEP_TEXT("samples of each micro-batch")}},
    .numbers = {{"samples", HALFSTEP_TEXT("samples n of the window")},
                {"coefficient_exact", HALFSTEP_TEXT("1/n, with which each sample should count")},
                {"coefficients_unweighted",
                 HALFSTEP_TEXT("coefficient of a sample in each micro-batch, by the mean of means")},
                {"coefficients_weighted",
                 HALFSTEP_TEXT("coefficient of a sample in each micro-batch, weighted by mₐ/n")},
                {"largest_ratio", HALFSTEP_TEXT("how many times more the heaviest sample counts than the lightest")}},
    .verdicts = {{"weights_matter",
                  HALFSTEP_TEXT("By the mean of means the samples count %1, some of them %2 times as much as others; "
                                "weighted by mₐ/n each counts %3."),
                  {"coefficients_unweighted", "largest_ratio", "coefficient_exact"}},
                 {"equal_sizes",
                  HALFSTEP_TEXT("The micro-batches are equally large: both ways each sample counts %1."),
                  {"coefficient_exact"}},
                 {"wrong",
                  HALFSTEP_TEXT("Weighted by mₐ/n the samples count %1, and each should count %2."),
                  {"coefficients_weighted", "coefficient_exact"}}},
};

} // namespace halfstep
