#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

/// The .ts files: every text is translated, and keeps its places for values.
class TestTranslations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTextIsTranslated_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("Hungarian") << "hu";
        QTest::newRow("Indonesian") << "id";
    }

    void everyTextIsTranslated()
    {
        QFETCH(QString, language);
        QFile file(QStringLiteral(HALFSTEP_SOURCE_DIR "/translations/halfstep_%1.ts").arg(language));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&file);
        QString source;
        int texts = 0;
        while (!xml.atEnd()) {
            xml.readNext();
            if (!xml.isStartElement())
                continue;
            if (xml.name() == QLatin1String("source"))
                source = xml.readElementText();
            else if (xml.name() == QLatin1String("translation")) {
                QVERIFY2(!xml.attributes().hasAttribute(QLatin1String("type")), qPrintable(source));
                const QString translated = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
                QVERIFY2(!translated.isEmpty(), qPrintable(source));
                QVERIFY2(places(translated) == places(source), qPrintable(source));
                QVERIFY2(!translated.contains(QLatin1String("amp;")), qPrintable(translated));
                QVERIFY2(translated.count(u'&') <= source.count(u'&'), qPrintable(translated));
                ++texts;
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(texts > 300);
    }

    /// lupdate, run on copies, finds neither a text that is missing nor one that is no longer said.
    void everyTextOfTheCodeIsInTheFiles()
    {
        QTemporaryDir folder;
        const QString updated = folder.filePath(QStringLiteral("halfstep_hu.ts"));
        const QString kept = QStringLiteral(HALFSTEP_SOURCE_DIR "/translations/halfstep_hu.ts");
        QVERIFY(QFile::copy(kept, updated));
        QProcess lupdate;
        lupdate.setWorkingDirectory(QStringLiteral(HALFSTEP_SOURCE_DIR));
        lupdate.start(QStringLiteral(LUPDATE), {"-silent", "-I", ".", "-tr-function-alias", "QT_TR_NOOP+=HALFSTEP_TEXT",
                                                "ui", "words", "-locations", "none", "-no-obsolete", "-ts", updated});
        QVERIFY2(lupdate.waitForFinished(120000) && lupdate.exitCode() == 0,
                 lupdate.readAllStandardError().constData());
        const QSet<QString> said = textsIn(updated);
        const QSet<QString> known = textsIn(kept);
        QVERIFY2((said - known).isEmpty(),
                 qPrintable("not extracted: " + QStringList((said - known).values()).join("; ")));
        QVERIFY2((known - said).isEmpty(),
                 qPrintable("no longer said: " + QStringList((known - said).values()).join("; ")));
    }

private:
    /// Context, text and comment of every message.
    static QSet<QString> textsIn(const QString& path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        QXmlStreamReader xml(&file);
        QSet<QString> texts;
        QString context;
        QString source;
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isEndElement() && xml.name() == QLatin1String("message"))
                texts.insert(context + ": " + source);
            if (!xml.isStartElement())
                continue;
            if (xml.name() == QLatin1String("name"))
                context = xml.readElementText();
            else if (xml.name() == QLatin1String("source"))
                source = xml.readElementText();
            else if (xml.name() == QLatin1String("comment"))
                source += " (" + xml.readElementText() + ')';
        }
        return texts;
    }

    static QSet<QString> places(const QString& text)
    {
        QSet<QString> found;
        for (auto match = QRegularExpression(QStringLiteral("%[0-9n]")).globalMatch(text); match.hasNext();)
            found.insert(match.next().captured());
        return found;
    }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
