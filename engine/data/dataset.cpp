#include "engine/data/dataset.h"

#include "engine/data/glyphlab.h"
#include "engine/data/idx_folder.h"
#include "engine/data/northstar.h"
#include "engine/data/points.h"
#include "engine/data/synthetic.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>
#include <span>

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

std::string commaSeparatedNames()
{
    std::string text;
    for (const std::string& name : datasetNames())
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

/// What a reader that gave up returns is of no use.
Result<Dataset> read(const DatasetConfig& config, const std::string& loss, const Cancelled& cancelled)
{
    if (config.name == "glyphlab")
        return makeGlyphLab(config.seed, cancelled);
    if (config.name == "northstar")
        return makeNorthstar(config.seed);
    if (config.name == "synthetic")
        return makeSynthetic(config.seed);
    if (config.name == "idx") {
        if (config.path.empty())
            return Problem{ProblemCode::OutOfRange, "dataset.path", "the folder of the IDX files"};
        return readIdxFolder(config, cancelled);
    }
    if (config.name == "points") {
        if (!config.points)
            return Problem{ProblemCode::WrongType, "dataset.points", "an object with x and y"};
        return readPoints(*config.points, loss, cancelled);
    }
    if (config.name == "csv")
        return Problem{ProblemCode::Unsupported, "dataset.name", "csv tables cannot be read by this version"};
    if (config.name == "images")
        return Problem{ProblemCode::Unsupported, "dataset.name", "image folders cannot be read by this version"};
    return Problem{ProblemCode::UnknownValue, "dataset.name", commaSeparatedNames()};
}

/// Can a model trained with this loss learn this task?
bool lossFits(const std::string& loss, Task task)
{
    switch (task) {
    case Task::Classification: return loss == "auto" || loss == "cross_entropy";
    case Task::Binary: return loss == "auto" || loss == "bce" || loss == "mse";
    case Task::Regression: return loss == "auto" || loss == "mse";
    }
    return false;
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

Result<DatasetPtr> loadDataset(const DatasetConfig& config, const std::string& loss, const Cancelled& cancelled)
{
    auto data = read(config, loss, cancelled);
    if (givesUp(cancelled))
        return std::vector<Problem>{};
    if (!data)
        return data.problems();
    if (data->train.count == 0)
        return Problem{ProblemCode::NoTrainingData, config.path.empty() ? config.name : config.path, {}};
    if (!lossFits(loss, data->task))
        return Problem{ProblemCode::Conflict, "loss", "dataset.name"};
    data->fingerprint = fingerprintOf(*data, cancelled);
    if (givesUp(cancelled))
        return std::vector<Problem>{};
    return std::make_shared<const Dataset>(std::move(*data));
}

std::vector<DatasetInfo> datasets()
{
    return {
        {"glyphlab", "Generated 24x24 grey images of three glyphs in scenes, with a corrupted copy of the test set"},
        {"northstar", "Generated table of 2,400 orders in time order: delivered after more than 7 days?"},
        {"synthetic", "Generated 8192x32 table with noisy binary labels, for measuring cost"},
        {"idx", "Folder with IDX files as MNIST and Fashion-MNIST have them, gzip or not (dataset.path)"},
        {"points", "Numbers written into the config, or float32 files that it names (dataset.points)"},
    };
}

std::vector<std::string> datasetNames()
{
    std::vector<std::string> names;
    for (const DatasetInfo& info : datasets())
        names.push_back(info.name);
    return names;
}

} // namespace halfstep
