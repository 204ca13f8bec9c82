#include "app/estimate_command.h"

#include "app/number_arguments.h"
#include "app/wording.h"
#include "engine/model/described_model.h"
#include "engine/model/estimate.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>

namespace halfstep {

namespace {

using Json = nlohmann::ordered_json;

std::int64_t countUpTo(const std::string& text, const std::string& option, std::int64_t most = 1'000'000'000'000)
{
    const std::int64_t count = countArgument(text, option);
    if (count < 1 || count > most)
        throw BadArgument(option + " must be from 1 to " + grouped(most) + ".");
    return count;
}

double positive(const std::string& text, const std::string& option)
{
    const double number = numberArgument(text, option);
    if (!(number > 0 && number < 1e30))
        throw BadArgument(option + " must be above 0 and below 1e30.");
    return number;
}

TrainingPlan planFrom(const EstimateCommand& command)
{
    TrainingPlan plan;
    plan.batch = countUpTo(command.batch, "--batch", 10'000'000);
    plan.optimizer = command.optimizer == "adam" ? OptimizerName::Adam : OptimizerName::Sgd;
    plan.momentum = command.optimizer == "sgd-momentum";
    const auto format = FormatLayout::named(command.dtype);
    if (!format)
        throw BadArgument("--dtype: there is no format \"" + command.dtype + "\" (see: halfstep list formats).");
    plan.format = *format;
    if (command.rows)
        plan.rows = countUpTo(*command.rows, "--rows");
    if (command.bandwidth)
        plan.bandwidth = positive(*command.bandwidth, "--bandwidth");
    if (command.memory)
        plan.memory = positive(*command.memory, "--memory");
    if (command.effectiveBatch)
        plan.effectiveBatch = countUpTo(*command.effectiveBatch, "--effective-batch");
    if (command.secondBatch)
        plan.secondBatch = countUpTo(*command.secondBatch, "--second-batch");
    return plan;
}

const char* nameOf(LayerKind kind)
{
    switch (kind) {
    case LayerKind::Flatten: return "flatten";
    case LayerKind::Linear: return "linear";
    case LayerKind::Conv2d: return "conv2d";
    case LayerKind::BatchNorm: return "batch_norm";
    case LayerKind::LayerNorm: return "layer_norm";
    case LayerKind::Relu: return "relu";
    case LayerKind::MaxPool2d: return "max_pool2d";
    case LayerKind::Dropout: return "dropout";
    }
    return "";
}

template <typename T>
Json known(const std::optional<T>& value)
{
    return value ? Json(*value) : Json();
}

Json toJson(const EstimateCommand& command, const TrainingPlan& plan, const Estimate& estimate)
{
    Json layers = Json::array();
    for (const LayerCost& layer : estimate.layers)
        layers.push_back({{"name", layer.name},
                          {"kind", nameOf(layer.kind)},
                          {"output", layer.output},
                          {"parameters", layer.parameters},
                          {"forward_flop", layer.forwardFlop},
                          {"activation_bytes", layer.activationBytes}});
    return {{"model", command.model},
            {"batch", plan.batch},
            {"optimizer", command.optimizer},
            {"dtype", plan.format.name},
            {"parameters", estimate.parameters},
            {"forward_flop", estimate.forwardFlop},
            {"backward_flop", estimate.backwardFlop},
            {"training_flop", estimate.trainingFlop},
            {"parameter_bytes", estimate.parameterBytes},
            {"gradient_bytes", estimate.gradientBytes},
            {"optimizer_bytes", estimate.optimizerBytes},
            {"low_precision_copy_bytes", estimate.copyBytes},
            {"state_bytes", estimate.stateBytes},
            {"input_bytes", estimate.inputBytes},
            {"activation_bytes", estimate.activationBytes},
            {"peak_bytes", estimate.peakBytes},
            {"rows", plan.rows > 0 ? Json(plan.rows) : Json()},
            {"batches", plan.rows > 0 ? Json(estimate.batches) : Json()},
            {"epoch_flop", plan.rows > 0 ? Json(estimate.epochFlop) : Json()},
            {"dataset_bytes", plan.rows > 0 ? Json(estimate.datasetBytes) : Json()},
            {"transfer_s", known(estimate.transferSeconds)},
            {"largest_micro_batch", known(estimate.largestMicroBatch)},
            {"accumulation", known(estimate.accumulation)},
            {"second_batch", plan.secondBatch > 0 ? Json(plan.secondBatch) : Json()},
            {"variance_ratio", known(estimate.varianceRatio)},
            {"layers", std::move(layers)}};
}

void line(const char* what, const std::string& value, const char* note = "")
{
    std::cout << "  " << what << std::string(26 - std::string_view(what).size(), ' ') << value << note << '\n';
}

std::string shapeText(const std::vector<std::int64_t>& shape)
{
    std::string text;
    for (const std::int64_t side : shape)
        text += (text.empty() ? "" : "x") + std::to_string(side);
    return text;
}

void print(const EstimateCommand& command, const TrainingPlan& plan, const Estimate& estimate)
{
    std::cout << command.model << ", micro-batches of " << grouped(plan.batch) << ", " << command.optimizer << ", "
              << plan.format.name << " (computed, not measured)\n";
    line("parameters", grouped(estimate.parameters));
    line("FLOP forward", grouped(estimate.forwardFlop), " a micro-batch");
    line("FLOP backward", grouped(estimate.backwardFlop));
    line("weights", grouped(estimate.parameterBytes), " bytes");
    line("gradients", grouped(estimate.gradientBytes), " bytes");
    line("optimizer", grouped(estimate.optimizerBytes), " bytes");
    line("low-precision copy", grouped(estimate.copyBytes), " bytes");
    line("together", grouped(estimate.stateBytes), " bytes");
    line("activations", grouped(estimate.activationBytes), " bytes, the inputs among them");
    line("peak", grouped(estimate.peakBytes),
         " bytes, with the backward pass: a rule for any engine, inspect tells a run's own");
    if (plan.rows > 0) {
        line("FLOP of an epoch", grouped(estimate.epochFlop));
        line("batches of an epoch", grouped(estimate.batches));
        line("data set", grouped(estimate.datasetBytes), " bytes");
    }
    if (estimate.transferSeconds)
        line("transfer of the data set", rounded(*estimate.transferSeconds, 5), " s");
    if (estimate.largestMicroBatch)
        line("largest micro-batch", grouped(*estimate.largestMicroBatch), " samples in that memory");
    if (estimate.accumulation)
        line("accumulation factor A", grouped(*estimate.accumulation));
    if (estimate.varianceRatio)
        line("variance of the gradient", rounded(*estimate.varianceRatio, 6),
             (" times that of batches of " + grouped(plan.secondBatch) + ", in theory").c_str());
    std::cout << "\n  layer       output        parameters    FLOP forward    activation bytes\n";
    for (const LayerCost& layer : estimate.layers) {
        std::cout << "  " << padded(layer.name, 12) << padded(shapeText(layer.output), 14)
                  << padded(grouped(layer.parameters), 14) << padded(grouped(layer.forwardFlop), 16)
                  << grouped(layer.activationBytes) << '\n';
    }
}

} // namespace

int runEstimate(const EstimateCommand& command)
{
    try {
        const TrainingPlan plan = planFrom(command);
        std::vector<std::int64_t> input;
        if (!command.input.empty()) {
            const auto shape = shapeFrom(command.input);
            if (!shape)
                return refuse(shape.problems());
            input = *shape;
        }
        const Result<ModelSpec> model = describedModel(command.model, input);
        if (!model)
            return refuse(model.problems());
        if (!isCountable(*model, plan))
            return refuseArgument("The operations or bytes of that model and so many samples are beyond 2^63.");
        const Estimate estimate = estimateFor(*model, plan);
        if (command.json)
            std::cout << toJson(command, plan, estimate).dump() << '\n';
        else
            print(command, plan, estimate);
        return exit_code::done;
    } catch (const BadArgument& problem) {
        return refuseArgument(problem.what());
    }
}

} // namespace halfstep
