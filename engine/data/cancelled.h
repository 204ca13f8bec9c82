#pragma once

#include <functional>

namespace halfstep {

/// Asked between pieces of long work; true gives up.
using Cancelled = std::function<bool()>;

inline bool givesUp(const Cancelled& cancelled)
{
    return cancelled && cancelled();
}

} // namespace halfstep
