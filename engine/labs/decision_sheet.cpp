#include "engine/data/dataset.h"
#include "engine/labs/experiments.h"
#include "engine/model/estimate.h"
#include "engine/session/compute_probe.h"

#include <chrono>
#include <limits>
#include <string>

namespace halfstep {
namespace {

RunConfig configFor(const LabInputs& inputs, DeviceKind device)
{
    RunConfig config = plainConfig();
    config.dataset.name = DatasetName::Synthetic;
    config.model.name = ModelName::TableMlp;
    config.optimizer.name = OptimizerName::Adam;
    config.optimizer.learningRate = 0.001;
    config.batch = {inputs.whole("batch"), 1, LastWindow::Step, true};
    config.run.maxEpochs = inputs.whole("repeats") + 1; // the first one warms up
    config.run.device = device;
    return config;
}

/// Medians over the epochs after the first.
struct Measured {
    double trainSeconds = 0;
    double loadSeconds = 0;
    double transferSeconds = 0;
    double evaluateSeconds = 0;
};

Measured measuredOf(const SessionUpdate& run)
{
    std::vector<double> train;
    std::vector<double> evaluate;
    std::vector<double> load(run.epochs.size(), 0.0);
    std::vector<double> transfer(run.epochs.size(), 0.0);
    for (const AttemptRecord& record : run.attempts) {
        load[static_cast<std::size_t>(record.epoch - 1)] += record.loadMicroseconds * 1e-6;
        transfer[static_cast<std::size_t>(record.epoch - 1)] += record.transferMicroseconds * 1e-6;
    }
    for (std::size_t i = 1; i < run.epochs.size(); ++i) {
        train.push_back(run.epochs[i].epochSeconds);
        evaluate.push_back(run.epochs[i].evaluateSeconds);
    }
    load.erase(load.begin());
    transfer.erase(transfer.begin());
    return {median(train), median(load), median(transfer), median(evaluate)};
}

/// The six steps in their order. Without a GPU those about one stay theoretical, and no speed-up is stated.
LabResult compute(const LabInputs& inputs, const LabWatch& watch)
{
    const RunConfig config = configFor(inputs, DeviceKind::Cpu);
    const auto start = std::chrono::steady_clock::now();
    const Experiment experiment = experimentFor(config);
    const double generating = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const bool cuda = deviceAvailable(DeviceKind::Cuda);
    const Measured cpu = measuredOf(trained(config, watch, 0.1, cuda ? 0.5 : 1));
    Measured gpu;
    if (cuda)
        gpu = measuredOf(trained(configFor(inputs, DeviceKind::Cuda), watch, 0.5, 1));
    TrainingPlan plan;
    plan.batch = config.batch.microBatch;
    plan.rows = 8192;
    plan.bandwidth = inputs.number("bandwidth");
    const Estimate estimate = estimateFor(experiment.model(), plan);
    const double samplesPerSecond = static_cast<double>(plan.rows) / cpu.trainSeconds;
    const double unknown = std::numeric_limits<double>::quiet_NaN();

    LabTable sheet{"sheet", {"step", "quantity", "value", "unit", "basis"}};
    const auto add = [&](std::int64_t step, const char* quantity, double value, const char* unit, const char* basis) {
        sheet.add(step, std::string(quantity), value, std::string(unit), std::string(basis));
    };
    const char* ofGpu = cuda ? "measured" : "theoretical";
    add(1, "cpu_generate_and_convert", generating, "s", "measured");
    add(1, "cpu_load_epoch", cpu.loadSeconds, "s", "measured");
    add(1, "cpu_train_epoch", cpu.trainSeconds, "s", "measured");
    add(1, "cpu_evaluate", cpu.evaluateSeconds, "s", "measured");
    add(1, "cpu_samples_per_second", samplesPerSecond, "1/s", "measured");
    add(2, "gpu_present", cuda ? 1 : 0, "", "measured");
    add(3, "transfer_data_set", cuda ? gpu.transferSeconds : *estimate.transferSeconds, "s", ofGpu);
    add(4, "gpu_train_epoch", cuda ? gpu.trainSeconds : unknown, "s", ofGpu);
    add(5, "whole_path_speed_up",
        cuda ? (cpu.trainSeconds + cpu.evaluateSeconds) / (gpu.trainSeconds + gpu.evaluateSeconds) : unknown, "",
        ofGpu);
    add(6, "state_bytes", static_cast<double>(estimate.stateBytes), "B", "computed");
    add(6, "activation_bytes", static_cast<double>(estimate.activationBytes), "B", "computed");
    LabResult result;
    result.holds = cpu.trainSeconds > 0;
    result.verdict = cuda ? "measured" : "theoretical";
    result.say("cpu_samples_per_s", samplesPerSecond);
    result.say("cpu_epoch_s", cpu.trainSeconds);
    result.say("gpu_epoch_s", cuda ? gpu.trainSeconds : unknown);
    result.say("transfer_s", *estimate.transferSeconds);
    result.say("state_bytes", estimate.stateBytes);
    result.say("activation_bytes", estimate.activationBytes);
    LabTable seconds{"seconds", {"stage", "seconds", "basis"}};
    for (const auto& row : sheet.rows)
        if (row[3] == LabValue(std::string("s")) && std::get<double>(row[2]) > 0)
            seconds.add(row[1], row[2], row[4]);
    result.tables = {std::move(sheet), std::move(seconds)};
    return result;
}

} // namespace

extern const Lab decisionSheet;
const Lab decisionSheet{
    .name = "decision-sheet",
    .parameters = {{"batch", ParameterKind::Whole, std::int64_t{512}, 1, 8192},
                   {"repeats", ParameterKind::Whole, std::int64_t{5}, 3, 100},
                   {"bandwidth", ParameterKind::Number, 8e9, 1, 1e15}},
    .numbers = {"cpu_samples_per_s", "cpu_epoch_s", "gpu_epoch_s", "transfer_s", "state_bytes", "activation_bytes"},
    .verdicts = {"measured", "theoretical"},
    .predicts = {PredictionKind::Number, "cpu_samples_per_s"},
    .figure = {.table = "seconds", .x = "stage", .values = {"seconds"}, .logarithmic = true, .bars = true},
    .compute = compute,
};

} // namespace halfstep
