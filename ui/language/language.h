#pragma once

#include <QString>
#include <QStringList>

namespace halfstep {

/// The interface languages: "en", "hu", "id".
QStringList languages();
QString languageName(const QString& code); ///< in its own language
QString systemLanguage();                  ///< the one of `languages` that fits the system, else "en"
QString currentLanguage();

/// Installs the translations and the number style; every widget hears it as a LanguageChange event.
/// Needs an application object; GUI thread only.
void setLanguage(const QString& code);

} // namespace halfstep
