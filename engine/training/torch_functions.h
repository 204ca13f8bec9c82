#pragma once

#include "engine/data/dataset.h"
#include "engine/model/autocast_probe.h"
#include "engine/training/engine.h"

#include <cstdint>
#include <exception>
#include <functional>
#include <string>

namespace halfstep {

/// What LibTorch does for the program. A library of its own, loaded when one of these is needed, holds everything that
/// is linked with LibTorch; this table is the one way in.
struct TorchFunctions {
    Engine (*autogradEngine)(EngineAsRun);
    AutocastProbe (*autocastProbe)(std::uint64_t seed, std::int64_t width, std::int64_t samples);
    void (*setUpCompute)(std::int64_t threads);
    /// A step of the loop that a tutorial writes, to compare with.
    std::function<void()> (*plainLoop)(const RunConfig&, const ModelSpec&, LossKind, const DatasetPtr&);
    bool (*cudaAvailable)();
    std::string (*version)(); ///< "1.13.1", with "+cpu" or "+cuda"
    std::string (*summary)();
    std::string (*errorText)(const std::exception&);
};

/// Defined in that library.
extern "C" const TorchFunctions halfstepTorchFunctions;

} // namespace halfstep
