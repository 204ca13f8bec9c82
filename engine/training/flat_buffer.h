#pragma once

#include "engine/model/model_spec.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace halfstep {

/// Float32 numbers in one 64-byte aligned stretch of memory, which holds still as long as the buffer lives. The tensors
/// of a model lie in it one after another, so that a pass over all of them is a pass over one array.
class FlatBuffer {
public:
    FlatBuffer() = default;
    explicit FlatBuffer(std::size_t size); ///< zeros
    /// Zeros for the tensors of a flat buffer, as ModelSpec lists them.
    explicit FlatBuffer(const std::vector<ParameterSpec>& tensors);
    /// Zeros that hold results on their way elsewhere; left out of the memory ledger.
    static FlatBuffer workspace(std::size_t size);

    std::size_t size() const { return m_size; }
    std::span<float> values() { return {m_values.get(), m_size}; }
    std::span<const float> values() const { return {m_values.get(), m_size}; }
    void clear(); ///< all of them 0

private:
    struct Release {
        bool counted; ///< by the memory ledger
        void operator()(float* values) const;
    };
    FlatBuffer(float* values, std::size_t size, bool counted);

    std::unique_ptr<float[], Release> m_values;
    std::size_t m_size = 0;
};

/// One tensor's part of a flat buffer.
std::span<float> part(std::span<float> values, const ParameterSpec& tensor);
std::span<const float> part(std::span<const float> values, const ParameterSpec& tensor);

/// The name of the tensor that an element of a flat buffer belongs to.
std::string tensorAt(const std::vector<ParameterSpec>& tensors, std::int64_t index);

} // namespace halfstep
