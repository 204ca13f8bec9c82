#pragma once

#include "engine/config/mistakes.h"
#include "words/words.h"

#include <string_view>

namespace halfstep {

/// What is said of a deliberate mistake; empty texts for a key of none.
struct MistakeWords {
    const char* label = "";
    const char* tip = "";   ///< one sentence
    const char* stamp = ""; ///< how a run is marked that makes it

    static MistakeWords of(std::string_view key);       ///< as "mistakes.no_scaler"
    static const char* whereItActs(MistakeStage stage); ///< one sentence
};

} // namespace halfstep
