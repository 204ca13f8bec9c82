#pragma once

#include "engine/config/problem.h"

#include <QString>

#include <functional>
#include <optional>

class QWidget;

namespace halfstep {

struct LabTable;

/// Saves a table by the one safe saver: as JSON where the name ends in .json, else as CSV, in the C locale.
std::optional<Problem> exportTable(const LabTable& table, const QString& path);

/// Asks for a name and saves the table as it is then; `say` is given one sentence that tells how that went.
void askToExportTable(QWidget* parent, const LabTable& table, std::function<void(const QString&)> say);

} // namespace halfstep
