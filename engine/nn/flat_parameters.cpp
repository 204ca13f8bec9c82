#include "engine/nn/flat_parameters.h"

#include "engine/numerics/random.h"

#include <algorithm>
#include <cmath>

namespace halfstep {

FlatTensors::FlatTensors(const std::vector<ParameterSpec>& parameters, at::Device device)
{
    const std::int64_t total = parameters.empty() ? 0 : parameters.back().offset + parameters.back().count;
    m_flat = at::zeros({total}, at::TensorOptions(at::kFloat).device(device));
    for (const ParameterSpec& parameter : parameters)
        m_tensors.push_back(m_flat.narrow(0, parameter.offset, parameter.count).view(parameter.shape).detach());
}

void connectGradients(FlatTensors& parameters, FlatTensors& gradients)
{
    for (std::size_t i = 0; i < parameters.tensors().size(); ++i) {
        at::Tensor parameter = parameters.tensors()[i];
        parameter.requires_grad_(true);
        parameter.mutable_grad() = gradients.tensors()[i];
    }
}

void initialise(FlatTensors& parameters, const std::vector<ParameterSpec>& specs, std::uint64_t seed)
{
    Random random(derivedSeed(seed, "weights"));
    const std::span<float> values = parameters.values();
    for (const ParameterSpec& spec : specs) {
        const auto part = values.subspan(static_cast<std::size_t>(spec.offset), static_cast<std::size_t>(spec.count));
        if (spec.fanIn == 0) {
            std::ranges::fill(part, spec.name.ends_with("weight") ? 1.0f : 0.0f);
            continue;
        }
        const auto bound = static_cast<float>(1.0 / std::sqrt(static_cast<double>(spec.fanIn)));
        for (float& value : part)
            value = random.uniform(-bound, bound);
    }
}

std::string tensorAt(const std::vector<ParameterSpec>& specs, std::int64_t index)
{
    for (const ParameterSpec& spec : specs)
        if (index < spec.offset + spec.count)
            return spec.name;
    return {};
}

} // namespace halfstep
