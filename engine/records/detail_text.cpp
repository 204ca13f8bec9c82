#include "engine/records/detail_text.h"

#include "engine/records/record_columns.h"
#include "engine/records/record_text.h"
#include "engine/records/record_words.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

using Json = nlohmann::json;

/// Writes one row; names never need escaping but in a file of another program.
class RowText {
public:
    void key(std::string_view name)
    {
        separate();
        m_text.append("\"").append(name).append("\":");
        m_fresh = true;
    }
    void open(char bracket)
    {
        separate();
        m_text += bracket;
        m_fresh = true;
    }
    void close(char bracket)
    {
        m_text += bracket;
        m_fresh = false;
    }
    template <typename Number>
    void number(Number value)
    {
        separate();
        if constexpr (std::is_floating_point_v<Number>) {
            if (!std::isfinite(value)) {
                m_text += '"' + numberText(value) + '"';
                return;
            }
        }
        appendNumber(m_text, value);
    }
    void text(const std::string& value)
    {
        separate();
        m_text += Json(value).dump();
    }
    void flag(bool value)
    {
        separate();
        m_text += value ? "true" : "false";
    }
    template <typename... Numbers>
    void list(Numbers... values)
    {
        open('[');
        (number(values), ...);
        close(']');
    }
    void magnitudes(const MagnitudeCounts& counts);
    std::string take() { return std::move(m_text); }

private:
    void separate()
    {
        if (!m_fresh)
            m_text += ',';
        m_fresh = false;
    }

    std::string m_text;
    bool m_fresh = true; ///< nothing stands before in this bracket
};

void RowText::magnitudes(const MagnitudeCounts& counts)
{
    const auto& all = counts.byExponent;
    const auto some = [](std::int64_t count) { return count != 0; };
    const auto first = std::ranges::find_if(all, some);
    open('[');
    for (const std::int64_t count : {counts.zeros, counts.infinite, counts.nans})
        number(count);
    number(counts.smallest);
    number(counts.largest);
    if (first != all.end()) {
        const auto from = first - all.begin();
        const auto listed = [&](const MagnitudeCounts::Exponents& values) {
            const auto last = std::find_if(values.rbegin(), values.rend(), some).base();
            open('[');
            for (auto value = values.begin() + from; value < last; ++value)
                number(*value);
            close(']');
        };
        number(static_cast<std::int64_t>(from + MagnitudeCounts::lowest));
        listed(all);
        if (std::ranges::any_of(counts.powers, some))
            listed(counts.powers);
    }
    close(']');
}

void appendParameter(RowText& row, const ParameterDetail& parameter, float unscaling)
{
    row.open('{');
    row.key("name");
    row.text(parameter.name);
    row.key("norms");
    row.list(parameter.normScaled, parameter.normUnscaled);
    row.key("steps");
    row.list(parameter.steps.changes, parameter.steps.lost);
    if (parameter.otherwise) {
        row.key("otherwise");
        row.list(parameter.otherwise->changes, parameter.otherwise->lost);
    }
    row.key("subnormal");
    row.number(parameter.subnormal);
    row.key("scaled");
    row.magnitudes(parameter.scaled);
    if (timesPowerOfTwo(parameter.scaled, unscaling) != parameter.unscaled) {
        row.key("unscaled");
        row.magnitudes(parameter.unscaled);
    }
    row.key("weights");
    row.magnitudes(parameter.weights);
    row.key("updates");
    row.magnitudes(parameter.updates);
    if (parameter.unrounded) {
        row.key("unrounded");
        row.magnitudes(*parameter.unrounded);
    }
    row.close('}');
}

void appendLayer(RowText& row, const LayerDetail& layer)
{
    row.open('{');
    row.key("layer");
    row.text(layer.layer);
    row.key("dtype");
    row.text(layer.dtype);
    row.key("why");
    row.text(std::string(wordOf(layer.reason)));
    row.key("shape");
    row.open('[');
    for (const std::int64_t side : layer.shape)
        row.number(side);
    row.close(']');
    row.key("output");
    row.magnitudes(layer.output);
    row.key("gradient");
    row.magnitudes(layer.gradient);
    if (layer.unrounded) {
        row.key("unrounded");
        row.magnitudes(*layer.unrounded);
    }
    row.close('}');
}

void appendStages(RowText& row, const WindowDetail& detail)
{
    row.key("samples");
    row.number(detail.samples);
    row.key("micro_batches");
    row.number(detail.microBatches);
    row.key("unseen");
    row.number(detail.unseen);
    row.key("dtype");
    row.text(detail.precision.dtype);
    row.key("native");
    row.flag(detail.precision.native);
    row.key("why");
    row.text(std::string(wordOf(detail.precision.why)));
    row.key("scales");
    row.flag(detail.scales);
    row.key("scale");
    row.number(detail.scale);
    row.key("unscaling");
    row.number(detail.unscaling);
    row.key("max_norm");
    row.number(detail.maxNorm);
    row.key("master_weights");
    row.flag(detail.masterWeights);
    row.key("micro");
    row.open('[');
    for (const MicroBatchDetail& each : detail.seen)
        row.list(each.samples, each.loss, each.weight, each.scaledLoss, each.normSoFar);
    row.close(']');
}

/// Of all parameters, where a reader finds them without reading on.
void appendSums(RowText& row, const WindowDetail& detail)
{
    const std::optional<LostSteps> otherwise = stepsOtherwise(detail);
    if (!otherwise)
        return;
    const LostSteps steps = stepsOf(detail);
    row.key("lost");
    row.list(steps.changes, steps.lost, otherwise->changes, otherwise->lost);
}

void appendTraced(RowText& row, const TracedElement& traced)
{
    row.key("traced");
    row.open('[');
    row.text(traced.parameter);
    row.number(traced.index);
    for (const float value : {traced.scaled, traced.unscaled, traced.clipped, traced.weightBefore, traced.weightAfter})
        row.number(value);
    row.close(']');
}

std::string columnsNow()
{
    std::string columns = headerRow(attemptTable());
    columns.pop_back();
    return columns;
}

} // namespace

std::string detailHeader()
{
    nlohmann::ordered_json json{{"details", detailsVersion}, {"record", columnsNow()}};
    return json.dump() + '\n';
}

std::string detailRow(const WindowDetail& detail)
{
    RowText row;
    row.open('{');
    row.key("attempt");
    row.number(detail.attempt);
    appendSums(row, detail);
    appendStages(row, detail);
    if (detail.stepped) {
        std::string record = csvRow(*detail.stepped);
        record.pop_back();
        row.key("record");
        row.text(record);
    }
    appendTraced(row, detail.traced);
    row.key("layers_seen_in");
    row.number(detail.layersSeenIn);
    row.key("layers");
    row.open('[');
    for (const LayerDetail& layer : detail.layers)
        appendLayer(row, layer);
    row.close(']');
    row.key("parameters");
    row.open('[');
    for (const ParameterDetail& parameter : detail.parameters)
        appendParameter(row, parameter, detail.unscaling);
    row.close(']');
    row.key("us");
    row.number(detail.microseconds);
    row.close('}');
    return row.take() + '\n';
}

} // namespace halfstep
