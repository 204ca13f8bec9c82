#include "engine/records/summary_json.h"

#include "engine/config/byte_text.h"
#include "engine/records/json_fields.h"
#include "engine/records/json_numbers.h"
#include "engine/records/record_text.h"
#include "engine/records/record_words.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace halfstep {

namespace {

using Json = nlohmann::json;
using OrderedJson = nlohmann::ordered_json;

/// False when the word under the key is not known.
template <WordedChoice Choice>
bool readName(ObjectReader& reader, const char* key, Choice& value)
{
    std::string word(wordOf(value));
    reader.read(key, word);
    const std::optional<Choice> named = choiceNamed<Choice>(word);
    value = named.value_or(value);
    return named.has_value();
}

} // namespace

OrderedJson toJson(const PrecisionAsRun& precision)
{
    return {
        {"dtype", precision.dtype}, {"mode", precision.native ? "native" : "emulated"}, {"why", wordOf(precision.why)}};
}

PrecisionAsRun precisionFromJson(const Json& json, const std::string& path, DocumentReading& reading)
{
    PrecisionAsRun precision;
    std::string mode = "native";
    ObjectReader reader(json, path, reading);
    reader.read("dtype", precision.dtype);
    reader.read("mode", mode);
    if (!readName(reader, "why", precision.why))
        reading.note(NoteCode::UnknownWord, reader.pathOf("why"));
    reader.finish();
    precision.native = mode == "native";
    return precision;
}

OrderedJson toJson(const EngineAsRun& engine)
{
    return {{"name", engine.name}, {"why", wordOf(engine.why)}};
}

EngineAsRun engineFromJson(const Json& json, const std::string& path, DocumentReading& reading)
{
    EngineAsRun engine;
    ObjectReader reader(json, path, reading);
    reader.read("name", engine.name);
    if (!readName(reader, "why", engine.why))
        reading.note(NoteCode::UnknownWord, reader.pathOf("why"));
    reader.finish();
    return engine;
}

OrderedJson toJson(const RunSummary& summary)
{
    OrderedJson json;
    NumberWriter numbers(json);
    json["outcome"] = wordOf(summary.outcome);
    json["reason"] = wordOf(summary.reason);
    json["attempts"] = summary.attempts;
    json["applied"] = summary.applied;
    json["skipped"] = summary.skipped;
    json["epochs"] = summary.epochs;
    numbers.put("final_scale", summary.finalScale);
    json["verdict"] = wordOf(summary.verdict);
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
    if (summary.recordingSeconds)
        numbers.put("recording_s", *summary.recordingSeconds);
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
    bool known = true;
    const auto readWord = [&](const char* key, auto& value) {
        if (readName(reader, key, value))
            return;
        reading.note(NoteCode::UnknownWord, reader.pathOf(key));
        known = false;
    };
    readWord("outcome", summary.outcome);
    readWord("reason", summary.reason);
    reader.read("attempts", summary.attempts);
    reader.read("applied", summary.applied);
    reader.read("skipped", summary.skipped);
    reader.read("epochs", summary.epochs);
    reader.read("final_scale", summary.finalScale);
    readWord("verdict", summary.verdict);
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
    if (const Json* const recording = reader.findOptional("recording_s"); recording && recording->is_number())
        summary.recordingSeconds = recording->get<double>();
    reader.read("samples_per_s", summary.samplesPerSecond);
    reader.read("peak_bytes", summary.peakBytes);
    if (const Json* const out = reader.find("out"); out && out->is_string())
        summary.out = bytesFromText(out->get<std::string>());
    if (const Json* const detail = reader.findOptional("detail"); detail && detail->is_string())
        summary.detail = bytesFromText(detail->get<std::string>());
    reader.finish();
    return known ? std::optional(summary) : std::nullopt;
}

} // namespace halfstep
