#pragma once

#include "ui/session/session_link.h"

#include <QString>

namespace halfstep {

/// A run and its main settings in one line, for below a figure: "glyph-cnn-amp-20261130 · glyph-cnn on glyphlab · ...".
QString runCaption(const ShownRun& run);

/// The folder of a run, in bytes; empty without one.
std::string folderOf(const ShownRun& run);

} // namespace halfstep
