#include "engine/session/engine_choice.h"

#include "engine/nn/autograd_backprop.h"
#include "engine/nn/library_facts.h"

namespace halfstep {

Result<Engine> engineFor(const RunConfig& config)
{
    if (config.run.device == DeviceKind::Cuda && !cudaAvailable())
        return Problem{ProblemCode::DeviceMissing, std::string(wordOf(config.run.device))};
    const std::string autograd(wordOf(EngineName::Autograd));
    switch (config.run.engine) {
    case EngineName::Auto: return autogradEngine({autograd, EngineReason::OnlyOne});
    case EngineName::Autograd: return autogradEngine({autograd, EngineReason::AskedFor});
    }
    return Problem{ProblemCode::UnknownValue, "run.engine"};
}

Result<std::unique_ptr<Trainer>> makeTrainer(const RunConfig& config, DatasetPtr dataset)
{
    const Result<Engine> engine = engineFor(config);
    if (!engine)
        return engine.problems();
    return Trainer::make(config, std::move(dataset), *engine);
}

} // namespace halfstep
