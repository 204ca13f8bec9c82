#pragma once

#include "engine/config/run_config.h"
#include "engine/data/cancelled.h"
#include "engine/model/model_spec.h"

#include <optional>

namespace halfstep {

/// How long a step of such a run takes, in times of one in float32: a few milliseconds of both in turns, each with the
/// engine that it would be given, over noise in the shape of the model's inputs. Processor time of the calling thread.
/// Empty when cancelled, and where one of them cannot be made.
std::optional<double> timeAgainstFloat32(const RunConfig& config, const ModelSpec& model, const Cancelled& cancelled);

} // namespace halfstep
