#pragma once

#include "engine/config/choices.h"
#include "engine/config/format_layout.h"
#include "engine/model/model_spec.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace halfstep {

/// How a model is to be trained, as far as its cost depends on it.
struct TrainingPlan {
    std::int64_t batch = 1; ///< samples of a micro-batch
    OptimizerName optimizer = OptimizerName::Adam;
    bool momentum = false;                                 ///< sgd only
    FormatLayout format = *FormatLayout::named("float32"); ///< of products; others add a copy of the weights
    std::int64_t rows = 0;                                 ///< samples of an epoch; 0: not known
    double bandwidth = 0;                                  ///< bytes a second into the device; 0: not known
    double memory = 0;                                     ///< bytes of the device; 0: not known
    std::int64_t effectiveBatch = 0;                       ///< wanted n; 0: the micro-batch
    std::int64_t secondBatch = 0;                          ///< to compare the gradient's variance with; 0: none
};

/// One layer's part. Shapes and bytes are those of a whole micro-batch.
struct LayerCost {
    std::string name;
    LayerKind kind{};
    std::vector<std::int64_t> output; ///< of one sample
    std::int64_t parameters = 0;
    std::int64_t forwardFlop = 0;
    std::int64_t activationBytes = 0; ///< of the output, kept for the backward pass; 0 where nothing new is kept
};

/// What training costs, by arithmetic alone: nothing here is measured. Bytes count 4 a float32 number, and bits by 8
/// in other formats (tf32 is stored as float32); FLOP count multiplying and adding apart and leave biases and
/// activations out.
struct Estimate {
    std::vector<LayerCost> layers;
    std::int64_t parameters = 0;      ///< P
    std::int64_t forwardFlop = 0;     ///< of a micro-batch
    std::int64_t backwardFlop = 0;    ///< twice the forward pass: by the inputs and by the weights
    std::int64_t trainingFlop = 0;    ///< forward and backward
    std::int64_t parameterBytes = 0;  ///< float32, master weights included
    std::int64_t copyBytes = 0;       ///< of the weights in a low format
    std::int64_t gradientBytes = 0;   ///< float32
    std::int64_t optimizerBytes = 0;  ///< Adam's two moments, SGD's momentum
    std::int64_t stateBytes = 0;      ///< the four above; 16·P for Adam in float32
    std::int64_t inputBytes = 0;      ///< of a micro-batch
    std::int64_t activationBytes = 0; ///< inputBytes and every layer's; the backward pass needs about as much again
    std::int64_t peakBytes = 0;       ///< stateBytes and twice activationBytes
    std::int64_t datasetBytes = 0;    ///< inputs of all rows in float32
    std::int64_t batches = 0;         ///< of an epoch
    std::int64_t epochFlop = 0;
    std::optional<double> transferSeconds;         ///< of the data set at the bandwidth
    std::optional<std::int64_t> largestMicroBatch; ///< that fits the memory; 0: not even one sample does
    std::optional<std::int64_t> accumulation;      ///< A for the effective batch with the largest micro-batch
    std::optional<double> varianceRatio;           ///< of the batch's mean gradient to the second batch's
};

/// Whether operations and bytes can be counted in 64 bits, as estimateFor() needs.
bool isCountable(const ModelSpec& model, const TrainingPlan& plan);

Estimate estimateFor(const ModelSpec& model, const TrainingPlan& plan);

/// Whole bytes that a number takes where it is stored.
std::int64_t bytesOfNumber(const FormatLayout& format);

/// Var(g_B2)/Var(g_B1) of a mean gradient over independent samples: B1/B2.
double varianceRatio(std::int64_t first, std::int64_t second);

} // namespace halfstep
