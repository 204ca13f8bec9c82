#include "engine/model/precision.h"

#include <algorithm>
#include <optional>

namespace halfstep {
namespace {

Precision fullPrecision(std::string why)
{
    return {Precision::Kind::Full, *FloatFormat::named("float32"), {"float32", true, std::move(why)}};
}

std::string whyEmulated(const FloatFormat& format, bool asked)
{
    const std::string rounding = "values are rounded to " + format.name
                                 + " at the borders of linear and convolution layers, and sums stay float32";
    if (asked)
        return "emulation was asked for: " + rounding;
    return "this LibTorch has no " + format.name + " matrix products here: " + rounding;
}

} // namespace

Result<Precision> precisionFor(const PrecisionConfig& config, const std::vector<std::string>& native)
{
    if (!config.amp)
        return fullPrecision("mixed precision is off");
    const std::optional<FloatFormat> format = FloatFormat::named(config.dtype);
    if (!format)
        return Problem{ProblemCode::UnknownValue, "precision.dtype", Reason::Named, {config.dtype}};
    if (format->name == "float32")
        return fullPrecision("float32 was chosen");

    const bool isNative = std::ranges::find(native, format->name) != native.end();
    if (config.backend == ArithmeticBackend::Native && !isNative)
        return Problem{ProblemCode::Unsupported, "precision.backend", Reason::NotNative, {format->name}};
    if (isNative && config.backend != ArithmeticBackend::Emulated)
        return Precision{
            Precision::Kind::Native, *format, {format->name, true, "LibTorch's autocast computes in " + format->name}};
    return Precision{Precision::Kind::Emulated,
                     *format,
                     {format->name, false, whyEmulated(*format, config.backend == ArithmeticBackend::Emulated)}};
}

} // namespace halfstep
