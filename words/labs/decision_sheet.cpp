#include "words/lab_words.h"

namespace halfstep {

extern const LabWords decisionSheetWords;
const LabWords decisionSheetWords{
    .lab = "decision-sheet",
    .title = HALFSTEP_TEXT("Is an accelerator worth it?"),
    .question = HALFSTEP_TEXT("What speaks for an accelerator for this work, step by step and by what was measured?"),
    .formula = HALFSTEP_TEXT("CPU baseline → GPU present? → transfer alone → same model on it → whole path → memory "
                             "16·P + activations"),
    .next = HALFSTEP_TEXT("Compare the whole path, not the matrix product; without a GPU no speed-up is stated."),
    .minutes = 4,
    .parameters = {{"batch", HALFSTEP_TEXT("batch size B")},
                   {"repeats", HALFSTEP_TEXT("epochs timed after one that warms up")},
                   {"bandwidth", HALFSTEP_TEXT("bytes a second into the device, assumed")}},
    .numbers = {{"cpu_samples_per_s", HALFSTEP_TEXT("samples a second on the CPU, measured, median")},
                {"cpu_epoch_s", HALFSTEP_TEXT("seconds of an epoch on the CPU, measured, median")},
                {"gpu_epoch_s", HALFSTEP_TEXT("the same on the GPU; nan without one")},
                {"transfer_s", HALFSTEP_TEXT("seconds to transfer the data set at the bandwidth, theoretical")},
                {"state_bytes", HALFSTEP_TEXT("bytes of weights, gradients and both moments of Adam, computed")},
                {"activation_bytes", HALFSTEP_TEXT("bytes of inputs and activations of a batch, computed")}},
    .verdicts = {{"measured",
                  HALFSTEP_TEXT("An epoch takes %1 s on the CPU and %2 s on the GPU, both measured."),
                  {"cpu_epoch_s", "gpu_epoch_s"}},
                 {"theoretical",
                  HALFSTEP_TEXT("The CPU trains %1 samples a second, measured. There is no GPU here, so its steps stay "
                                "theoretical: %2 s to transfer the data set, %3 bytes of state."),
                  {"cpu_samples_per_s", "transfer_s", "state_bytes"}}},
};

} // namespace halfstep
