#include "app/inspection.h"

#include "engine/config/byte_text.h"
#include "engine/numerics/range_shares.h"
#include "engine/records/joint_layer.h"
#include "engine/records/json_numbers.h"
#include "engine/records/record_words.h"
#include "words/mistake_words.h"

#include <nlohmann/json.hpp>

namespace halfstep {

namespace {

using Json = nlohmann::ordered_json;

Json magnitudesJson(const MagnitudeCounts& counts)
{
    Json exponents = Json::array();
    for (int e = MagnitudeCounts::lowest; e <= MagnitudeCounts::highest; ++e)
        if (counts.at(e) > 0)
            exponents.push_back({e, counts.at(e)});
    Json json{{"elements", counts.elements()},
              {"zeros", counts.zeros},
              {"infinite", counts.infinite},
              {"nans", counts.nans},
              {"exponents", exponents}};
    NumberWriter numbers(json);
    numbers.put("smallest", static_cast<double>(counts.smallest));
    numbers.put("largest", static_cast<double>(counts.largest));
    numbers.finish();
    return json;
}

Json rangeJson(const CountRange& range)
{
    return range.exact() ? Json(range.least) : Json{range.least, range.most};
}

Json rangesJson(const RangeShares& shares, const std::string& format)
{
    return {{"format", format},
            {"elements", shares.elements},
            {"zeros", shares.zeros},
            {"lost", rangeJson(shares.lost)},
            {"subnormal", rangeJson(shares.subnormal)},
            {"normal", rangeJson(shares.normal)},
            {"overflow", rangeJson(shares.overflow)},
            {"infinite", shares.infinite},
            {"nans", shares.nans}};
}

Json parameterJson(const ParameterDetail& parameter)
{
    Json json{{"name", parameter.name}};
    NumberWriter numbers(json);
    numbers.put("norm_scaled", parameter.normScaled);
    numbers.put("norm_unscaled", parameter.normUnscaled);
    numbers.finish();
    json["zeros"] = parameter.scaled.zeros;
    json["subnormal"] = parameter.subnormal;
    json["nonfinite"] = parameter.scaled.nonfinite();
    json["steps"] = parameter.steps.changes;
    json["lost_steps"] = parameter.steps.lost;
    if (parameter.otherwise)
        json["otherwise"] = {{"steps", parameter.otherwise->changes}, {"lost_steps", parameter.otherwise->lost}};
    json["scaled"] = magnitudesJson(parameter.scaled);
    json["unscaled"] = magnitudesJson(parameter.unscaled);
    json["weights"] = magnitudesJson(parameter.weights);
    json["updates"] = magnitudesJson(parameter.updates);
    if (parameter.unrounded)
        json["unrounded"] = magnitudesJson(*parameter.unrounded);
    return json;
}

/// `joint`: the one it was computed together with, or null.
Json layerJson(const LayerDetail& layer, const LayerDetail* joint)
{
    Json json{{"layer", layer.layer},
              {"dtype", layer.dtype.empty() ? Json() : Json(layer.dtype)},
              {"computed_with", joint ? Json(joint->layer) : Json()},
              {"handed_on", joint                 ? Json(joint->dtype)
                            : layer.dtype.empty() ? Json()
                                                  : Json(layer.dtype)},
              {"why", wordOf(layer.reason)},
              {"shape", layer.shape},
              {"output_zeros", layer.output.zeros},
              {"output_overflows", layer.output.nonfinite()},
              {"output", magnitudesJson(layer.output)},
              {"gradient", magnitudesJson(layer.gradient)}};
    if (layer.unrounded)
        json["unrounded"] = magnitudesJson(*layer.unrounded);
    return json;
}

Json orderJson(StageOrder order)
{
    switch (order) {
    case StageOrder::UnscaleThenClip: return {"unscale", "clip"};
    case StageOrder::ClipThenUnscale: return {"clip", "unscale"};
    case StageOrder::UnscaleEachMicroBatchThenClip: return {"unscale_each_micro_batch", "clip"};
    }
    return {};
}

Json mistakesJson(const std::vector<std::string_view>& keys)
{
    Json rows = Json::array();
    for (const std::string_view key : keys) {
        const MistakeWords mistake = MistakeWords::of(key);
        rows.push_back({{"name", key.substr(key.find('.') + 1)}, {"stamp", mistake.stamp}, {"sentence", mistake.tip}});
    }
    return rows;
}

Json stagesJson(const AttemptRecord& record, StageOrder order)
{
    Json json{{"order", orderJson(order)}};
    NumberWriter numbers(json);
    numbers.put("loss", record.loss);
    numbers.put("norm_scaled", record.normScaled);
    json["found_inf"] = record.foundInf;
    numbers.put("norm_unscaled", record.normUnscaled);
    numbers.put("clip_coefficient", record.clipCoefficient);
    numbers.put("norm_clipped", record.normClipped);
    json["applied"] = record.applied;
    json["skip_reason"] = wordOf(record.skipReason);
    json["first_bad_tensor"] = textFromBytes(record.firstBadTensor);
    json["applied_updates"] = record.appliedUpdates;
    numbers.put("learning_rate", record.learningRate);
    numbers.put("lost_update_fraction", record.lostUpdateFraction);
    numbers.put("scale_used", record.scaleUsed);
    numbers.put("scale_next", record.scaleNext);
    json["growth_tracker"] = record.growthTracker;
    numbers.finish();
    return json;
}

Json tracedJson(const TracedElement& traced)
{
    if (traced.parameter.empty())
        return {};
    Json json{{"parameter", traced.parameter}, {"index", traced.index}};
    NumberWriter numbers(json);
    numbers.put("scaled", static_cast<double>(traced.scaled));
    numbers.put("unscaled", static_cast<double>(traced.unscaled));
    numbers.put("clipped", static_cast<double>(traced.clipped));
    numbers.put("weight_before", static_cast<double>(traced.weightBefore));
    numbers.put("weight_after", static_cast<double>(traced.weightAfter));
    numbers.finish();
    return json;
}

Json windowJson(const WindowDetail& window, StageOrder order)
{
    Json json{{"attempt", window.attempt},       {"samples", window.samples},
              {"dtype", window.precision.dtype}, {"native", window.precision.native},
              {"scales", window.scales},         {"master_weights", window.masterWeights}};
    NumberWriter numbers(json);
    numbers.put("scale", window.scale);
    numbers.put("unscaling", static_cast<double>(window.unscaling));
    numbers.put("max_norm", window.maxNorm);
    numbers.finish();
    Json microBatches = Json::array();
    for (const MicroBatchDetail& each : window.seen) {
        Json& row = microBatches.emplace_back(Json{{"samples", each.samples}});
        NumberWriter values(row);
        values.put("loss", each.loss);
        values.put("weight", each.weight);
        values.put("scaled_loss", each.scaledLoss);
        values.put("norm_so_far", each.normSoFar);
        values.finish();
    }
    json["micro_batches"] = std::move(microBatches);
    json["stages"] = window.stepped ? stagesJson(*window.stepped, order) : Json();
    json["traced"] = tracedJson(window.traced);
    if (const auto format = FloatFormat::named(window.precision.dtype))
        json["range"] =
            rangesJson(rangeShares(sumOver(window.parameters, &ParameterDetail::scaled), *format), format->name);
    json["parameters"] = Json::array();
    for (const ParameterDetail& parameter : window.parameters)
        json["parameters"].push_back(parameterJson(parameter));
    json["layers_seen_in"] = window.layersSeenIn;
    json["layers"] = Json::array();
    for (std::size_t i = 0; i < window.layers.size(); ++i)
        json["layers"].push_back(layerJson(window.layers[i], jointLayer(window, i)));
    return json;
}

Json recordedJson(const WindowDetail& recorded, StageOrder order)
{
    return {{"attempt", recorded.attempt},
            {"samples", recorded.samples},
            {"micro_batches", recorded.microBatches},
            {"stages", stagesJson(*recorded.stepped, order)}};
}

Json notesJson(const UserNotes& notes)
{
    Json rows = Json::array();
    for (const UserNote& note : notes)
        rows.push_back({{"attempt", note.attempt}, {"note", note.text}});
    return rows;
}

Json skipsJson(const std::vector<SkipRow>& skips, std::int64_t skipped)
{
    Json rows = Json::array();
    for (const SkipRow& row : skips) {
        Json& json =
            rows.emplace_back(Json{{"attempt", row.attempt}, {"epoch", row.epoch}, {"reason", wordOf(row.reason)}});
        NumberWriter numbers(json);
        numbers.put("scale_before", row.scaleBefore);
        numbers.put("scale_after", row.scaleAfter);
        json["first_bad_tensor"] = row.firstBadTensor.empty() ? Json() : Json(textFromBytes(row.firstBadTensor));
        json["nonfinite"] = row.nonfinite;
        numbers.put("largest_finite", row.largestFinite);
        json["in_a_row"] = row.inARow;
        json["verdict"] = wordOf(row.verdict);
        numbers.finish();
    }
    return {{"skipped", skipped}, {"rows", rows}};
}

Json enginesJson(const std::vector<EngineSpan>& engines)
{
    Json json = Json::array();
    for (const EngineSpan& span : engines)
        json.push_back({{"from_attempt", span.fromAttempt}, {"name", span.engine.name}});
    return json;
}

Json timeJson(const TimeShares& time)
{
    Json parts = Json::array();
    for (const TimePart part : allTimeParts)
        if (part != TimePart::Recording || time.recordingKnown)
            parts.push_back({{"part", wordOf(part)}, {"seconds", time.of(part)}, {"share", time.share(part)}});
    const BottleneckAnswer answer = bottleneckIn(time);
    Json json{{"parts", parts}, {"computing", wordOf(answer.answer)}};
    NumberWriter numbers(json);
    numbers.put("computing_share", answer.computingShare);
    numbers.put("gain_at_twice", answer.gainAtTwice);
    numbers.put("most_gain", answer.mostGain);
    numbers.finish();
    return json;
}

Json memoryJson(const MemoryAccount& memory)
{
    Json lines = Json::array();
    for (const MemoryLine& line : memory.lines)
        lines.push_back({{"part", wordOf(line.part)}, {"bytes", line.bytes}, {"source", wordOf(line.source)}});
    const auto peak = [](const std::optional<PeakEstimate>& estimate) {
        return estimate ? Json{{"micro_batch", estimate->microBatch},
                               {"accumulation", estimate->accumulation},
                               {"estimated_bytes", estimate->bytes}}
                        : Json();
    };
    return {{"parts", lines},
            {"counted_peak_bytes", memory.countedPeak > 0 ? Json(memory.countedPeak) : Json()},
            {"peak", peak(memory.peak)},
            {"peak_without_accumulation", peak(memory.peakWithout)},
            {"float32_estimated_bytes", memory.float32Peak ? Json(*memory.float32Peak) : Json()},
            {"low_precision_needs_more", memory.lowPrecisionNeedsMore ? Json(*memory.lowPrecisionNeedsMore) : Json()},
            {"emulation_saves_nothing", memory.emulationSavesNothing},
            {"master_weights_emulated", memory.masterWeightsEmulated},
            {"calculator_peak_bytes", memory.calculatorPeak}};
}

} // namespace

Json inspectionJson(const Inspection& inspection)
{
    return {{"run", textFromBytes(inspection.run)},
            {"state", inspection.state},
            {"mistakes", mistakesJson(inspection.mistakes)},
            {"attempts", inspection.attempts},
            {"engines", enginesJson(inspection.engines)},
            {"attempts_counted", inspection.counted > 0 ? Json(inspection.counted) : Json()},
            {"windows_told", inspection.told},
            {"attempt_asked", inspection.asked ? Json(*inspection.asked) : Json()},
            {"attempt_recorded",
             inspection.recorded ? recordedJson(*inspection.recorded, inspection.orderRecorded) : Json()},
            {"window", inspection.window ? windowJson(*inspection.window, inspection.order) : Json()},
            {"notes", notesJson(inspection.notes)},
            {"skips", inspection.rowsLost() ? Json() : skipsJson(inspection.skips, inspection.skipped)},
            {"time", inspection.rowsLost() ? Json() : timeJson(inspection.time)},
            {"memory", inspection.memory ? memoryJson(*inspection.memory) : Json()}};
}

} // namespace halfstep
