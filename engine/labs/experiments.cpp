#include "engine/labs/experiments.h"

#include "engine/config/config_problems.h"
#include "engine/data/dataset.h"
#include "engine/session/run_to_end.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace halfstep {
namespace {

template <typename T>
T taken(Result<T> result)
{
    if (!result)
        throw LabRefusal{result.problems()};
    return std::move(*result);
}

} // namespace

RunConfig plainConfig()
{
    RunConfig config;
    config.model.name = ModelName::TinyMlp;
    config.precision.amp = false;
    config.precision.dtype = "float32";
    config.scaler.enabled = false;
    config.clipping.enabled = false;
    config.earlyStopping.enabled = false;
    config.batch.shuffle = false;
    return config;
}

RunConfig linearConfig(std::vector<float> x, std::vector<float> y, std::vector<float> weights)
{
    const auto samples = static_cast<std::int64_t>(y.size());
    const auto features = static_cast<std::int64_t>(x.size()) / samples;
    RunConfig config = plainConfig();
    config.dataset.name = DatasetName::Points;
    config.dataset.points = PointsConfig{
        {InlineTensor{std::move(x), {samples, features}}, InlineTensor{std::move(y), {samples}}}, std::nullopt};
    config.model.name = ModelName::Linear;
    config.model.initialWeights = InlineTensor{std::move(weights), {1, features}};
    config.loss = LossKind::MeanSquaredError;
    return config;
}

DatasetPtr datasetOf(const RunConfig& config)
{
    return taken(loadDataset(config.dataset, config.loss));
}

Experiment experimentFor(const RunConfig& config, const DatasetPtr& data)
{
    return taken(Experiment::make(config, data));
}

Experiment experimentFor(const RunConfig& config)
{
    return experimentFor(config, datasetOf(config));
}

WindowGradient gradientOf(Experiment& experiment, Indices rows, Indices microBatches)
{
    return taken(experiment.gradientOf({std::move(rows), std::move(microBatches)}));
}

AttemptRecord step(Experiment& experiment, Indices rows, Indices microBatches)
{
    return taken(experiment.step({std::move(rows), std::move(microBatches)}));
}

SessionUpdate trained(const RunConfig& config, const LabWatch& watch, double first, double last)
{
    if (std::vector<Problem> problems = problemsIn(config); !problems.empty())
        throw LabRefusal{std::move(problems)};
    const auto progress = [&](const Snapshot& snapshot) {
        if (watch.progress)
            watch.progress(first + (last - first) * std::clamp(snapshot.shareDone, 0.0, 1.0));
    };
    SessionUpdate update = runToEnd(config, {}, progress, watch.cancelled);
    if (!update.summary || (watch.cancelled && watch.cancelled()))
        throw LabRefusal{std::move(update.problems)};
    watch.tell(last);
    return update;
}

Indices rowsFrom(std::int64_t first, std::int64_t count)
{
    Indices rows(static_cast<std::size_t>(count));
    std::iota(rows.begin(), rows.end(), first);
    return rows;
}

Indices dividedInto(std::int64_t samples, std::int64_t microBatches)
{
    Indices sizes(static_cast<std::size_t>(microBatches), samples / microBatches);
    for (std::int64_t i = 0; i < samples % microBatches; ++i)
        ++sizes[static_cast<std::size_t>(i)];
    return sizes;
}

VectorComparison compared(std::span<const float> a, std::span<const float> b)
{
    VectorComparison result;
    double product = 0;
    double squaresOfA = 0;
    double squaresOfB = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const double x = a[i];
        const double y = b[i];
        const double difference = std::abs(x - y);
        result.largestDifference = std::max(result.largestDifference, difference);
        result.allClose = result.allClose && difference <= 1e-6 + 1e-5 * std::abs(y);
        product += x * y;
        squaresOfA += x * x;
        squaresOfB += y * y;
    }
    result.cosine = product / std::sqrt(squaresOfA * squaresOfB);
    result.normRatio = std::sqrt(squaresOfA / squaresOfB);
    return result;
}

double distance(std::span<const float> a, std::span<const float> b)
{
    double squares = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        squares += (static_cast<double>(a[i]) - b[i]) * (static_cast<double>(a[i]) - b[i]);
    return std::sqrt(squares);
}

double median(std::vector<double> values)
{
    if (values.empty())
        return std::numeric_limits<double>::quiet_NaN();
    std::ranges::sort(values);
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

Spread spreadOf(std::span<const double> values)
{
    const auto count = static_cast<double>(values.size());
    Spread spread;
    spread.mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
    double squares = 0;
    for (const double value : values)
        squares += (value - spread.mean) * (value - spread.mean);
    spread.deviation = std::sqrt(squares / (count - 1));
    return spread;
}

std::vector<float> floats(const std::vector<double>& numbers)
{
    std::vector<float> result;
    result.reserve(numbers.size());
    for (const double number : numbers)
        result.push_back(static_cast<float>(number));
    return result;
}

Indices wholeNumbers(const LabInputs& inputs, std::string_view parameter)
{
    Indices result;
    for (const double number : inputs.numbers(parameter)) {
        if (std::trunc(number) != number)
            throw LabRefusal{{{ProblemCode::WrongType, std::string(parameter), Reason::WholeNumber}}};
        result.push_back(static_cast<std::int64_t>(number));
    }
    return result;
}

} // namespace halfstep
