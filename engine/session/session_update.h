#pragma once

#include "engine/config/live_settings.h"
#include "engine/config/run_config.h"
#include "engine/data/dataset.h"
#include "engine/model/model_spec.h"
#include "engine/records/attempt_record.h"
#include "engine/records/run_summary.h"
#include "engine/records/window_detail.h"
#include "engine/training/prediction.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace halfstep {

enum class SessionState { Preparing, Running, Paused, Stopping, Ended };

/// Where a run stands, as of its newest attempt.
struct Snapshot {
    SessionState state = SessionState::Preparing;
    std::int64_t attempt = 0;
    std::int64_t epoch = 0;        ///< the one under way, from 1
    std::int64_t lastEpoch = 0;    ///< where the run ends as planned now
    double shareDone = 0;          ///< of the run as planned now, from 0 to 1
    std::int64_t microBatch = 0;   ///< run so far in a window that is not finished
    std::int64_t microBatches = 0; ///< of that window; 0 between windows
    std::int64_t skipped = 0;
    double scale = 1;
    bool scalerActive = false;
    Verdict verdict = Verdict::None;
    double samplesPerSecond = 0;
    double secondsElapsed = 0;
    std::optional<double> secondsLeft; ///< an estimate from the measured speed
    PrecisionAsRun precision;
    EngineAsRun engine;
    LiveSettings live;      ///< as in force
    WindowDetailPtr window; ///< the newest that was told; null while nobody looks
};
using SnapshotPtr = std::shared_ptr<const Snapshot>;

/// Facts known once data and model are ready.
struct RunFacts {
    RunConfig config;
    LiveSettings live; ///< in force as the run begins
    ModelSpec model;
    std::int64_t trainSamples = 0;
    std::int64_t validationSamples = 0;
    std::int64_t testSamples = 0;
    std::int64_t parameterBytes = 0;
    std::int64_t gradientBytes = 0;
    std::int64_t optimizerBytes = 0;
    std::string out;                  ///< run folder, empty without one
    std::string tensorboard;          ///< folder of the event file, empty without one
    std::int64_t resumedAttempts = 0; ///< done before, by the run that this one goes on with
    std::int64_t resumedEpochs = 0;
};

/// What came up from the training thread since the last take.
struct SessionUpdate {
    std::shared_ptr<const RunFacts> facts; ///< once, when the run begins
    std::vector<AttemptRecord> attempts;   ///< every one since the last take
    std::vector<EpochRecord> epochs;
    std::vector<LiveChange> changes;
    std::vector<Problem> warnings;              ///< e.g. a checkpoint that could not be saved
    SnapshotPtr snapshot;                       ///< newest, or null
    std::optional<TestPredictions> predictions; ///< once, of a run that opened the test sets
    std::optional<RunSummary> summary;          ///< once, after the last attempt
    std::vector<Problem> problems;              ///< with no summary: why the run could not begin
};

} // namespace halfstep
