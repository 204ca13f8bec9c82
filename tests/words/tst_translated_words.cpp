#include "engine/config/mistakes.h"
#include "engine/model/cast.h"
#include "engine/records/memory_account.h"
#include "engine/records/time_shares.h"
#include "ui/language/language.h"
#include "ui/language/wording.h"
#include "words/mistake_words.h"
#include "words/words.h"

#include <QtTest>

using namespace halfstep;

/// No code of the engine reaches a user of another language in English.
class TestTranslatedWords : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCodeIsTranslated_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const Words& words) {
            if (*words.text != '\0' && QByteArray(words.text) != "%1")
                QTest::addRow("%.60s", words.text) << QByteArray(words.text);
        };
        const auto rows = [&](auto last, auto wordsOf) {
            for (int code = 0; code <= static_cast<int>(last); ++code)
                row(wordsOf(static_cast<decltype(last)>(code)));
        };
        rows(
            lastReason, [](Reason reason) { return Words::of(reason); });
        rows(ProblemCode::Unsupported, [](ProblemCode code) { return Words::of(Problem{code, "a"}); });
        row(Words::of(Problem{ProblemCode::UnknownKey, "a", Reason::Named, {"b"}}));
        row(Words::of(Problem{ProblemCode::DeviceMissing, "a", Reason::Named, {"b"}}));
        row(Words::of(Problem{ProblemCode::Unsupported, "a", Reason::Named, {"b"}}));
        rows(
            NoteCode::NotesUnread, [](NoteCode code) { return Words::of(code); });
        rows(
            Outcome::Failed, [](Outcome outcome) { return Words::sentenceOf(outcome); });
        rows(
            EndReason::RecordsUnwritable, [](EndReason reason) { return Words::of(reason); });
        rows(
            EngineReason::Quickest, [](EngineReason reason) { return Words::of(reason); });
        rows(
            Verdict::Collapsing, [](Verdict verdict) { return Words::of(verdict); });
        rows(
            SkipReason::Guard, [](SkipReason reason) { return Words::of(reason); });
        rows(
            CastReason::NothingToRound, [](CastReason reason) { return Words::of(reason); });
        rows(
            TimePart::Recording, [](TimePart part) { return Words::of(part); });
        rows(
            ComputingAnswer::IsNotBottleneck, [](ComputingAnswer answer) { return Words::of(answer); });
        rows(
            MemoryPart::Activations, [](MemoryPart part) { return Words::of(part); });
        rows(MemorySource::Estimated, [](MemorySource source) { return Words::of(source); });
        row(Words::lowPrecisionNeedsMore());
        row(Words::lowPrecisionNotKnown());
        row(Words::masterWeightsEmulated());
        row(Words::emulationSavesNothing());
        row(Words::calculatorDiffers());
        row(Words::emulatedCopies());
    }
    void everyCodeIsTranslated()
    {
        QFETCH(QByteArray, text);
        for (const QString& language : languages()) {
            setLanguage(language);
            const bool keepsTheTerm = language == QLatin1String("id") && text == "overflow";
            const QString translated = QCoreApplication::translate("halfstep::Words", text);
            QCOMPARE(translated == QString::fromUtf8(text), language == QLatin1String("en") || keepsTheTerm);
        }
    }

    void everyMistakeIsTranslated()
    {
        for (const MistakeRow& mistake : mistakeRows) {
            const MistakeWords words = MistakeWords::of(mistake.key);
            for (const char* text : {words.label, words.tip, words.stamp, MistakeWords::whereItActs(mistake.stage)})
                for (const char* language : {"hu", "id"}) {
                    setLanguage(QString::fromLatin1(language));
                    QVERIFY2(*text != '\0', mistake.key.data());
                    QVERIFY2(QCoreApplication::translate("halfstep::MistakeWords", text) != QString::fromUtf8(text),
                             text);
                }
        }
    }

    void sentenceIsTranslatedWithItsReason()
    {
        const Problem problem{ProblemCode::OutOfRange, "batch.micro_batch", Reason::AtLeast, {1}};
        setLanguage(QStringLiteral("en"));
        QCOMPARE(sentence(problem),
                 QStringLiteral("The setting batch.micro_batch is out of range; it must be at least 1."));
        setLanguage(QStringLiteral("hu"));
        QCOMPARE(sentence(problem),
                 QStringLiteral("A(z) batch.micro_batch beállítás kívül esik a tartományon; megengedett: legalább 1."));
    }

    void nothingIsTakenForAPlace()
    {
        setLanguage(QStringLiteral("en"));
        QCOMPARE(sentence(Problem{ProblemCode::FileUnwritable, "100%2", Reason::NoSpace, {}}),
                 QStringLiteral("100%2 cannot be written (No space left on device); choose another place or free some "
                                "space."));
    }
};

QTEST_GUILESS_MAIN(TestTranslatedWords)
#include "tst_translated_words.moc"
