// What the dialog for files says of them, in every language.
#include "ui/language/language.h"
#include "ui/look/file_dialog.h"

#include <QTemporaryDir>
#include <QTreeView>
#include <QtTest>

using namespace halfstep;

class TestFileDialog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sizesAndDatesFollowTheLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("size");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("date");
        QTest::newRow("English") << "en"
                                 << "1.95 KiB"
                                 << "JSON file"
                                 << "3/14/21 3:09 PM";
        QTest::newRow("Hungarian") << "hu"
                                   << "1,95 KiB"
                                   << "JSON fájl"
                                   << "2021. 03. 14. 15:09";
        QTest::newRow("Indonesian") << "id"
                                    << "1,95 KiB"
                                    << "Berkas JSON"
                                    << "14/03/21 15.09";
    }

    void sizesAndDatesFollowTheLanguage()
    {
        QFETCH(QString, language);
        QFETCH(QString, size);
        QFETCH(QString, kind);
        QFETCH(QString, date);
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("run.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(QByteArray(2000, ' ')), 2000);
        QVERIFY(file.flush()); // before the time, which writing moves
        QVERIFY(file.setFileTime(QDateTime(QDate(2021, 3, 14), QTime(15, 9, 26)), QFileDevice::FileModificationTime));
        file.close();
        setLanguage(language);
        FileDialog dialog(nullptr, QString(), folder.path());
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        const auto* list = dialog.findChild<QTreeView*>(QStringLiteral("treeView"));
        QVERIFY(list);
        QTRY_COMPARE(list->model()->rowCount(list->rootIndex()), 1);
        const auto text = [list](int column) {
            return list->model()
                ->index(0, column, list->rootIndex())
                .data()
                .toString()
                .replace(QChar(0x202f), u' ')
                .replace(QChar(0xa0), u' ');
        };
        QCOMPARE(text(0), QStringLiteral("run.json"));
        QCOMPARE(text(1), size);
        QCOMPARE(text(2), kind);
        QCOMPARE(text(3), date);
    }
};

QTEST_MAIN(TestFileDialog)
#include "tst_file_dialog.moc"
