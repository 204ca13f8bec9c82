#pragma once

#include "engine/config/live_settings.h"
#include "engine/config/run_config.h"
#include "engine/records/attempt_record.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace halfstep {

/// Each live setting's key and value as a LiveChange writes them.
std::vector<std::pair<std::string, std::string>> liveTexts(const LiveSettings& live);

/// What differs between two live settings, one entry a key, marked with the attempt it acts from.
std::vector<LiveChange> differences(const LiveSettings& before, const LiveSettings& after, std::int64_t attempt);

/// What is in force, but for the settings that were asked to be others than the run was started with.
LiveSettings settingsAfterResume(const RunConfig& started, const RunConfig& asked, LiveSettings inForce);

} // namespace halfstep
