#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "engine/data/cancelled.h"

#include <cstdint>
#include <string>
#include <vector>

namespace halfstep {

/// The numbers a config names, inline or from a little-endian float32 file. `count` is how many are wanted;
/// 0 takes the source's own shape. Refused when they are fewer, more, or the file is missing or too short.
/// Neither numbers nor a problem when cancelled.
Result<std::vector<float>> readTensor(const TensorSource& source, const std::string& key, std::int64_t count = 0,
                                      const Cancelled& cancelled = {});

/// The shape a source states; empty when a file's entry states none.
const std::vector<std::int64_t>& shapeOf(const TensorSource& source);

} // namespace halfstep
