#include "engine/labs/experiments.h"

#include <algorithm>

namespace halfstep {
namespace {

/// The same batch of n samples in A micro-batches: only one of them has live activations at a time.
LabResult compute(const LabInputs& inputs, const LabWatch& watch)
{
    const std::int64_t samples = inputs.whole("samples");
    const Indices factors = wholeNumbers(inputs, "accumulation");
    RunConfig config = plainConfig();
    config.model.name = *choiceNamed<ModelName>(inputs.word("model"));
    LabTable table{"accumulation", {"accumulation", "micro_batch", "peak_bytes", "share_of_largest"}};
    std::vector<double> peaks;
    std::int64_t fixed = 0;
    for (const std::int64_t factor : factors) {
        if (samples % factor != 0)
            throw LabRefusal{{{ProblemCode::Conflict, "accumulation", Reason::UnequalParts, {samples}}}};
        Experiment experiment = experimentFor(config); // a fresh one, so that none finds the other's buffers
        peaks.push_back(
            static_cast<double>(step(experiment, rowsFrom(0, samples), dividedInto(samples, factor)).peakBytes));
        fixed = 3 * 4 * std::ssize(experiment.weights()); // weights, gradients and momentum in float32
        watch.tell(std::ssize(peaks), std::ssize(factors));
    }
    const double largest = std::ranges::max(peaks);
    const double smallest = std::ranges::min(peaks);
    for (std::size_t i = 0; i < peaks.size(); ++i)
        table.add(factors[i], samples / factors[i], static_cast<std::int64_t>(peaks[i]), peaks[i] / largest);
    bool falls = true;
    for (std::size_t i = 1; i < peaks.size(); ++i)
        falls = falls && (factors[i] < factors[i - 1] || peaks[i] <= peaks[i - 1]);
    LabResult result;
    result.holds = falls;
    result.verdict = falls ? "accumulation_saves" : "no_clear_saving";
    result.say("peak_bytes_largest", static_cast<std::int64_t>(largest));
    result.say("peak_bytes_smallest", static_cast<std::int64_t>(smallest));
    result.say("saved", 1 - smallest / largest);
    result.say("fixed_bytes", fixed);
    result.tables = {std::move(table)};
    return result;
}

SketchAxes axes(const LabInputs& inputs)
{
    return {inputs.numbers("accumulation"), 0, 1};
}

} // namespace

extern const Lab memoryAgainstA;
const Lab memoryAgainstA{
    .name = "memory-against-a",
    .parameters = {{"samples", ParameterKind::Whole, std::int64_t{64}, 1, 512},
                   {"accumulation", ParameterKind::Numbers, std::vector<double>{1, 2, 4, 8, 16, 32, 64}, 1, 512},
                   {"model", ParameterKind::Choice, std::string("glyph-cnn"), 0, 0, {"glyph-cnn", "tiny-mlp"}}},
    .numbers = {"peak_bytes_largest", "peak_bytes_smallest", "saved", "fixed_bytes"},
    .verdicts = {"accumulation_saves", "no_clear_saving"},
    .predicts =
        {.kind = PredictionKind::Curve,
         .figure = {.table = "accumulation", .x = "accumulation", .values = {"share_of_largest"}, .doublings = true},
         .axes = axes},
    .figure = {.table = "accumulation", .x = "accumulation", .values = {"peak_bytes"}, .doublings = true},
    .compute = compute,
};

} // namespace halfstep
