#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "engine/model/data_shape.h"

#include <cstdint>
#include <string>
#include <vector>

namespace halfstep {

enum class LayerKind { Flatten, Linear, Conv2d, BatchNorm, LayerNorm, Relu, MaxPool2d, Dropout };

/// One layer with its shapes, without the batch dimension.
struct LayerSpec {
    LayerKind kind{};
    std::string name;                ///< conv1, relu1, fc2, ...
    std::vector<std::int64_t> input; ///< (C, H, W) or (features)
    std::vector<std::int64_t> output;
    std::int64_t kernel = 1;  ///< side of Conv2d's and MaxPool2d's window
    std::int64_t stride = 1;  ///< of that window
    std::int64_t padding = 0; ///< Conv2d, zeros on each side
    bool bias = true;         ///< Linear, Conv2d
    double probability = 0;   ///< Dropout

    /// False for normalisation, whose parameters and gradients are float32 in every format.
    bool castsParameters() const { return kind == LayerKind::Linear || kind == LayerKind::Conv2d; }
};

/// One parameter tensor, in the order of PyTorch's named_parameters().
struct ParameterSpec {
    std::string name; ///< conv1.weight
    std::vector<std::int64_t> shape;
    std::int64_t offset = 0; ///< elements from the start of the flat parameter buffer
    std::int64_t count = 0;
    std::int64_t fanIn = 0; ///< of the layer, for PyTorch's default initialisation
    bool rounded = true;    ///< to the run's format, as LayerSpec::castsParameters() says
};

/// A model as a list of layers: the module, the checkpoint's names and the calculator are made from it.
struct ModelSpec {
    std::string name;
    std::vector<LayerSpec> layers;

    std::vector<ParameterSpec> parameters() const;
    /// The running statistics of the normalisation layers, in a flat buffer of their own: bn1.running_mean,
    /// bn1.running_var.
    std::vector<ParameterSpec> statistics() const;
    std::int64_t parameterCount() const;
    std::int64_t outputs() const;
    bool convolves() const; ///< its inputs are best laid out channels-last
    /// Multiply and add counted apart, biases left out: 2·B·Σ(in·out), convolutions by output position.
    std::int64_t forwardFlop(std::int64_t batch) const;
};

/// The loss a run uses once `auto` is resolved by the task.
LossKind resolvedLoss(const RunConfig& config, const DataShape& data);

/// The model a config names for this data, or why they do not fit.
Result<ModelSpec> modelSpecFor(const RunConfig& config, const DataShape& data);

} // namespace halfstep
