#include "engine/training/window_problem.h"

#include "engine/training/accumulation.h"

#include <algorithm>
#include <limits>
#include <string>

namespace halfstep {
namespace {

/// With `drop`, a window larger than the epoch would leave nothing to train on.
bool dropsEverything(const RunConfig& config, std::int64_t samples)
{
    const std::int64_t accumulation = config.mistakes.stepEveryMicroBatch ? 1 : config.batch.accumulation;
    return config.batch.lastWindow == LastWindow::Drop && config.batch.microBatch > samples / accumulation;
}

/// The fewest values that a sample gives to a channel of a normalisation layer; more than any without such a layer.
std::int64_t fewestValuesAChannel(const ModelSpec& model)
{
    std::int64_t fewest = std::numeric_limits<std::int64_t>::max();
    for (const LayerSpec& layer : model.layers)
        if (layer.kind == LayerKind::BatchNorm)
            fewest = std::min(fewest, layer.input.size() == 3 ? layer.input[1] * layer.input[2] : 1);
    return fewest;
}

/// One sample is left when so many are taken at a time.
bool leavesOne(std::int64_t samples, std::int64_t atATime)
{
    return atATime == 1 || samples % atATime == 1;
}

/// A variance needs two values; with one, torch.nn.BatchNorm raises an error: "Expected more than 1 value per channel".
std::optional<Problem> loneValue(const RunConfig& config, const Dataset& data)
{
    const std::int64_t samples = data.train.count;
    const std::int64_t microBatch = std::min(samples, config.batch.microBatch);
    if (microBatch == 1)
        return Problem{ProblemCode::Conflict, "batch.micro_batch", Reason::LoneSampleInMicroBatch, {}};
    // Windows are whole micro-batches but for the last one of an epoch, whatever A is.
    if (config.batch.lastWindow != LastWindow::Drop && leavesOne(samples, microBatch))
        return Problem{ProblemCode::Conflict, "batch.micro_batch", Reason::LoneSampleAtEpochEnd, {}};
    if (!config.mistakes.evaluateInTrainingMode)
        return std::nullopt;
    for (const Samples* part : {&data.validation, &data.test, &data.corruptedTest}) {
        if (part->count > 0 && leavesOne(part->count, evaluationChunk))
            return Problem{
                ProblemCode::Conflict, "mistakes.evaluate_in_training_mode", Reason::LoneSampleEvaluated, {}};
    }
    return std::nullopt;
}

} // namespace

std::optional<Problem> windowProblem(const RunConfig& config, const ModelSpec& model, const Dataset& data)
{
    if (dropsEverything(config, data.train.count))
        return Problem{ProblemCode::Conflict, "batch.last_window", Reason::HugeWindows, {data.train.count}};
    return fewestValuesAChannel(model) == 1 ? loneValue(config, data) : std::nullopt;
}

} // namespace halfstep
