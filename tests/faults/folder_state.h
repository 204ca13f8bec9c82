#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QMap>
#include <QString>

/// Everything below a folder: each file's bytes, each folder as "/".
using FolderState = QMap<QString, QByteArray>;

inline FolderState stateOf(const QString& folder)
{
    FolderState state;
    const auto filters = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;
    for (const QFileInfo& entry : QDir(folder).entryInfoList(filters)) {
        if (entry.isDir()) {
            state[entry.fileName()] = "/";
            const FolderState below = stateOf(entry.filePath());
            for (auto file = below.begin(); file != below.end(); ++file)
                state[entry.fileName() + '/' + file.key()] = file.value();
            continue;
        }
        QFile file(entry.filePath());
        state[entry.fileName()] = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)");
    }
    return state;
}

/// False when it could not be written.
inline bool restore(const QString& folder, const FolderState& state)
{
    bool whole = QDir(folder).removeRecursively() && QDir().mkpath(folder);
    for (auto entry = state.begin(); entry != state.end(); ++entry) {
        QFile file(folder + '/' + entry.key());
        whole = whole
                && (entry.value() == "/"
                        ? QDir(folder).mkpath(entry.key())
                        : file.open(QIODevice::WriteOnly) && file.write(entry.value()) == entry.value().size());
    }
    return whole;
}
