#pragma once

#include "engine/config/run_config.h"
#include "ui/look/theme.h"

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QVariantMap>

#include <string>

namespace halfstep {

/// What the window remembers from one start to the next.
struct SavedSession {
    QString language; ///< empty: the system's
    ThemeChoice theme = ThemeChoice::System;
    QByteArray geometry;
    QString page;                     ///< the one that was shown
    QMap<QString, QVariantMap> pages; ///< what each page remembers, by its name
};

/// Makes Qt keep its settings in the folder that the environment names, also when its name is not UTF-8. Before the
/// first session.
void useSettingsFolder();

SavedSession loadSession();
void saveSession(const SavedSession& session);

/// Where runs of the window are saved unless the user chose another place.
std::string usualRunsFolder();

/// A config as a file holds it.
std::string configText(const RunConfig& config);

} // namespace halfstep
