#pragma once

#include "engine/config/problem.h"
#include "engine/model/precision.h"
#include "engine/numerics/skip_reason.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace halfstep {

enum class Outcome { Finished, EarlyStopped, Stopped, Failed };

/// Why a run ended as it did, as a code; `detail` carries torch's own words where there are any.
enum class EndReason {
    EpochsDone,
    AttemptsDone,
    PatienceUsedUp,
    ValidationNotFinite, ///< patience used up, and not one of those validation losses was finite
    StopRequested,
    ScaleBelowFloor,
    TrainingDiverged,    ///< an update would have left a weight that is not finite
    StatisticsNotFinite, ///< of a normalisation layer, which `detail` names
    BackendError,        ///< LibTorch threw
    RecordsUnwritable    ///< the run folder could not be written
};

/// Why a run computed with the engine that it did.
enum class EngineReason {
    OnlyOne,  ///< no other could
    AskedFor, ///< by the config's `run.engine`
    Usual,    ///< in files of before there was a choice
    Native,   ///< it has kernels for the number format, which another would emulate
    Quickest  ///< of those that could; `halfstep bench` measures it
};

/// The engine that really ran.
struct EngineAsRun {
    std::string name = "autograd"; ///< as the config's `run.engine` has it
    EngineReason why = EngineReason::OnlyOne;
};

/// run.json's `summary` and what `--json` prints. Unknown values are empty.
struct RunSummary {
    Outcome outcome = Outcome::Finished;
    EndReason reason = EndReason::EpochsDone;
    std::string detail;
    std::int64_t attempts = 0;
    std::int64_t applied = 0;
    std::int64_t skipped = 0;
    std::int64_t epochs = 0;
    double finalScale = 1;
    Verdict verdict = Verdict::None;
    std::optional<std::int64_t> bestEpoch;
    std::optional<double> bestValLoss;
    std::optional<double> trainLoss;
    std::optional<double> valLoss;
    std::optional<double> valAccuracy;
    std::optional<double> testLoss;
    std::optional<double> testAccuracy;
    std::optional<double> corruptedTestAccuracy;
    PrecisionAsRun precision;
    EngineAsRun engine;
    std::vector<std::string> mistakes; ///< config names of those that were on
    double seconds = 0;
    std::optional<double> recordingSeconds; ///< of `seconds`, spent on keeping records; not known of a resumed run
    double samplesPerSecond = 0;
    std::int64_t peakBytes = 0;
    std::string out; ///< run folder, empty when nothing was written
};

} // namespace halfstep
