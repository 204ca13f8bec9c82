#include "engine/records/joint_layer.h"

#include <algorithm>

namespace halfstep {

const LayerDetail* jointLayer(const WindowDetail& window, std::size_t layer)
{
    const auto own = window.layers.begin() + static_cast<std::ptrdiff_t>(layer);
    if (!own->dtype.empty())
        return nullptr;
    const auto found =
        std::find_if(own, window.layers.end(), [](const LayerDetail& each) { return !each.dtype.empty(); });
    return found == window.layers.end() ? nullptr : &*found;
}

} // namespace halfstep
