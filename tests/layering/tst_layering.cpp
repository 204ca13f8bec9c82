#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>

namespace {

/// One #include line: who includes what.
struct Include {
    QString file;   ///< from the root, as engine/nn/trainer.cpp
    QString target; ///< as written between quotes or angle brackets
    bool quoted = false;
};

QList<Include> includesUnder(const QString& folder)
{
    static const QRegularExpression line(QStringLiteral(R"(^\s*#\s*include\s*(["<])([^">]+)[">])"),
                                         QRegularExpression::MultilineOption);
    const QDir root(QStringLiteral(HALFSTEP_SOURCE_DIR));
    QList<Include> includes;
    QDirIterator files(root.filePath(folder), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        QRegularExpressionMatchIterator matches = line.globalMatch(QString::fromUtf8(file.readAll()));
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            includes.append({root.relativeFilePath(file.fileName()), match.captured(2), match.captured(1) == "\""});
        }
    }
    return includes;
}

bool isTorch(const QString& target)
{
    static const QRegularExpression torch(QStringLiteral("^(torch|ATen|c10|caffe2)/"));
    return torch.match(target).hasMatch();
}

bool isQt(const QString& target)
{
    static const QRegularExpression qt(QStringLiteral("^(Q[A-Z]|Qt|qcustomplot)"));
    return qt.match(target).hasMatch();
}

/// Folders of README's table, from the top layer to the lowest, each with its slash at the end.
QStringList layers()
{
    static const QRegularExpression row(QStringLiteral(R"(^\| `((?:app|ui|words|engine)/[a-z/]*)` \|)"),
                                        QRegularExpression::MultilineOption);
    QFile readme(QStringLiteral(HALFSTEP_SOURCE_DIR "/README.md"));
    if (!readme.open(QIODevice::ReadOnly))
        return {};
    QStringList folders;
    QRegularExpressionMatchIterator rows = row.globalMatch(QString::fromUtf8(readme.readAll()));
    while (rows.hasNext())
        folders.append(rows.next().captured(1));
    return folders;
}

QString folderOf(const QString& file)
{
    return file.left(file.lastIndexOf('/') + 1);
}

} // namespace

/// Arrows only point down README's table of folders, and torch stays in engine/nn.
class tst_layering : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFolderStandsInTheTableOnce();
    void folderUsesOnlyThoseBelowIt_data();
    void folderUsesOnlyThoseBelowIt();
    void qtStaysOutOf_data();
    void qtStaysOutOf();
    void torchStaysInItsFolder();
    void torchsFolderIsUsedByNobody();
    void planIsUsedByTheSessionOnly();
    void qcustomplotStaysInTheCharts();
    void projectFilesAreIncludedFromTheRoot();
};

void tst_layering::everyFolderStandsInTheTableOnce()
{
    const QStringList table = layers();
    QVERIFY(!table.isEmpty());
    QSet<QString> folders;
    const QDir root(QStringLiteral(HALFSTEP_SOURCE_DIR));
    for (const char* top : {"app", "ui", "words", "engine"}) {
        QDirIterator files(root.filePath(top), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            folders.insert(folderOf(root.relativeFilePath(files.next())));
    }
    QCOMPARE(table.size(), folders.size());
    QCOMPARE(QSet<QString>(table.begin(), table.end()), folders);
}

void tst_layering::folderUsesOnlyThoseBelowIt_data()
{
    QTest::addColumn<QString>("folder");
    for (const QString& folder : layers())
        QTest::newRow(qPrintable(folder)) << folder;
}

void tst_layering::folderUsesOnlyThoseBelowIt()
{
    QFETCH(QString, folder);
    const QStringList table = layers();
    for (const Include& include : includesUnder(folder)) {
        const QString target = folderOf(include.target);
        if (!include.quoted || folderOf(include.file) != folder || target.isEmpty())
            continue;
        QVERIFY2(table.indexOf(target) >= table.indexOf(folder),
                 qPrintable(include.file + " includes " + include.target));
    }
}

void tst_layering::qtStaysOutOf_data()
{
    QTest::addColumn<QString>("layer");
    for (const char* layer : {"engine", "words"})
        QTest::newRow(layer) << layer;
}

void tst_layering::qtStaysOutOf()
{
    QFETCH(QString, layer);
    for (const Include& include : includesUnder(layer))
        QVERIFY2(!isQt(include.target), qPrintable(include.file + " includes " + include.target));
}

void tst_layering::torchStaysInItsFolder()
{
    for (const char* layer : {"engine", "words", "ui", "app"})
        for (const Include& include : includesUnder(layer))
            QVERIFY2(include.file.startsWith("engine/nn/") || !isTorch(include.target), qPrintable(include.file));
}

void tst_layering::torchsFolderIsUsedByNobody()
{
    for (const Include& include : includesUnder("engine") + includesUnder("ui") + includesUnder("app"))
        QVERIFY2(include.file.startsWith("engine/nn/") || !include.target.startsWith("engine/nn/"),
                 qPrintable(include.file));
}

void tst_layering::planIsUsedByTheSessionOnly()
{
    for (const Include& include : includesUnder("engine") + includesUnder("ui") + includesUnder("app")) {
        const bool session = include.file.startsWith("engine/session/") && include.file.endsWith(".cpp");
        QVERIFY2(session || include.file.startsWith("engine/plan/") || !include.target.startsWith("engine/plan/"),
                 qPrintable(include.file));
    }
}

void tst_layering::qcustomplotStaysInTheCharts()
{
    for (const Include& include : includesUnder("ui") + includesUnder("app")) {
        QVERIFY2(!include.target.startsWith("qcustomplot") || include.file.startsWith("ui/charts/"),
                 qPrintable(include.file));
    }
}

void tst_layering::projectFilesAreIncludedFromTheRoot()
{
    static const QRegularExpression generated(QStringLiteral(R"(\.moc$|^moc_|^ui_)"));
    const QDir root(QStringLiteral(HALFSTEP_SOURCE_DIR));
    for (const Include& include : includesUnder("engine") + includesUnder("ui") + includesUnder("app"))
        if (include.quoted && !generated.match(include.target).hasMatch())
            QVERIFY2(root.exists(include.target), qPrintable(include.file + " includes " + include.target));
}

QTEST_GUILESS_MAIN(tst_layering)
#include "tst_layering.moc"
