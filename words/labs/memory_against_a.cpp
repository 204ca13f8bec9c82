#include "words/lab_words.h"

namespace halfstep {

extern const LabWords memoryAgainstAWords;
const LabWords memoryAgainstAWords{
    .lab = "memory-against-a",
    .title = HALFSTEP_TEXT("Memory against A"),
    .question = HALFSTEP_TEXT("How much memory does accumulation save at the same effective batch?"),
    .formula = HALFSTEP_TEXT("only one micro-batch of m = n/A samples has live activations"),
    .next = HALFSTEP_TEXT("Take the tiny MLP: its activations are small, so what can be saved?"),
    .minutes = 3,
    .ask = HALFSTEP_TEXT("the peak of memory at each A, as a share of the largest: draw the curve"),
    .parameters = {{"samples", HALFSTEP_TEXT("samples n of the batch")},
                   {"accumulation", HALFSTEP_TEXT("accumulation factors A, divisors of n")},
                   {"model", HALFSTEP_TEXT("model")}},
    .numbers = {{"peak_bytes_largest", HALFSTEP_TEXT("largest peak of tensor bytes, measured")},
                {"peak_bytes_smallest", HALFSTEP_TEXT("smallest peak of tensor bytes, measured")},
                {"saved", HALFSTEP_TEXT("share of the largest peak that is saved")},
                {"fixed_bytes",
                 HALFSTEP_TEXT("bytes of weights, gradients and momentum, computed, which no accumulation saves")}},
    .verdicts = {{"accumulation_saves",
                  HALFSTEP_TEXT(
                      "The peak falls from %1 to %2 bytes; %3 of them hold weights, gradients and momentum and stay."),
                  {"peak_bytes_largest", "peak_bytes_smallest", "fixed_bytes"}},
                 {"no_clear_saving",
                  HALFSTEP_TEXT("The peak lies between %2 and %1 bytes and does not fall throughout."),
                  {"peak_bytes_largest", "peak_bytes_smallest"}}},
};

} // namespace halfstep
