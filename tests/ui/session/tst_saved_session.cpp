#include "ui/language/path_text.h"
#include "ui/session/saved_session.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

using namespace halfstep;

namespace {

const char* const oddName = "caf\xe9";

/// Every folder and file under a folder, in bytes.
std::vector<std::string> namesUnder(const std::string& folder)
{
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        names.push_back(entry.path().string().substr(folder.size() + 1));
    std::ranges::sort(names);
    return names;
}

} // namespace

/// Folders of the environment whose names are bytes that are not UTF-8.
class TestSavedSession : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::string m_odd;

private Q_SLOTS:
    void initTestCase()
    {
        m_odd = m_folder.path().toStdString() + '/' + oddName;
        std::error_code error;
        if (!std::filesystem::create_directory(m_odd, error))
            QSKIP("this file system takes UTF-8 only");
        qunsetenv("XDG_CONFIG_HOME");
        qunsetenv("XDG_DATA_HOME");
        qputenv("HOME", QByteArray::fromStdString(m_odd));
    }

    void runsGoWhereTheEnvironmentSays()
    {
        const std::string program = QCoreApplication::applicationName().toStdString();
        QCOMPARE(usualRunsFolder(), m_odd + "/.local/share/" + program + "/runs");
        qputenv("XDG_DATA_HOME", "relative");
        QCOMPARE(usualRunsFolder(), m_odd + "/.local/share/" + program + "/runs");
        qputenv("XDG_DATA_HOME", "/data\xff");
        QCOMPARE(usualRunsFolder(), "/data\xff/" + program + "/runs");
    }

    void sessionIsKeptInThatFolderAlone()
    {
        useSettingsFolder();
        SavedSession session;
        session.language = QStringLiteral("hu");
        const std::string runs = "/runs\xc3\\xe9";
        session.page = QStringLiteral("train");
        session.pages[session.page] = {{QStringLiteral("speed"), 7}, {QStringLiteral("runsFolder"), pathText(runs)}};
        saveSession(session);
        QSettings(QStringLiteral("QtProject")).setValue(QStringLiteral("a"), 1); // as a file dialog does
        const SavedSession read = loadSession();
        QCOMPARE(read.language, session.language);
        QCOMPARE(read.page, session.page);
        const QVariantMap page = read.pages[session.page];
        QCOMPARE(page[QStringLiteral("speed")].toInt(), 7);
        QCOMPARE(pathBytes(page[QStringLiteral("runsFolder")].toString()), runs);
        QCOMPARE(namesUnder(m_folder.path().toStdString()),
                 (std::vector<std::string>{oddName, std::string(oddName) + "/.config",
                                           std::string(oddName) + "/.config/Halfstep",
                                           std::string(oddName) + "/.config/Halfstep/Halfstep.ini",
                                           std::string(oddName) + "/.config/QtProject.conf"}));
    }

    void pathsOfTheWindowComeBack()
    {
        for (const char* path : {"", "/data/Árvíz", "caf\xe9", "a\\xe9", "a\\b"})
            QCOMPARE(pathBytes(pathText(path)), std::string(path));
        QCOMPARE(pathText("caf\xe9"), QStringLiteral("caf\\xe9"));
    }
};

QTEST_GUILESS_MAIN(TestSavedSession)
#include "tst_saved_session.moc"
