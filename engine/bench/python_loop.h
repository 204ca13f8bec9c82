#pragma once

#include "engine/bench/bench_work.h"
#include "engine/bench/contender.h"

#include <string>

namespace halfstep {

/// Loops that python3 runs with PyTorch, as resources/bench has them.
enum class PythonLoop { DataLoader, Best };

/// A process of its own, with one thread for each of its libraries. The script is written into the folder. A problem
/// where python3 or its PyTorch is missing.
Result<ContenderPtr> pythonLoop(PythonLoop loop, const BenchWork& work, const std::string& folder);

} // namespace halfstep
