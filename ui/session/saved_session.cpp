#include "ui/session/saved_session.h"

#include "engine/config/config_json.h"

#include <nlohmann/json.hpp>

#include <QSettings>
#include <QStandardPaths>

namespace halfstep {

namespace {

// Raised when a page's docks change, so that an old layout is not forced on them.
constexpr int layoutVersion = 1;

} // namespace

SavedSession loadSession()
{
    const QSettings s(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Halfstep"),
                      QStringLiteral("Halfstep"));
    SavedSession session;
    session.language = s.value(QStringLiteral("language")).toString();
    const QString theme = s.value(QStringLiteral("theme")).toString();
    session.theme = theme == QLatin1String("light")  ? ThemeChoice::Light
                    : theme == QLatin1String("dark") ? ThemeChoice::Dark
                                                     : ThemeChoice::System;
    if (s.value(QStringLiteral("layoutVersion")).toInt() == layoutVersion) {
        session.geometry = s.value(QStringLiteral("geometry")).toByteArray();
        session.layout = s.value(QStringLiteral("layout")).toByteArray();
        session.groups = s.value(QStringLiteral("groups")).toByteArray();
    }
    session.speed = s.value(QStringLiteral("speed")).toInt();
    session.runsFolder = s.value(QStringLiteral("runsFolder")).toString();
    const std::string config = s.value(QStringLiteral("config")).toString().toStdString();
    if (!config.empty())
        if (Result<RunConfig> read = configFromJson(config, "/"))
            session.config = *read;
    return session;
}

void saveSession(const SavedSession& session)
{
    QSettings s(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Halfstep"), QStringLiteral("Halfstep"));
    s.setValue(QStringLiteral("language"), session.language);
    s.setValue(QStringLiteral("theme"), session.theme == ThemeChoice::Light  ? QStringLiteral("light")
                                        : session.theme == ThemeChoice::Dark ? QStringLiteral("dark")
                                                                             : QStringLiteral("system"));
    s.setValue(QStringLiteral("layoutVersion"), layoutVersion);
    s.setValue(QStringLiteral("geometry"), session.geometry);
    s.setValue(QStringLiteral("layout"), session.layout);
    s.setValue(QStringLiteral("groups"), session.groups);
    s.setValue(QStringLiteral("speed"), session.speed);
    s.setValue(QStringLiteral("runsFolder"), session.runsFolder);
    s.setValue(QStringLiteral("config"),
               session.config ? QString::fromStdString(toJson(*session.config).dump()) : QString());
}

QString usualRunsFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/runs");
}

std::string configText(const RunConfig& config)
{
    return toJson(config).dump(2) + "\n";
}

} // namespace halfstep
