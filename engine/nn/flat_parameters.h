#pragma once

#include "engine/model/model_spec.h"
#include "engine/nn/torch.h"

#include <span>
#include <string>
#include <vector>

namespace halfstep {

/// Tensors laid one after another in one float32 buffer, in the order of the model's parameters,
/// so that a pass over all of them is a pass over one array.
class FlatTensors {
public:
    explicit FlatTensors(const std::vector<ParameterSpec>& parameters, at::Device device = at::kCPU); ///< zeros

    /// The elements; on the CPU only.
    std::span<float> values() { return {m_flat.data_ptr<float>(), static_cast<std::size_t>(m_flat.numel())}; }
    std::span<const float> values() const
    {
        return {m_flat.data_ptr<float>(), static_cast<std::size_t>(m_flat.numel())};
    }
    at::Tensor flat() const { return m_flat; }
    const std::vector<at::Tensor>& tensors() const { return m_tensors; } ///< views, each with its shape

private:
    at::Tensor m_flat;
    std::vector<at::Tensor> m_tensors;
};

/// Makes each parameter a leaf of the autograd graph whose gradient is summed into `gradients`.
void connectGradients(FlatTensors& parameters, FlatTensors& gradients);

/// PyTorch's default initialisation: weights and biases uniform in ±1/sqrt(fan_in), normalisation 1 and 0
/// (torch.nn.Linear.reset_parameters, kaiming_uniform_ with a = sqrt 5); the random numbers are our own.
void initialise(FlatTensors& parameters, const std::vector<ParameterSpec>& specs, std::uint64_t seed);

/// The name of the tensor that element `index` of the flat buffer belongs to.
std::string tensorAt(const std::vector<ParameterSpec>& specs, std::int64_t index);

} // namespace halfstep
