#include "engine/session/library_version.h"

#include "engine/session/torch_module.h"

namespace halfstep {

std::string libraryVersion()
{
    const TorchFunctions* const torch = torchIfLoaded();
    return torch ? torch->version() : HALFSTEP_LIBTORCH_VERSION;
}

} // namespace halfstep
