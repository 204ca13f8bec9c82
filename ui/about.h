#pragma once

class QWidget;

namespace halfstep {

/// Opens the dialog with versions and licence, over `parent`.
void showAboutDialog(QWidget* parent);

} // namespace halfstep
