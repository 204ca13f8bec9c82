#include "engine/plan/unplanned.h"

namespace halfstep {
namespace {

constexpr const char* place = "run.engine";

/// Whether there is a step for a layer. Images are channels-last in models that convolve, and only there.
bool hasStep(const LayerSpec& layer, bool convolves)
{
    switch (layer.kind) {
    case LayerKind::Flatten:
    case LayerKind::Linear:
    case LayerKind::LayerNorm:
    case LayerKind::Relu: return true;
    case LayerKind::Dropout:
    case LayerKind::BatchNorm: return layer.input.size() == 1 || convolves;
    case LayerKind::Conv2d: return layer.stride == 1 && layer.padding < layer.kernel;
    case LayerKind::MaxPool2d: return convolves && layer.kernel == 2 && layer.stride == 2 && layer.padding == 0;
    }
    return false;
}

} // namespace

std::optional<Problem> unplanned(const RunConfig& config, const ModelSpec& model)
{
    if (config.run.device != DeviceKind::Cpu)
        return Problem{ProblemCode::Unsupported, place, Reason::PlanOnCpu};
    if (config.run.threads > 1)
        return Problem{ProblemCode::Unsupported, place, Reason::PlanOneThread, {config.run.threads}};
    const PrecisionConfig& precision = config.precision;
    if (precision.amp && precision.backend == ArithmeticBackend::Native && precision.dtype != "float32")
        return Problem{ProblemCode::Unsupported, place, Reason::PlanEmulates, {precision.dtype}};
    for (const LayerSpec& layer : model.layers)
        if (!hasStep(layer, model.convolves()))
            return Problem{ProblemCode::Unsupported, place, Reason::PlanLacksLayer, {layer.name}};
    return std::nullopt;
}

} // namespace halfstep
