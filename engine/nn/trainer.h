#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "engine/data/cancelled.h"
#include "engine/data/dataset.h"
#include "engine/model/model_spec.h"
#include "engine/numerics/run_plan.h"
#include "engine/numerics/skip_verdict.h"
#include "engine/records/attempt_record.h"
#include "engine/records/run_summary.h"
#include "engine/records/safetensors.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace halfstep {

/// Where a run stands. Positions count windows, skipped ones too.
struct Position {
    std::int64_t attempt = 0; ///< finished so far
    std::int64_t applied = 0;
    std::int64_t epoch = 1;        ///< under way
    std::int64_t cursor = 0;       ///< samples of this epoch's order that finished windows used
    double epochLossSum = 0;       ///< over the samples of those windows
    std::int64_t epochCorrect = 0; ///< right answers, Dataset::answersPerSample() a sample
    std::int64_t epochSamples = 0;
    double epochSeconds = 0;         ///< training alone: without evaluation, saving and pauses
    std::int64_t droppedSamples = 0; ///< left over by `last_window: drop`, whole run
    double lastTrainLoss = std::numeric_limits<double>::quiet_NaN(); ///< of the newest finished epoch
    std::int64_t peakBytes = 0;                                      ///< the largest of any attempt
};

/// What is measured once the best weights are back. The test sets are read here and nowhere else.
struct FinalResults {
    std::optional<double> valLoss;
    std::optional<double> valAccuracy;
    std::optional<double> testLoss;
    std::optional<double> testAccuracy;
    std::optional<double> corruptedTestAccuracy;
};

/// Trains attempt by attempt, without threads of its own. All calls from one thread, the one that made it:
/// autocast and the thread count belong to a thread.
class Trainer {
public:
    static Result<std::unique_ptr<Trainer>> make(const RunConfig& config, DatasetPtr dataset);
    ~Trainer();

    /// One forward and backward; the record when that completed a window.
    std::optional<AttemptRecord> runMicroBatch();
    AttemptRecord runAttempt();
    void abandonWindow(); ///< forgets micro-batches of an unfinished window

    /// From the next window on. Returns what really changes, marked with the attempt it acts from.
    Result<std::vector<LiveChange>> change(const LiveSettings& settings);

    bool epochDone() const; ///< all windows run, its evaluation pending
    /// Evaluates and goes on to the next epoch; empty when cancelled.
    std::optional<EpochRecord> endEpoch(const Cancelled& cancelled);
    std::optional<EndReason> end() const; ///< set when nothing is left to do

    /// Puts the best weights back, then measures validation and, unless cancelled, both test sets.
    FinalResults finish(const Cancelled& cancelled);

    SafeTensors checkpoint() const; ///< at an attempt's boundary
    /// Replaces everything a run changes, or nothing. Settings that may change live and differ from those the
    /// checkpoint's run was started with act from the next window on, and leave their mark.
    std::optional<Problem> restore(const SafeTensors& checkpoint, const std::string& path);

    const Position& position() const;
    const ModelSpec& model() const;
    const PrecisionAsRun& precision() const;
    const LiveSettings& live() const;
    const std::vector<LiveChange>& changes() const;
    const SkipVerdict& verdict() const;
    bool failed() const; ///< no update can be applied any more, which going on from a checkpoint would hide
    std::string failedTensor() const; ///< which one is to blame, where it is one
    bool insideWindow() const;
    std::int64_t microBatchesDone() const;     ///< in the window under way
    std::int64_t microBatchesInWindow() const; ///< 0 between windows
    bool scalerActive() const;
    double scale() const; ///< 1 when the scaler is not in use
    RunPlan plan() const; ///< from here on, under the settings in force
    std::int64_t trainSamples() const;
    std::int64_t optimizerBytes() const;
    std::optional<std::int64_t> bestEpoch() const;
    std::optional<double> bestValLoss() const;
    std::span<const float> weights() const;

private:
    struct Parts;
    explicit Trainer(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

} // namespace halfstep
