#include "engine/bench/bench_json.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace halfstep {
namespace {

using Json = nlohmann::ordered_json;

Json number(double value)
{
    return std::isfinite(value) ? Json(value) : Json();
}

Json toJson(const Spread& spread)
{
    return {{"median", number(spread.median)}, {"low", number(spread.low)}, {"high", number(spread.high)}};
}

Json toJson(const BenchRow& row)
{
    Json ways = Json::object();
    for (const BenchCell& cell : row.cells) {
        Json slices = Json::array();
        for (const double microseconds : cell.slices)
            slices.push_back(number(microseconds));
        Json way = toJson(spreadOf(cell.slices));
        way["slices"] = std::move(slices);
        ways[std::string(wordOf(cell.path))] = std::move(way);
    }
    return {{"work", row.work}, {"micro_batch", row.microBatch}, {"microseconds_a_step", std::move(ways)}};
}

Json toJson(const BarResult& result)
{
    return {{"work", result.bar.work},
            {"micro_batch", result.bar.microBatch},
            {"time_of", wordOf(result.bar.first)},
            {"against", wordOf(result.bar.second)},
            {result.bar.atMost ? "at_most" : "at_least", result.bar.bar},
            {"ratio", toJson(result.ratio)},
            {"met", result.met}};
}

} // namespace

Json toJson(const BenchReport& report)
{
    Json rows = Json::array();
    for (const BenchRow& row : report.rows)
        rows.push_back(toJson(row));
    Json bars = Json::array();
    for (const BarResult& bar : report.bars)
        bars.push_back(toJson(bar));
    Json missing = Json::array();
    for (const BenchGap gap : report.gaps)
        missing.push_back(wordOf(gap));
    const EnvironmentFacts& machine = report.environment;
    return {{"slices", report.pace.slices},
            {"slice_ms", report.pace.milliseconds},
            {"cpu", machine.cpu},
            {"instruction_sets", machine.instructionSets},
            {"cores", report.cores},
            {"load_before", report.loadBefore},
            {"load_after", report.loadAfter},
            {"compiler", machine.compiler},
            {"blas", machine.blas},
            {"os", machine.os},
            {"rows", std::move(rows)},
            {"bars", std::move(bars)},
            {"missing", std::move(missing)}};
}

} // namespace halfstep
