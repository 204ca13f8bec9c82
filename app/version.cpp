#include "app/version.h"

#include "engine/session/training_session.h"

namespace halfstep {

std::string versionText()
{
    std::string text = "halfstep " HALFSTEP_VERSION " (LibTorch " + libtorchVersion();
#ifdef HALFSTEP_QT_VERSION
    text += ", Qt " HALFSTEP_QT_VERSION;
#endif
    return text + ")";
}

} // namespace halfstep
