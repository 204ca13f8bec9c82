#pragma once

#include "app/command_line.h"

#include <string>
#include <vector>

namespace halfstep {

/// What can be listed: presets, datasets, ...
std::vector<std::string> listSections();

/// Prints one name a line with what it is, or a JSON array. Returns the exit code.
int runList(const ListCommand& command);

} // namespace halfstep
