#include "engine/labs/experiments.h"
#include "engine/labs/line_fit.h"
#include "engine/numerics/random.h"

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

/// Rows of a batch, drawn anew for each; without replacement no row comes twice in one batch.
class BatchDraw {
public:
    BatchDraw(std::int64_t rows, bool replacement, std::uint64_t seed)
        : m_rows(rowsFrom(0, rows))
        , m_replacement(replacement)
        , m_random(derivedSeed(seed, "gradient variance"))
    {
    }

    Indices next(std::int64_t size)
    {
        Indices batch;
        for (std::int64_t i = 0; i < size; ++i) {
            const auto left = static_cast<std::uint64_t>(std::ssize(m_rows) - (m_replacement ? 0 : i));
            const auto at =
                static_cast<std::size_t>(m_random.below(left)) + (m_replacement ? 0 : static_cast<std::size_t>(i));
            batch.push_back(m_rows[at]);
            if (!m_replacement)
                std::swap(m_rows[at], m_rows[static_cast<std::size_t>(i)]);
        }
        return batch;
    }

private:
    Indices m_rows;
    bool m_replacement;
    Random m_random;
};

/// Var(g_B), summed over all weights: the mean squared distance from the gradient of all rows, which is the expected
/// value of both draws.
LabResult compute(const LabInputs& inputs, const LabWatch& watch)
{
    const Indices sizes = wholeNumbers(inputs, "sizes");
    const std::int64_t repeats = inputs.whole("repeats");
    const std::int64_t rows = inputs.whole("rows");
    const bool replacement = inputs.on("replacement");
    if (std::ranges::max(sizes) > rows)
        throw LabRefusal{{{ProblemCode::OutOfRange, "sizes", Reason::AtMost, {rows}}}};
    if (sizes.size() < 3)
        throw LabRefusal{{{ProblemCode::OutOfRange, "sizes", Reason::NumbersAtLeast, {3}}}};
    RunConfig config = plainConfig();
    config.dataset.name = DatasetName::Synthetic;
    config.model.name = ModelName::TableMlp;
    config.run.seed = static_cast<std::uint64_t>(inputs.whole("seed"));
    Experiment experiment = experimentFor(config);
    const std::vector<float> mean = gradientOf(experiment, rowsFrom(0, rows), {rows}).unscaled;
    BatchDraw draw(rows, replacement, config.run.seed);
    LabTable table{"sizes", {"batch_size", "variance", "variance_expected", "ratio_to_first", "ratio_expected"}};
    std::vector<double> logSizes;
    std::vector<double> logVariances;
    std::vector<double> variances;
    std::int64_t done = 0;
    for (const std::int64_t size : sizes) {
        double squares = 0;
        for (std::int64_t repeat = 0; repeat < repeats; ++repeat) {
            const double apart = distance(gradientOf(experiment, draw.next(size), {size}).unscaled, mean);
            squares += apart * apart;
            watch.tell(++done, repeats * std::ssize(sizes));
        }
        variances.push_back(squares / static_cast<double>(repeats));
        logSizes.push_back(std::log(static_cast<double>(size)));
        logVariances.push_back(std::log(variances.back()));
    }
    // Without replacement a batch's mean varies less, by (N − B)/(N − 1).
    const auto expected = [&](std::int64_t size) {
        const double left = replacement ? 1 : static_cast<double>(rows - size) / static_cast<double>(rows - 1);
        return left / static_cast<double>(size);
    };
    for (std::size_t i = 0; i < sizes.size(); ++i)
        table.add(sizes[i], variances[i], variances[0] * expected(sizes[i]) / expected(sizes[0]),
                  variances[i] / variances[0], expected(sizes[i]) / expected(sizes[0]));
    const LineFit line = lineThrough(logSizes, logVariances);
    LabResult result;
    result.holds = line.low <= -1 && line.high >= -1;
    result.verdict = !replacement ? "without_replacement" : result.holds ? "one_over_b" : "not_one_over_b";
    result.holds = result.holds || !replacement;
    result.say("slope", line.slope);
    result.say("slope_low", line.low);
    result.say("slope_high", line.high);
    result.say("last_to_first_measured", variances.back() / variances.front());
    result.say("last_to_first_expected", expected(sizes.back()) / expected(sizes.front()));
    result.tables = {std::move(table)};
    return result;
}

/// Room for twice the doublings that theory asks for.
SketchAxes axes(const LabInputs& inputs)
{
    const std::vector<double>& sizes = inputs.numbers("sizes");
    const double ratio = std::ranges::min(sizes) / std::ranges::max(sizes);
    return {sizes, std::min(ratio * ratio, 0.25), 4};
}

} // namespace

extern const Lab gradientVariance;
const Lab gradientVariance{
    .name = "gradient-variance",
    .parameters = {{"sizes", ParameterKind::Numbers, std::vector<double>{32, 64, 128, 256, 512}, 1, 4096},
                   {"repeats", ParameterKind::Whole, std::int64_t{200}, 2, 100000},
                   {"replacement", ParameterKind::Switch, true},
                   {"rows", ParameterKind::Whole, std::int64_t{4096}, 16, 8192},
                   {"seed", ParameterKind::Whole, std::int64_t{20261020}, 0, 9e15}},
    .numbers = {"slope", "slope_low", "slope_high", "last_to_first_measured", "last_to_first_expected"},
    .verdicts = {"one_over_b", "not_one_over_b", "without_replacement"},
    .predicts = {.kind = PredictionKind::Curve,
                 .figure = {.table = "sizes",
                            .x = "batch_size",
                            .values = {"ratio_to_first", "ratio_expected"},
                            .logarithmic = true,
                            .doublings = true},
                 .axes = axes},
    .figure = {.table = "sizes",
               .x = "batch_size",
               .values = {"variance", "variance_expected"},
               .logarithmic = true,
               .doublings = true},
    .compute = compute,
};

} // namespace halfstep
