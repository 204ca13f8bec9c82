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

constexpr std::array outcomes{Outcome::Finished, Outcome::EarlyStopped, Outcome::Stopped, Outcome::Failed};
constexpr std::array verdicts{Verdict::None, Verdict::Calibrating, Verdict::Occasional, Verdict::Collapsing};
constexpr std::array reasons{EndReason::EpochsDone,          EndReason::AttemptsDone,        EndReason::PatienceUsedUp,
                             EndReason::ValidationNotFinite, EndReason::StopRequested,       EndReason::ScaleBelowFloor,
                             EndReason::TrainingDiverged,    EndReason::StatisticsNotFinite, EndReason::BackendError,
                             EndReason::RecordsUnwritable};

constexpr std::array engineReasons{EngineReason::OnlyOne, EngineReason::AskedFor};

/// False when the word under the key is not known.
template <typename Enum, std::size_t count>
bool readName(ObjectReader& reader, const char* key, const std::array<Enum, count>& all, Enum& value)
{
    std::string word(name(value));
    reader.read(key, word);
    for (const Enum candidate : all) {
        if (word == name(candidate)) {
            value = candidate;
            return true;
        }
    }
    return false;
}

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

std::string_view name(EngineReason reason)
{
    switch (reason) {
    case EngineReason::OnlyOne: return "only_one";
    case EngineReason::AskedFor: return "asked_for";
    }
    return "";
}

OrderedJson toJson(const PrecisionAsRun& precision)
{
    return {{"dtype", precision.dtype},
            {"mode", precision.native ? "native" : "emulated"},
            {"why", textFromBytes(precision.why)}};
}

PrecisionAsRun precisionFromJson(const Json& json, const std::string& path, DocumentReading& reading)
{
    PrecisionAsRun precision;
    std::string mode = "native";
    ObjectReader reader(json, path, reading);
    reader.read("dtype", precision.dtype);
    reader.read("mode", mode);
    reader.readBytes("why", precision.why);
    reader.finish();
    precision.native = mode == "native";
    return precision;
}

OrderedJson toJson(const EngineAsRun& engine)
{
    return {{"name", engine.name}, {"why", name(engine.why)}};
}

EngineAsRun engineFromJson(const Json& json, const std::string& path, DocumentReading& reading)
{
    EngineAsRun engine;
    ObjectReader reader(json, path, reading);
    reader.read("name", engine.name);
    if (!readName(reader, "why", engineReasons, engine.why))
        reading.note(NoteCode::UnknownWord, reader.pathOf("why"));
    reader.finish();
    return engine;
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
    json["engine"] = toJson(summary.engine);
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

std::optional<RunSummary> summaryFromJson(const Json& json, const std::string& path, DocumentReading& reading)
{
    RunSummary summary;
    ObjectReader reader(json, path, reading);
    const char* unknown = nullptr;
    const auto readWord = [&](const char* key, const auto& all, auto& value) {
        if (!readName(reader, key, all, value))
            unknown = key;
    };
    readWord("outcome", outcomes, summary.outcome);
    readWord("reason", reasons, summary.reason);
    reader.read("attempts", summary.attempts);
    reader.read("applied", summary.applied);
    reader.read("skipped", summary.skipped);
    reader.read("epochs", summary.epochs);
    reader.read("final_scale", summary.finalScale);
    readWord("verdict", verdicts, summary.verdict);
    if (const Json* const epoch = reader.find("best_epoch"); epoch && epoch->is_number_integer())
        summary.bestEpoch = epoch->get<std::int64_t>();
    reader.read("best_val_loss", summary.bestValLoss);
    reader.read("train_loss", summary.trainLoss);
    reader.read("val_loss", summary.valLoss);
    reader.read("val_accuracy", summary.valAccuracy);
    reader.read("test_loss", summary.testLoss);
    reader.read("test_accuracy", summary.testAccuracy);
    reader.read("corrupted_test_accuracy", summary.corruptedTestAccuracy);
    if (const Json* const precision = reader.find("precision"))
        summary.precision = precisionFromJson(*precision, reader.pathOf("precision."), reading);
    if (const Json* const engine = reader.findOptional("engine")) // older files have none
        summary.engine = engineFromJson(*engine, reader.pathOf("engine."), reading);
    reader.read("mistakes", summary.mistakes);
    reader.read("seconds", summary.seconds);
    reader.read("samples_per_s", summary.samplesPerSecond);
    reader.read("peak_bytes", summary.peakBytes);
    if (const Json* const out = reader.find("out"); out && out->is_string())
        summary.out = bytesFromText(out->get<std::string>());
    if (const Json* const detail = reader.findOptional("detail"); detail && detail->is_string())
        summary.detail = bytesFromText(detail->get<std::string>());
    reader.finish();
    if (!unknown)
        return summary;
    reading.note(NoteCode::UnknownWord, reader.pathOf(unknown));
    return std::nullopt;
}

} // namespace halfstep
