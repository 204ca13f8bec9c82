#pragma once

#include "engine/config/run_config.h"
#include "engine/data/dataset.h"
#include "engine/training/batch_view.h"
#include "engine/training/flat_buffer.h"

#include <cstdint>
#include <span>
#include <vector>

namespace halfstep {

/// Copies samples of one split, in any order, into a buffer that is used again and again.
class SampleSource {
public:
    /// Samples and their shape are owned by the data set.
    SampleSource(const Samples& samples, const DataShape& shape, Layout layout);

    std::int64_t count() const { return m_samples->count; }
    /// Valid until the next call.
    BatchView gather(std::span<const std::int64_t> rows);

private:
    void copySample(std::int64_t row, float* to) const;

    const Samples* m_samples;
    std::span<const std::int64_t> m_shape;
    std::int64_t m_size;
    std::int64_t m_targetWidth;
    Layout m_layout;
    FlatBuffer m_x;
    std::vector<float> m_y;
};

/// The rows of so many samples in an epoch's order, which depends on the seed and the epoch only.
std::vector<std::int64_t> sampleOrder(const RunConfig& config, std::int64_t epoch, std::int64_t count);

} // namespace halfstep
