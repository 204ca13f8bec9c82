#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace halfstep {

/// The program's own version, e.g. "0.1.0".
std::string_view programVersion();

/// The machine as far as it decides speed and bits; no names of hosts, people or folders.
struct EnvironmentFacts {
    std::string compiler;                     ///< that the program was built with, e.g. "GCC 12.2.0"
    std::string cpu;                          ///< model name, empty when unknown
    std::vector<std::string> instructionSets; ///< those that matter for arithmetic, e.g. avx2, f16c
    std::string blas;                         ///< file name of the BLAS library loaded, empty when none is
    std::string os;                           ///< distribution and kernel
};

/// Read anew at each call: the BLAS is known only once a library has loaded it.
EnvironmentFacts environmentFacts();

} // namespace halfstep
