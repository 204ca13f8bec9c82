#include "engine/session/engine_choice.h"

#include "engine/model/libtorch_formats.h"
#include "engine/plan/plan_backprop.h"
#include "engine/plan/unplanned.h"
#include "engine/session/torch_module.h"

namespace halfstep {
namespace {

Result<Engine> autograd(const RunConfig& config, EngineReason why)
{
    const Result<const TorchFunctions*> torch = loadTorch();
    if (!torch)
        return torch.problems();
    if (config.run.device == DeviceKind::Cuda && !(*torch)->cudaAvailable())
        return Problem{ProblemCode::DeviceMissing, std::string(wordOf(config.run.device))};
    Engine engine = (*torch)->autogradEngine({std::string(wordOf(EngineName::Autograd)), why});
    engine.nativeFormats = libtorchFormats(config.run.device);
    return engine;
}

Engine plan(EngineReason why)
{
    return planEngine({std::string(wordOf(EngineName::Plan)), why});
}

/// In its low format, with kernels of its own.
bool libtorchComputesIn(const RunConfig& config)
{
    const Result<Precision> precision = precisionFor(config.precision, libtorchFormats(config.run.device));
    return precision && precision->kind == Precision::Kind::Native;
}

} // namespace

Result<Engine> engineFor(const RunConfig& config, const ModelSpec& model)
{
    switch (config.run.engine) {
    case EngineName::Auto:
        if (unplanned(config, model))
            return autograd(config, EngineReason::OnlyOne);
        if (libtorchComputesIn(config))
            return autograd(config, EngineReason::Native);
        return plan(EngineReason::Quickest);
    case EngineName::Autograd: return autograd(config, EngineReason::AskedFor);
    case EngineName::Plan:
        if (const std::optional<Problem> problem = unplanned(config, model))
            return *problem;
        return plan(EngineReason::AskedFor);
    }
    return Problem{ProblemCode::UnknownValue, "run.engine"};
}

Result<std::unique_ptr<Trainer>> makeTrainer(const RunConfig& config, DatasetPtr dataset)
{
    return Trainer::make(config, std::move(dataset), engineFor);
}

} // namespace halfstep
