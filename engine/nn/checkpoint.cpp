// The checkpoint's content: model.*, best.*, optimizer.*, scaler.*, rng.* as tensors; config and position as JSON
// in the metadata. Everything a run changes is here, so that resuming gives the bits of never having stopped.
#include "engine/config/config_json.h"
#include "engine/nn/checkpoint_progress.h"
#include "engine/nn/trainer_parts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <span>

namespace halfstep {
namespace {

using Json = nlohmann::ordered_json;

SafeTensor tensorOf(std::string name, const at::Tensor& tensor)
{
    const at::Tensor values = tensor.detach().cpu().contiguous();
    return {std::move(name), "F32", values.sizes().vec(),
            std::string(reinterpret_cast<const char*>(values.data_ptr<float>()), values.nbytes())};
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

/// Copies tensors out of a checkpoint into prepared places, remembering the first that does not fit.
class Reader {
public:
    Reader(const SafeTensors& content, const std::string& path) : m_content(content), m_path(path) {}

    void read(const std::string& name, at::Tensor to, bool (*isPossible)(float))
    {
        const SafeTensor* tensor = m_content.find(name);
        if (!tensor || tensor->dtype != "F32" || tensor->shape != to.sizes().vec())
            return fail({ProblemCode::CheckpointMismatch, m_path, name});
        const std::span<float> values(to.data_ptr<float>(), static_cast<std::size_t>(to.numel()));
        std::memcpy(values.data(), tensor->bytes.data(), tensor->bytes.size());
        if (!std::ranges::all_of(values, isPossible))
            fail({ProblemCode::CorruptCheckpoint, m_path, name + " holds a value that it cannot have"});
    }

    const std::optional<Problem>& problem() const { return m_problem; }

private:
    void fail(Problem problem)
    {
        if (!m_problem)
            m_problem = std::move(problem);
    }

    const SafeTensors& m_content;
    const std::string& m_path;
    std::optional<Problem> m_problem;
};

std::string keyPath(std::string pointer)
{
    std::ranges::replace(pointer, '/', '.');
    return pointer.substr(1);
}

/// The first setting that a resumed run may not change. The data are judged by their fingerprint; how long to go
/// on, and what may change live, is the user's choice.
std::optional<std::string> foreignSetting(const RunConfig& started, const RunConfig& asked)
{
    RunConfig wanted = withLiveSettings(asked, liveSettingsOf(started));
    wanted.dataset = started.dataset;
    wanted.earlyStopping.enabled = started.earlyStopping.enabled;
    wanted.run.maxEpochs = started.run.maxEpochs;
    wanted.run.maxAttempts = started.run.maxAttempts;
    wanted.run.checkpointEvery = started.run.checkpointEvery;
    wanted.run.recordWeights = started.run.recordWeights;
    wanted.run.threads = started.run.threads;
    if (wanted == started)
        return std::nullopt;
    const Json before = halfstep::toJson(started).flatten();
    const Json after = halfstep::toJson(wanted).flatten();
    for (const auto& [key, value] : after.items())
        if (!before.contains(key) || before.at(key) != value)
            return keyPath(key);
    for (const auto& [key, value] : before.items())
        if (!after.contains(key))
            return keyPath(key);
    return "config";
}

/// What is in force, but for the settings that were asked to be others than the run was started with.
LiveSettings liveAfterResume(const LiveSettings& started, const LiveSettings& asked, LiveSettings inForce)
{
    const auto take = [](const auto& before, const auto& wanted, auto& now) {
        if (wanted != before)
            now = wanted;
    };
    take(started.amp, asked.amp, inForce.amp);
    take(started.dtype, asked.dtype, inForce.dtype);
    take(started.accumulation, asked.accumulation, inForce.accumulation);
    take(started.clipping, asked.clipping, inForce.clipping);
    take(started.maxNorm, asked.maxNorm, inForce.maxNorm);
    take(started.learningRate, asked.learningRate, inForce.learningRate);
    take(started.patience, asked.patience, inForce.patience);
    take(started.minDelta, asked.minDelta, inForce.minDelta);
    return inForce;
}

/// A resumed run cannot have less before it than behind it.
std::optional<Problem> alreadyPast(const ExecutionConfig& asked, const Position& position)
{
    const std::int64_t begun = position.epoch - (position.cursor == 0);
    if (asked.maxEpochs < begun)
        return Problem{ProblemCode::OutOfRange, "run.max_epochs", ">= " + std::to_string(begun)};
    if (asked.maxAttempts > 0 && asked.maxAttempts < position.attempt)
        return Problem{ProblemCode::OutOfRange, "run.max_attempts", ">= " + std::to_string(position.attempt)};
    return std::nullopt;
}

} // namespace

SafeTensors Trainer::Parts::encode()
{
    SafeTensors content;
    const auto& specs = pipeline.parameters();
    const auto add = [&](const std::string& prefix, const FlatTensors& flat) {
        for (std::size_t i = 0; i < specs.size(); ++i)
            content.tensors.push_back(tensorOf(prefix + specs[i].name, flat.tensors()[i]));
    };
    const auto addStatistics = [&](const std::string& prefix, const std::vector<NormStatistics>& list) {
        for (const NormStatistics& statistics : list) {
            content.tensors.push_back(tensorOf(prefix + statistics.layer + ".running_mean", statistics.mean));
            content.tensors.push_back(tensorOf(prefix + statistics.layer + ".running_var", statistics.variance));
        }
    };
    add("model.", pipeline.weights());
    addStatistics("model.", pipeline.network().statistics());
    if (best) {
        add("best.", best->weights);
        addStatistics("best.", best->statistics);
    }
    for (const auto& [name, flat] : pipeline.optimizer().state())
        add("optimizer." + name + ".", *flat);
    if (config.mistakes.keepGradientsOnSkip)
        add("kept_gradient.", pipeline.gradient());
    writeProgress({position, verdict.state(), changes, config, live, dataset->fingerprint, stopping.best(),
                   stopping.bestIndex(), stopping.observations(), stopping.badInARow(), stopping.notFiniteInARow(),
                   schedule.state(), pipeline.optimizer().steps(), pipeline.scaler().scale(),
                   pipeline.scaler().growthTracker(), pipeline.dropout().state()},
                  content);
    return content;
}

std::optional<Problem> Trainer::Parts::restore(const SafeTensors& content, const std::string& path,
                                               LiveSettings& wanted)
{
    const auto mismatch = [&](std::string what) {
        return Problem{ProblemCode::CheckpointMismatch, path, std::move(what)};
    };
    const Result<Progress> read = readProgress(content, path);
    if (!read)
        return read.problems().front();
    const Progress& progress = *read;
    if (progress.datasetFingerprint != dataset->fingerprint)
        return mismatch("dataset");
    if (const auto setting = foreignSetting(progress.started, config))
        return mismatch(*setting);
    if (auto problem = misfit(progress, {train.count(), dataset->answersPerSample(), validation.count() > 0}, path))
        return problem;
    if (auto problem = alreadyPast(config.run, progress.position))
        return problem;
    if (const auto problems = problemsUnder(progress.live); !problems.empty())
        return problems.front();

    // Into fresh buffers first: a checkpoint that does not fit must leave the run as it was.
    Reader reader(content, path);
    const auto& specs = pipeline.parameters();
    const auto readFlat = [&](const std::string& prefix, bool (*isPossible)(float)) {
        FlatTensors flat(specs);
        for (std::size_t i = 0; i < specs.size(); ++i)
            reader.read(prefix + specs[i].name, flat.tensors()[i], isPossible);
        return flat;
    };
    const auto readStatistics = [&](const std::string& prefix) {
        std::vector<NormStatistics> list;
        for (const NormStatistics& like : pipeline.network().statistics()) {
            list.push_back({like.layer, at::empty(like.mean.sizes()), at::empty(like.variance.sizes())});
            reader.read(prefix + like.layer + ".running_mean", list.back().mean, isFinite);
            reader.read(prefix + like.layer + ".running_var", list.back().variance, isVariance);
            list.back().mean = list.back().mean.to(like.mean.device());
            list.back().variance = list.back().variance.to(like.variance.device());
        }
        return list;
    };
    // Rounding to a smaller format can overflow; an update never does.
    const auto isWeight = config.precision.masterWeights ? isFinite : isAnything;
    const FlatTensors model = readFlat("model.", isWeight);
    const std::vector<NormStatistics> statistics = readStatistics("model.");
    std::optional<BestModel> bestModel;
    if (progress.bestEpoch > 0)
        bestModel.emplace(BestModel{readFlat("best.", isWeight), readStatistics("best.")});
    std::vector<FlatTensors> optimizerState;
    for (const auto& [name, flat] : pipeline.optimizer().state())
        optimizerState.push_back(readFlat("optimizer." + name + ".", name == "exp_avg_sq" ? isNotNegative : isNumber));
    std::optional<FlatTensors> keptGradient;
    if (config.mistakes.keepGradientsOnSkip)
        keptGradient = readFlat("kept_gradient.", isAnything);
    if (reader.problem())
        return reader.problem();

    std::ranges::copy(model.values(), pipeline.weights().values().begin());
    pipeline.network().statistics() = statistics;
    best = std::move(bestModel);
    std::size_t next = 0;
    for (const auto& [name, flat] : pipeline.optimizer().state())
        std::ranges::copy(optimizerState[next++].values(), flat->values().begin());
    if (keptGradient)
        std::ranges::copy(keptGradient->values(), pipeline.gradient().values().begin());
    pipeline.optimizer().setSteps(progress.optimizerSteps);
    pipeline.scaler().restore(progress.scale, progress.growthTracker);
    pipeline.dropout().restore(progress.dropout);
    pipeline.setPrecision(*precisionFor(withLiveSettings(config, progress.live).precision, pipeline.device().type()));
    pipeline.setClipping(progress.live.clipping ? progress.live.maxNorm : 0);
    stopping.change(progress.live.patience, progress.live.minDelta);
    stopping.restore(progress.bestLoss, progress.bestEpoch, progress.observations, progress.badInARow,
                     progress.notFiniteInARow);
    verdict.restore(progress.verdict);
    if (progress.schedule) {
        schedule.restore(*progress.schedule);
    } else {
        position = {}; // one plan held from the start to here
        schedule = LinearSchedule(plan(progress.started.run, liveSettingsOf(progress.started)).attemptsLeft());
    }
    position = progress.position;
    changes = progress.changes;
    live = progress.live;
    replan(plan(progress.started.run, live).attemptsLeft());
    wanted = liveAfterResume(liveSettingsOf(progress.started), liveSettingsOf(config), progress.live);
    return std::nullopt;
}

} // namespace halfstep
