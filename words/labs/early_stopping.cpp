#include "words/lab_words.h"

namespace halfstep {

extern const LabWords earlyStoppingWords;
const LabWords earlyStoppingWords{
    .lab = "early-stopping",
    .title = HALFSTEP_TEXT("Patience and minimum improvement"),
    .question = HALFSTEP_TEXT("Where do patience and minimum improvement stop a run, and what does that save?"),
    .formula = HALFSTEP_TEXT("improved if val < best − min_delta; stop after `patience` epochs in a row without"),
    .next = HALFSTEP_TEXT("Read in the map which patience is the smallest that still finds the best epoch."),
    .minutes = 4,
    .parameters = {{"patience", HALFSTEP_TEXT("patience")},
                   {"min_delta", HALFSTEP_TEXT("minimum improvement")},
                   {"patiences", HALFSTEP_TEXT("patiences of the map")},
                   {"min_deltas", HALFSTEP_TEXT("minimum improvements of the map")},
                   {"learning_rate", HALFSTEP_TEXT("learning rate")},
                   {"epochs", HALFSTEP_TEXT("epochs of the run that never stops early")}},
    .numbers = {{"epochs_run", HALFSTEP_TEXT("epochs of the run that never stops early")},
                {"stop_epoch", HALFSTEP_TEXT("epoch at which it would have been stopped")},
                {"best_epoch", HALFSTEP_TEXT("epoch whose weights are taken back")},
                {"best_val_loss", HALFSTEP_TEXT("validation loss there")},
                {"last_val_loss", HALFSTEP_TEXT("validation loss of the last epoch")},
                {"epochs_saved", HALFSTEP_TEXT("epochs that need not have been run")}},
    .verdicts = {{"stopped",
                  HALFSTEP_TEXT("It stops after epoch %1 and takes the weights of epoch %2 back, validation loss %3; "
                                "the %4 epochs it saves ended at %5."),
                  {"stop_epoch", "best_epoch", "best_val_loss", "epochs_saved", "last_val_loss"}},
                 {"ran_to_the_end",
                  HALFSTEP_TEXT("It is not stopped within %1 epochs; the best is epoch %2, validation loss %3."),
                  {"epochs_run", "best_epoch", "best_val_loss"}},
                 {"unexpected",
                  HALFSTEP_TEXT("The replay stops after epoch %1, and the real run did not."),
                  {"stop_epoch"}}},
};

} // namespace halfstep
