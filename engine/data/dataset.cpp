#include "engine/data/dataset.h"

#include "engine/data/glyphlab.h"
#include "engine/data/idx_folder.h"
#include "engine/data/northstar.h"
#include "engine/data/points.h"
#include "engine/data/synthetic.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <mutex>
#include <numeric>
#include <span>
#include <utility>

namespace halfstep {

namespace {

class Fnv1a {
public:
    void add(std::span<const float> values)
    {
        for (const float value : values) {
            const auto bits = std::bit_cast<std::uint32_t>(value);
            for (int shift = 0; shift < 32; shift += 8) {
                m_hash ^= bits >> shift & 0xffu;
                m_hash *= 0x100000001b3u;
            }
        }
    }
    std::uint64_t value() const { return m_hash; }

private:
    std::uint64_t m_hash = 0xcbf29ce484222325u;
};

std::uint64_t fingerprintOf(const Dataset& data, const Cancelled& cancelled)
{
    constexpr std::size_t piece = 1 << 20;
    Fnv1a hash;
    for (const Samples* samples : {&data.train, &data.validation, &data.test, &data.corruptedTest}) {
        const std::span<const float> x = samples->x;
        for (std::size_t start = 0; start < x.size() && !givesUp(cancelled); start += piece)
            hash.add(x.subspan(start, std::min(piece, x.size() - start)));
        hash.add(samples->y);
    }
    return hash.value();
}

/// What a reader that gave up returns is of no use.
Result<Dataset> read(const DatasetConfig& config, LossKind loss, const Cancelled& cancelled)
{
    switch (config.name) {
    case DatasetName::GlyphLab: return makeGlyphLab(config.seed, cancelled);
    case DatasetName::Northstar: return makeNorthstar(config.seed);
    case DatasetName::Synthetic: return makeSynthetic(config.seed);
    case DatasetName::Idx:
        if (config.path.empty())
            return Problem{ProblemCode::OutOfRange, "dataset.path", Reason::IdxFolder, {}};
        return readIdxFolder(config, cancelled);
    case DatasetName::Points:
        if (!config.points)
            return Problem{ProblemCode::WrongType, "dataset.points", Reason::PointsObject, {}};
        return readPoints(*config.points, loss, cancelled);
    case DatasetName::Csv: return Problem{ProblemCode::Unsupported, "dataset.name", Reason::CsvUnreadable, {}};
    case DatasetName::Images: return Problem{ProblemCode::Unsupported, "dataset.name", Reason::ImagesUnreadable, {}};
    }
    return std::vector<Problem>{};
}

/// Can a model trained with this loss learn this task?
bool lossFits(LossKind loss, Task task)
{
    switch (task) {
    case Task::Classification: return loss == LossKind::Auto || loss == LossKind::CrossEntropy;
    case Task::Binary: return loss != LossKind::CrossEntropy;
    case Task::Regression: return loss == LossKind::Auto || loss == LossKind::MeanSquaredError;
    }
    return false;
}

/// Whether the config alone decides every bit: what is read from files may change.
bool isGenerated(const DatasetConfig& config)
{
    return config.name == DatasetName::GlyphLab || config.name == DatasetName::Northstar
           || config.name == DatasetName::Synthetic;
}

/// The generated data set that was asked for last, so that the next run begins at once.
class NewestGenerated {
public:
    DatasetPtr find(const DatasetConfig& config)
    {
        const std::lock_guard lock(m_mutex);
        return m_data && config == m_config ? m_data : nullptr;
    }
    void keep(const DatasetConfig& config, DatasetPtr data)
    {
        const std::lock_guard lock(m_mutex);
        m_config = config;
        m_data = std::move(data);
    }

private:
    std::mutex m_mutex;
    DatasetConfig m_config;
    DatasetPtr m_data;
};

NewestGenerated& newestGenerated()
{
    static NewestGenerated newest;
    return newest;
}

Result<DatasetPtr> make(const DatasetConfig& config, LossKind loss, const Cancelled& cancelled)
{
    auto data = read(config, loss, cancelled);
    if (givesUp(cancelled))
        return std::vector<Problem>{};
    if (!data)
        return data.problems();
    data->fingerprint = fingerprintOf(*data, cancelled);
    if (givesUp(cancelled))
        return std::vector<Problem>{};
    auto made = std::make_shared<const Dataset>(std::move(*data));
    if (isGenerated(config))
        newestGenerated().keep(config, made);
    return DatasetPtr(std::move(made));
}

} // namespace

std::int64_t Dataset::sampleSize() const
{
    return std::accumulate(sampleShape.begin(), sampleShape.end(), std::int64_t{1}, std::multiplies<>());
}

std::int64_t Dataset::answersPerSample() const
{
    switch (task) {
    case Task::Classification: return 1;
    case Task::Binary: return targetWidth;
    case Task::Regression: return 0;
    }
    return 0;
}

Result<DatasetPtr> loadDataset(const DatasetConfig& config, LossKind loss, const Cancelled& cancelled)
{
    if (givesUp(cancelled))
        return std::vector<Problem>{};
    const DatasetPtr known = isGenerated(config) ? newestGenerated().find(config) : nullptr;
    Result<DatasetPtr> data = known ? Result<DatasetPtr>(known) : make(config, loss, cancelled);
    if (!data || !*data)
        return data;
    if ((*data)->train.count == 0)
        return Problem{ProblemCode::NoTrainingData,
                       config.path.empty() ? std::string(wordOf(config.name)) : config.path};
    if (!lossFits(loss, (*data)->task))
        return Problem{ProblemCode::Conflict, "loss", Reason::Named, {"dataset.name"}};
    return data;
}

} // namespace halfstep
