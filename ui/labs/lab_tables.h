#pragma once

#include "engine/labs/lab.h"

class QTableWidget;

namespace halfstep {

// A lab's result as tables to read; they belong to nobody yet.

QTableWidget* numbersTable(const Lab& lab, const LabInputs& inputs, const LabResult& result); ///< with their formulas
QTableWidget* tableOf(const LabTable& values);                                                ///< its first rows

} // namespace halfstep
