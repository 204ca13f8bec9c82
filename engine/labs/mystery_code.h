#pragma once

#include "engine/config/mistakes.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace halfstep {

// Which deliberate mistake a lab plants, by four letters or digits that do not tell it. Every such code stands for one
// mistake, always the same, whether its letters are small or capital.

bool isMysteryCode(std::string_view text);
const MistakeRow& mistakeOf(std::string_view code); ///< of a code
std::string drawnMysteryCode();                     ///< any, by chance
std::string drawnMysteryCode(const MistakeRow& mistake);

/// The key without "mistakes.": no_scaler.
std::string_view shortKey(const MistakeRow& mistake);

} // namespace halfstep
