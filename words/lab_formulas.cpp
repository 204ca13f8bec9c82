#include "words/lab_formulas.h"

#include <algorithm>

namespace halfstep {

const std::vector<LabFormula>& labFormulas()
{
    static const std::vector<LabFormula> formulas{
        {"hand-example", "full_gradient", "(%1)/%2 = %3", {"+sample_gradients", "#sample_gradients", "full_gradient"}},
        {"hand-example",
         "micro_batch_mean",
         "(%1)/%2 = %3",
         {"+micro_batch_gradients", "#micro_batch_gradients", "micro_batch_mean"}},
        {"unequal-micro-batches", "samples", "n = Σ mₐ = %1 = %2", {"+sizes", "samples"}},
        {"unequal-micro-batches", "coefficient_exact", "1/n = 1/%1 = %2", {"samples", "coefficient_exact"}},
        {"unequal-micro-batches",
         "largest_ratio",
         "%1/%2 = %3",
         {">coefficients_unweighted", "<coefficients_unweighted", "largest_ratio"}},
        {"accumulation-equivalence", "loss_gap", "|%1 − %2| = %3", {"loss_accumulated", "loss_full", "loss_gap"}},
        {"underflow", "stored", "round(%1) = %2", {"gradient", "stored"}},
        {"underflow",
         "exact_normal_scale",
         "%1/|g| = %1/%2 = %3",
         {"format.smallest_normal", "|gradient", "exact_normal_scale"}},
        {"underflow",
         "exact_finite_scale",
         "%1/|g| = %1/%2 = %3",
         {"format.largest_finite", "|gradient", "exact_finite_scale"}},
        {"underflow", "scaled_stored", "round(S·g) = round(%1·%2) = %3", {"scale", "gradient", "scaled_stored"}},
        {"clip-order", "true_threshold", "c/S = %1/%2 = %3", {"max_norm", "scale", "true_threshold"}},
        {"clip-order",
         "norm_after_unscale_first",
         "min(1, c/(‖g‖ + 10⁻⁶))·‖g‖ = min(1, %1/(%2 + 10⁻⁶))·%2 = %3",
         {"max_norm", "norm_unscaled", "norm_after_unscale_first"}},
        {"clip-order",
         "norm_after_clip_first",
         "min(1, c/(S·‖g‖ + 10⁻⁶))·‖g‖ = min(1, %1/(%2·%3 + 10⁻⁶))·%3 = %4",
         {"max_norm", "scale", "norm_unscaled", "norm_after_clip_first"}},
        {"clip-order", "shrunk_by", "%1/%2 = %3", {"norm_after_unscale_first", "norm_after_clip_first", "shrunk_by"}},
        {"bottleneck",
         "most_gain_at_speed_up",
         "1/(1 − p + p/s) = 1/(1 − %1 + %1/%2) = %3",
         {"computing_share", "speed_up", "most_gain_at_speed_up"}},
        {"bottleneck", "most_gain_ever", "1/(1 − p) = 1/(1 − %1) = %2", {"computing_share", "most_gain_ever"}},
        {"early-stopping", "epochs_saved", "%1 − %2 = %3", {"epochs_run", "stop_epoch", "epochs_saved"}},
        {"fake-accumulation", "relative_distance", "%1/%2 = %3", {"distance", "distance_walked", "relative_distance"}},
        {"gradient-variance",
         "last_to_first_expected",
         "B₁/B₂ = %1/%2 = %3",
         {"^sizes", "$sizes", "last_to_first_expected"},
         "replacement"},
        {"memory-against-a", "saved", "1 − %1/%2 = %3", {"peak_bytes_smallest", "peak_bytes_largest", "saved"}},
        {"scale-below-one",
         "final_scale",
         "%1·%2^%3 = %4",
         {"init_scale", "backoff_factor", "attempts", "final_scale"}},
        {"scale-dance",
         "final_scale_default",
         "%1·2^%2·2^−%3 = %4",
         {"init_scale", "growths_default", "skipped_default", "final_scale_default"}},
        {"scale-dance",
         "final_scale_classroom",
         "%1·2^%2·2^−%3 = %4",
         {"init_scale", "growths_classroom", "skipped_classroom", "final_scale_classroom"}},
        {"amp-protocol",
         "test_accuracy_difference",
         "%1 − %2 = %3",
         {"test_accuracy_mixed", "test_accuracy_float32", "test_accuracy_difference"}},
        {"autocast-probe", "speed_up", "%1/%2 = %3", {"microseconds_float32", "microseconds_bfloat16", "speed_up"}},
        {"lost-updates", "one_plus_update", "round(1 + %1) = %2", {"update", "one_plus_update"}}};
    return formulas;
}

const LabFormula* labFormula(std::string_view lab, std::string_view number)
{
    const auto found = std::ranges::find_if(
        labFormulas(), [&](const LabFormula& formula) { return formula.lab == lab && formula.number == number; });
    return found == labFormulas().end() ? nullptr : &*found;
}

} // namespace halfstep
