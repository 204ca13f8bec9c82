#pragma once

#include "engine/records/window_detail.h"

#include <cstddef>

namespace halfstep {

/// The layer after it that a layer without a dtype was computed together with, so that there is one output of both;
/// null where it has its own, and where none of the layers was watched.
const LayerDetail* jointLayer(const WindowDetail& window, std::size_t layer);

} // namespace halfstep
