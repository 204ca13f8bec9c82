#pragma once

#include "words/glossary.h"

#include <QString>

#include <initializer_list>
#include <string_view>
#include <vector>

class QLabel;
class QWidget;

namespace halfstep {

// Links to the glossary, which the window's Glossary object follows.

inline constexpr const char* termScheme = "halfstep-term";

QString termText(const GlossaryEntry& entry); ///< in the interface language

void openTerm(const GlossaryEntry& entry);
/// The text as a link to the term that stands for a place, plain text where none does.
QString linkedText(std::string_view place, const QString& text);
/// The terms as links in a row.
QString linkedTerms(const std::vector<const GlossaryEntry*>& entries);
QString linkedTerms(std::initializer_list<std::string_view> names);
/// Makes a label follow its links, by the keyboard too.
void followLinks(QLabel& label);

/// Says what F1 explains while the widget or one in it has the keyboard: a term, a place, or a lab's first term.
void setTerm(QWidget& widget, const QString& place);
/// The nearest term around a widget; null where there is none.
const GlossaryEntry* termAround(const QWidget* widget);

} // namespace halfstep
