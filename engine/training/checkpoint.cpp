// The checkpoint's content: model.*, best.*, optimizer.*, scaler.*, rng.* as tensors; config and position as JSON
// in the metadata. Everything a run changes is here, so that resuming gives the bits of never having stopped.
#include "engine/training/checkpoint.h"

#include "engine/config/setting_values.h"
#include "engine/config/settings_table.h"
#include "engine/training/progress_checks.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <span>

namespace halfstep {
namespace {

using Json = nlohmann::ordered_json;

SafeTensor tensorOf(const std::string& prefix, const ParameterSpec& tensor, std::span<const float> buffer)
{
    const std::span<const float> values = part(buffer, tensor);
    return {prefix + tensor.name, "F32", tensor.shape,
            std::string(reinterpret_cast<const char*>(values.data()), values.size_bytes())};
}

bool isAnything(float)
{
    return true;
}
bool isFinite(float value)
{
    return std::isfinite(value);
}
bool isNumber(float value)
{
    return !std::isnan(value);
}
bool isNotNegative(float value)
{
    return value >= 0;
}
bool isVariance(float value)
{
    return isFinite(value) && isNotNegative(value);
}

/// Copies tensors out of a checkpoint, remembering the first that does not fit.
class Reader {
public:
    Reader(const SafeTensors& content, const std::string& path) : m_content(content), m_path(path) {}

    /// A flat buffer whose tensors are named `prefix` and their own name.
    FlatBuffer read(const std::string& prefix, const std::vector<ParameterSpec>& tensors, bool (*isPossible)(float))
    {
        FlatBuffer buffer(tensors);
        for (const ParameterSpec& tensor : tensors)
            read(prefix + tensor.name, tensor.shape, part(buffer.values(), tensor), isPossible);
        return buffer;
    }

    /// Both flat buffers of a model.
    BestModel readModel(const std::string& prefix, const TrainingState& like, bool (*isWeight)(float))
    {
        FlatBuffer weights = read(prefix, like.parameters, isWeight);
        FlatBuffer statistics(like.statistics.tensors());
        for (const ParameterSpec& tensor : like.statistics.tensors())
            read(prefix + tensor.name, tensor.shape, part(statistics.values(), tensor),
                 tensor.name.ends_with("running_var") ? isVariance : isFinite);
        return {std::move(weights), std::move(statistics)};
    }

    const std::optional<Problem>& problem() const { return m_problem; }

private:
    void read(const std::string& name, const std::vector<std::int64_t>& shape, std::span<float> to,
              bool (*isPossible)(float))
    {
        const SafeTensor* tensor = m_content.find(name);
        if (!tensor || tensor->dtype != "F32" || tensor->shape != shape)
            return fail({ProblemCode::CheckpointMismatch, m_path, Reason::Named, {name}});
        std::memcpy(to.data(), tensor->bytes.data(), tensor->bytes.size());
        if (!std::ranges::all_of(to, isPossible))
            fail({ProblemCode::CorruptCheckpoint, m_path, Reason::ImpossibleValue, {name}});
    }

    void fail(Problem problem)
    {
        if (!m_problem)
            m_problem = std::move(problem);
    }

    const SafeTensors& m_content;
    const std::string& m_path;
    std::optional<Problem> m_problem;
};

/// The first setting in which a resumed run may not differ from the one it goes on with, but does.
std::optional<std::string> foreignSetting(const RunConfig& started, const RunConfig& asked)
{
    const auto stays = [](const auto& setting) { return !setting.live && !setting.onResume; };
    std::vector<Json> before;
    forEachSetting(started, [&](const auto& setting, auto&& field) {
        if (stays(setting))
            before.push_back(settingJson(field));
    });
    auto value = before.cbegin();
    std::optional<std::string> foreign;
    forEachSetting(asked, [&](const auto& setting, auto&& field) {
        if (stays(setting) && *value++ != settingJson(field) && !foreign)
            foreign = setting.key;
    });
    return foreign;
}

/// A resumed run cannot have less before it than behind it.
std::optional<Problem> alreadyPast(const ExecutionConfig& asked, const Position& position)
{
    const std::int64_t begun = position.epoch - (position.cursor == 0);
    if (asked.maxEpochs < begun)
        return Problem{ProblemCode::OutOfRange, "run.max_epochs", Reason::AtLeast, {begun}};
    if (asked.maxAttempts > 0 && asked.maxAttempts < position.attempt)
        return Problem{ProblemCode::OutOfRange, "run.max_attempts", Reason::AtLeast, {position.attempt}};
    return std::nullopt;
}

void restoreProgress(RunState& run, const Progress& progress)
{
    run.training.optimizer.setSteps(progress.optimizerSteps);
    run.training.scaler.restore(progress.scale, progress.growthTracker);
    run.training.dropout.restore(progress.dropout);
    run.stopping.restore(progress.bestLoss, progress.bestEpoch, progress.observations, progress.badInARow,
                         progress.notFiniteInARow);
    run.verdict.restore(progress.verdict);
    if (progress.schedule) {
        run.schedule.restore(*progress.schedule);
    } else {
        run.position = {}; // one plan held from the start to here
        run.schedule = LinearSchedule(run.plan(progress.started.run, liveSettingsOf(progress.started)).attemptsLeft());
    }
    run.position = progress.position;
    run.changes = progress.changes;
    run.live = progress.live;
    run.replan(run.plan(progress.started.run, run.live).attemptsLeft());
}

} // namespace

SafeTensors encodeCheckpoint(const RunState& run)
{
    const TrainingState& training = run.training;
    SafeTensors content;
    const auto add = [&](const std::string& prefix, const std::vector<ParameterSpec>& tensors,
                         std::span<const float> buffer) {
        for (const ParameterSpec& tensor : tensors)
            content.tensors.push_back(tensorOf(prefix, tensor, buffer));
    };
    add("model.", training.parameters, training.weights.values());
    add("model.", training.statistics.tensors(), training.statistics.inForce());
    if (run.best) {
        add("best.", training.parameters, run.best->weights.values());
        add("best.", training.statistics.tensors(), run.best->statistics.values());
    }
    for (const auto& [name, values] : training.optimizer.state())
        add("optimizer." + name + ".", training.parameters, values);
    if (run.config.mistakes.keepGradientsOnSkip)
        add("kept_gradient.", training.parameters, training.gradient.values());
    writeProgress({run.position, run.verdict.state(), run.changes, run.config, run.live, run.dataset->fingerprint,
                   run.stopping.best(), run.stopping.bestIndex(), run.stopping.observations(), run.stopping.badInARow(),
                   run.stopping.notFiniteInARow(), run.schedule.state(), training.optimizer.steps(),
                   training.scaler.scale(), training.scaler.growthTracker(), training.dropout.state()},
                  content);
    return content;
}

Result<Progress> fittingProgress(const RunState& run, const SafeTensors& content, const std::string& path)
{
    Result<Progress> progress = readProgress(content, path);
    if (!progress)
        return progress;
    const auto mismatch = [&](std::string what) {
        return Problem{ProblemCode::CheckpointMismatch, path, Reason::Named, {std::move(what)}};
    };
    const Dataset& data = *run.dataset;
    if (progress->datasetFingerprint != data.fingerprint)
        return mismatch("dataset");
    if (const auto setting = foreignSetting(progress->started, run.config))
        return mismatch(*setting);
    if (auto problem = misfit(*progress, {data.train.count, data.answersPerSample(), data.validation.count > 0}, path))
        return *problem;
    if (auto problem = alreadyPast(run.config.run, progress->position))
        return *problem;
    return progress;
}

std::optional<Problem> restoreCheckpoint(RunState& run, const Progress& progress, const SafeTensors& content,
                                         const std::string& path)
{
    // Into fresh buffers first: a checkpoint that does not fit must leave the run as it was.
    TrainingState& training = run.training;
    Reader reader(content, path);
    // Rounding to a smaller format can overflow; an update never does.
    const auto isWeight = run.config.precision.masterWeights ? isFinite : isAnything;
    const BestModel model = reader.readModel("model.", training, isWeight);
    std::optional<BestModel> best;
    if (progress.bestEpoch > 0)
        best = reader.readModel("best.", training, isWeight);
    std::vector<FlatBuffer> moments;
    for (const auto& [name, values] : training.optimizer.state())
        moments.push_back(reader.read("optimizer." + name + ".", training.parameters,
                                      name == "exp_avg_sq" ? isNotNegative : isNumber));
    std::optional<FlatBuffer> keptGradient;
    if (run.config.mistakes.keepGradientsOnSkip)
        keptGradient = reader.read("kept_gradient.", training.parameters, isAnything);
    if (reader.problem())
        return reader.problem();

    std::ranges::copy(model.weights.values(), training.weights.values().begin());
    std::ranges::copy(model.statistics.values(), training.statistics.inForce().begin());
    run.best = std::move(best);
    auto moment = moments.begin();
    for (const auto& [name, values] : training.optimizer.state())
        std::ranges::copy((moment++)->values(), values.begin());
    if (keptGradient)
        std::ranges::copy(keptGradient->values(), training.gradient.values().begin());
    restoreProgress(run, progress);
    return std::nullopt;
}

} // namespace halfstep
