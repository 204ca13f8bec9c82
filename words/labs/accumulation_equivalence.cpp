#include "words/lab_words.h"

namespace halfstep {

extern const LabWords accumulationEquivalenceWords;
const LabWords accumulationEquivalenceWords{
    .lab = "accumulation-equivalence",
    .title = HALFSTEP_TEXT("Accumulation equals one big batch"),
    .question = HALFSTEP_TEXT("Do A micro-batches, accumulated, give the gradient of the whole batch?"),
    .formula = HALFSTEP_TEXT("∇L = Σ (mₐ/n)·∇Lₐ, if no sample's output depends on the others in its batch"),
    .next =
        HALFSTEP_TEXT("Switch on batch normalisation, or take the small CNN with dropout: which condition is broken?"),
    .minutes = 4,
    .ask = HALFSTEP_TEXT("do the two gradients agree under the inputs above?"),
    .parameters = {{"samples", HALFSTEP_TEXT("samples n of the batch")},
                   {"micro_batches", HALFSTEP_TEXT("micro-batches A, of equal size")},
                   {"model", HALFSTEP_TEXT("model")},
                   {"batch_norm", HALFSTEP_TEXT("batch normalisation")},
                   {"layer_norm", HALFSTEP_TEXT("layer normalisation")},
                   {"dropout", HALFSTEP_TEXT("probability of dropout")},
                   {"values", HALFSTEP_TEXT("values of a batch that batch normalisation would see")},
                   {"seed", HALFSTEP_TEXT("seed of the weights")}},
    .numbers = {{"effective_batch", HALFSTEP_TEXT("effective batch n = A·m")},
                {"parameters", HALFSTEP_TEXT("parameters of the model")},
                {"allclose", HALFSTEP_TEXT("whether all entries agree within 1e-6 + 1e-5·|value|")},
                {"max_abs_difference", HALFSTEP_TEXT("largest difference of an entry")},
                {"cosine", HALFSTEP_TEXT("cosine of the angle between the two gradients")},
                {"norm_ratio", HALFSTEP_TEXT("norm of the accumulated gradient by that of the whole batch's")},
                {"loss_full", HALFSTEP_TEXT("loss of the whole batch")},
                {"loss_accumulated", HALFSTEP_TEXT("loss of the window of micro-batches")},
                {"loss_gap", HALFSTEP_TEXT("difference of the two losses")},
                {"peak_bytes_full", HALFSTEP_TEXT("peak of tensor bytes with the whole batch, measured")},
                {"peak_bytes_accumulated", HALFSTEP_TEXT("peak of tensor bytes with micro-batches, measured")},
                {"difference_layer_norm",
                 HALFSTEP_TEXT("largest difference with layer normalisation, which does not break the theorem")},
                {"difference_dropout_one_layer",
                 HALFSTEP_TEXT("the same with one dropout layer, whose masks happen to be the same")},
                {"difference_dropout_two_layers",
                 HALFSTEP_TEXT("the same with two dropout layers, whose masks are others")},
                {"difference_batch_norm",
                 HALFSTEP_TEXT("the same with batch normalisation; NaN where a micro-batch holds one sample")},
                {"mean_of_values", HALFSTEP_TEXT("mean that batch normalisation subtracts from the batch of values")},
                {"mean_of_first_half", HALFSTEP_TEXT("mean that it subtracts in a micro-batch of the first half")}},
    .verdicts =
        {{"equal",
          HALFSTEP_TEXT(
              "The two gradients agree: no entry differs by more than %1, and their norms have the ratio %2."),
          {"max_abs_difference", "norm_ratio"}},
         {"equal_by_same_masks",
          HALFSTEP_TEXT("The two gradients agree, no entry differs by more than %1, but only because the model's one "
                        "dropout layer happens to draw the same masks; with two layers they would differ."),
          {"max_abs_difference"}},
         {"equal_without_layers",
          HALFSTEP_TEXT("The two gradients agree, no entry differs by more than %1: the linear model has no hidden "
                        "layers, so normalisation and dropout change nothing."),
          {"max_abs_difference"}},
         {"broken_by_batch_norm",
          HALFSTEP_TEXT(
              "They differ by up to %1, cosine %2: batch normalisation makes a sample's output depend on its batch."),
          {"max_abs_difference", "cosine"}},
         {"broken_by_dropout",
          HALFSTEP_TEXT("They differ by up to %1, cosine %2: the masks that dropout draws are others."),
          {"max_abs_difference", "cosine"}},
         {"different",
          HALFSTEP_TEXT("They differ by up to %1, cosine %2, and should agree."),
          {"max_abs_difference", "cosine"}}},
    .outcomes = {{"equal", HALFSTEP_TEXT("Yes, but for the rounding of float32.")},
                 {"equal_by_same_masks", HALFSTEP_TEXT("Yes, as dropout happens to draw the same masks.")},
                 {"equal_without_layers", HALFSTEP_TEXT("Yes, as this model has no hidden layer.")},
                 {"broken_by_batch_norm", HALFSTEP_TEXT("No, because of batch normalisation.")},
                 {"broken_by_dropout", HALFSTEP_TEXT("No, because of dropout.")},
                 {"broken_by_layer_norm", HALFSTEP_TEXT("No, because of layer normalisation.")}},
};

} // namespace halfstep
