#include "engine/records/append_file.h"
#include "engine/records/file_saver.h"
#include "engine/records/made_folder.h"
#include "tests/engine/records/file_size_limit.h"
#include "words/words.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <fcntl.h>
#include <signal.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <random>

using namespace halfstep;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)");
}

QStringList entriesOf(const QString& path)
{
    return QDir(path).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
}

/// 200,000 bytes that tell their version and whether they are whole.
std::string versionedBytes(unsigned version)
{
    std::string bytes;
    while (bytes.size() < 200'000)
        bytes += std::to_string(version) + '\n';
    return bytes + "end";
}

bool isWholeVersion(const std::string& bytes)
{
    const std::size_t lineEnd = bytes.find('\n');
    return lineEnd != std::string::npos
           && bytes
                  == versionedBytes(
                      static_cast<unsigned>(QByteArray::fromStdString(bytes.substr(0, lineEnd)).toUInt()));
}

} // namespace

class TestFileSaver : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString path(const QString& name) const { return m_folder.filePath(name); }
    std::string text(const QString& name) const { return path(name).toStdString(); }

private Q_SLOTS:
    void init()
    {
        m_folder = QTemporaryDir();
        QVERIFY(m_folder.isValid());
    }

    void savesAndReplaces_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {0, 1, 65'535, 65'536, 65'537, 1'000'000})
            QTest::addRow("%d bytes", size) << size;
    }
    void savesAndReplaces()
    {
        QFETCH(int, size);
        QVERIFY(!saveFile(text("a"), "old"));
        std::string bytes(static_cast<std::size_t>(size), '\0');
        for (std::size_t i = 0; i < bytes.size(); ++i)
            bytes[i] = static_cast<char>(i * 31);
        QVERIFY(!saveFile(text("a"), bytes));
        QCOMPARE(contentOf(path("a")).toStdString(), bytes);
        QCOMPARE(entriesOf(m_folder.path()), QStringList{"a"});
        const auto back = readFile(text("a"));
        QVERIFY(back);
        QCOMPARE(*back, bytes);
    }

    void worksInAccentedFolders()
    {
        const QString folder = path(QString::fromUtf8("Árvíztűrő tükörfúrógép/őű"));
        QVERIFY(!makeWritableFolder(folder.toStdString()));
        QVERIFY(entriesOf(folder).isEmpty());
        QVERIFY(!saveFile((folder + "/x").toStdString(), "1"));
        QCOMPARE(contentOf(folder + "/x"), QByteArray("1"));
    }

    void keepsPermissions()
    {
        QVERIFY(!saveFile(text("a"), "old"));
        QCOMPARE(::chmod(text("a").c_str(), 0640), 0);
        QVERIFY(!saveFile(text("a"), "new"));
        struct stat status = {};
        QCOMPARE(::stat(text("a").c_str(), &status), 0);
        QCOMPARE(int(status.st_mode & 07777), 0640);
    }

    void refusesWhatIsNoRegularFile_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("folder") << "folder";
        QTest::newRow("link") << "link";
        QTest::newRow("dangling link") << "dangling";
        QTest::newRow("pipe") << "pipe";
        QTest::newRow("missing folder") << "nowhere/file";
        QTest::newRow("below a file") << "file/file";
        QTest::newRow("only a folder's name") << "folder/";
    }
    void refusesWhatIsNoRegularFile()
    {
        QFETCH(QString, name);
        QVERIFY(!saveFile(text("file"), "kept"));
        QVERIFY(QDir(m_folder.path()).mkdir("folder"));
        QCOMPARE(::symlink("file", text("link").c_str()), 0);
        QCOMPARE(::symlink("absent", text("dangling").c_str()), 0);
        QCOMPARE(::mkfifo(text("pipe").c_str(), 0600), 0);
        const QStringList before = entriesOf(m_folder.path());

        const auto problem = saveFile(text(name), "new");
        QVERIFY(problem);
        QCOMPARE(problem->code, ProblemCode::FileUnwritable);
        QCOMPARE(problem->where, text(name));
        QVERIFY(problem->reason != Reason::None);
        QCOMPARE(entriesOf(m_folder.path()), before);
        QCOMPARE(contentOf(path("file")), QByteArray("kept"));

        AppendFile file;
        QVERIFY(file.open(text(name), 0));
        QVERIFY(!file.isOpen());
        QCOMPARE(entriesOf(m_folder.path()), before);
    }

    void failedWriteKeepsTheOldFile_data()
    {
        QTest::addColumn<int>("limit");
        for (const int limit : {0, 1, 1000, 65'536, 100'000, 199'999})
            QTest::addRow("no room after %d bytes", limit) << limit;
    }
    void failedWriteKeepsTheOldFile()
    {
        QFETCH(int, limit);
        QVERIFY(!saveFile(text("a"), "old"));
        std::optional<Problem> problem;
        {
            const FileSizeLimit full(static_cast<rlim_t>(limit));
            problem = saveFile(text("a"), std::string(200'000, 'n'));
        }
        QVERIFY(problem);
        QCOMPARE(problem->code, ProblemCode::FileUnwritable);
        QCOMPARE(contentOf(path("a")), QByteArray("old"));
        QCOMPARE(entriesOf(m_folder.path()), QStringList{"a"});
        QVERIFY(!saveFile(text("a"), "new"));
        QCOMPARE(contentOf(path("a")), QByteArray("new"));
    }

    void fullDiskKeepsTheOldFile()
    {
        const std::string disk = text("disk");
        QVERIFY(QDir(m_folder.path()).mkdir("disk"));
        if (::mount("none", disk.c_str(), "tmpfs", 0, "size=256k") != 0)
            QSKIP("no right to mount a small disk");
        const auto unmount = qScopeGuard([&] { ::umount(disk.c_str()); });
        QVERIFY(!saveFile(disk + "/a", std::string(100'000, 'o')));
        const auto problem = saveFile(disk + "/a", std::string(300'000, 'n'));
        QVERIFY(problem);
        QCOMPARE(problem->reason, Reason::NoSpace);
        QCOMPARE(reasonText(*problem), std::generic_category().message(ENOSPC));
        QCOMPARE(contentOf(path("disk/a")), QByteArray(100'000, 'o'));
        QCOMPARE(entriesOf(path("disk")), QStringList{"a"});
    }

    void killedSaverNeverBreaksTheFile()
    {
        std::mt19937 random(20261020);
        QVERIFY(!saveFile(text("a"), versionedBytes(0)));
        int replaced = 0;
        std::string before = versionedBytes(0);
        for (int kill = 0; kill < 40; ++kill) {
            const pid_t child = ::fork();
            if (child == 0) {
                for (unsigned version = static_cast<unsigned>(kill) * 1'000'000 + 1;; ++version)
                    if (saveFile(text("a"), versionedBytes(version)))
                        ::_exit(1);
            }
            QVERIFY(child > 0);
            if (kill % 2 == 1) // however slow the machine is
                QTRY_VERIFY(contentOf(path("a")).toStdString() != before);
            ::usleep(static_cast<useconds_t>(1000 + random() % 40'000));
            ::kill(child, SIGKILL);
            int status = 0;
            QCOMPARE(::waitpid(child, &status, 0), child);
            QVERIFY2(WIFSIGNALED(status), "the saver itself failed");
            const std::string now = contentOf(path("a")).toStdString();
            QVERIFY2(isWholeVersion(now), "a broken file");
            replaced += now != before;
            before = now;
        }
        QVERIFY2(replaced > 10, "the children were killed before they saved anything");
        QVERIFY(!makeWritableFolder(m_folder.path().toStdString()));
        QCOMPARE(entriesOf(m_folder.path()), QStringList{"a"});
    }

    void temporaryFilesAreSweptWhenTheirMakerIsGone()
    {
        // Not by their number: 1 always lives, and may not be who made the file.
        QVERIFY(!saveFile(text(".halfstep-1-0.tmp"), "left by a killed program"));
        QVERIFY(!saveFile(text(".halfstep-notes.tmp"), "somebody's own"));
        const auto saving = StagedFile::write(text("a"), "new");
        QVERIFY(saving);
        const pid_t other = ::fork();
        if (other == 0)
            ::_exit(makeWritableFolder(m_folder.path().toStdString()) ? 1 : 0);
        int status = -1;
        QCOMPARE(::waitpid(other, &status, 0), other);
        QCOMPARE(status, 0);
        QStringList left = entriesOf(m_folder.path());
        QCOMPARE(left.size(), 2);
        QVERIFY(left.removeOne(".halfstep-notes.tmp"));
        QVERIFY2(left.front().startsWith(".halfstep-" + QString::number(::getpid())), qPrintable(left.front()));
    }

    void stagedFilesChangeNothingUntilTheyArePut()
    {
        QVERIFY(!saveFile(text("a"), "old"));
        {
            auto a = StagedFile::write(text("a"), "new");
            auto b = StagedFile::write(text("b"), "new");
            QVERIFY(a && b);
            QCOMPARE(contentOf(path("a")), QByteArray("old"));
            QVERIFY(!QFile::exists(path("b")));
            QVERIFY(!a->put());
            QVERIFY(!b->put());
            QCOMPARE(contentOf(path("a")), QByteArray("new"));
            QCOMPARE(contentOf(path("b")), QByteArray("new"));
        } // not kept
        QCOMPARE(contentOf(path("a")), QByteArray("old"));
        QCOMPARE(entriesOf(m_folder.path()), QStringList{"a"});
        {
            auto a = StagedFile::write(text("a"), "new");
            QVERIFY(a && !a->put());
            a->keep();
        }
        QCOMPARE(contentOf(path("a")), QByteArray("new"));
        QCOMPARE(entriesOf(m_folder.path()), QStringList{"a"});
    }

    void fileThatAppearsMeanwhileIsNotReplaced()
    {
        auto staged = StagedFile::write(text("a"), "mine");
        QVERIFY(staged);
        QVERIFY(!saveFile(text("a"), "yours"));
        QVERIFY(staged->put());
        QCOMPARE(contentOf(path("a")), QByteArray("yours"));
    }

    void unwritableFoldersAreNamed()
    {
        QVERIFY(!saveFile(text("file"), "x"));
        for (const QString name : {"file", "file/below"}) {
            const auto problem = makeWritableFolder(text(name));
            QVERIFY(problem);
            QCOMPARE(problem->code, ProblemCode::FileUnwritable);
            QCOMPARE(problem->where, text(name));
        }
        QVERIFY(makeWritableFolder(""));
        const QStringList before = entriesOf(m_folder.path());
        const FileSizeLimit full(0);
        QVERIFY(makeWritableFolder(text("new/folder")));
        QCOMPARE(entriesOf(m_folder.path()), before);
    }

    void readingNamesWhatIsWrong()
    {
        const auto absent = readFile(text("absent"));
        QVERIFY(!absent);
        QCOMPARE(absent.problems().front().code, ProblemCode::FileNotFound);
        const auto folder = readFile(m_folder.path().toStdString());
        QVERIFY(!folder);
        QCOMPARE(folder.problems().front().code, ProblemCode::FileUnreadable);
        QCOMPARE(::mkfifo(text("pipe").c_str(), 0600), 0);
        QVERIFY(!readFile(text("pipe")));
    }

    void appendsAndGoesOn()
    {
        AppendFile file;
        QVERIFY(!file.open(text("rows"), 0));
        QVERIFY(!file.append("1\n"));
        QVERIFY(!file.append("2\n3\n"));
        QVERIFY(!file.sync());
        QCOMPARE(contentOf(path("rows")), QByteArray("1\n2\n3\n"));
        AppendFile moved = std::move(file);
        QVERIFY(!file.isOpen());
        QVERIFY(!moved.open(text("rows"), 6));
        QVERIFY(!moved.append("4\n"));
        QCOMPARE(contentOf(path("rows")), QByteArray("1\n2\n3\n4\n"));
    }

    void whatFollowsStaysUntilTheFirstAppend()
    {
        QVERIFY(!saveFile(text("rows"), "1\n2\n3\n"));
        AppendFile file;
        QVERIFY(file.open(text("rows"), 7)); // it is not that long
        QVERIFY(file.open(text("nowhere"), 1));
        QVERIFY(!file.open(text("rows"), 4));
        QCOMPARE(contentOf(path("rows")), QByteArray("1\n2\n3\n"));
        QVERIFY(!file.append("4\n"));
        QCOMPARE(contentOf(path("rows")), QByteArray("1\n2\n4\n"));
        QVERIFY(!file.open(text("rows"), 2));
        QVERIFY(!file.cut());
        QCOMPARE(contentOf(path("rows")), QByteArray("1\n"));
    }

    void failedAppendLeavesWholeRows()
    {
        AppendFile file;
        QVERIFY(!file.open(text("rows"), 0));
        QVERIFY(!file.append("first\n"));
        {
            const FileSizeLimit full(10);
            const auto problem = file.append("second\nthird\n");
            QVERIFY(problem);
            QCOMPARE(problem->code, ProblemCode::FileUnwritable);
            QCOMPARE(contentOf(path("rows")), QByteArray("first\n"));
        }
        QVERIFY(!file.append("second\nthird\n"));
        QCOMPARE(contentOf(path("rows")), QByteArray("first\nsecond\nthird\n"));
    }
};

QTEST_GUILESS_MAIN(TestFileSaver)
#include "tst_file_saver.moc"
