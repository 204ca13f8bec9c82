#pragma once

#include "engine/config/run_config.h"
#include "engine/model/model_spec.h"
#include "engine/model/precision.h"

#include <cstdint>
#include <vector>

namespace halfstep {

enum class MemoryPart {
    Weights,   ///< float32
    LowCopies, ///< what products take instead of the weights; under emulation also one micro-batch's gradient
    Gradients, ///< float32, of the window
    OptimizerState,
    RunningStatistics, ///< of normalisation: in force and staged
    InputBatch,        ///< of the whole window, float32
    Activations        ///< of one micro-batch, with their gradients, and whatever else its passes hold
};

enum class MemorySource {
    Counted, ///< by the run's allocator
    Computed ///< from shapes
};

struct MemoryLine {
    MemoryPart part{};
    std::int64_t bytes = 0;
    MemorySource source{};
};

/// Peaks within a window by arithmetic alone: the parts above, and activations twice for their gradients.
struct PeakEstimate {
    std::int64_t microBatch = 1;   ///< m
    std::int64_t accumulation = 1; ///< A
    std::int64_t bytes = 0;
};

/// A run's memory, and what mixed precision and accumulation make of it. Bytes of tensors in host memory, as
/// MemoryLedger counts them; on another device nothing is counted here.
struct MemoryAccount {
    std::vector<MemoryLine> lines;      ///< all of MemoryPart that hold anything, in its order
    std::int64_t countedPeak = 0;       ///< within the window; 0: not known
    PeakEstimate peak;                  ///< as the run is set
    PeakEstimate peakWithout;           ///< the same n = A·m in one micro-batch
    std::int64_t float32Peak = 0;       ///< as `peak`, were everything float32
    bool lowPrecisionNeedsMore = false; ///< `peak` is more than that
    bool emulationSavesNothing = false; ///< values are rounded but kept as float32

    std::int64_t of(MemoryPart part) const; ///< 0 for what is not there
};

/// `config` with the live settings in force; `countedPeak` is an attempt's peak_bytes, or 0.
MemoryAccount memoryAccount(const ModelSpec& model, const RunConfig& config, const PrecisionAsRun& precision,
                            std::int64_t countedPeak);

} // namespace halfstep
