#pragma once

#include "engine/labs/lab.h"

#include <QString>

#include <string_view>

namespace halfstep {

/// How a number of a lab's result came about, with the numbers put in; empty where there is no formula for it.
QString formulaText(const Lab& lab, const LabInputs& inputs, const LabResult& result, std::string_view number);

} // namespace halfstep
