#pragma once

#include "engine/data/dataset.h"
#include "engine/nn/torch.h"

#include <cstdint>
#include <span>
#include <vector>

namespace halfstep {

/// Samples gathered for one window or one evaluation chunk; valid until the next gather.
struct GatheredSamples {
    at::Tensor x;             ///< (n, sampleShape...), float32; images lie channels-last
    std::span<const float> y; ///< n · targetWidth values
};

/// Copies samples of one split, in any order, into a buffer that is used again and again.
class SampleSource {
public:
    SampleSource(const Samples& samples, const std::vector<std::int64_t>& sampleShape, std::int64_t targetWidth,
                 bool channelsLast);

    std::int64_t count() const { return m_samples->count; }
    GatheredSamples gather(std::span<const std::int64_t> rows);

private:
    void copySample(std::int64_t row, float* to) const;

    const Samples* m_samples; ///< owned by the data set
    std::vector<std::int64_t> m_shape;
    std::int64_t m_size;
    std::int64_t m_targetWidth;
    bool m_channelsLast;
    at::Tensor m_x;
    std::vector<float> m_y;
};

} // namespace halfstep
