#include "engine/config/byte_text.h"
#include "engine/config/config_json.h"
#include "engine/config/json_text.h"
#include "engine/records/environment.h"
#include "engine/records/json_fields.h"
#include "engine/records/record_text.h"
#include "engine/records/run_files.h"
#include "engine/records/summary_json.h"

#include <nlohmann/json.hpp>

#include <charconv>

namespace halfstep {

namespace {

using Json = nlohmann::json;
using OrderedJson = nlohmann::ordered_json;

constexpr std::string_view schema = "halfstep.run/1";

/// As text: JSON readers round whole numbers above 2^53.
std::string hexText(std::uint64_t value)
{
    std::string text(16, '0');
    for (std::size_t i = 0; i < text.size(); ++i)
        text[i] = "0123456789abcdef"[value >> (60 - 4 * i) & 15];
    return text;
}

OrderedJson environmentJson(const RunDocument& document)
{
    const EnvironmentFacts facts = environmentFacts();
    return {{"program", "halfstep " + std::string(programVersion())},
            {"library", textFromBytes(document.librarySummary)},
            {"compiler", facts.compiler},
            {"cpu", textFromBytes(facts.cpu)},
            {"instruction_sets", facts.instructionSets},
            {"threads", document.threads},
            {"blas", textFromBytes(facts.blas)},
            {"os", textFromBytes(facts.os)},
            {"seed", document.config.run.seed}};
}

bool readReferences(const Json& json, HistoryReferences& references)
{
    return readField(json, "clipping_threshold", references.clippingThreshold)
           && readField(json, "parameter_bytes", references.parameterBytes)
           && readField(json, "gradient_bytes", references.gradientBytes)
           && readField(json, "optimizer_bytes", references.optimizerBytes);
}

bool readFingerprint(const Json& json, std::uint64_t& fingerprint)
{
    std::string text;
    if (!readField(json, "dataset_fingerprint", text))
        return false;
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, fingerprint, 16);
    return error == std::errc() && end == last;
}

bool readNames(const Json& json, std::vector<std::string>& names)
{
    for (const Json& name : json) {
        if (!name.is_string())
            return false;
        names.push_back(name.get<std::string>());
    }
    return json.is_array();
}

bool readChanges(const Json& json, std::vector<LiveChange>& changes)
{
    for (const Json& item : json) {
        LiveChange change;
        if (!readField(item, "attempt", change.attempt) || !readField(item, "key", change.key)
            || !readBytesField(item, "before", change.before) || !readBytesField(item, "after", change.after))
            return false;
        changes.push_back(std::move(change));
    }
    return json.is_array();
}

} // namespace

std::string documentText(const RunDocument& document)
{
    OrderedJson changes = OrderedJson::array();
    for (const LiveChange& change : document.changes)
        changes.push_back({{"attempt", change.attempt},
                           {"key", change.key},
                           {"before", textFromBytes(change.before)},
                           {"after", textFromBytes(change.after)}});
    const HistoryReferences& references = document.references;
    const OrderedJson json = {{"schema", schema},
                              {"program_version", programVersion()},
                              {"state", document.state},
                              {"config", toJson(document.config)},
                              {"environment", environmentJson(document)},
                              {"precision", toJson(document.precision)},
                              {"references",
                               {{"clipping_threshold", references.clippingThreshold},
                                {"parameter_bytes", references.parameterBytes},
                                {"gradient_bytes", references.gradientBytes},
                                {"optimizer_bytes", references.optimizerBytes}}},
                              {"dataset_fingerprint", hexText(document.datasetFingerprint)},
                              {"train_samples", document.trainSamples},
                              {"dropped_samples", document.droppedSamples},
                              {"parameter_names", document.parameterNames},
                              {"changes", changes},
                              {"summary", document.summary ? toJson(*document.summary) : OrderedJson()}};
    return json.dump(2) + '\n';
}

Result<RunDocument> documentFrom(std::string_view text, const std::string& path, const std::string& folder)
{
    const auto malformed = [&](const char* detail) { return Problem{ProblemCode::FileMalformed, path, detail}; };
    OrderedJson parsed;
    std::vector<Problem> problems;
    if (!parseJson(text, parsed, problems))
        return Problem{ProblemCode::FileMalformed, path, "no valid JSON, " + problems.front().detail};
    const Json json = parsed;
    std::string found;
    if (!json.is_object() || !readField(json, "schema", found))
        return malformed("schema");
    if (found != schema)
        return Problem{ProblemCode::Unsupported, path, "schema " + found};
    for (const char* const key :
         {"config", "environment", "precision", "references", "parameter_names", "changes", "summary"})
        if (!json.contains(key))
            return malformed(key);
    Result<RunConfig> config = configFromJson(json["config"].dump(), folder);
    if (!config)
        return config.problems();

    RunDocument document;
    document.config = std::move(*config);
    if (!readField(json, "state", document.state))
        return malformed("state");
    if (!readBytesField(json["environment"], "library", document.librarySummary)
        || !readField(json["environment"], "threads", document.threads))
        return malformed("environment");
    const auto precision = precisionFromJson(json["precision"]);
    if (!precision)
        return malformed("precision");
    document.precision = *precision;
    if (!readReferences(json["references"], document.references))
        return malformed("references");
    if (!readFingerprint(json, document.datasetFingerprint))
        return malformed("dataset_fingerprint");
    if (!readField(json, "dropped_samples", document.droppedSamples))
        return malformed("dropped_samples");
    if (json.contains("train_samples") && !readField(json, "train_samples", document.trainSamples))
        return malformed("train_samples"); // older files have none
    if (!readNames(json["parameter_names"], document.parameterNames))
        return malformed("parameter_names");
    if (!readChanges(json["changes"], document.changes))
        return malformed("changes");
    if (!json["summary"].is_null()) {
        document.summary = summaryFromJson(json["summary"]);
        if (!document.summary)
            return malformed("summary");
    }
    return document;
}

} // namespace halfstep
