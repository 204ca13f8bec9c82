#pragma once

#include <string>

namespace halfstep {

/// "halfstep 0.1.0 (LibTorch 1.13.1, Qt 6.4.2)"
std::string versionText();

} // namespace halfstep
