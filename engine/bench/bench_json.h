#pragma once

#include "engine/bench/benchmark.h"

#include <nlohmann/json_fwd.hpp>

namespace halfstep {

/// All numbers, slice by slice, with medians and bars; a number that is none is null.
nlohmann::ordered_json toJson(const BenchReport& report);

} // namespace halfstep
