#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace halfstep {

/// The config as JSON, every key written, in the order of the documentation.
nlohmann::ordered_json toJson(const RunConfig& config);

/// The deliberate mistakes that are on, by their config names.
std::vector<std::string> mistakesIn(const RunConfig& config);

/// Reads a config; absent keys keep `base`'s values, unknown keys are refused by name.
/// Relative file names are resolved against `folder` (the config file's own). Of a run.json its `config` is read.
Result<RunConfig> configFromJson(std::string_view text, const std::string& folder, const RunConfig& base = {});

/// Reads a config file from disk; the place of every problem begins with it.
Result<RunConfig> readConfigFile(const std::string& path);

/// Applies one `--set key.path=value`; the value is JSON, or a bare word taken as a string.
Result<RunConfig> withSetting(const RunConfig& config, std::string_view assignment);

} // namespace halfstep
