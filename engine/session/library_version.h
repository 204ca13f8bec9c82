#pragma once

#include <string>

namespace halfstep {

/// LibTorch's version, as "1.13.1+cpu".
std::string libraryVersion();

} // namespace halfstep
