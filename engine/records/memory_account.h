#pragma once

#include "engine/config/run_config.h"
#include "engine/model/model_spec.h"
#include "engine/model/precision.h"
#include "engine/records/run_history.h"
#include "engine/records/run_summary.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace halfstep {

enum class MemoryPart {
    Weights,   ///< float32
    LowCopies, ///< what products take instead of the weights; under emulation also one micro-batch's gradient
    Gradients, ///< float32, of the window
    OptimizerState,
    RunningStatistics, ///< of normalisation: in force and staged
    BestWeights,       ///< of the best epoch so far, with its statistics
    InputBatch,        ///< of the whole window, float32
    Activations        ///< of one micro-batch, with their gradients, and whatever else its passes hold
};

enum class MemorySource {
    Counted,  ///< by the run's allocator
    Computed, ///< from shapes, to the byte
    Estimated ///< from shapes; the whole peak to within a quarter
};

struct MemoryLine {
    MemoryPart part{};
    std::int64_t bytes = 0;
    MemorySource source{};
};

/// A peak within a window: the parts above, with estimated activations.
struct PeakEstimate {
    std::int64_t microBatch = 1;   ///< m
    std::int64_t accumulation = 1; ///< A
    std::int64_t bytes = 0;
};

/// What a run's records tell of its memory.
struct MemorySeen {
    EngineName engine = EngineName::Autograd;
    std::int64_t countedPeak = 0; ///< the largest peak_bytes of its attempts; 0: not known
    bool bestKept = false;        ///< an epoch has been the best so far, and training went on
};

/// A run's memory, and what mixed precision and accumulation make of it. Bytes of tensors in host memory, as
/// MemoryLedger counts them; on another device nothing is counted here. What passes in a native low precision hold
/// depends on the library's casts: it is counted or not known.
struct MemoryAccount {
    std::vector<MemoryLine> lines;           ///< all of MemoryPart that are known to hold anything, in its order
    std::int64_t microBatch = 1;             ///< m
    std::int64_t accumulation = 1;           ///< A
    std::int64_t countedPeak = 0;            ///< within the window; 0: not known
    std::optional<PeakEstimate> peak;        ///< as the run is set
    std::optional<PeakEstimate> peakWithout; ///< the same n = A·m in one micro-batch; empty where the run has that
    std::optional<std::int64_t> float32Peak; ///< as `peak`, were everything float32
    /// Than float32 would; empty: not known. Emulation holds copies on top of all that float32 does.
    std::optional<bool> lowPrecisionNeedsMore;
    bool emulationSavesNothing = false; ///< values are rounded but kept as float32
    std::int64_t calculatorPeak = 0;    ///< by the Calculator's rule: state and twice a micro-batch's activations
    bool masterWeightsEmulated = false; ///< there are none, but the rounded weights are kept as float32

    std::int64_t of(MemoryPart part) const; ///< 0 for what is not there
};

MemorySeen memorySeen(const RunHistory& history, const EngineAsRun& engine);

/// `config` with the live settings in force.
MemoryAccount memoryAccount(const ModelSpec& model, const RunConfig& config, const PrecisionAsRun& precision,
                            const MemorySeen& seen);

} // namespace halfstep
