/// bench_training: processor time of one micro-batch's step (forward, backward, update) on one thread, the engine in
/// float32, emulated float16 and bfloat16 beside a plain LibTorch loop over the same model and data. The candidates
/// take turns in slices, so that a busy machine slows all of them; medians over the slices.

#include "engine/data/dataset.h"
#include "engine/nn/compute_setup.h"
#include "engine/nn/torch.h"
#include "engine/session/engine_choice.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <memory>
#include <vector>

using namespace halfstep;

namespace {

constexpr int slices = 11;
constexpr int stepsInSlice = 60;

double threadMicroseconds()
{
    std::timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) * 1e-3;
}

RunConfig configFor(const char* model, std::int64_t microBatch, const char* dtype)
{
    RunConfig config;
    config.model.name = *choiceNamed<ModelName>(model);
    if (config.model.name == ModelName::TableMlp)
        config.dataset.name = DatasetName::Northstar;
    config.optimizer.learningRate = 1e-4; // so low that the loss, and with it the work, stays ordinary
    config.batch = {microBatch, 1, LastWindow::Drop, true};
    config.precision.dtype = dtype;
    config.precision.amp = config.precision.dtype != "float32";
    config.run.maxEpochs = 1000000;
    return config;
}

/// The same data without a validation part, so that an epoch's end costs nothing.
DatasetPtr trainingPart(const RunConfig& config)
{
    auto dataset = std::make_shared<Dataset>(**loadDataset(config.dataset, config.loss));
    dataset->validation = {};
    return dataset;
}

class EngineSteps {
public:
    explicit EngineSteps(const RunConfig& config) : m_trainer(std::move(*makeTrainer(config, trainingPart(config)))) {}

    void operator()()
    {
        if (m_trainer->epochDone())
            m_trainer->endEpoch([] { return false; });
        m_trainer->runAttempt();
    }

private:
    std::unique_ptr<Trainer> m_trainer;
};

torch::nn::Sequential plainModel(ModelName name)
{
    using namespace torch::nn;
    if (name == ModelName::TinyMlp)
        return Sequential(Flatten(), Linear(576, 16), ReLU(), Linear(16, 3));
    if (name == ModelName::TableMlp)
        return Sequential(Linear(8, 48), ReLU(), Linear(48, 1));
    return Sequential(Conv2d(Conv2dOptions(1, 16, 3).padding(1)), ReLU(), MaxPool2d(2),
                      Conv2d(Conv2dOptions(16, 32, 3).padding(1)), ReLU(), MaxPool2d(2), Flatten(), Linear(1152, 64),
                      ReLU(), Linear(64, 3));
}

/// As a tutorial writes it: index, forward, loss, backward, clip, step.
class PlainSteps {
public:
    explicit PlainSteps(const RunConfig& config)
        : m_model(plainModel(config.model.name))
        , m_optimizer(m_model->parameters(), torch::optim::SGDOptions(1e-4).momentum(0.9))
        , m_microBatch(config.batch.microBatch)
    {
        const DatasetPtr dataset = trainingPart(config);
        std::vector<std::int64_t> shape = dataset->sampleShape;
        shape.insert(shape.begin(), dataset->train.count);
        m_x = torch::from_blob(const_cast<float*>(dataset->train.x.data()), shape).clone();
        m_y = torch::from_blob(const_cast<float*>(dataset->train.y.data()), {dataset->train.count}).clone();
        m_binary = config.model.name == ModelName::TableMlp;
    }

    void operator()()
    {
        const at::Tensor rows = torch::randint(m_x.size(0), {m_microBatch}, at::kLong);
        m_optimizer.zero_grad();
        const at::Tensor logits = m_model->forward(m_x.index_select(0, rows));
        const at::Tensor y = m_y.index_select(0, rows);
        at::Tensor loss = m_binary ? torch::binary_cross_entropy_with_logits(logits.squeeze(1), y)
                                   : torch::cross_entropy_loss(logits, y.to(at::kLong));
        loss.backward();
        torch::nn::utils::clip_grad_norm_(m_model->parameters(), 5.0);
        m_optimizer.step();
        m_sum += loss.item<double>();
    }

private:
    torch::nn::Sequential m_model;
    torch::optim::SGD m_optimizer;
    std::int64_t m_microBatch;
    at::Tensor m_x;
    at::Tensor m_y;
    bool m_binary = false;
    double m_sum = 0;
};

double median(std::vector<double> values)
{
    std::ranges::nth_element(values, values.begin() + slices / 2);
    return values[slices / 2];
}

void compare(const char* model, std::int64_t microBatch)
{
    const RunConfig single = configFor(model, microBatch, "float32");
    std::vector<std::function<void()>> candidates(4);
    candidates[0] = [steps = std::make_shared<PlainSteps>(single)] { (*steps)(); };
    const char* dtypes[] = {"float32", "float16", "bfloat16"};
    for (std::size_t i = 0; i < 3; ++i)
        candidates[i + 1] = [steps = std::make_shared<EngineSteps>(configFor(model, microBatch, dtypes[i]))] {
            (*steps)();
        };
    std::vector<std::vector<double>> times(candidates.size());
    for (int slice = 0; slice < slices; ++slice) {
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            const double start = threadMicroseconds();
            for (int step = 0; step < stepsInSlice; ++step)
                candidates[i]();
            times[i].push_back((threadMicroseconds() - start) / stepsInSlice);
        }
    }
    const double plain = median(times[0]);
    std::printf("%-10s %3lld  %9.1f  %9.1f %5.2fx", model, static_cast<long long>(microBatch), plain, median(times[1]),
                plain / median(times[1]));
    for (std::size_t i = 2; i < times.size(); ++i)
        std::printf("  %9.1f %5.2fx", median(times[i]), median(times[i]) / median(times[1]));
    std::printf("\n");
    std::fflush(stdout);
}

} // namespace

int main()
{
    setUpCompute(1);
    std::printf("microseconds a step    plain    engine faster    float16 of float32  bfloat16 of float32\n");
    for (const std::int64_t microBatch : {4, 16, 64}) {
        compare("tiny-mlp", microBatch);
        compare("table-mlp", microBatch);
        compare("glyph-cnn", microBatch);
    }
}
