#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "engine/numerics/float_format.h"

#include <string>
#include <vector>

namespace halfstep {

/// Why the arithmetic that ran did.
enum class PrecisionReason {
    AmpOff,            ///< mixed precision is off
    Float32Chosen,     ///< by the config's `precision.dtype`
    Autocast,          ///< the engine has kernels of its own for the format
    EmulationAskedFor, ///< by the config's `precision.backend`
    NoKernels          ///< the engine has none for the format here
};

/// The arithmetic that really ran.
struct PrecisionAsRun {
    std::string dtype;
    bool native = true;
    PrecisionReason why = PrecisionReason::Float32Chosen;
};

/// The arithmetic of matrix products and convolutions, decided once for what the engine can do.
struct Precision {
    enum class Kind {
        Full,    ///< float32 throughout
        Native,  ///< the engine's own kernels in `format`
        Emulated ///< float32 kernels, values rounded to `format` at their borders
    };
    Kind kind = Kind::Full;
    FloatFormat format; ///< float32's own when Full
    PrecisionAsRun asRun;

    bool emulated() const { return kind == Kind::Emulated; }
};

/// The precision a config asks for. `native`: names of the formats in which the engine has kernels of its own.
Result<Precision> precisionFor(const PrecisionConfig& config, const std::vector<std::string>& native);

} // namespace halfstep
