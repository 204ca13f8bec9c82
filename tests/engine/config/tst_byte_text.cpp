#include "engine/config/byte_text.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <random>

using namespace halfstep;

class TestByteText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void charactersAreTold_data();
    void charactersAreTold();
    void bytesBecomeText_data();
    void bytesBecomeText();
    void anyBytesComeBack();
};

void TestByteText::charactersAreTold_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("length");
    // Table 3-7 of the Unicode standard: the first and last character of each row, and what lies beside them.
    const auto row = [](const char* name, const char* hex, int length) {
        QTest::newRow(name) << QByteArray::fromHex(hex) << length;
    };
    row("nothing", "", 0);
    row("NUL", "00", 1);
    row("DEL", "7f", 1);
    row("lone continuation", "80", 0);
    row("overlong slash", "c0af", 0);
    row("overlong DEL", "c1bf", 0);
    row("U+0080", "c280", 2);
    row("U+07FF", "dfbf", 2);
    row("two cut", "c3", 0);
    row("two without its second", "c341", 0);
    row("overlong of three", "e09fbf", 0);
    row("U+0800", "e0a080", 3);
    row("U+D7FF", "ed9fbf", 3);
    row("surrogate", "eda080", 0);
    row("U+E000", "ee8080", 3);
    row("U+FFFF", "efbfbf", 3);
    row("three cut", "e282", 0);
    row("overlong of four", "f08fbfbf", 0);
    row("U+10000", "f0908080", 4);
    row("U+10FFFF", "f48fbfbf", 4);
    row("past the last", "f4908080", 0);
    row("f5", "f5808080", 0);
    row("ff", "ff", 0);
    row("four cut", "f09f98", 0);
    row("only its first", "c3a9c3", 2);
}

void TestByteText::charactersAreTold()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, length);
    QCOMPARE(utf8Length({bytes.constData(), static_cast<std::size_t>(bytes.size())}), static_cast<std::size_t>(length));
}

void TestByteText::bytesBecomeText_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const QByteArray& bytes, const QByteArray& text) {
        QTest::newRow(name) << bytes << text;
    };
    row("plain", "runs/a b", "runs/a b");
    row("UTF-8", "Árvíztűrő/図", "Árvíztűrő/図");
    row("Latin-1", "caf\xe9", "caf\\xe9");
    row("byte within", "a\xffz", "a\\xffz");
    row("first byte cut off", "\xc3", "\\xc3");
    row("surrogate", "\xed\xa0\x80", "\\xed\\xa0\\x80");
    row("backslashes", "a\\b\\x4z\\x41\\n", "a\\b\\x4z\\x41\\n");
    row("what looks like an escape", "a\\xe9", "a\\x5cxe9");
    row("in capitals", "a\\xE9", "a\\x5cxE9");
    row("what looks like an escaped escape", "\\x5cxe9", "\\x5cx5cxe9");
    row("backslash before a byte", "\\\xe9", "\\\\xe9");
    row("begun escape before a byte", "\\x\xe9", "\\x\\xe9");
    row("empty", "", "");
}

void TestByteText::bytesBecomeText()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, text);
    QCOMPARE(textFromBytes(bytes.toStdString()), text.toStdString());
    QCOMPARE(bytesFromText(text.toStdString()), bytes.toStdString());
}

void TestByteText::anyBytesComeBack()
{
    std::mt19937 random(7);
    const std::string alphabet = "\\\\\\x5ce9E\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\xff\x80/a";
    for (int i = 0; i < 20000; ++i) {
        std::string bytes(random() % 12, '\0');
        for (char& byte : bytes)
            byte = alphabet[random() % alphabet.size()];
        const std::string text = textFromBytes(bytes);
        QCOMPARE(bytesFromText(text), bytes);
        // The judge of what is UTF-8 is another implementation: strict dumping throws where it is not.
        QCOMPARE(nlohmann::json::parse(nlohmann::json(text).dump()).get<std::string>(), text);
    }
}

QTEST_GUILESS_MAIN(TestByteText)
#include "tst_byte_text.moc"
