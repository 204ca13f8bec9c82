#pragma once

#include <vector>

class QWidget;

namespace halfstep {

/// Whether any of it is inside its window: a dock that lies behind another one is not, though not hidden.
bool isSeen(const QWidget& widget);

bool takesTab(const QWidget& widget); ///< and is seen

/// Gives the keyboard to what had it last in the pane, else to its first widget that takes it; false where none does.
bool focusInto(QWidget& pane);

/// Goes on to the next of these panes that takes the keyboard, or to the one before.
void focusNextOf(const std::vector<QWidget*>& panes, int step);

} // namespace halfstep
