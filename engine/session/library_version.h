#pragma once

#include <string>

namespace halfstep {

/// LibTorch's version: of the one that is loaded, as "1.13.1+cpu"; before, as "1.13.1", of the one built with.
std::string libraryVersion();

} // namespace halfstep
