#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "engine/data/dataset.h"

#include <cstdint>
#include <string>
#include <vector>

namespace halfstep {

enum class LayerKind { Flatten, Linear, Conv2d, BatchNorm, Relu, MaxPool2d, Dropout };

/// One layer with its shapes, without the batch dimension.
struct LayerSpec {
    LayerKind kind{};
    std::string name;                ///< conv1, relu1, fc2, ...
    std::vector<std::int64_t> input; ///< (C, H, W) or (features)
    std::vector<std::int64_t> output;
    bool bias = true;       ///< Linear, Conv2d
    double probability = 0; ///< Dropout
};

/// One parameter tensor, in the order of PyTorch's named_parameters().
struct ParameterSpec {
    std::string name; ///< conv1.weight
    std::vector<std::int64_t> shape;
    std::int64_t offset = 0; ///< elements from the start of the flat parameter buffer
    std::int64_t count = 0;
    std::int64_t fanIn = 0; ///< of the layer, for PyTorch's default initialisation
    bool rounded = true;    ///< false for normalisation, whose parameters and gradients are float32 in every format
};

/// A model as a list of layers: the module, the checkpoint's names and the calculator are made from it.
struct ModelSpec {
    std::string name;
    std::vector<std::int64_t> input;
    std::vector<LayerSpec> layers;

    std::vector<ParameterSpec> parameters() const;
    std::int64_t parameterCount() const;
    std::int64_t outputs() const;
    /// Multiply and add counted apart, biases left out: 2·B·Σ(in·out), convolutions by output position.
    std::int64_t forwardFlop(std::int64_t batch) const;
};

/// The loss a run uses once `auto` is resolved by the task.
LossKind resolvedLoss(const RunConfig& config, const Dataset& dataset);

/// The model a config names for this data, or why they do not fit.
Result<ModelSpec> modelSpecFor(const RunConfig& config, const Dataset& dataset);

} // namespace halfstep
