#include "words/words.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>

#include <set>

using namespace halfstep;

/// The texts for the engine's codes, and that the engine makes none of its own.
class TestWords : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void placesAreFilledInOnce()
    {
        const std::vector<std::string> values = {"a%2", "b%1", "100%"};
        QCOMPARE(filled("%1 and %2, %3; %4 stays, 5% too", values), std::string("a%2 and b%1, 100%; %4 stays, 5% too"));
        QCOMPARE(filled("%", values), std::string("%"));
    }

    void everyReasonHasWordsOfItsOwn()
    {
        std::set<std::string_view> texts;
        for (int code = 1; code <= static_cast<int>(lastReason); ++code) {
            const Words words = Words::of(static_cast<Reason>(code));
            QVERIFY2(*words.text != '\0', qPrintable(QString::number(code)));
            QVERIFY2(texts.insert(words.text).second, words.text);
        }
        QCOMPARE(*Words::of(Reason::None).text, '\0');
    }

    void reasonIsWrittenOut()
    {
        QCOMPARE(reasonText({ProblemCode::OutOfRange, "a", Reason::AtLeast, {1}}), std::string(">= 1"));
        QCOMPARE(reasonText({ProblemCode::MissedFault, "a", Reason::LastMicroBatch, {3, 1}}),
                 std::string("the last micro-batch of attempt 3 is number 1"));
        QCOMPARE(reasonText({ProblemCode::FileNotFound, "a"}), std::string());
    }

    /// Between a code and the end of its statement the engine writes names and numbers, not words beside words.
    void engineMakesNoSentences()
    {
        static const QRegularExpression code(QStringLiteral(R"((?:ProblemCode|Reason)::\w+[^;]*;)"));
        static const QRegularExpression sentence(QStringLiteral(R"("[^"\n]*[A-Za-z]{2,} [A-Za-z]{2,}[^"\n]*")"));
        QDirIterator files(QStringLiteral(HALFSTEP_SOURCE_DIR "/engine"), {"*.cpp", "*.h"}, QDir::Files,
                           QDirIterator::Subdirectories);
        int codes = 0;
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            for (auto match = code.globalMatch(text); match.hasNext(); ++codes) {
                const QString statement = match.next().captured();
                QVERIFY2(!sentence.match(statement).hasMatch(), qPrintable(file.fileName() + ": " + statement));
            }
        }
        QVERIFY(codes > 100);
    }
};

QTEST_GUILESS_MAIN(TestWords)
#include "tst_words.moc"
