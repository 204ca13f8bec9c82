#pragma once

#include "engine/config/problem.h"
#include "engine/training/torch_functions.h"

#include <exception>
#include <string>

namespace halfstep {

/// LibTorch, loaded by whoever asks first; others wait for it. It takes the better part of a second and is kept until
/// the program ends. A failure is no last word: the next call tries again. Any thread.
Result<const TorchFunctions*> loadTorch();

/// Null before it is loaded. Never waits; any thread.
const TorchFunctions* torchIfLoaded();

/// The error's own words, without the backtrace that LibTorch appends to them.
std::string errorText(const std::exception& error);

} // namespace halfstep
