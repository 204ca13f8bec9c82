#include <QFile>
#include <QRegularExpression>
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
                ++texts;
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(texts > 300);
    }

private:
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
