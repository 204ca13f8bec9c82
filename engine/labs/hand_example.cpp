#include "engine/labs/experiments.h"

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

/// f(x) = w·x under the squared error: the gradient of a sample is 2·(w·x − y)·x.
LabResult compute(const LabInputs& inputs, const LabWatch&)
{
    const std::vector<double>& x = inputs.numbers("x");
    const std::vector<double>& y = inputs.numbers("y");
    const auto samples = static_cast<std::int64_t>(x.size());
    const std::int64_t microBatches = inputs.whole("micro_batches");
    if (y.size() != x.size())
        throw LabRefusal{{{ProblemCode::ShapeMismatch, "y", Reason::NumberCounts, {y.size(), x.size()}}}};
    if (samples % microBatches != 0)
        throw LabRefusal{{{ProblemCode::Conflict, "micro_batches", Reason::UnequalParts, {samples}}}};

    Experiment experiment = experimentFor(linearConfig(floats(x), floats(y), {static_cast<float>(inputs.number("w"))}));
    const auto gradient = [&](Indices rows, Indices sizes) {
        return static_cast<double>(gradientOf(experiment, std::move(rows), std::move(sizes)).unscaled.front());
    };
    LabTable perSample{"samples", {"sample", "x", "y", "gradient"}};
    std::vector<double> sampleGradients;
    for (std::int64_t i = 0; i < samples; ++i) {
        const auto at = static_cast<std::size_t>(i);
        sampleGradients.push_back(gradient({i}, {1}));
        perSample.add(i + 1, x[at], y[at], sampleGradients.back());
    }
    const std::int64_t size = samples / microBatches;
    LabTable perMicroBatch{"micro_batches", {"micro_batch", "samples", "gradient"}};
    std::vector<double> means;
    for (std::int64_t a = 0; a < microBatches; ++a) {
        means.push_back(gradient(rowsFrom(a * size, size), {size}));
        perMicroBatch.add(a + 1, size, means.back());
    }
    const double full = gradient(rowsFrom(0, samples), {samples});
    const double accumulated = gradient(rowsFrom(0, samples), dividedInto(samples, microBatches));
    const double mean = spreadOf(means).mean;

    LabResult result;
    // Each of the three is a float32 sum of its own, so the last bits may differ.
    const double tolerance = 1e-5 * std::max(1.0, std::abs(full));
    result.holds = std::abs(mean - full) <= tolerance && std::abs(accumulated - full) <= tolerance;
    result.verdict = result.holds ? "equal" : "different";
    result.say("sample_gradients", std::move(sampleGradients));
    result.say("micro_batch_gradients", std::move(means));
    result.say("full_gradient", full);
    result.say("micro_batch_mean", mean);
    result.say("accumulated_gradient", accumulated);
    result.tables = {std::move(perSample), std::move(perMicroBatch)};
    return result;
}

} // namespace

extern const Lab handExample;
const Lab handExample{
    .name = "hand-example",
    .parameters = {{"x", ParameterKind::Numbers, std::vector<double>{1, 2, 3, 4}, -1e6, 1e6},
                   {"y", ParameterKind::Numbers, std::vector<double>{2, 4, 6, 8}, -1e6, 1e6},
                   {"w", ParameterKind::Number, 0.5, -1e6, 1e6},
                   {"micro_batches", ParameterKind::Whole, std::int64_t{2}, 1, 4096}},
    .numbers = {"sample_gradients", "micro_batch_gradients", "full_gradient", "micro_batch_mean",
                "accumulated_gradient"},
    .verdicts = {"equal", "different"},
    .predicts = {PredictionKind::Number, "full_gradient"},
    .figure = {.table = "samples", .x = "sample", .values = {"gradient"}, .bars = true},
    .compute = compute,
};

} // namespace halfstep
