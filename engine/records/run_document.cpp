#include "engine/config/byte_text.h"
#include "engine/config/config_json.h"
#include "engine/config/config_problems.h"
#include "engine/config/json_text.h"
#include "engine/records/environment.h"
#include "engine/records/json_fields.h"
#include "engine/records/record_columns.h"
#include "engine/records/record_text.h"
#include "engine/records/record_words.h"
#include "engine/records/run_files.h"
#include "engine/records/summary_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>

namespace halfstep {

namespace {

using Json = nlohmann::json;
using OrderedJson = nlohmann::ordered_json;

constexpr std::string_view schemaName = "halfstep.run/";
/// Grows with every change that an older program would misread.
constexpr std::int64_t schemaVersion = 1;

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

HistoryReferences referencesFrom(const Json& json, DocumentReading& reading)
{
    HistoryReferences references;
    ObjectReader reader(json, "references.", reading);
    reader.read("clipping_threshold", references.clippingThreshold);
    reader.read("parameter_bytes", references.parameterBytes);
    reader.read("gradient_bytes", references.gradientBytes);
    reader.read("optimizer_bytes", references.optimizerBytes);
    reader.finish();
    return references;
}

void readEnvironment(const Json& json, RunDocument& document, DocumentReading& reading)
{
    ObjectReader reader(json, "environment.", reading);
    reader.readBytes("library", document.librarySummary);
    reader.read("threads", document.threads);
    for (const char* const key : {"program", "compiler", "cpu", "instruction_sets", "blas", "os", "seed"})
        reader.findOptional(key);
    reader.finish();
}

void readFingerprint(ObjectReader& reader, std::uint64_t& fingerprint)
{
    std::string text = "0";
    reader.read("dataset_fingerprint", text);
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, fingerprint, 16);
    if (error != std::errc() || end != last)
        reader.setMalformed("dataset_fingerprint");
}

OrderedJson enginesJson(const std::vector<EngineSpan>& engines)
{
    OrderedJson json = OrderedJson::array();
    for (const EngineSpan& span : engines)
        json.push_back({{"from_attempt", span.fromAttempt}, {"engine", toJson(span.engine)}});
    return json;
}

std::vector<EngineSpan> enginesFrom(const Json& json, DocumentReading& reading)
{
    std::vector<EngineSpan> engines;
    for (const Json& item : json) {
        EngineSpan& span = engines.emplace_back();
        ObjectReader reader(item, "engines.", reading);
        reader.read("from_attempt", span.fromAttempt);
        if (const Json* const engine = reader.find("engine"))
            span.engine = engineFromJson(*engine, "engines.engine.", reading);
        reader.finish();
    }
    return engines;
}

std::vector<LiveChange> changesFrom(const Json& json, DocumentReading& reading)
{
    std::vector<LiveChange> changes;
    for (const Json& item : json) {
        LiveChange& change = changes.emplace_back();
        ObjectReader reader(item, "changes.", reading);
        reader.read("attempt", change.attempt);
        reader.read("key", change.key);
        reader.readBytes("before", change.before);
        reader.readBytes("after", change.after);
        reader.finish();
    }
    return changes;
}

OrderedJson dataJson(const DataShape& data)
{
    return {{"task", wordOf(data.task)},
            {"sample_shape", data.sampleShape},
            {"classes", data.classes},
            {"target_width", data.targetWidth}};
}

constexpr std::int64_t mostOfASide = 1'000'000; ///< of a sample, and of what is told of one
constexpr std::size_t mostSides = 3;

/// Nothing for a shape that no model of this version can be made for.
std::optional<DataShape> dataFrom(const Json& json)
{
    const auto number = [&](const char* key) { return json.contains(key) && json[key].is_number_integer(); };
    if (!json.is_object() || !number("classes") || !number("target_width") || !json.contains("task")
        || !json["task"].is_string() || !json.contains("sample_shape") || !json["sample_shape"].is_array())
        return std::nullopt;
    DataShape data;
    const auto task = choiceNamed<Task>(json["task"].get<std::string>());
    for (const Json& side : json["sample_shape"])
        if (side.is_number_integer())
            data.sampleShape.push_back(side.get<std::int64_t>());
    data.classes = json["classes"].get<std::int64_t>();
    data.targetWidth = json["target_width"].get<std::int64_t>();
    const auto possible = [](std::int64_t count) { return count > 0 && count <= mostOfASide; };
    const bool whole = task && !data.sampleShape.empty() && data.sampleShape.size() == json["sample_shape"].size()
                       && data.sampleShape.size() <= mostSides && std::ranges::all_of(data.sampleShape, possible)
                       && possible(task == Task::Classification ? data.classes : data.targetWidth);
    data.task = task.value_or(Task::Classification);
    return whole ? std::optional(data) : std::nullopt;
}

/// Takes a setting out of a config's JSON.
void erase(Json& config, const std::string& path)
{
    const std::size_t dot = path.find('.');
    if (config.erase(path) == 0 && dot != std::string::npos)
        config[path.substr(0, dot)].erase(path.substr(dot + 1));
}

void noteMissingSettings(const RunConfig& config, const Json& json, DocumentReading& reading)
{
    const OrderedJson all = toJson(config);
    for (const auto& [section, settings] : all.items()) {
        const auto found = json.find(section);
        if (found == json.end())
            reading.note(NoteCode::MissingKey, "config." + section);
        else if (settings.is_object())
            for (const auto& setting : settings.items())
                if (!found->contains(setting.key()))
                    reading.note(NoteCode::MissingKey, "config." + section + '.' + setting.key());
    }
}

/// Settings and words that this program does not know are left out, those that are missing are what they are by
/// default.
Result<RunConfig> configFrom(Json json, const std::string& folder, DocumentReading& reading)
{
    const Json given = json;
    Result<RunConfig> config = configFromJson(json.dump(), folder);
    if (!config) {
        for (const Problem& problem : config.problems()) {
            const bool unknownWord = problem.code == ProblemCode::UnknownValue;
            if (!unknownWord && problem.code != ProblemCode::UnknownKey)
                return config;
            reading.note(unknownWord ? NoteCode::UnknownWord : NoteCode::UnknownKey, "config." + problem.where);
            erase(json, problem.where);
        }
        config = configFromJson(json.dump(), folder);
    }
    if (config)
        noteMissingSettings(*config, given, reading);
    return config;
}

/// 0 for a text that names no version of run.json.
std::int64_t versionIn(const std::string& schema)
{
    return schema.starts_with(schemaName) ? integerFrom(schema.substr(schemaName.size())).value_or(0) : 0;
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
    const OrderedJson data = document.data ? dataJson(*document.data) : OrderedJson();
    OrderedJson json = {{"schema", std::string(schemaName) + std::to_string(schemaVersion)},
                        {"program_version", programVersion()},
                        {"state", document.state},
                        {"config", toJson(document.config)},
                        {"environment", environmentJson(document)},
                        {"precision", toJson(document.precision)},
                        {"engine", toJson(document.engine)},
                        {"references",
                         {{"clipping_threshold", references.clippingThreshold},
                          {"parameter_bytes", references.parameterBytes},
                          {"gradient_bytes", references.gradientBytes},
                          {"optimizer_bytes", references.optimizerBytes}}},
                        {"dataset_fingerprint", hexText(document.datasetFingerprint)},
                        {"train_samples", document.trainSamples},
                        {"data", data},
                        {"dropped_samples", document.droppedSamples},
                        {"parameter_names", document.parameterNames},
                        {"changes", changes},
                        {"summary", document.summary ? toJson(*document.summary) : OrderedJson()}};
    if (!document.resumed.empty())
        json["resumed"] = document.resumed;
    if (document.engines.size() > 1)
        json["engines"] = enginesJson(document.engines);
    return json.dump(2) + '\n';
}

Result<StoredDocument> documentFrom(std::string_view text, const std::string& path, const std::string& folder)
{
    const auto malformed = [&](const std::string& place) {
        return Problem{ProblemCode::FileMalformed, path, Reason::Named, {place}};
    };
    OrderedJson parsed;
    std::vector<Problem> problems;
    if (!parseJson(text, parsed, problems)) {
        Problem problem = problems.front();
        problem.code = ProblemCode::FileMalformed;
        problem.where = path;
        return problem;
    }
    const Json json = parsed;
    if (!json.is_object())
        return malformed("schema");
    DocumentReading reading{path, {}, {}};
    ObjectReader reader(json, {}, reading);
    std::string schema;
    reader.read("schema", schema);
    const std::int64_t version = versionIn(schema);
    const bool isARun = json.contains("schema") ? version > 0 : json.contains("config");
    if (!isARun)
        return malformed("schema");
    if (version > schemaVersion)
        reading.note(NoteCode::NewerSchema, schema);
    reader.findOptional("program_version");

    StoredDocument stored;
    RunDocument& document = stored.document;
    reader.read("state", document.state);
    if (const Json* const found = reader.find("config")) {
        Result<RunConfig> config = configFrom(*found, folder, reading);
        if (!config)
            return config.problems();
        for (const Problem& problem : problemsIn(*config))
            if (problem.code == ProblemCode::OutOfRange)
                return malformed("config." + problem.where);
        document.config = std::move(*config);
    }
    if (const Json* const found = reader.find("environment"))
        readEnvironment(*found, document, reading);
    if (const Json* const found = reader.find("precision"))
        document.precision = precisionFromJson(*found, "precision.", reading);
    if (const Json* const found = reader.findOptional("engine")) // older files have none
        document.engine = engineFromJson(*found, "engine.", reading);
    if (const Json* const found = reader.find("references"))
        document.references = referencesFrom(*found, reading);
    readFingerprint(reader, document.datasetFingerprint);
    reader.read("dropped_samples", document.droppedSamples);
    if (reader.findOptional("train_samples")) // older files have none
        reader.read("train_samples", document.trainSamples);
    if (const Json* const found = reader.findOptional("data"); found && !found->is_null()) { // older files have none
        document.data = dataFrom(*found);
        if (!document.data)
            reader.setMalformed("data");
    }
    reader.read("parameter_names", document.parameterNames);
    if (const Json* const found = reader.find("changes")) {
        if (!found->is_array())
            reader.setMalformed("changes");
        document.changes = changesFrom(*found, reading);
    }
    if (const Json* const found = reader.findOptional("resumed")) { // only of a run that was gone on with
        if (found->is_array() && std::ranges::all_of(*found, &Json::is_number_integer))
            document.resumed = found->get<std::vector<std::int64_t>>();
        else
            reader.setMalformed("resumed");
    }
    if (const Json* const found = reader.findOptional("engines")) { // only of a run that had several
        if (!found->is_array())
            reader.setMalformed("engines");
        document.engines = enginesFrom(*found, reading);
    }
    if (const Json* const found = reader.find("summary"); found && !found->is_null())
        document.summary = summaryFromJson(*found, "summary.", reading);
    reader.finish();
    if (!reading.malformed.empty())
        return malformed(reading.malformed);
    stored.notes = std::move(reading.notes);
    return stored;
}

} // namespace halfstep
