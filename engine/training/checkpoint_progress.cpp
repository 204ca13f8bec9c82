#include "engine/training/checkpoint_progress.h"

#include "engine/config/config_json.h"
#include "engine/config/config_problems.h"
#include "engine/training/progress_checks.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstring>

namespace halfstep {
namespace {

using Json = nlohmann::json;

constexpr const char* formatName = "halfstep.checkpoint/1";
constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr double notKnown = std::numeric_limits<double>::quiet_NaN();

template <typename T>
SafeTensor tensorOf(std::string name, const char* dtype, std::vector<std::int64_t> shape, const T* values,
                    std::size_t count)
{
    return {std::move(name), dtype, std::move(shape),
            std::string(reinterpret_cast<const char*>(values), count * sizeof(T))};
}

template <typename T>
bool readTensor(const SafeTensors& content, const char* name, const char* dtype, const std::vector<std::int64_t>& shape,
                T* values, std::size_t count)
{
    const SafeTensor* tensor = content.find(name);
    if (!tensor || tensor->dtype != dtype || tensor->shape != shape || tensor->bytes.size() != count * sizeof(T))
        return false;
    std::memcpy(values, tensor->bytes.data(), tensor->bytes.size());
    return true;
}

/// Each reads one value of an object; false, and the value as it was, when the key is absent or of another type.
bool readField(const Json& json, const char* key, std::string& value)
{
    const auto found = json.find(key);
    if (found == json.end() || !found->is_string())
        return false;
    value = found->get<std::string>();
    return true;
}

bool readField(const Json& json, const char* key, std::int64_t& value)
{
    const auto found = json.find(key);
    if (found == json.end() || !found->is_number_integer())
        return false;
    value = found->get<std::int64_t>();
    return true;
}

bool readField(const Json& json, const char* key, double& value)
{
    const auto found = json.find(key);
    if (found == json.end() || !found->is_number())
        return false;
    value = found->get<double>();
    return true;
}

/// JSON has neither inf nor NaN: they are null, and null is read back as `otherwise`.
bool readNumber(const Json& json, const char* key, double& value, double otherwise)
{
    const auto found = json.find(key);
    if (found == json.end() || !found->is_null())
        return readField(json, key, value);
    value = otherwise;
    return true;
}

nlohmann::ordered_json toJson(const Position& p)
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
            {"peak_bytes", p.peakBytes},
            {"seconds", p.seconds},
            {"samples", p.samples}};
}

bool read(const Json& json, Position& p)
{
    return readField(json, "attempt", p.attempt) && readField(json, "applied", p.applied)
           && readField(json, "epoch", p.epoch) && readField(json, "cursor", p.cursor)
           && readNumber(json, "epoch_loss_sum", p.epochLossSum, notKnown)
           && readField(json, "epoch_correct", p.epochCorrect) && readField(json, "epoch_samples", p.epochSamples)
           && readNumber(json, "epoch_seconds", p.epochSeconds, notKnown)
           && readField(json, "dropped_samples", p.droppedSamples)
           && readNumber(json, "last_train_loss", p.lastTrainLoss, notKnown)
           && readField(json, "peak_bytes", p.peakBytes)
           && (!json.contains("seconds") // as in checkpoints that were written before runs added up their parts
               || (readNumber(json, "seconds", p.seconds, notKnown) && readField(json, "samples", p.samples)));
}

nlohmann::ordered_json toJson(const SkipVerdict::State& s)
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

bool read(const Json& json, SkipVerdict::State& s)
{
    const std::array counts{&s.attempts,           &s.applied,          &s.skipped,
                            &s.calibrationSkips,   &s.consecutiveSkips, &s.consecutiveCurable,
                            &s.consecutiveHopeless};
    const std::array scales{&s.scaleBeforeSkips, &s.scale};
    if (!json.is_array() || json.size() != counts.size() + scales.size())
        return false;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (!json[i].is_number_integer())
            return false;
        *counts[i] = json[i].get<std::int64_t>();
    }
    for (std::size_t i = 0; i < scales.size(); ++i) {
        const Json& value = json[counts.size() + i];
        if (!value.is_number() && !value.is_null())
            return false;
        *scales[i] = value.is_null() ? infinite : value.get<double>();
    }
    return true;
}

nlohmann::ordered_json toJson(const std::vector<LiveChange>& changes)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const LiveChange& change : changes)
        list.push_back(
            {{"attempt", change.attempt}, {"key", change.key}, {"before", change.before}, {"after", change.after}});
    return list;
}

bool read(const Json& json, std::vector<LiveChange>& changes)
{
    for (const Json& item : json) {
        LiveChange change;
        if (!readField(item, "attempt", change.attempt) || !readField(item, "key", change.key)
            || !readField(item, "before", change.before) || !readField(item, "after", change.after))
            return false;
        changes.push_back(std::move(change));
    }
    return json.is_array();
}

/// Absent where plans could not change on the way yet.
bool readSchedule(const Json& json, std::optional<LinearSchedule::State>& schedule)
{
    if (json.is_null())
        return true;
    LinearSchedule::State& s = schedule.emplace();
    return readField(json, "begin", s.begin) && readField(json, "share", s.share) && readField(json, "end", s.end);
}

bool readStopping(const Json& json, Progress& progress)
{
    if (json.contains("not_finite_in_a_row") && !readField(json, "not_finite_in_a_row", progress.notFiniteInARow))
        return false;
    return readNumber(json, "best", progress.bestLoss, infinite) && readField(json, "best_epoch", progress.bestEpoch)
           && readField(json, "observations", progress.observations)
           && readField(json, "bad_in_a_row", progress.badInARow);
}

bool readFingerprint(const Json& json, std::uint64_t& fingerprint)
{
    std::string text;
    if (!readField(json, "dataset_fingerprint", text))
        return false;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), fingerprint);
    return error == std::errc() && end == text.data() + text.size();
}

std::string metadata(const SafeTensors& content, const char* key)
{
    const auto found = content.metadata.find(key);
    return found == content.metadata.end() ? std::string() : found->second;
}

/// What is not nested like a checkpoint's becomes null, so that reading it fails.
Json parsed(const std::string& text)
{
    constexpr int deepest = 4;
    bool tooDeep = false;
    Json json = Json::parse(
        text, [&](int depth, Json::parse_event_t, Json&) { return !(tooDeep = tooDeep || depth > deepest); }, false);
    return tooDeep ? Json() : json;
}

bool readConfigs(const SafeTensors& content, Progress& progress)
{
    const Result<RunConfig> started = configFromJson(metadata(content, "halfstep.config"), {});
    const Result<RunConfig> inForce = configFromJson(metadata(content, "halfstep.config_in_force"), {});
    if (!started || !inForce || !problemsIn(*started).empty() || !problemsIn(*inForce).empty())
        return false;
    progress.started = *started;
    progress.live = liveSettingsOf(*inForce);
    return true;
}

/// The first part that cannot be read, or null.
const char* readParts(const SafeTensors& content, Progress& progress)
{
    const Json json = parsed(metadata(content, "halfstep.progress"));
    const auto part = [&](const char* key) { return json.is_object() && json.contains(key) ? json.at(key) : Json(); };
    if (!read(part("position"), progress.position))
        return "position";
    if (!read(part("verdict"), progress.verdict))
        return "verdict";
    if (!read(part("changes"), progress.changes))
        return "changes";
    if (!readStopping(part("early_stopping"), progress))
        return "early_stopping";
    if (!readSchedule(part("schedule"), progress.schedule))
        return "schedule";
    if (!readFingerprint(json, progress.datasetFingerprint))
        return "dataset_fingerprint";
    if (!readConfigs(content, progress))
        return "config";
    if (!readTensor(content, "optimizer.step", "I64", {}, &progress.optimizerSteps, 1))
        return "optimizer.step";
    if (!readTensor(content, "scaler.scale", "F32", {}, &progress.scale, 1))
        return "scaler.scale";
    if (!readTensor(content, "scaler.growth_tracker", "I64", {}, &progress.growthTracker, 1))
        return "scaler.growth_tracker";
    if (!readTensor(content, "rng.dropout", "I64", {4}, progress.dropout.data(), progress.dropout.size()))
        return "rng.dropout";
    return nullptr;
}

Problem corrupt(const std::string& path, Reason reason, std::vector<Argument> arguments)
{
    return {ProblemCode::CorruptCheckpoint, path, reason, std::move(arguments)};
}

} // namespace

void writeProgress(const Progress& progress, SafeTensors& content)
{
    nlohmann::ordered_json json = {
        {"position", toJson(progress.position)},
        {"verdict", toJson(progress.verdict)},
        {"changes", toJson(progress.changes)},
        {"dataset_fingerprint", std::to_string(progress.datasetFingerprint)},
        {"early_stopping",
         {{"best", progress.bestLoss},
          {"best_epoch", progress.bestEpoch},
          {"observations", progress.observations},
          {"bad_in_a_row", progress.badInARow},
          {"not_finite_in_a_row", progress.notFiniteInARow}}},
    };
    if (const auto& schedule = progress.schedule)
        json["schedule"] = {{"begin", schedule->begin}, {"share", schedule->share}, {"end", schedule->end}};
    content.metadata["halfstep.format"] = formatName;
    content.metadata["halfstep.attempt"] = std::to_string(progress.position.attempt);
    content.metadata["halfstep.config"] = toJson(progress.started).dump();
    content.metadata["halfstep.config_in_force"] = toJson(withLiveSettings(progress.started, progress.live)).dump();
    content.metadata["halfstep.progress"] = json.dump();
    content.tensors.push_back(tensorOf("optimizer.step", "I64", {}, &progress.optimizerSteps, 1));
    content.tensors.push_back(tensorOf("scaler.scale", "F32", {}, &progress.scale, 1));
    content.tensors.push_back(tensorOf("scaler.growth_tracker", "I64", {}, &progress.growthTracker, 1));
    content.tensors.push_back(tensorOf("rng.dropout", "I64", {4}, progress.dropout.data(), progress.dropout.size()));
}

Result<Progress> readProgress(const SafeTensors& content, const std::string& path)
{
    if (metadata(content, "halfstep.format") != formatName)
        return corrupt(path, Reason::OtherKind, {formatName});
    Progress progress;
    if (const char* part = readParts(content, progress))
        return corrupt(path, Reason::PartUnreadable, {part});
    if (const char* wrong = contradictionIn(progress))
        return corrupt(path, Reason::Contradiction, {wrong});
    if (metadata(content, "halfstep.attempt") != std::to_string(progress.position.attempt))
        return corrupt(path, Reason::Contradiction, {"halfstep.attempt"});
    return progress;
}

} // namespace halfstep
