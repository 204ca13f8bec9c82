#include "engine/session/library_version.h"

#include "engine/nn/library_facts.h"

namespace halfstep {

std::string libraryVersion()
{
    return libtorchVersion();
}

} // namespace halfstep
