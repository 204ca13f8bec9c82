#pragma once

class QMenu;

namespace halfstep {

/// Underlines a letter that no other entry has in every entry that has none, as long as there are any.
void giveLetters(const QMenu& menu);

} // namespace halfstep
