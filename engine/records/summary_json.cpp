#include "engine/records/summary_json.h"

#include "engine/config/byte_text.h"
#include "engine/records/json_fields.h"
#include "engine/records/json_numbers.h"
#include "engine/records/record_text.h"

#include <nlohmann/json.hpp>

#include <array>

namespace halfstep {

namespace {

using Json = nlohmann::json;
using OrderedJson = nlohmann::ordered_json;

template <typename Enum, std::size_t count>
bool readName(const Json& json, const char* key, const std::array<Enum, count>& all, Enum& value)
{
    const auto found = json.find(key);
    if (found == json.end() || !found->is_string())
        return false;
    for (const Enum candidate : all) {
        if (found->template get_ref<const std::string&>() == name(candidate)) {
            value = candidate;
            return true;
        }
    }
    return false;
}

constexpr std::array outcomes{Outcome::Finished, Outcome::EarlyStopped, Outcome::Stopped, Outcome::Failed};
constexpr std::array verdicts{Verdict::None, Verdict::Calibrating, Verdict::Occasional, Verdict::Collapsing};
constexpr std::array reasons{EndReason::EpochsDone,          EndReason::AttemptsDone,        EndReason::PatienceUsedUp,
                             EndReason::ValidationNotFinite, EndReason::StopRequested,       EndReason::ScaleBelowFloor,
                             EndReason::TrainingDiverged,    EndReason::StatisticsNotFinite, EndReason::BackendError,
                             EndReason::RecordsUnwritable};

} // namespace

std::string_view name(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Finished: return "finished";
    case Outcome::EarlyStopped: return "early_stopped";
    case Outcome::Stopped: return "stopped";
    case Outcome::Failed: return "failed";
    }
    return "";
}

std::string_view name(Verdict verdict)
{
    switch (verdict) {
    case Verdict::None: return "none";
    case Verdict::Calibrating: return "calibrating";
    case Verdict::Occasional: return "occasional";
    case Verdict::Collapsing: return "collapsing";
    }
    return "";
}

std::string_view name(EndReason reason)
{
    switch (reason) {
    case EndReason::EpochsDone: return "epochs_done";
    case EndReason::AttemptsDone: return "attempts_done";
    case EndReason::PatienceUsedUp: return "patience_used_up";
    case EndReason::ValidationNotFinite: return "validation_not_finite";
    case EndReason::StopRequested: return "stop_requested";
    case EndReason::ScaleBelowFloor: return "scale_below_floor";
    case EndReason::TrainingDiverged: return "training_diverged";
    case EndReason::StatisticsNotFinite: return "statistics_not_finite";
    case EndReason::BackendError: return "backend_error";
    case EndReason::RecordsUnwritable: return "records_unwritable";
    }
    return "";
}

OrderedJson toJson(const PrecisionAsRun& precision)
{
    return {{"dtype", precision.dtype},
            {"mode", precision.native ? "native" : "emulated"},
            {"why", textFromBytes(precision.why)}};
}

std::optional<PrecisionAsRun> precisionFromJson(const Json& json)
{
    PrecisionAsRun precision;
    std::string mode;
    if (!readField(json, "dtype", precision.dtype) || !readField(json, "mode", mode)
        || !readBytesField(json, "why", precision.why))
        return std::nullopt;
    precision.native = mode == "native";
    return precision;
}

OrderedJson toJson(const RunSummary& summary)
{
    OrderedJson json;
    NumberWriter numbers(json);
    json["outcome"] = name(summary.outcome);
    json["reason"] = name(summary.reason);
    json["attempts"] = summary.attempts;
    json["applied"] = summary.applied;
    json["skipped"] = summary.skipped;
    json["epochs"] = summary.epochs;
    numbers.put("final_scale", summary.finalScale);
    json["verdict"] = name(summary.verdict);
    json["best_epoch"] = summary.bestEpoch ? OrderedJson(*summary.bestEpoch) : OrderedJson();
    numbers.put("best_val_loss", summary.bestValLoss);
    numbers.put("train_loss", summary.trainLoss);
    numbers.put("val_loss", summary.valLoss);
    numbers.put("val_accuracy", summary.valAccuracy);
    numbers.put("test_loss", summary.testLoss);
    numbers.put("test_accuracy", summary.testAccuracy);
    numbers.put("corrupted_test_accuracy", summary.corruptedTestAccuracy);
    json["precision"] = toJson(summary.precision);
    json["mistakes"] = summary.mistakes;
    numbers.put("seconds", summary.seconds);
    numbers.put("samples_per_s", summary.samplesPerSecond);
    json["peak_bytes"] = summary.peakBytes;
    json["out"] = summary.out.empty() ? OrderedJson() : OrderedJson(textFromBytes(summary.out));
    if (!summary.detail.empty())
        json["detail"] = textFromBytes(summary.detail);
    numbers.finish();
    return json;
}

std::optional<RunSummary> summaryFromJson(const Json& json)
{
    RunSummary summary;
    const auto bestEpoch = json.find("best_epoch");
    const auto precision = json.find("precision");
    const auto mistakes = json.find("mistakes");
    if (bestEpoch == json.end() || precision == json.end() || mistakes == json.end() || !json.contains("out"))
        return std::nullopt;
    if (bestEpoch->is_number_integer())
        summary.bestEpoch = bestEpoch->get<std::int64_t>();
    readBytesField(json, "out", summary.out); // null when nothing was written
    readBytesField(json, "detail", summary.detail);
    for (const Json& mistake : *mistakes) {
        if (!mistake.is_string())
            return std::nullopt;
        summary.mistakes.push_back(mistake.get<std::string>());
    }
    const auto ran = precisionFromJson(*precision);
    const bool complete =
        ran && readName(json, "outcome", outcomes, summary.outcome) && readName(json, "reason", reasons, summary.reason)
        && readName(json, "verdict", verdicts, summary.verdict) && readField(json, "attempts", summary.attempts)
        && readField(json, "applied", summary.applied) && readField(json, "skipped", summary.skipped)
        && readField(json, "epochs", summary.epochs) && readField(json, "final_scale", summary.finalScale)
        && readField(json, "best_val_loss", summary.bestValLoss) && readField(json, "train_loss", summary.trainLoss)
        && readField(json, "val_loss", summary.valLoss) && readField(json, "val_accuracy", summary.valAccuracy)
        && readField(json, "test_loss", summary.testLoss) && readField(json, "test_accuracy", summary.testAccuracy)
        && readField(json, "corrupted_test_accuracy", summary.corruptedTestAccuracy)
        && readField(json, "seconds", summary.seconds) && readField(json, "samples_per_s", summary.samplesPerSecond)
        && readField(json, "peak_bytes", summary.peakBytes);
    if (!complete)
        return std::nullopt;
    summary.precision = *ran;
    return summary;
}

} // namespace halfstep
