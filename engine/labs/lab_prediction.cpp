#include "engine/labs/lab_prediction.h"

#include "engine/labs/lab.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace halfstep {
namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

struct Scalar {
    double operator()(double value) const { return value; }
    double operator()(std::int64_t value) const { return static_cast<double>(value); }
    double operator()(bool value) const { return value ? 1 : 0; }
    double operator()(const auto&) const { return notANumber; }
};

double computedAt(const std::vector<double>& xs, const std::vector<double>& ys, double x)
{
    const auto nearest = std::ranges::min_element(xs, {}, [x](double each) { return std::abs(each - x); }) - xs.begin();
    return xs.empty() ? notANumber : ys[static_cast<std::size_t>(nearest)];
}

PredictionDistance curveDistance(const LabFigure& figure, const LabTable& table, const LabPrediction& prediction)
{
    const std::vector<double> xs = columnOf(table, figure.x);
    const std::vector<double> ys = columnOf(table, figure.values.front());
    PredictionDistance distance;
    for (std::size_t i = 0; i < prediction.x.size(); ++i) {
        const double computed = computedAt(xs, ys, prediction.x[i]);
        const double apart =
            figure.logarithmic ? std::abs(std::log(prediction.y[i] / computed)) : std::abs(prediction.y[i] - computed);
        if (!std::isfinite(apart))
            continue;
        ++distance.compared;
        distance.mean += apart;
        if (apart >= distance.worst) {
            distance.worst = apart;
            distance.worstAt = prediction.x[i];
        }
    }
    distance.mean /= static_cast<double>(std::max<std::size_t>(1, distance.compared));
    if (figure.logarithmic) {
        distance.mean = std::exp(distance.mean);
        distance.worst = std::exp(distance.worst);
    }
    return distance;
}

} // namespace

std::optional<double> scalarOf(const LabValue& value)
{
    if (std::holds_alternative<std::string>(value) || std::holds_alternative<std::vector<double>>(value))
        return std::nullopt;
    return std::visit(Scalar{}, value);
}

std::vector<double> columnOf(const LabTable& table, std::string_view column)
{
    const auto at = static_cast<std::size_t>(std::ranges::find(table.columns, column) - table.columns.begin());
    std::vector<double> values;
    for (const std::vector<LabValue>& row : table.rows) {
        const bool word = std::holds_alternative<std::string>(row[at]);
        values.push_back(word ? static_cast<double>(values.size() + 1) : std::visit(Scalar{}, row[at]));
    }
    return values;
}

const LabTable* tableNamed(const LabResult& result, std::string_view name)
{
    const auto found = std::ranges::find(result.tables, name, &LabTable::name);
    return found == result.tables.end() ? nullptr : &*found;
}

PredictionDistance distanceOf(const Lab& lab, const LabResult& result, const LabPrediction& prediction)
{
    PredictionDistance distance;
    if (prediction.number) {
        const std::optional<double> computed = scalarOf(result.number(lab.predicts.number));
        const double apart = std::abs(*prediction.number - computed.value_or(notANumber));
        if (std::isfinite(apart))
            distance = {apart == 0, apart, apart, 0, 1};
    } else if (!prediction.outcome.empty()) {
        distance.right = prediction.outcome == result.verdict;
        distance.compared = 1;
    } else if (!prediction.x.empty()) {
        if (const LabTable* table = tableNamed(result, lab.predicts.figure.table))
            distance = curveDistance(lab.predicts.figure, *table, prediction);
    }
    return distance;
}

nlohmann::ordered_json toJson(const Lab& lab, const LabResult& result, const LabPrediction& prediction)
{
    const PredictionDistance distance = distanceOf(lab, result, prediction);
    if (prediction.number)
        return {{"kind", "number"},
                {"number", lab.predicts.number},
                {"value", *prediction.number},
                {"off_by", toJson(distance.compared > 0 ? distance.mean : notANumber)}};
    if (!prediction.outcome.empty())
        return {{"kind", "outcome"}, {"outcome", prediction.outcome}, {"right", distance.right}};
    const bool factor = lab.predicts.figure.logarithmic;
    return {{"kind", "curve"},
            {"table", lab.predicts.figure.table},
            {"column", lab.predicts.figure.values.front()},
            {"x", prediction.x},
            {"y", prediction.y},
            {factor ? "mean_factor" : "off_by", toJson(distance.compared > 0 ? distance.mean : notANumber)}};
}

} // namespace halfstep
