#include "engine/training/sample_source.h"

#include "engine/numerics/random.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <numeric>

namespace halfstep {

SampleSource::SampleSource(const Samples& samples, const DataShape& shape, Layout layout)
    : m_samples(&samples)
    , m_shape(shape.sampleShape)
    , m_size(std::accumulate(m_shape.begin(), m_shape.end(), std::int64_t{1}, std::multiplies<>()))
    , m_targetWidth(shape.targetWidth)
    , m_layout(layout)
{
}

BatchView SampleSource::gather(std::span<const std::int64_t> rows)
{
    const std::size_t elements = rows.size() * static_cast<std::size_t>(m_size);
    if (m_x.size() < elements)
        m_x = FlatBuffer(elements);
    float* to = m_x.values().data();
    m_y.resize(rows.size() * static_cast<std::size_t>(m_targetWidth));
    auto target = m_y.begin();
    for (const std::int64_t row : rows) {
        copySample(row, to);
        to += m_size;
        target = std::copy_n(m_samples->y.begin() + row * m_targetWidth, m_targetWidth, target);
    }
    return {std::ssize(rows), m_shape, m_layout, m_x.values().first(elements), m_y};
}

void SampleSource::copySample(std::int64_t row, float* to) const
{
    const float* from = m_samples->x.data() + row * m_size;
    if (m_layout == Layout::RowMajor || m_shape[0] == 1) {
        std::memcpy(to, from, static_cast<std::size_t>(m_size) * sizeof(float));
        return;
    }
    const std::int64_t channels = m_shape[0];
    const std::int64_t pixels = m_size / channels;
    for (std::int64_t c = 0; c < channels; ++c)
        for (std::int64_t p = 0; p < pixels; ++p)
            to[p * channels + c] = from[c * pixels + p];
}

std::vector<std::int64_t> sampleOrder(const RunConfig& config, std::int64_t epoch, std::int64_t count)
{
    if (config.batch.shuffle) {
        const std::uint64_t seed = derivedSeed(config.run.seed, "order");
        return Random(seed + static_cast<std::uint64_t>(epoch)).permutation(count);
    }
    std::vector<std::int64_t> rows(static_cast<std::size_t>(count));
    std::iota(rows.begin(), rows.end(), 0);
    return rows;
}

} // namespace halfstep
