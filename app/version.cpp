#include "app/version.h"

#include "engine/session/library_version.h"

namespace halfstep {

std::string versionText()
{
    std::string text = "halfstep " HALFSTEP_VERSION " (LibTorch " + libraryVersion();
#ifdef HALFSTEP_QT_VERSION
    text += ", Qt " HALFSTEP_QT_VERSION;
#endif
    return text + ")";
}

} // namespace halfstep
