#pragma once

#include <string_view>

namespace halfstep {

// Files of resources/bench, as they are. The definitions are made at configure time.
extern const std::string_view dataLoaderScript;
extern const std::string_view bestLoopScript;

} // namespace halfstep
