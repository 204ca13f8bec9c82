#include "engine/nn/precision.h"

#include "engine/nn/library_version.h"

namespace halfstep {
namespace {

Precision fullPrecision(std::string why)
{
    Precision precision;
    precision.format = *FloatFormat::named("float32");
    precision.scalerForcedOff = true;
    precision.asRun = {"float32", true, std::move(why)};
    return precision;
}

bool hasNative(const FloatFormat& format, at::DeviceType device)
{
    if (format.name == "bfloat16")
        return true;
    return format.name == "float16" && (device == at::kCUDA || cpuHasHalf());
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

Result<Precision> precisionFor(const PrecisionConfig& config, at::DeviceType device)
{
    if (!config.amp)
        return fullPrecision("mixed precision is off");
    const std::optional<FloatFormat> format = FloatFormat::named(config.dtype);
    if (!format)
        return Problem{ProblemCode::UnknownValue, "precision.dtype", config.dtype};
    if (format->name == "float32")
        return fullPrecision("float32 was chosen");

    const bool native = hasNative(*format, device);
    if (config.backend == ArithmeticBackend::Native && !native)
        return Problem{ProblemCode::Unsupported, "precision.backend",
                       "this LibTorch cannot compute in " + format->name + " natively on this device"};

    Precision precision;
    precision.format = *format;
    precision.needsScaler = format->exponentBits < 8;
    precision.scalerForcedOff = format->name == "bfloat16" || format->name == "tf32";
    if (native && config.backend != ArithmeticBackend::Emulated) {
        precision.kind = Precision::Kind::Native;
        precision.dtype = format->name == "bfloat16" ? at::kBFloat16 : at::kHalf;
        precision.asRun = {format->name, true, "LibTorch's autocast computes in " + format->name};
    } else {
        precision.kind = Precision::Kind::Emulated;
        precision.asRun = {format->name, false, whyEmulated(*format, config.backend == ArithmeticBackend::Emulated)};
    }
    return precision;
}

AutocastScope::AutocastScope(const Precision& precision, at::DeviceType device)
    : m_on(precision.kind == Precision::Kind::Native)
    , m_device(device)
    , m_dtype(precision.dtype)
{
    if (!m_on)
        return;
    at::autocast::increment_nesting();
    setAutocast(m_device, true, m_dtype);
}

AutocastScope::~AutocastScope()
{
    if (!m_on)
        return;
    setAutocast(m_device, false, m_dtype);
    if (at::autocast::decrement_nesting() == 0)
        at::autocast::clear_cache();
}

} // namespace halfstep
