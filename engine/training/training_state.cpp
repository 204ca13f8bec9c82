#include "engine/training/training_state.h"

#include <algorithm>
#include <cmath>

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

} // namespace halfstep
