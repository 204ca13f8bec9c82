#include "ui/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace halfstep {

namespace {

QString& chosen()
{
    static QString code = QStringLiteral("en");
    return code;
}

/// Owned by the application, so that they die with it.
QTranslator* translator(const QString& name)
{
    auto* found = qApp->findChild<QTranslator*>(name);
    if (!found) {
        found = new QTranslator(qApp);
        found->setObjectName(name);
    }
    return found;
}

} // namespace

QStringList languages()
{
    return {QStringLiteral("en"), QStringLiteral("hu"), QStringLiteral("id")};
}

QString languageName(const QString& code)
{
    if (code == QLatin1String("hu"))
        return QStringLiteral("Magyar");
    if (code == QLatin1String("id"))
        return QStringLiteral("Bahasa Indonesia");
    return QStringLiteral("English");
}

QString systemLanguage()
{
    const QString code = QLocale::system().name().section(QLatin1Char('_'), 0, 0);
    return languages().contains(code) ? code : QStringLiteral("en");
}

QString currentLanguage()
{
    return chosen();
}

void setLanguage(const QString& code)
{
    chosen() = languages().contains(code) ? code : QStringLiteral("en");
    // Before the translators, whose events make the widgets show their numbers again.
    QLocale::setDefault(chosen() == QLatin1String("en") ? QLocale(QLocale::English, QLocale::UnitedStates)
                                                        : QLocale(chosen()));
    QTranslator* qt = translator(QStringLiteral("qtTexts"));
    QTranslator* own = translator(QStringLiteral("ownTexts"));
    QCoreApplication::removeTranslator(qt);
    QCoreApplication::removeTranslator(own);
    if (chosen() != QLatin1String("en")
        && qt->load(QStringLiteral("qtbase_") + chosen(), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);
    // English has one too: it holds the plural forms.
    if (own->load(QStringLiteral(":/translations/halfstep_") + chosen() + QStringLiteral(".qm")))
        QCoreApplication::installTranslator(own);
}

} // namespace halfstep
