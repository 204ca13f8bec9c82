#pragma once

#include <exception>
#include <string>

namespace halfstep {

/// "1.13.1", with "+cpu" or "+cuda".
std::string libtorchVersion();

bool cudaAvailable();

/// What computes here: LibTorch's version, its BLAS and the instruction set its kernels use.
std::string librarySummary();

/// The error's own words; LibTorch appends a backtrace, which is left out.
std::string errorText(const std::exception& error);

} // namespace halfstep
