#include "engine/labs/experiments.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace halfstep {
namespace {

/// With which coefficient each sample's gradient enters the window's: sample i has the one feature i and the target
/// −1/2 at w = 0, so that its gradient with respect to w_i is exactly 1, and the window's is the coefficient.
std::vector<float> coefficients(const Indices& sizes, bool meanOfMeans)
{
    const auto samples = static_cast<std::size_t>(std::accumulate(sizes.begin(), sizes.end(), std::int64_t{0}));
    std::vector<float> x(samples * samples, 0.0F);
    for (std::size_t i = 0; i < samples; ++i)
        x[i * samples + i] = 1.0F;
    RunConfig config =
        linearConfig(std::move(x), std::vector<float>(samples, -0.5F), std::vector<float>(samples, 0.0F));
    config.mistakes.meanOfMeans = meanOfMeans;
    Experiment experiment = experimentFor(config);
    return gradientOf(experiment, rowsFrom(0, static_cast<std::int64_t>(samples)), sizes).unscaled;
}

LabResult compute(const LabInputs& inputs, const LabWatch&)
{
    const Indices sizes = wholeNumbers(inputs, "sizes");
    const std::int64_t samples = std::accumulate(sizes.begin(), sizes.end(), std::int64_t{0});
    if (samples > 512)
        throw LabRefusal{{{ProblemCode::OutOfRange, "sizes", Reason::SumAtMost, {512}}}};
    const std::vector<float> unweighted = coefficients(sizes, true);
    const std::vector<float> weighted = coefficients(sizes, false);

    // All samples of a micro-batch count the same: its first one speaks for it.
    LabTable table{"micro_batches", {"micro_batch", "samples", "coefficient_unweighted", "coefficient_weighted"}};
    std::vector<double> ofUnweighted;
    std::vector<double> ofWeighted;
    std::size_t first = 0;
    for (const std::int64_t size : sizes) {
        ofUnweighted.push_back(unweighted[first]);
        ofWeighted.push_back(weighted[first]);
        table.add(static_cast<std::int64_t>(ofWeighted.size()), size, ofUnweighted.back(), ofWeighted.back());
        first += static_cast<std::size_t>(size);
    }
    const auto [least, most] = std::ranges::minmax(ofUnweighted);
    const double exact = 1.0 / static_cast<double>(samples);
    LabResult result;
    // float32 rounds 1/n once in the weight and once in the gradient.
    result.holds = std::ranges::all_of(weighted, [&](double c) { return std::abs(c - exact) <= 1e-6 * exact; });
    result.verdict = !result.holds ? "wrong" : most > least * (1 + 1e-6) ? "weights_matter" : "equal_sizes";
    result.say("samples", samples);
    result.say("coefficient_exact", exact);
    result.say("coefficients_unweighted", std::move(ofUnweighted));
    result.say("coefficients_weighted", std::move(ofWeighted));
    result.say("largest_ratio", most / least);
    result.tables = {std::move(table)};
    return result;
}

} // namespace

extern const Lab unequalMicroBatches;
const Lab unequalMicroBatches{
    .name = "unequal-micro-batches",
    .parameters = {{"sizes", ParameterKind::Numbers, std::vector<double>{4, 2}, 1, 512}},
    .numbers = {"samples", "coefficient_exact", "coefficients_unweighted", "coefficients_weighted", "largest_ratio"},
    .verdicts = {"weights_matter", "equal_sizes", "wrong"},
    .predicts = {PredictionKind::Number, "largest_ratio"},
    .figure = {.table = "micro_batches",
               .x = "micro_batch",
               .values = {"coefficient_unweighted", "coefficient_weighted"},
               .bars = true},
    .compute = compute,
};

} // namespace halfstep
