#pragma once

#include <string>
#include <string_view>

namespace halfstep {

/// A name for a file that is still being written; no other of this process has had it.
std::string freshTemporaryName();
bool isTemporaryName(std::string_view name);

} // namespace halfstep
