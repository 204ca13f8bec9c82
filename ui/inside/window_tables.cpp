#include "ui/inside/window_tables.h"

#include "engine/records/joint_layer.h"
#include "engine/records/record_words.h"
#include "engine/records/window_detail.h"

#include <string>

namespace halfstep {
namespace {

std::string shapeText(const std::vector<std::int64_t>& shape)
{
    std::string text;
    for (const std::int64_t side : shape)
        text += (text.empty() ? "" : "x") + std::to_string(side);
    return text;
}

void addStages(LabTable& table, const WindowDetail& window, const AttemptRecord& record)
{
    const auto add = [&](const char* stage, const char* what, auto value) {
        table.add(std::string(stage), std::string(what), std::move(value));
    };
    const auto traced = [&](const char* stage, float value) { add(stage, "traced", static_cast<double>(value)); };
    add("accumulated", "norm", record.normScaled);
    traced("accumulated", window.traced.scaled);
    add("unscale", "factor", static_cast<double>(window.unscaling));
    add("unscale", "norm", record.normUnscaled);
    traced("unscale", window.traced.unscaled);
    add("finite", "found_inf", record.foundInf);
    add("finite", "nonfinite", record.nonfiniteCount);
    add("finite", "first_bad_tensor", record.firstBadTensor);
    add("clip", "max_norm", window.maxNorm);
    add("clip", "coefficient", record.clipCoefficient);
    add("clip", "norm", record.normClipped);
    traced("clip", window.traced.clipped);
    add("step", "applied", record.applied);
    add("step", "skip_reason", std::string(wordOf(record.skipReason)));
    add("step", "applied_updates", record.appliedUpdates);
    add("step", "learning_rate", record.learningRate);
    add("step", "weight_before", static_cast<double>(window.traced.weightBefore));
    add("step", "weight_after", static_cast<double>(window.traced.weightAfter));
    add("step", "lost_update_fraction", record.lostUpdateFraction);
    add("scale", "used", record.scaleUsed);
    add("scale", "next", record.scaleNext);
    add("scale", "growth_tracker", record.growthTracker);
}

} // namespace

LabTable microscopeTable(const WindowDetail& window)
{
    LabTable table{"step_microscope", {"stage", "number", "value"}};
    table.add(std::string("window"), std::string("attempt"), window.attempt);
    table.add(std::string("window"), std::string("samples"), window.samples);
    table.add(std::string("window"), std::string("scale"), window.scale);
    table.add(std::string("window"), std::string("traced"),
              window.traced.parameter + '[' + std::to_string(window.traced.index) + ']');
    for (std::size_t i = 0; i < window.seen.size(); ++i) {
        const MicroBatchDetail& each = window.seen[i];
        const std::string stage = "micro_batch_" + std::to_string(window.unseen + static_cast<std::int64_t>(i) + 1);
        table.add(stage, std::string("samples"), each.samples);
        table.add(stage, std::string("loss"), each.loss);
        table.add(stage, std::string("weight"), each.weight);
        table.add(stage, std::string("scaled_loss"), each.scaledLoss);
        table.add(stage, std::string("norm_so_far"), each.normSoFar);
    }
    if (window.stepped)
        addStages(table, window, *window.stepped);
    return table;
}

LabTable castTable(const WindowDetail& window)
{
    LabTable table{"cast_map",
                   {"layer", "dtype", "why", "shape", "output_elements", "output_zeros", "output_nonfinite",
                    "gradient_elements", "gradient_zeros", "gradient_nonfinite", "computed_with"}};
    for (std::size_t i = 0; i < window.layers.size(); ++i) {
        const LayerDetail& layer = window.layers[i];
        const LayerDetail* joint = jointLayer(window, i);
        table.add(layer.layer, layer.dtype, std::string(wordOf(layer.reason)), shapeText(layer.shape),
                  layer.output.elements(), layer.output.zeros, layer.output.nonfinite(), layer.gradient.elements(),
                  layer.gradient.zeros, layer.gradient.nonfinite(), joint ? joint->layer : std::string());
    }
    return table;
}

} // namespace halfstep
