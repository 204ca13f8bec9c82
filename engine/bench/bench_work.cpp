#include "engine/bench/bench_work.h"

#include "engine/records/file_saver.h"

#include <utility>

namespace halfstep {
namespace {

constexpr std::int64_t firstBatch = 32;

RunConfig usual(ModelName model, LossKind loss)
{
    RunConfig config;
    config.model.name = model;
    config.loss = loss;
    config.batch = {firstBatch, 1, LastWindow::Drop, true};
    config.precision.amp = false;
    config.clipping.enabled = false;
    config.earlyStopping.enabled = false;
    config.optimizer.learningRate = 1e-4;
    config.run.maxEpochs = 1'000'000;
    return config;
}

std::string bytesOf(const std::vector<float>& values)
{
    return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(float)};
}

/// Puts the samples into a file and makes them the config's data set.
Result<BenchWork> workOver(const Samples& samples, std::vector<std::int64_t> shape, BenchWork work,
                           const std::string& folder)
{
    work.data = folder + "/" + work.name + ".bin";
    if (const auto problem = saveFile(work.data, bytesOf(samples.x) + bytesOf(samples.y)))
        return *problem;
    work.x = std::move(shape);
    work.x.insert(work.x.begin(), samples.count);
    work.config.dataset.name = DatasetName::Points;
    work.config.dataset.points =
        PointsConfig{{FileTensor{work.data, 0, work.x}, FileTensor{work.data, std::ssize(samples.x), {samples.count}}},
                     std::nullopt};
    const Result<DatasetPtr> dataset = loadDataset(work.config.dataset, work.config.loss);
    if (!dataset)
        return dataset.problems();
    work.dataset = *dataset;
    return work;
}

Result<BenchWork> workOver(DatasetName name, BenchWork work, const std::string& folder)
{
    DatasetConfig config;
    config.name = name;
    const Result<DatasetPtr> dataset = loadDataset(config, work.config.loss);
    if (!dataset)
        return dataset.problems();
    return workOver((*dataset)->train, (*dataset)->sampleShape, std::move(work), folder);
}

} // namespace

BenchWork BenchWork::with(std::int64_t microBatch) const
{
    BenchWork work = *this;
    work.config.batch.microBatch = microBatch;
    return work;
}

Result<BenchWork> mlpWork(const std::string& folder)
{
    BenchWork work{"mlp", usual(ModelName::TableMlp, LossKind::BinaryCrossEntropy), {}, {}, {}};
    work.config.optimizer.name = OptimizerName::Adam;
    return workOver(DatasetName::Synthetic, std::move(work), folder);
}

Result<BenchWork> cnnWork(const std::string& folder)
{
    BenchWork work{"cnn", usual(ModelName::GlyphCnn, LossKind::CrossEntropy), {}, {}, {}};
    return workOver(DatasetName::GlyphLab, std::move(work), folder);
}

Result<BenchWork> smallestWork(const std::string& folder)
{
    constexpr std::int64_t count = 4096;
    constexpr std::int64_t features = 8;
    Samples samples;
    samples.count = count;
    for (std::int64_t i = 0; i < features * count; ++i)
        samples.x.push_back(static_cast<float>(i * i % 7) - 3);
    for (std::int64_t i = 0; i < count; ++i)
        samples.y.push_back(static_cast<float>(i % 5) - 2);
    return workOver(samples, {features}, {"smallest", usual(ModelName::Linear, LossKind::MeanSquaredError), {}, {}, {}},
                    folder);
}

} // namespace halfstep
