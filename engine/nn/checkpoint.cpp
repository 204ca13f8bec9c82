// The checkpoint's content: model.*, best.*, optimizer.*, scaler.*, rng.* as tensors; config and position as JSON
// in the metadata. Everything a run changes is here, so that resuming gives the bits of never having stopped.
#include "engine/config/config_json.h"
#include "engine/nn/trainer_parts.h"
#include "engine/session/checkpoint_config.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstring>
#include <limits>

namespace halfstep {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* formatName = "halfstep.checkpoint/1";

template <typename T>
SafeTensor tensorOf(std::string name, const char* dtype, std::vector<std::int64_t> shape, const T* values,
                    std::size_t count)
{
    return {std::move(name), dtype, std::move(shape),
            std::string(reinterpret_cast<const char*>(values), count * sizeof(T))};
}

SafeTensor tensorOf(std::string name, const at::Tensor& tensor)
{
    const at::Tensor values = tensor.detach().cpu().contiguous();
    return tensorOf(std::move(name), "F32", values.sizes().vec(), values.data_ptr<float>(),
                    static_cast<std::size_t>(values.numel()));
}

/// Copies tensors out of a checkpoint into prepared places, remembering the first that does not fit.
class Reader {
public:
    Reader(const SafeTensors& content, const std::string& path) : m_content(content), m_path(path) {}

    void read(const std::string& name, at::Tensor to)
    {
        const SafeTensor* tensor = m_content.find(name);
        if (!tensor || tensor->dtype != "F32" || tensor->shape != to.sizes().vec()) {
            fail(name);
            return;
        }
        std::memcpy(to.data_ptr<float>(), tensor->bytes.data(), tensor->bytes.size());
    }

    template <typename T>
    void readValues(const std::string& name, T* values, std::size_t count)
    {
        const SafeTensor* tensor = m_content.find(name);
        if (!tensor || tensor->bytes.size() != count * sizeof(T)) {
            fail(name);
            return;
        }
        std::memcpy(values, tensor->bytes.data(), tensor->bytes.size());
    }

    const std::optional<Problem>& problem() const { return m_problem; }

private:
    void fail(const std::string& name)
    {
        if (!m_problem)
            m_problem = Problem{ProblemCode::CheckpointMismatch, m_path, name};
    }

    const SafeTensors& m_content;
    const std::string& m_path;
    std::optional<Problem> m_problem;
};

/// JSON has no inf and no NaN: those are null, and null is read back as the value given.
double numberOr(const Json& json, double otherwise)
{
    return json.is_number() ? json.get<double>() : otherwise;
}

Json toJson(const Position& p)
{
    return {{"attempt", p.attempt},
            {"applied", p.applied},
            {"epoch", p.epoch},
            {"cursor", p.cursor},
            {"epoch_loss_sum", p.epochLossSum},
            {"epoch_correct", p.epochCorrect},
            {"epoch_samples", p.epochSamples},
            {"epoch_seconds", p.epochSeconds},
            {"dropped_samples", p.droppedSamples},
            {"last_train_loss", p.lastTrainLoss},
            {"peak_bytes", p.peakBytes}};
}

Position positionFrom(const Json& json)
{
    Position p;
    p.attempt = json.at("attempt");
    p.applied = json.at("applied");
    p.epoch = json.at("epoch");
    p.cursor = json.at("cursor");
    p.epochLossSum = numberOr(json.at("epoch_loss_sum"), std::numeric_limits<double>::quiet_NaN());
    p.epochCorrect = json.at("epoch_correct");
    p.epochSamples = json.at("epoch_samples");
    p.epochSeconds = json.at("epoch_seconds");
    p.droppedSamples = json.at("dropped_samples");
    p.lastTrainLoss = numberOr(json.at("last_train_loss"), std::numeric_limits<double>::quiet_NaN());
    p.peakBytes = json.at("peak_bytes");
    return p;
}

Json toJson(const SkipVerdict::State& s)
{
    return {s.attempts,
            s.applied,
            s.skipped,
            s.calibrationSkips,
            s.consecutiveSkips,
            s.consecutiveCurable,
            s.consecutiveHopeless,
            s.scaleBeforeSkips,
            s.scale};
}

SkipVerdict::State verdictFrom(const Json& json)
{
    constexpr double infinite = std::numeric_limits<double>::infinity();
    return {json.at(0),
            json.at(1),
            json.at(2),
            json.at(3),
            json.at(4),
            json.at(5),
            json.at(6),
            numberOr(json.at(7), infinite),
            numberOr(json.at(8), infinite)};
}

Json toJson(const std::vector<LiveChange>& changes)
{
    Json list = Json::array();
    for (const LiveChange& change : changes)
        list.push_back(
            {{"attempt", change.attempt}, {"key", change.key}, {"before", change.before}, {"after", change.after}});
    return list;
}

std::vector<LiveChange> changesFrom(const Json& json)
{
    std::vector<LiveChange> changes;
    for (const Json& change : json)
        changes.push_back({change.at("attempt"), change.at("key"), change.at("before"), change.at("after")});
    return changes;
}

/// The pieces of a checkpoint that are read before anything of the run is touched.
struct Progress {
    Position position;
    SkipVerdict::State verdict;
    std::vector<LiveChange> changes;
    RunConfig started; ///< as the run was started
    LiveSettings live; ///< as in force
    std::string fingerprint;
    double best = 0;
    std::int64_t bestIndex = 0;
    std::int64_t observations = 0;
    std::int64_t badInARow = 0;
};

Progress progressFrom(const SafeTensors& content)
{
    const Json json = Json::parse(content.metadata.at("halfstep.progress"));
    Progress progress;
    progress.position = positionFrom(json.at("position"));
    progress.verdict = verdictFrom(json.at("verdict"));
    progress.changes = changesFrom(json.at("changes"));
    progress.fingerprint = json.at("dataset_fingerprint");
    const Json& stopping = json.at("early_stopping");
    progress.best = numberOr(stopping.at("best"), std::numeric_limits<double>::infinity());
    progress.bestIndex = stopping.at("best_epoch");
    progress.observations = stopping.at("observations");
    progress.badInARow = stopping.at("bad_in_a_row");
    const Result<RunConfig> live = configFromJson(content.metadata.at("halfstep.config_in_force"), {});
    if (!live)
        throw std::runtime_error("its settings cannot be read");
    progress.live = liveSettingsOf(*live);
    const Result<RunConfig> started = configFromJson(content.metadata.at("halfstep.config"), {});
    if (!started)
        throw std::runtime_error("its settings cannot be read");
    progress.started = *started;
    return progress;
}

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
    const std::int64_t steps = pipeline.optimizer().steps();
    content.tensors.push_back(tensorOf("optimizer.step", "I64", {}, &steps, 1));
    const float scale = pipeline.scaler().scale();
    const std::int64_t tracker = pipeline.scaler().growthTracker();
    content.tensors.push_back(tensorOf("scaler.scale", "F32", {}, &scale, 1));
    content.tensors.push_back(tensorOf("scaler.growth_tracker", "I64", {}, &tracker, 1));
    const Random::State state = pipeline.dropout().state();
    content.tensors.push_back(tensorOf("rng.dropout", "I64", {4}, state.data(), state.size()));

    const Json progress = {
        {"position", toJson(position)},
        {"verdict", toJson(verdict.state())},
        {"changes", toJson(changes)},
        {"dataset_fingerprint", std::to_string(dataset->fingerprint)},
        {"early_stopping",
         {{"best", stopping.best()},
          {"best_epoch", stopping.bestIndex()},
          {"observations", stopping.observations()},
          {"bad_in_a_row", stopping.badInARow()}}},
    };
    content.metadata["halfstep.format"] = formatName;
    content.metadata["halfstep.attempt"] = std::to_string(position.attempt);
    content.metadata["halfstep.config"] = halfstep::toJson(config).dump();
    content.metadata["halfstep.config_in_force"] = halfstep::toJson(withLiveSettings(config, live)).dump();
    content.metadata["halfstep.progress"] = progress.dump();
    return content;
}

std::optional<Problem> Trainer::Parts::restore(const SafeTensors& content, const std::string& path,
                                               LiveSettings& wanted)
{
    const auto mismatch = [&](std::string what) {
        return Problem{ProblemCode::CheckpointMismatch, path, std::move(what)};
    };
    Progress progress;
    try {
        if (content.metadata.at("halfstep.format") != formatName)
            return Problem{ProblemCode::CorruptCheckpoint, path,
                           "it is of another kind than " + std::string(formatName)};
        progress = progressFrom(content);
    } catch (const std::exception&) {
        return Problem{ProblemCode::CorruptCheckpoint, path, "its position in the run cannot be read"};
    }
    if (progress.fingerprint != std::to_string(dataset->fingerprint))
        return mismatch("dataset");
    if (const auto setting = foreignSetting(progress.started, config))
        return mismatch(*setting);
    const Result<Precision> precision =
        precisionFor(withLiveSettings(config, progress.live).precision, pipeline.device().type());
    if (!precision)
        return precision.problems().front();

    // Into fresh buffers first: a checkpoint that does not fit must leave the run as it was.
    Reader reader(content, path);
    const auto& specs = pipeline.parameters();
    const auto readFlat = [&](const std::string& prefix) {
        FlatTensors flat(specs);
        for (std::size_t i = 0; i < specs.size(); ++i)
            reader.read(prefix + specs[i].name, flat.tensors()[i]);
        return flat;
    };
    const auto readStatistics = [&](const std::string& prefix) {
        std::vector<NormStatistics> list;
        for (const NormStatistics& like : pipeline.network().statistics()) {
            list.push_back({like.layer, at::empty(like.mean.sizes()), at::empty(like.variance.sizes())});
            reader.read(prefix + like.layer + ".running_mean", list.back().mean);
            reader.read(prefix + like.layer + ".running_var", list.back().variance);
            list.back().mean = list.back().mean.to(like.mean.device());
            list.back().variance = list.back().variance.to(like.variance.device());
        }
        return list;
    };
    const FlatTensors model = readFlat("model.");
    const std::vector<NormStatistics> statistics = readStatistics("model.");
    std::optional<BestModel> bestModel;
    if (progress.bestIndex > 0)
        bestModel.emplace(BestModel{readFlat("best."), readStatistics("best.")});
    std::vector<FlatTensors> optimizerState;
    for (const auto& [name, flat] : pipeline.optimizer().state())
        optimizerState.push_back(readFlat("optimizer." + name + "."));
    std::optional<FlatTensors> keptGradient;
    if (config.mistakes.keepGradientsOnSkip)
        keptGradient = readFlat("kept_gradient.");
    std::int64_t steps = 0;
    float scale = 1;
    std::int64_t tracker = 0;
    Random::State random{};
    reader.readValues("optimizer.step", &steps, 1);
    reader.readValues("scaler.scale", &scale, 1);
    reader.readValues("scaler.growth_tracker", &tracker, 1);
    reader.readValues("rng.dropout", random.data(), random.size());
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
    pipeline.optimizer().setSteps(steps);
    pipeline.scaler().restore(scale, tracker);
    pipeline.dropout().restore(random);
    pipeline.setPrecision(*precision);
    pipeline.setClipping(progress.live.clipping ? progress.live.maxNorm : 0);
    stopping.change(progress.live.patience, progress.live.minDelta);
    stopping.restore(progress.best, progress.bestIndex, progress.observations, progress.badInARow);
    verdict.restore(progress.verdict);
    position = progress.position;
    changes = progress.changes;
    live = progress.live;
    wanted = liveAfterResume(liveSettingsOf(progress.started), liveSettingsOf(config), progress.live);
    return std::nullopt;
}

Result<RunConfig> readCheckpointConfig(const std::string& path)
{
    const Result<SafeTensors> content = readSafeTensors(path);
    if (!content)
        return content.problems();
    const auto config = content->metadata.find("halfstep.config");
    if (config == content->metadata.end())
        return Problem{ProblemCode::CorruptCheckpoint, path, "it holds no settings"};
    return configFromJson(config->second, {});
}

} // namespace halfstep
