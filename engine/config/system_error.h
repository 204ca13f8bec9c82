#pragma once

#include "engine/config/problem.h"

#include <string>

namespace halfstep {

/// A problem with a file whose reason is the system's error number.
Problem systemProblem(ProblemCode code, std::string path, int error);

} // namespace halfstep
