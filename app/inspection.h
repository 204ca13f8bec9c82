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

namespace halfstep {

/// What `halfstep inspect` tells of a run.
struct Inspection {
    std::string run;    ///< folder
    std::string format; ///< that the run's products were in
    std::int64_t attempts = 0;
    std::int64_t told = 0;    ///< windows in details.jsonl
    WindowDetailPtr window{}; ///< null when none is told
    SkipLedger skips{};
    TimeShares time{};
    UserNotes notes{};
    std::optional<MemoryAccount> memory{}; ///< empty where the run does not tell its data's shape
};

nlohmann::ordered_json inspectionJson(const Inspection& inspection);
std::string inspectionText(const Inspection& inspection);

} // namespace halfstep
