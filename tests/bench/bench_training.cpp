/// bench_training: processor time of one micro-batch's step (forward, backward, update) on one thread, the engine in
/// float32, emulated float16 and bfloat16 beside a plain LibTorch loop over the same model and data. The candidates
/// take turns in slices, so that a busy machine slows all of them; medians over the slices. Below it what a run adds to
/// each attempt of its trainer, with and without a run folder, and while somebody looks inside; means, since that is
/// not the same in every slice.

#include "engine/data/dataset.h"
#include "engine/nn/compute_setup.h"
#include "engine/nn/torch.h"
#include "engine/session/engine_choice.h"
#include "engine/session/run_loop.h"

#include <algorithm>
#include <array>
#include <condition_variable>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include <stdlib.h>

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
        runAttempt(*m_trainer);
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
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

double mean(const std::vector<double>& values)
{
    double sum = 0;
    for (const double value : values)
        sum += value;
    return sum / static_cast<double>(values.size());
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

/// Who of several threads may go on; the others wait.
class Turns {
public:
    explicit Turns(int threads) : m_threads(threads) {}

    void wait(int who)
    {
        std::unique_lock lock(m_mutex);
        m_passed.wait(lock, [&] { return m_turn == who; });
    }
    void pass()
    {
        const std::lock_guard lock(m_mutex);
        m_turn = (m_turn + 1) % m_threads;
        m_passed.notify_all();
    }

private:
    int m_threads;
    int m_turn = 0;
    std::mutex m_mutex;
    std::condition_variable m_passed;
};

/// One of several runs that take turns: the processor time of its thread an attempt, in slices.
class Slices final : public RunCommands, public RunCollector {
public:
    static constexpr std::size_t count = 61;

    Slices(Turns& turns, int who, int attempts, Watching watching = Watching::Nobody)
        : m_turns(turns)
        , m_who(who)
        , m_attempts(attempts)
        , m_watching(watching)
    {
    }

    bool stopRequested() const override { return microseconds.size() > count; }
    Watching watching() const override { return m_watching; }
    void begin(std::shared_ptr<const RunFacts>) override { start(); }
    using RunCollector::add;
    void add(const AttemptRecord& record) override
    {
        RunCollector::add(record);
        attemptDone();
    }
    void attemptDone()
    {
        if (++m_done % m_attempts != 0)
            return;
        microseconds.push_back((threadMicroseconds() - m_start) / m_attempts);
        RunCollector::take();
        m_turns.pass();
        if (!stopRequested())
            start();
    }

    std::vector<double> microseconds; ///< of each slice

private:
    void start()
    {
        m_turns.wait(m_who);
        m_start = threadMicroseconds();
    }

    Turns& m_turns;
    int m_who;
    int m_attempts; ///< of a slice
    Watching m_watching;
    int m_done = 0;
    double m_start = 0;
};

/// The smallest of steps: eight weights.
RunConfig smallestRun()
{
    constexpr std::int64_t samples = 4096;
    InlineTensor x{{}, {samples, 8}};
    InlineTensor y{{}, {samples}};
    for (std::int64_t i = 0; i < 8 * samples; ++i)
        x.values.push_back(static_cast<float>(i * i % 7) - 3);
    for (std::int64_t i = 0; i < samples; ++i)
        y.values.push_back(static_cast<float>(i % 5) - 2);
    RunConfig config = configFor("linear", 1, "float32");
    config.dataset.name = DatasetName::Points;
    config.dataset.points = PointsConfig{x, y, std::nullopt};
    config.loss = LossKind::MeanSquaredError;
    return config;
}

void trainAlone(const RunConfig& config, Slices& turn)
{
    const auto trainer = std::move(*makeTrainer(config, trainingPart(config)));
    turn.begin({});
    while (!turn.stopRequested()) {
        if (trainer->epochDone())
            trainer->endEpoch([] { return false; });
        runAttempt(*trainer);
        turn.attemptDone();
    }
}

void compareOverheads(const char* name, const RunConfig& config, int attempts)
{
    std::string folder = (std::filesystem::temp_directory_path() / "bench_training-XXXXXX").string();
    if (!::mkdtemp(folder.data()))
        return;
    Turns turns(4);
    std::array<Slices, 4> runs{Slices(turns, 0, attempts), Slices(turns, 1, attempts), Slices(turns, 2, attempts),
                               Slices(turns, 3, attempts, Watching::NowAndThen)};
    {
        const std::jthread alone([&] { trainAlone(config, runs[0]); });
        const std::jthread withoutFolder([&] { runLoop(config, {}, runs[1], runs[1]); });
        const std::jthread withFolder([&] { runLoop(config, {folder + "/run", {}}, runs[2], runs[2]); });
        const std::jthread lookedAt([&] { runLoop(config, {}, runs[3], runs[3]); });
    }
    std::filesystem::remove_all(folder);
    std::printf("\n%s: microseconds an attempt of the trainer alone %.2f", name, median(runs[0].microseconds));
    const char* kinds[] = {"", "without a folder", "with a folder", "looked inside"};
    for (std::size_t i = 1; i < 4; ++i) {
        std::vector<double> more;
        for (std::size_t slice = 1; slice < Slices::count; ++slice) // the first one warms up
            more.push_back(runs[i].microseconds[slice] - runs[0].microseconds[slice]);
        std::printf(", more in a run %s %+.2f", kinds[i], mean(more));
    }
    std::printf("\n");
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
    compareOverheads("smallest run", smallestRun(), 400);
    RunConfig usual = configFor("glyph-cnn", 4, "float16");
    usual.batch.accumulation = 4;
    usual.run.maxEpochs = 1000000;
    compareOverheads("glyph-cnn, float16", usual, 20);
}
