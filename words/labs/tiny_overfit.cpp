#include "words/lab_words.h"

namespace halfstep {

extern const LabWords tinyOverfitWords;
const LabWords tinyOverfitWords{
    .lab = "tiny-overfit",
    .title = HALFSTEP_TEXT("Overfit sixteen samples"),
    .question = HALFSTEP_TEXT("Can the pipeline drive the loss on 16 samples to almost zero?"),
    .formula = HALFSTEP_TEXT("a healthy pipeline learns 16 samples by heart; if it cannot, look for a bug first"),
    .next = HALFSTEP_TEXT("Plant a bug, and see how the loss tells it."),
    .minutes = 4,
    .parameters = {{"bug", HALFSTEP_TEXT("planted bug")},
                   {"format", HALFSTEP_TEXT("number format")},
                   {"attempts", HALFSTEP_TEXT("attempts, each on all 16 samples in 4 micro-batches")},
                   {"learning_rate", HALFSTEP_TEXT("learning rate")},
                   {"almost_zero", HALFSTEP_TEXT("loss that counts as almost zero")}},
    .numbers = {{"loss_first", HALFSTEP_TEXT("loss of the first attempt")},
                {"loss_last", HALFSTEP_TEXT("loss of the last attempt")},
                {"attempts_needed", HALFSTEP_TEXT("attempt at which the loss was almost zero first; 0: never")},
                {"attempts", HALFSTEP_TEXT("attempts")}},
    .verdicts = {{"healthy",
                  HALFSTEP_TEXT("The loss fell from %1 to %2, almost zero at attempt %3: the pipeline is healthy."),
                  {"loss_first", "loss_last", "attempts_needed"}},
                 {"look_for_the_bug",
                  HALFSTEP_TEXT("The loss went from %1 to %2 in %3 attempts and is not almost zero: look for a bug "
                                "before anything else."),
                  {"loss_first", "loss_last", "attempts"}}},
};

} // namespace halfstep
