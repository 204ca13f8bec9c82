#pragma once

#include "app/command_line.h"

namespace halfstep {

int runExport(const ExportCommand& command);

} // namespace halfstep
