#pragma once

#include "engine/config/choices.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace halfstep {

/// Numbers written out in a config, row by row.
struct InlineTensor {
    std::vector<float> values;
    std::vector<std::int64_t> shape; ///< empty for a scalar
    bool operator==(const InlineTensor&) const = default;
};

/// Numbers in a little-endian float32 file.
struct FileTensor {
    std::string file;                ///< absolute once a config file was read
    std::int64_t offset = 0;         ///< in elements, not bytes
    std::vector<std::int64_t> shape; ///< may be empty for initial weights
    bool operator==(const FileTensor&) const = default;
};

using TensorSource = std::variant<InlineTensor, FileTensor>;

/// Inputs of shape (N, ...) and targets of shape (N) or (N, outputs).
struct PointSet {
    TensorSource x;
    TensorSource y;
    bool operator==(const PointSet&) const = default;
};

/// A data set written into the config itself.
struct PointsConfig {
    PointSet train;
    std::optional<PointSet> validation;
    bool operator==(const PointsConfig&) const = default;
};

struct DatasetConfig {
    DatasetName name = DatasetName::GlyphLab;
    std::uint64_t seed = 20261020;
    std::string path;
    std::string labelColumn;
    std::optional<PointsConfig> points;
    bool operator==(const DatasetConfig&) const = default;
};

struct ModelConfig {
    ModelName name = ModelName::GlyphCnn;
    bool batchNorm = false;
    double dropout = 0.0;                       ///< probability of dropping, [0, 1)
    std::optional<TensorSource> initialWeights; ///< all parameters, in PyTorch's order
    bool layerNorm = false;                     ///< before each hidden ReLU, as batchNorm, and after that
    bool operator==(const ModelConfig&) const = default;
};

/// Parameters that are updated with a rate and a decay of their own, as torch.optim's parameter groups.
struct ParameterGroup {
    std::vector<std::string> parameters; ///< a name (conv1.weight), a layer (conv1) or a kind (bias) each
    double learningRateFactor = 1;       ///< of the run's learning rate, so that schedules and changes act here too
    std::optional<double> weightDecay;   ///< empty: the optimizer's
    bool operator==(const ParameterGroup&) const = default;
};

struct OptimizerConfig {
    OptimizerName name = OptimizerName::Sgd;
    double learningRate = 0.1;
    double momentum = 0.9;    ///< sgd only
    double weightDecay = 0.0; ///< added to the gradient, as torch.optim.SGD and Adam do
    ScheduleKind schedule = ScheduleKind::Constant;
    std::vector<ParameterGroup> groups; ///< those that differ; the rest of the parameters follows the lines above
    bool operator==(const OptimizerConfig&) const = default;
};

struct BatchConfig {
    std::int64_t microBatch = 4;   ///< m
    std::int64_t accumulation = 4; ///< A
    LastWindow lastWindow = LastWindow::Step;
    bool shuffle = true;
    bool operator==(const BatchConfig&) const = default;
};

struct PrecisionConfig {
    bool amp = true;
    std::string dtype = "float16"; ///< float32, bfloat16, float16, fp8_e4m3, fp8_e5m2, or eXmY
    ArithmeticBackend backend = ArithmeticBackend::Auto;
    bool masterWeights = true; ///< false keeps the weights in dtype
    bool operator==(const PrecisionConfig&) const = default;
};

struct ScalerConfig {
    bool enabled = true;
    double initScale = 65536;
    double growthFactor = 2;
    double backoffFactor = 0.5;
    std::int64_t growthInterval = 2000;
    double floor = 0; ///< the run stops at the attempt whose next scale is below; 0 never stops it
    bool operator==(const ScalerConfig&) const = default;
};

struct ClippingConfig {
    bool enabled = true;
    double maxNorm = 5.0;
    bool operator==(const ClippingConfig&) const = default;
};

struct EarlyStoppingConfig {
    bool enabled = true;
    std::int64_t patience = 5; ///< evaluations without improvement before the stop
    double minDelta = 0.0001;
    bool operator==(const EarlyStoppingConfig&) const = default;
};

/// What people get wrong, on purpose. A run with one of them on is stamped as such.
struct Mistakes {
    bool noScaler = false;
    bool clipBeforeUnscale = false;
    bool unscaleEachMicroBatch = false;
    bool noDivisionByA = false;
    bool meanOfMeans = false;
    bool stepEveryMicroBatch = false;
    bool keepGradientsOnSkip = false;
    bool scheduleCountsSkips = false;
    bool autocastAroundBackward = false;
    bool evaluateInTrainingMode = false;
    bool operator==(const Mistakes&) const = default;
};

/// A fault put into a run at one place.
struct Fault {
    std::int64_t attempt = 1;    ///< counts from 1
    std::int64_t microBatch = 0; ///< within the window, counts from 0
    FaultKind kind{};
    bool operator==(const Fault&) const = default;
};

struct ExecutionConfig {
    EngineName engine = EngineName::Auto;
    std::int64_t maxEpochs = 30;
    std::int64_t maxAttempts = 0; ///< 0: no limit
    std::uint64_t seed = 20261020;
    std::int64_t threads = 0; ///< 0: one compute thread
    DeviceKind device = DeviceKind::Cpu;
    std::int64_t checkpointEvery = 0; ///< attempts; 0: about every five seconds
    bool recordWeights = false;       ///< weights.csv, up to 1,000 parameters
    bool operator==(const ExecutionConfig&) const = default;
};

/// Everything that decides a run's outcome: equal configs give equal curves.
struct RunConfig {
    DatasetConfig dataset{};
    ModelConfig model{};
    LossKind loss = LossKind::Auto; ///< auto: by the task
    OptimizerConfig optimizer{};
    BatchConfig batch{};
    PrecisionConfig precision{};
    ScalerConfig scaler{};
    ClippingConfig clipping{};
    EarlyStoppingConfig earlyStopping{};
    Mistakes mistakes{};
    std::vector<Fault> faults{};
    ExecutionConfig run{};
    bool operator==(const RunConfig&) const = default;
};

} // namespace halfstep
