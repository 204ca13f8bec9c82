#include "ui/session/saved_session.h"

#include "engine/config/config_json.h"
#include "ui/language/path_text.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QSettings>

#include <fcntl.h>

#include <filesystem>
#include <system_error>

namespace halfstep {

namespace {

/// A folder of the XDG specification in its own bytes, which QStandardPaths does not keep.
std::string userFolder(const char* variable, const char* usual)
{
    const std::string named = qgetenv(variable).toStdString();
    return named.starts_with('/') ? named : qgetenv("HOME").toStdString() + usual;
}

} // namespace

void useSettingsFolder()
{
    const std::string folder = userFolder("XDG_CONFIG_HOME", "/.config");
    if (textFromBytes(folder) == folder)
        return;
    // QSettings would write into another folder. To it, the open folder has a plain name as long as the program lives.
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const QString name =
        descriptor < 0 ? QStringLiteral("/dev/null") : QStringLiteral("/proc/self/fd/%1").arg(descriptor);
    for (const QSettings::Format format : {QSettings::IniFormat, QSettings::NativeFormat})
        QSettings::setPath(format, QSettings::UserScope, name);
}

SavedSession loadSession()
{
    QSettings s(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Halfstep"), QStringLiteral("Halfstep"));
    SavedSession session;
    session.language = s.value(QStringLiteral("language")).toString();
    const QString theme = s.value(QStringLiteral("theme")).toString();
    session.theme = theme == QLatin1String("light")  ? ThemeChoice::Light
                    : theme == QLatin1String("dark") ? ThemeChoice::Dark
                                                     : ThemeChoice::System;
    session.geometry = s.value(QStringLiteral("geometry")).toByteArray();
    session.page = s.value(QStringLiteral("page")).toString();
    s.beginGroup(QStringLiteral("pages"));
    for (const QString& page : s.childGroups()) {
        s.beginGroup(page);
        for (const QString& key : s.childKeys())
            session.pages[page][key] = s.value(key);
        s.endGroup();
    }
    s.endGroup();
    return session;
}

void saveSession(const SavedSession& session)
{
    QSettings s(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Halfstep"), QStringLiteral("Halfstep"));
    s.setValue(QStringLiteral("language"), session.language);
    s.setValue(QStringLiteral("theme"), session.theme == ThemeChoice::Light  ? QStringLiteral("light")
                                        : session.theme == ThemeChoice::Dark ? QStringLiteral("dark")
                                                                             : QStringLiteral("system"));
    s.setValue(QStringLiteral("geometry"), session.geometry);
    s.setValue(QStringLiteral("page"), session.page);
    s.remove(QStringLiteral("pages"));
    s.beginGroup(QStringLiteral("pages"));
    for (auto page = session.pages.begin(); page != session.pages.end(); ++page) {
        s.beginGroup(page.key());
        for (auto entry = page->begin(); entry != page->end(); ++entry)
            s.setValue(entry.key(), entry.value());
        s.endGroup();
    }
    s.endGroup();
}

std::string usualRunsFolder()
{
    return userFolder("XDG_DATA_HOME", "/.local/share") + '/' + QCoreApplication::applicationName().toStdString()
           + "/runs";
}

std::string configText(const RunConfig& config)
{
    return toJson(config).dump(2) + "\n";
}

} // namespace halfstep
