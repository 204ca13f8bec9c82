#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "engine/nn/torch.h"
#include "engine/numerics/float_format.h"
#include "engine/records/run_summary.h"

#include <optional>

namespace halfstep {

/// The arithmetic of matrix products and convolutions, decided once for what the machine can do.
struct Precision {
    enum class Kind {
        Full,    ///< float32 throughout
        Native,  ///< LibTorch's autocast
        Emulated ///< float32 kernels, values rounded to `format` at their borders
    };
    Kind kind = Kind::Full;
    FloatFormat format;                ///< float32's own when Full
    at::ScalarType dtype = at::kFloat; ///< what autocast casts to
    bool needsScaler = false;          ///< float16, fp8: small gradients would vanish
    bool scalerForcedOff = false;      ///< float32, bfloat16: their exponent range needs none
    PrecisionAsRun asRun;
};

Result<Precision> precisionFor(const PrecisionConfig& config, at::DeviceType device);

/// Autocast for one forward pass in the calling thread. Leaving clears the cast cache: it is keyed by tensor and
/// does not notice that the optimizer changed a weight in place.
class AutocastScope {
public:
    AutocastScope(const Precision& precision, at::DeviceType device);
    ~AutocastScope();
    AutocastScope(const AutocastScope&) = delete;
    AutocastScope& operator=(const AutocastScope&) = delete;

private:
    bool m_on;
    at::DeviceType m_device;
    at::ScalarType m_dtype;
};

} // namespace halfstep
