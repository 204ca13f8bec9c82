#pragma once

#include "engine/config/problem.h"

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace halfstep {

/// An argument that cannot be used; `what()` is the sentence that says so.
class BadArgument : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Numbers of the command line, never in the locale's way. `option` names them in the sentence of a BadArgument.
double numberArgument(const std::string& text, const std::string& option);
std::int64_t countArgument(const std::string& text, const std::string& option);
/// Comma separated, at least one.
std::vector<double> numberListArgument(std::string_view text, const std::string& option);

/// "halfstep: sentence" on standard error, and the exit code for it.
int refuseArgument(const std::string& sentence);
/// A sentence each, and the exit code for them.
int refuse(const std::vector<Problem>& problems);

} // namespace halfstep
