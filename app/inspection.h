#pragma once

#include "engine/model/model_spec.h"
#include "engine/records/memory_account.h"
#include "engine/records/run_reader.h"
#include "engine/records/skip_ledger.h"
#include "engine/records/time_shares.h"
#include "engine/records/window_detail.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace halfstep {

/// In which order a window's gradient goes through its stages: as it should, or by a mistake in another one.
enum class StageOrder { UnscaleThenClip, ClipThenUnscale, UnscaleEachMicroBatchThenClip };

/// What `halfstep inspect` tells of a run.
struct Inspection {
    std::string run;    ///< folder
    std::string format; ///< that the run's products were in
    std::string state;  ///< as run.json has it: running, ended
    std::int64_t attempts = 0;
    std::int64_t counted = 0;                 ///< attempts that run.json tells of; 0: it tells of none yet
    bool rowsThere = true;                    ///< attempts.csv exists
    std::int64_t told = 0;                    ///< windows in details.jsonl
    std::vector<std::string_view> mistakes{}; ///< keys of the deliberate ones
    std::optional<std::int64_t> asked{};      ///< attempt
    WindowDetailPtr window{};                 ///< the nearest to it, or the newest; null when none is told
    StageOrder order{};                       ///< in that window
    std::optional<WindowDetail> recorded{};   ///< of the attempt asked for, by its record, where it was not told
    StageOrder orderRecorded{};
    std::int64_t skipped = 0;
    std::vector<SkipRow> skips{}; ///< the newest of them, each with the tensor that attempts.csv names
    TimeShares time{};
    UserNotes notes{};
    std::vector<EngineSpan> engines{};
    std::optional<MemoryAccount> memory{}; ///< empty where the run does not tell its data's shape

    bool toldAsAsked() const { return !asked || (window && window->attempt == *asked); }
    /// Skips and times are known of none of the run's attempts.
    bool rowsLost() const { return attempts == 0 && counted > 0; }
};

nlohmann::ordered_json inspectionJson(const Inspection& inspection);
std::string inspectionText(const Inspection& inspection);

} // namespace halfstep
