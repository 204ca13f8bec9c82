#include "engine/session/plain_training.h"

#include "engine/session/torch_module.h"

namespace halfstep {

Result<std::function<void()>> plainTraining(const RunConfig& config, const DatasetPtr& dataset)
{
    const Result<ModelSpec> model = modelSpecFor(config, *dataset);
    if (!model)
        return model.problems();
    const Result<const TorchFunctions*> torch = loadTorch();
    if (!torch)
        return torch.problems();
    return (*torch)->plainLoop(config, *model, resolvedLoss(config, *dataset), dataset);
}

} // namespace halfstep
