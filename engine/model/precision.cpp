#include "engine/model/precision.h"

#include <algorithm>
#include <optional>

namespace halfstep {
namespace {

Precision fullPrecision(PrecisionReason why)
{
    return {Precision::Kind::Full, *FloatFormat::named("float32"), {"float32", true, why}};
}

} // namespace

Result<Precision> precisionFor(const PrecisionConfig& config, const std::vector<std::string>& native)
{
    if (!config.amp)
        return fullPrecision(PrecisionReason::AmpOff);
    const std::optional<FloatFormat> format = FloatFormat::named(config.dtype);
    if (!format)
        return Problem{ProblemCode::UnknownValue, "precision.dtype", Reason::Named, {config.dtype}};
    if (format->name == "float32")
        return fullPrecision(PrecisionReason::Float32Chosen);

    const bool isNative = std::ranges::find(native, format->name) != native.end();
    if (config.backend == ArithmeticBackend::Native && !isNative)
        return Problem{ProblemCode::Unsupported, "precision.backend", Reason::NotNative, {format->name}};
    const bool asked = config.backend == ArithmeticBackend::Emulated;
    if (isNative && !asked)
        return Precision{Precision::Kind::Native, *format, {format->name, true, PrecisionReason::Autocast}};
    const PrecisionReason why = asked ? PrecisionReason::EmulationAskedFor : PrecisionReason::NoKernels;
    return Precision{Precision::Kind::Emulated, *format, {format->name, false, why}};
}

} // namespace halfstep
