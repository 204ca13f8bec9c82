#include "engine/records/detail_text.h"

#include "engine/records/record_columns.h"
#include "engine/records/record_words.h"
#include "engine/records/row_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <exception>

namespace halfstep {
namespace {

using Json = nlohmann::json;

constexpr std::string_view rowBegin = "{\"attempt\":";

// Reading. Whatever is of another shape throws, which makes the row one that makes no sense.

double realFrom(const Json& json)
{
    if (json.is_string())
        return doubleFrom(json.get_ref<const std::string&>()).value();
    return json.get<double>();
}

std::int64_t countFrom(const Json& json)
{
    if (!json.is_number_integer())
        throw std::bad_optional_access();
    return json.get<std::int64_t>();
}

void readExponents(const Json& json, std::int64_t first, MagnitudeCounts::Exponents& exponents)
{
    for (std::size_t i = 0; i < json.size(); ++i)
        exponents.at(static_cast<std::size_t>(first - MagnitudeCounts::lowest) + i) = countFrom(json.at(i));
}

MagnitudeCounts magnitudesFrom(const Json& json)
{
    MagnitudeCounts counts;
    counts.zeros = countFrom(json.at(0));
    counts.infinite = countFrom(json.at(1));
    counts.nans = countFrom(json.at(2));
    counts.smallest = static_cast<float>(realFrom(json.at(3)));
    counts.largest = static_cast<float>(realFrom(json.at(4)));
    if (json.size() > 6)
        readExponents(json.at(6), countFrom(json.at(5)), counts.byExponent);
    if (json.size() > 7)
        readExponents(json.at(7), countFrom(json.at(5)), counts.powers);
    return counts;
}

LostSteps stepsFrom(const Json& json)
{
    return {countFrom(json.at(0)), countFrom(json.at(1))};
}

ParameterDetail parameterFrom(const Json& json, float unscaling)
{
    ParameterDetail parameter;
    parameter.name = json.at("name").get<std::string>();
    parameter.normScaled = realFrom(json.at("norms").at(0));
    parameter.normUnscaled = realFrom(json.at("norms").at(1));
    parameter.steps = stepsFrom(json.at("steps"));
    if (json.contains("otherwise"))
        parameter.otherwise = stepsFrom(json["otherwise"]);
    parameter.subnormal = countFrom(json.at("subnormal"));
    parameter.scaled = magnitudesFrom(json.at("scaled"));
    parameter.unscaled = json.contains("unscaled") ? magnitudesFrom(json["unscaled"])
                                                   : timesPowerOfTwo(parameter.scaled, unscaling).value();
    parameter.weights = magnitudesFrom(json.at("weights"));
    parameter.updates = magnitudesFrom(json.at("updates"));
    if (json.contains("unrounded"))
        parameter.unrounded = magnitudesFrom(json["unrounded"]);
    return parameter;
}

LayerDetail layerFrom(const Json& json)
{
    LayerDetail layer;
    layer.layer = json.at("layer").get<std::string>();
    layer.dtype = json.at("dtype").get<std::string>();
    layer.reason = choiceNamed<CastReason>(json.at("why").get<std::string>()).value();
    layer.shape = json.at("shape").get<std::vector<std::int64_t>>();
    layer.output = magnitudesFrom(json.at("output"));
    layer.gradient = magnitudesFrom(json.at("gradient"));
    if (json.contains("unrounded"))
        layer.unrounded = magnitudesFrom(json["unrounded"]);
    return layer;
}

void readStages(const Json& json, WindowDetail& detail)
{
    detail.samples = countFrom(json.at("samples"));
    detail.microBatches = countFrom(json.at("micro_batches"));
    detail.unseen = countFrom(json.at("unseen"));
    detail.precision = {json.at("dtype").get<std::string>(), json.at("native").get<bool>(),
                        choiceNamed<PrecisionReason>(json.at("why").get<std::string>()).value()};
    detail.scales = json.at("scales").get<bool>();
    detail.scale = realFrom(json.at("scale"));
    if (std::isnan(detail.scale))
        throw std::range_error("scale");
    detail.unscaling = static_cast<float>(realFrom(json.at("unscaling")));
    detail.maxNorm = realFrom(json.at("max_norm"));
    detail.masterWeights = json.value("master_weights", true);
    for (const Json& each : json.at("micro"))
        detail.seen.push_back({.samples = countFrom(each.at(0)),
                               .loss = realFrom(each.at(1)),
                               .weight = realFrom(each.at(2)),
                               .normSoFar = realFrom(each.at(4)),
                               .scaledLoss = realFrom(each.at(3))});
}

TracedElement tracedFrom(const Json& json)
{
    const auto value = [&](std::size_t place) { return static_cast<float>(realFrom(json.at(place))); };
    return {json.at(0).get<std::string>(), countFrom(json.at(1)), value(2), value(3), value(4), value(5), value(6)};
}

WindowDetail detailFrom(const Json& json)
{
    WindowDetail detail;
    detail.attempt = countFrom(json.at("attempt"));
    readStages(json, detail);
    detail.layersSeenIn = countFrom(json.at("layers_seen_in"));
    for (const Json& layer : json.at("layers"))
        detail.layers.push_back(layerFrom(layer));
    for (const Json& parameter : json.at("parameters"))
        detail.parameters.push_back(parameterFrom(parameter, detail.unscaling));
    detail.traced = tracedFrom(json.at("traced"));
    detail.microseconds = realFrom(json.at("us"));
    return detail;
}

} // namespace

std::optional<std::int64_t> attemptOfDetail(std::string_view row)
{
    if (!row.starts_with(rowBegin))
        return std::nullopt;
    row.remove_prefix(rowBegin.size());
    return integerFrom(row.substr(0, row.find_first_of(",}")));
}

std::optional<StepSums> stepSumsOfDetail(std::string_view row)
{
    constexpr std::string_view key = ",\"lost\":[";
    row.remove_prefix(std::min(row.find(','), row.size()));
    if (!row.starts_with(key))
        return std::nullopt;
    row.remove_prefix(key.size());
    row = row.substr(0, row.find(']'));
    std::array<std::int64_t, 4> numbers{};
    for (std::int64_t& number : numbers) {
        const std::optional<std::int64_t> read = integerFrom(row.substr(0, row.find(',')));
        if (!read)
            return std::nullopt;
        number = *read;
        row.remove_prefix(std::min(row.find(','), row.size()));
        row.remove_prefix(std::min<std::size_t>(1, row.size()));
    }
    return StepSums{{numbers[0], numbers[1]}, {numbers[2], numbers[3]}};
}

std::optional<DetailReader> DetailReader::make(std::string_view header, const std::string& file, RunNotes& notes)
{
    const Json json = Json::parse(header, nullptr, false);
    if (!json.is_object() || !json.contains("details") || !json["details"].is_number_integer()
        || !json.contains("record") || !json["record"].is_string())
        return std::nullopt;
    if (const auto version = json["details"].get<std::int64_t>(); version > detailsVersion)
        notes.push_back({NoteCode::NewerSchema, file, std::to_string(version)});
    DetailReader reader;
    reader.m_columns = json["record"].get<std::string>();
    [[maybe_unused]] const RowReader<AttemptRecord> columns(reader.m_columns, attemptTable(), file, notes);
    return reader;
}

std::optional<WindowDetail> DetailReader::read(std::string_view row) const
{
    try {
        const Json json = Json::parse(row);
        WindowDetail detail = detailFrom(json);
        if (json.contains("record")) {
            RunNotes told; // by make()
            AttemptRecord record;
            const RowReader<AttemptRecord> reader(m_columns, attemptTable(), {}, told);
            if (reader.read(json["record"].get<std::string>(), record))
                return std::nullopt;
            detail.stepped = record;
        }
        return detail;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

} // namespace halfstep
