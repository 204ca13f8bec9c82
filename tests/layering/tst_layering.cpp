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

} // namespace

/// Arrows only point down: app → ui → engine, and torch stays in engine/nn.
class tst_layering : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void layerIncludesOnlyWhatItMay_data();
    void layerIncludesOnlyWhatItMay();
    void torchStaysInItsFolder();
    void privateFolderIsUsedByTheSessionOnly();
    void qcustomplotStaysInTheCharts();
    void projectFilesAreIncludedFromTheRoot();
};

void tst_layering::layerIncludesOnlyWhatItMay_data()
{
    QTest::addColumn<QString>("layer");
    QTest::addColumn<QStringList>("forbidden");
    QTest::addColumn<bool>("mayUseQt");
    QTest::newRow("engine") << "engine" << QStringList{"ui/", "app/", "tests/"} << false;
    QTest::newRow("ui") << "ui" << QStringList{"app/", "tests/", "engine/nn/"} << true;
    QTest::newRow("app") << "app" << QStringList{"tests/", "engine/nn/"} << true;
}

void tst_layering::layerIncludesOnlyWhatItMay()
{
    QFETCH(QString, layer);
    QFETCH(QStringList, forbidden);
    QFETCH(bool, mayUseQt);
    const QList<Include> includes = includesUnder(layer);
    QVERIFY(!includes.isEmpty());
    for (const Include& include : includes) {
        const QByteArray line = (include.file + " includes " + include.target).toUtf8();
        for (const QString& prefix : forbidden)
            QVERIFY2(!include.target.startsWith(prefix), line.constData());
        QVERIFY2(mayUseQt || !isQt(include.target), line.constData());
    }
}

void tst_layering::torchStaysInItsFolder()
{
    for (const char* layer : {"engine", "ui", "app"})
        for (const Include& include : includesUnder(layer))
            QVERIFY2(include.file.startsWith("engine/nn/") || !isTorch(include.target), qPrintable(include.file));
}

void tst_layering::privateFolderIsUsedByTheSessionOnly()
{
    for (const Include& include : includesUnder("engine")) {
        const bool inside = include.file.startsWith("engine/nn/")
                            || (include.file.startsWith("engine/session/") && include.file.endsWith(".cpp"));
        QVERIFY2(inside || !include.target.startsWith("engine/nn/"), qPrintable(include.file));
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
