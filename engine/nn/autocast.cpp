#include "engine/nn/autocast.h"

#include "engine/nn/library_version.h"

namespace halfstep {

std::vector<std::string> nativeFormats(at::DeviceType device)
{
    std::vector<std::string> names{"bfloat16"};
    if (device == at::kCUDA || cpuHasHalf())
        names.push_back("float16");
    return names;
}

AutocastScope::AutocastScope(const Precision& precision, at::DeviceType device)
    : m_on(precision.kind == Precision::Kind::Native)
    , m_device(device)
    , m_dtype(precision.format.name == "bfloat16" ? at::kBFloat16 : at::kHalf)
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
