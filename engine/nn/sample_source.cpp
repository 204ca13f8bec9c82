#include "engine/nn/sample_source.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <numeric>

namespace halfstep {

SampleSource::SampleSource(const Samples& samples, const std::vector<std::int64_t>& sampleShape,
                           std::int64_t targetWidth, bool channelsLast)
    : m_samples(&samples)
    , m_shape(sampleShape)
    , m_size(std::accumulate(sampleShape.begin(), sampleShape.end(), std::int64_t{1}, std::multiplies<>()))
    , m_targetWidth(targetWidth)
    , m_channelsLast(channelsLast)
{
}

GatheredSamples SampleSource::gather(std::span<const std::int64_t> rows)
{
    const auto n = static_cast<std::int64_t>(rows.size());
    if (!m_x.defined() || m_x.size(0) < n) {
        std::vector<std::int64_t> sizes{n};
        sizes.insert(sizes.end(), m_shape.begin(), m_shape.end());
        // Asked for by format: with one channel the strides would otherwise look like either layout.
        m_x = m_channelsLast
                  ? at::empty(sizes, at::TensorOptions(at::kFloat).memory_format(at::MemoryFormat::ChannelsLast))
                  : at::empty(sizes, at::kFloat);
    }
    float* to = m_x.data_ptr<float>();
    m_y.resize(static_cast<std::size_t>(n * m_targetWidth));
    auto target = m_y.begin();
    for (const std::int64_t row : rows) {
        copySample(row, to);
        to += m_size;
        target = std::copy_n(m_samples->y.begin() + row * m_targetWidth, m_targetWidth, target);
    }
    return {m_x.narrow(0, 0, n), m_y};
}

void SampleSource::copySample(std::int64_t row, float* to) const
{
    const float* from = m_samples->x.data() + row * m_size;
    if (!m_channelsLast || m_shape[0] == 1) {
        std::memcpy(to, from, static_cast<std::size_t>(m_size) * sizeof(float));
        return;
    }
    const std::int64_t channels = m_shape[0];
    const std::int64_t pixels = m_size / channels;
    for (std::int64_t c = 0; c < channels; ++c)
        for (std::int64_t p = 0; p < pixels; ++p)
            to[p * channels + c] = from[c * pixels + p];
}

} // namespace halfstep
