#pragma once

#include "engine/config/choices.h"

#include <string>
#include <vector>

namespace halfstep {

/// Names of the formats in which the LibTorch of this build has kernels of its own on a device. Known without loading
/// it.
std::vector<std::string> libtorchFormats(DeviceKind device);

} // namespace halfstep
