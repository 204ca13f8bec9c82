#include "words/lab_words.h"

namespace halfstep {

extern const LabWords lostUpdatesWords;
const LabWords lostUpdatesWords{
    .lab = "lost-updates",
    .title = HALFSTEP_TEXT("Updates that are lost"),
    .question = HALFSTEP_TEXT("What becomes of small updates when the weights themselves are kept in a low format?"),
    .formula = HALFSTEP_TEXT("w + Δ = w in the format if |Δ| is below half the spacing at w"),
    .next = HALFSTEP_TEXT("Raise the learning rate until fewer updates are lost."),
    .minutes = 4,
    .parameters = {{"format", HALFSTEP_TEXT("number format")},
                   {"learning_rate", HALFSTEP_TEXT("learning rate")},
                   {"attempts", HALFSTEP_TEXT("attempts of each run")},
                   {"update", HALFSTEP_TEXT("an update Δ to add to 1 in the format")}},
    .numbers = {{"one_plus_update", HALFSTEP_TEXT("1 + Δ as the format stores it")},
                {"smallest_update_of_one",
                 HALFSTEP_TEXT("half the spacing above 1: smaller updates of a weight of 1 are lost")},
                {"lost_with_master_weights", HALFSTEP_TEXT("share of updates lost with float32 master weights")},
                {"lost_without_master_weights", HALFSTEP_TEXT("share of updates lost with weights in the format")},
                {"loss_with_master_weights",
                 HALFSTEP_TEXT("loss at the end with master weights, mean of the last tenth")},
                {"loss_without_master_weights", HALFSTEP_TEXT("the same without master weights")}},
    .verdicts =
        {{"master_weights_keep_them",
          HALFSTEP_TEXT("With the weights in the format %1 of all updates changed nothing, with master weights %2; the "
                        "loss ended at %3 against %4."),
          {"lost_without_master_weights", "lost_with_master_weights", "loss_without_master_weights",
           "loss_with_master_weights"}},
         {"none_lost",
          HALFSTEP_TEXT(
              "Without master weights %1 of all updates changed nothing, with them %2: this format keeps them all."),
          {"lost_without_master_weights", "lost_with_master_weights"}}},
};

} // namespace halfstep
