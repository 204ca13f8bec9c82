#include "engine/training/flat_buffer.h"

#include "engine/training/memory_ledger.h"

#include <algorithm>
#include <cstdlib>
#include <new>

namespace halfstep {
namespace {

float* orThrow(void* memory, std::size_t size)
{
    if (!memory && size > 0)
        throw std::bad_alloc();
    return static_cast<float*>(memory);
}

std::size_t sizeOf(const std::vector<ParameterSpec>& tensors)
{
    return tensors.empty() ? 0 : static_cast<std::size_t>(tensors.back().offset + tensors.back().count);
}

} // namespace

FlatBuffer::FlatBuffer(float* values, std::size_t size, bool counted) : m_values(values, {counted}), m_size(size)
{
    clear();
}

FlatBuffer::FlatBuffer(std::size_t size)
    : FlatBuffer(orThrow(MemoryLedger::allocate(size * sizeof(float)), size), size, true)
{
}

FlatBuffer::FlatBuffer(const std::vector<ParameterSpec>& tensors) : FlatBuffer(sizeOf(tensors)) {}

FlatBuffer FlatBuffer::workspace(std::size_t size)
{
    constexpr std::size_t line = 64;
    const std::size_t bytes = (size * sizeof(float) + line - 1) / line * line;
    return {orThrow(std::aligned_alloc(line, bytes), size), size, false};
}

void FlatBuffer::clear()
{
    std::ranges::fill(values(), 0.0f);
}

void FlatBuffer::Release::operator()(float* values) const
{
    if (counted)
        MemoryLedger::release(values);
    else
        std::free(values);
}

std::span<float> part(std::span<float> values, const ParameterSpec& tensor)
{
    return values.subspan(static_cast<std::size_t>(tensor.offset), static_cast<std::size_t>(tensor.count));
}

std::span<const float> part(std::span<const float> values, const ParameterSpec& tensor)
{
    return values.subspan(static_cast<std::size_t>(tensor.offset), static_cast<std::size_t>(tensor.count));
}

std::string tensorAt(const std::vector<ParameterSpec>& tensors, std::int64_t index)
{
    for (const ParameterSpec& tensor : tensors)
        if (index < tensor.offset + tensor.count)
            return tensor.name;
    return {};
}

} // namespace halfstep
