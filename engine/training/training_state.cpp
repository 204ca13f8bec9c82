#include "engine/training/training_state.h"

#include "engine/data/tensor_source.h"
#include "engine/numerics/scale_limit.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace halfstep {

TrainingState::TrainingState(const RunConfig& config, const ModelSpec& model)
    : parameters(model.parameters())
    , weights(parameters)
    , gradient(parameters)
    , statistics(model)
    , dropout(derivedSeed(config.run.seed, "dropout"))
    , optimizer(config.optimizer, parameters)
    , scaler(config.scaler)
{
}

void TrainingState::setPrecision(const Precision& inForce, bool usesScaler)
{
    precision = inForce;
    scales = usesScaler;
    rounding.reset();
    if (precision.emulated())
        rounding.emplace(precision.format);
    largestThatStaysFinite = halfstep::largestThatStaysFinite(precision.format);
}

void TrainingState::round(std::span<float> values) const
{
    for (const ParameterSpec& parameter : parameters)
        if (parameter.rounded)
            precision.format.round(part(values, parameter));
}

void initialise(std::span<float> weights, const std::vector<ParameterSpec>& parameters, std::uint64_t seed)
{
    Random random(derivedSeed(seed, "weights"));
    for (const ParameterSpec& parameter : parameters) {
        const std::span<float> values = part(weights, parameter);
        if (parameter.fanIn == 0) {
            std::ranges::fill(values, parameter.name.ends_with("weight") ? 1.0f : 0.0f);
            continue;
        }
        const auto bound = static_cast<float>(1.0 / std::sqrt(static_cast<double>(parameter.fanIn)));
        for (float& value : values)
            value = random.uniform(-bound, bound);
    }
}

std::optional<Problem> loadInitialWeights(const RunConfig& config, TrainingState& state)
{
    const std::optional<TensorSource>& source = config.model.initialWeights;
    const std::span<float> weights = state.weights.values();
    if (!source) {
        initialise(weights, state.parameters, config.run.seed);
        return std::nullopt;
    }
    const auto values = readTensor(*source, "model.initial_weights", std::ssize(weights));
    if (!values)
        return values.problems().front();
    std::ranges::copy(*values, weights.begin());
    return std::nullopt;
}

} // namespace halfstep
