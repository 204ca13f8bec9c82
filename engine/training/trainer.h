#pragma once

#include "engine/config/live_settings.h"
#include "engine/config/problem.h"
#include "engine/data/cancelled.h"
#include "engine/records/attempt_record.h"
#include "engine/records/run_summary.h"
#include "engine/records/safetensors.h"
#include "engine/training/accumulation.h"
#include "engine/training/engine.h"
#include "engine/training/memory_ledger.h"
#include "engine/training/prediction.h"
#include "engine/training/run_state.h"
#include "engine/training/sample_source.h"
#include "engine/training/window_update.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace halfstep {

/// How samples are laid out for a model.
Layout layoutFor(const ModelSpec& model);

/// Why this config cannot train this model on these data, whatever computes.
std::vector<Problem> problemsWith(const RunConfig& config, const Dataset& dataset, const ModelSpec& model);

/// What is measured once the best weights are back. The test sets are read here and nowhere else.
struct FinalResults {
    std::optional<double> valLoss;
    std::optional<double> valAccuracy;
    std::optional<double> testLoss;
    std::optional<double> testAccuracy;
    std::optional<double> corruptedTestAccuracy;
    TestPredictions predictions; ///< none where samples have no single right answer, or when cancelled
};

/// Trains attempt by attempt, without threads of its own. All calls from one thread, the one that made it: what an
/// engine sets up may belong to a thread.
class Trainer {
public:
    static Result<std::unique_ptr<Trainer>> make(const RunConfig& config, DatasetPtr dataset, EngineFor engineFor);
    Trainer(const Trainer&) = delete;
    Trainer& operator=(const Trainer&) = delete;

    /// When a window is told, and which of its micro-batches layer by layer.
    enum class Telling {
        LastLayers,
        EachLayers,
        OnlyASkip ///< as the first, by running it once more, since a skip leaves everything as it was but the scale
    };

    /// One forward and backward; the record when that completed a window. Told to `detail` where it is wanted: one that
    /// is of another window begins anew. Telling changes no bit of training, nor what the record says of time and
    /// memory.
    std::optional<AttemptRecord> runMicroBatch(WindowDetail* detail = nullptr, Telling telling = Telling::LastLayers);
    void abandonWindow(); ///< forgets micro-batches of an unfinished window

    /// New live settings, in force from the next window on, which may want another engine; between windows. Returns
    /// what really changes, marked with the attempt it acts from.
    Result<std::vector<LiveChange>> change(const LiveSettings& settings);

    bool epochDone() const; ///< all windows run, its evaluation pending
    /// Evaluates and goes on to the next epoch; empty when cancelled.
    std::optional<EpochRecord> endEpoch(const Cancelled& cancelled);
    std::optional<EndReason> end() const; ///< set when nothing is left to do

    void noteSeconds(double seconds) { m_state.position.seconds = seconds; } ///< of the run so far, for checkpoints

    /// Puts the best weights back, then measures validation and, unless cancelled, both test sets.
    FinalResults finish(const Cancelled& cancelled);

    /// Replaces everything a run changes, or nothing. Settings that may change live and differ from those the
    /// checkpoint's run was started with act from the next window on, and leave their mark.
    std::optional<Problem> restore(const SafeTensors& checkpoint, const std::string& path);

    const RunState& state() const { return m_state; }
    Backprop& backprop() { return *m_backprop; }                                 ///< what can be watched layer by layer
    const std::optional<AccumulationWindow>& window() const { return m_window; } ///< under way; empty between windows

private:
    Trainer(const RunConfig& config, DatasetPtr dataset, ModelSpec model, EngineFor engineFor, const Engine& engine,
            MemoryLedger::Ptr ledger);

    /// Why these cannot be in force; empty when they can.
    std::vector<Problem> problemsUnder(const LiveSettings& settings) const;
    void putInForce(); ///< the live settings of the state
    std::unique_ptr<Backprop> backpropOf(const Engine& engine);
    void openWindow();
    void runWatched(WindowDetail& detail, Telling telling);
    MicroBatchDetail runLayerByLayer(WindowDetail& detail);
    void runAgain(WindowDetail& detail);
    void beginDetail(WindowDetail& detail) const;
    AttemptRecord closeWindow(WindowDetail* detail, Telling telling);
    double accuracyOf(std::int64_t correct, std::int64_t samples) const;
    std::optional<LossValue> measure(const Samples& samples, const Cancelled& cancelled);
    std::vector<Prediction> predict(const Samples& samples);

    MemoryLedger::Ptr m_ledger; ///< current whenever this object works
    EngineFor m_engineFor;
    RunState m_state;
    std::unique_ptr<Backprop> m_backprop;
    Accumulation m_accumulation;
    WindowUpdate m_update;
    SampleSource m_train;
    std::vector<std::int64_t> m_order; ///< of the epoch under way
    std::int64_t m_orderEpoch = 0;     ///< which epoch `m_order` belongs to
    std::optional<AccumulationWindow> m_window;
};

/// A window's micro-batches, or those that are left of the one under way.
AttemptRecord runAttempt(Trainer& trainer);

} // namespace halfstep
