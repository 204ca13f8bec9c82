#include "engine/session/engine_choice.h"

#include "engine/plan/plan_backprop.h"
#include "engine/plan/unplanned.h"
#include "engine/session/torch_module.h"

namespace halfstep {
namespace {

Result<Engine> autogradEngine(const RunConfig& config, EngineAsRun asRun)
{
    const Result<const TorchFunctions*> torch = loadTorch();
    if (!torch)
        return torch.problems();
    if (config.run.device == DeviceKind::Cuda && !(*torch)->cudaAvailable())
        return Problem{ProblemCode::DeviceMissing, std::string(wordOf(config.run.device))};
    return (*torch)->autogradEngine(std::move(asRun));
}

} // namespace

Result<Engine> engineFor(const RunConfig& config, const ModelSpec& model)
{
    const EngineAsRun asked{std::string(wordOf(config.run.engine)), EngineReason::AskedFor};
    switch (config.run.engine) {
    case EngineName::Auto:
        return autogradEngine(config, {std::string(wordOf(EngineName::Autograd)),
                                       unplanned(config, model) ? EngineReason::OnlyOne : EngineReason::Usual});
    case EngineName::Autograd: return autogradEngine(config, asked);
    case EngineName::Plan:
        if (const std::optional<Problem> problem = unplanned(config, model))
            return *problem;
        return planEngine(asked);
    }
    return Problem{ProblemCode::UnknownValue, "run.engine"};
}

Result<std::unique_ptr<Trainer>> makeTrainer(const RunConfig& config, DatasetPtr dataset)
{
    const Result<ModelSpec> model = modelSpecFor(config, *dataset);
    if (!model)
        return model.problems();
    const Result<Engine> engine = engineFor(config, *model);
    if (!engine)
        return engine.problems();
    return Trainer::make(config, std::move(dataset), *engine);
}

} // namespace halfstep
