#include "words/lab_words.h"

namespace halfstep {

extern const LabWords handExampleWords;
const LabWords handExampleWords{
    .lab = "hand-example",
    .title = HALFSTEP_TEXT("A gradient by hand"),
    .question = HALFSTEP_TEXT("Is the mean of the micro-batches' gradients the gradient of the whole batch?"),
    .formula = HALFSTEP_TEXT("f(x) = w·x, loss (w·x − y)², gradient of a sample 2·(w·x − y)·x"),
    .next = HALFSTEP_TEXT("Change w, or cut the batch into other parts: the mean stays."),
    .minutes = 3,
    .parameters = {{"x", HALFSTEP_TEXT("inputs x, one a sample")},
                   {"y", HALFSTEP_TEXT("targets y, one a sample")},
                   {"w", HALFSTEP_TEXT("the weight w")},
                   {"micro_batches", HALFSTEP_TEXT("micro-batches A, of equal size")}},
    .numbers = {{"sample_gradients", HALFSTEP_TEXT("gradient of each sample")},
                {"micro_batch_gradients", HALFSTEP_TEXT("mean gradient of each micro-batch")},
                {"full_gradient", HALFSTEP_TEXT("mean gradient of the whole batch")},
                {"micro_batch_mean", HALFSTEP_TEXT("mean of the micro-batches' gradients")},
                {"accumulated_gradient", HALFSTEP_TEXT("gradient that accumulation leaves for the step")}},
    .verdicts = {{"equal",
                  HALFSTEP_TEXT("The whole batch gives %1, the mean of its micro-batches %2 and accumulation %3: the "
                                "same gradient."),
                  {"full_gradient", "micro_batch_mean", "accumulated_gradient"}},
                 {"different",
                  HALFSTEP_TEXT("The whole batch gives %1, the mean of its micro-batches %2 and accumulation %3, which "
                                "should be equal."),
                  {"full_gradient", "micro_batch_mean", "accumulated_gradient"}}},
};

} // namespace halfstep
