#include "app/train_progress.h"
#include "app/wording.h"

#include <QProcess>
#include <QtTest>

#include <cmath>
#include <limits>
#include <set>

using namespace halfstep;

class tst_wording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyProblemNamesItsPlace()
    {
        for (int code = 0; code <= static_cast<int>(ProblemCode::Unsupported); ++code) {
            const std::string text =
                problemSentence({static_cast<ProblemCode>(code), "the-place", Reason::Named, {"the-detail"}});
            QVERIFY2(text.find("the-place") != std::string::npos, text.c_str());
            QVERIFY2(text.size() > std::string("the-place").size() + 5, text.c_str());
            QVERIFY2(text.ends_with(".") || text.ends_with("?"), text.c_str());
        }
    }

    void everyNoteNamesItsFileAndWhatItIsAbout()
    {
        std::set<std::string> sentences;
        for (int code = 0; code <= static_cast<int>(NoteCode::NewerSchema); ++code) {
            const std::string text = noteSentence({static_cast<NoteCode>(code), "the-file", "the-name"});
            QVERIFY2(text.starts_with("the-file "), text.c_str());
            QVERIFY2(text.find("the-name") != std::string::npos && text.ends_with("."), text.c_str());
            sentences.insert(text);
        }
        QCOMPARE(sentences.size(), std::size_t(NoteCode::NewerSchema) + 1);
    }

    void numbersReadTheSameInEveryLocale()
    {
        QCOMPARE(grouped(0), "0");
        QCOMPARE(grouped(999), "999");
        QCOMPARE(grouped(41200), "41,200");
        QCOMPARE(grouped(-1234567), "-1,234,567");
        QCOMPARE(grouped(-123), "-123");
        QCOMPARE(rounded(0.123456, 4), "0.1235");
        for (const double sign : {1.0, -1.0}) {
            const double nan = std::copysign(std::numeric_limits<double>::quiet_NaN(), sign);
            QCOMPARE(rounded(nan, 4), "nan");
            QCOMPARE(scaleText(nan), "nan");
            QCOMPARE(percentage(nan), "nan");
        }
        QCOMPARE(percentage(0.934), "93.4%");
        QCOMPARE(scaleText(65536), "65,536");
        QCOMPARE(scaleText(0.125), "0.125");
        QCOMPARE(clockTime(7.4), "0:07");
        QCOMPARE(clockTime(72), "1:12");
        QCOMPARE(clockTime(3723), "1:02:03");
        QCOMPARE(clockTime(std::numeric_limits<double>::infinity()), "277777:46:40");
    }

    void progressLineFitsTheTerminal_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {20, 40, 60, 80, 200})
            QTest::addRow("%d columns", width) << width;
    }

    void progressLineFitsTheTerminal()
    {
        QFETCH(int, width);
        Snapshot snapshot;
        snapshot.epoch = 7;
        snapshot.lastEpoch = 30;
        snapshot.attempt = 1234;
        snapshot.skipped = 3;
        snapshot.scale = 32768;
        snapshot.scalerActive = true;
        snapshot.samplesPerSecond = 41200;
        snapshot.secondsLeft = 72;
        const std::string line = progressLine(snapshot, 0.5, width);
        QVERIFY2(std::ssize(line) < width, line.c_str());
        QVERIFY(line.starts_with("epoch 7/30"));
        QCOMPARE(line.ends_with("1:12 left"), width >= 40);
        if (width == 200)
            QCOMPARE(line, "epoch 7/30  attempt 1,234  loss 0.5  S 32,768  skipped 3  41,200 samples/s  1:12 left");
    }

    void aBrokenValidationIsNotLeftOut()
    {
        Snapshot snapshot;
        snapshot.lastEpoch = 3;
        EpochRecord epoch;
        epoch.epoch = 2;
        epoch.trainLoss = 0.5;
        epoch.trainAccuracy = epoch.valAccuracy = epoch.valLoss = -std::numeric_limits<double>::quiet_NaN();
        epoch.samplesPerSecond = 7;
        QCOMPARE(epochLine(epoch, snapshot, true),
                 "epoch 2/3: train loss 0.5, validation loss nan, skipped 0, 7 samples/s");
        QCOMPARE(epochLine(epoch, snapshot, false), "epoch 2/3: train loss 0.5, skipped 0, 7 samples/s");
    }

    void shellReadsWordsBack()
    {
        QCOMPARE(shellWord("runs/a-1/checkpoint.safetensors"), "runs/a-1/checkpoint.safetensors");
        QCOMPARE(shellWord("my runs"), "'my runs'");
        QCOMPARE(shellWord("it's"), "'it'\\''s'");
        QCOMPARE(shellWord("Árvíz"), "'Árvíz'");
        // What a terminal cannot show is what bash, zsh and ksh read in $'...'.
        QCOMPARE(shellWord("caf\xe9/it's\\x"), "$'caf\\xe9/it\\'s\\\\x'");
        QCOMPARE(shellWord("a\nb"), "$'a\\x0ab'");
        for (const QByteArray& word :
             {QByteArray("caf\xe9/it's\\x"), QByteArray("a\nb'"), QByteArray("\xff\x1b[31m$`\"")}) {
            QProcess bash;
            bash.start("bash", {"-c", QString::fromStdString("printf %s " + shellWord(word.toStdString()))});
            if (!bash.waitForFinished())
                QSKIP("no bash");
            QCOMPARE(bash.readAllStandardOutput(), word);
        }
    }

    void nothingControlsTheTerminal()
    {
        QCOMPARE(printable("Árvíz \\xe9 'a'"), "Árvíz \\xe9 'a'");
        QCOMPARE(printable("caf\xe9"), "caf\\xe9");
        QCOMPARE(printable("a\nb\t\x1b[31m\x7f"), "a\\x0ab\\x09\\x1b[31m\\x7f");
        QCOMPARE(printable("\xc2\x9b"
                           "1m\xc2\xa0"),
                 "\\xc2\\x9b1m\xc2\xa0"); // the one-character form of ESC [
        QCOMPARE(printable("\xc3"), "\\xc3");
        for (int code = 0; code <= static_cast<int>(ProblemCode::Unsupported); ++code) {
            const std::string text =
                problemSentence({static_cast<ProblemCode>(code), "a\nb", Reason::Named, {"c\x1b\xe9"}});
            QCOMPARE(printable(text), text);
        }
    }
};

QTEST_GUILESS_MAIN(tst_wording)
#include "tst_wording.moc"
