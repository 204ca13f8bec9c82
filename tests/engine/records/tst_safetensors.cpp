#include "engine/records/safetensors.h"

#include "engine/records/file_saver.h"
#include "words/words.h"

#include <QCryptographicHash>
#include <QTemporaryDir>
#include <QtTest>

#include <nlohmann/json.hpp>

#include <random>

using namespace halfstep;

namespace {

std::string lengthOf(std::uint64_t size)
{
    std::string bytes;
    for (int i = 0; i < 8; ++i)
        bytes += static_cast<char>(size >> (8 * i) & 0xff);
    return bytes;
}

/// A file with this header and data and, in place of @, the right hash: only the format's own rules can refuse it.
std::string signedFile(std::string header, const std::string& data)
{
    const std::size_t place = header.find('@');
    if (place != std::string::npos) {
        header.replace(place, 1, std::string(64, '0'));
        const QByteArray hash =
            QCryptographicHash::hash(QByteArray::fromStdString(header + data), QCryptographicHash::Sha256).toHex();
        header.replace(place, 64, hash.toStdString());
    }
    return lengthOf(header.size()) + header + data;
}

const std::string meta = R"("__metadata__":{"halfstep.sha256":"@"})";

SafeTensors sample()
{
    SafeTensors content;
    std::mt19937 random(1);
    const auto bytes = [&](std::size_t count) {
        std::string text(count, '\0');
        for (char& c : text)
            c = static_cast<char>(random());
        return text;
    };
    content.tensors = {{"rng.data", "U8", {13}, bytes(13)},     {"model.fc1.weight", "F32", {16, 8}, bytes(512)},
                       {"scaler.state", "F64", {3}, bytes(24)}, {"model.half", "F16", {2, 3}, bytes(12)},
                       {"optimizer.step", "I64", {}, bytes(8)}, {"model.empty", "F32", {0, 4}, ""}};
    content.metadata = {{"halfstep.attempt", "12"},
                        {"config", "{\"a\": \"\\\"halfstep.sha256\\\":\\\"000\\\"\", \"ő\": 1}"}};
    return content;
}

} // namespace

class TestSafeTensors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void contentComesBack()
    {
        const SafeTensors content = sample();
        const std::string bytes = encodeSafeTensors(content);
        const auto back = decodeSafeTensors(bytes, "x");
        QVERIFY2(back, back ? "" : reasonText(back.problems().front()).c_str());
        QCOMPARE(back->tensors.size(), content.tensors.size());
        for (const SafeTensor& tensor : content.tensors) {
            const SafeTensor* found = back->find(tensor.name);
            QVERIFY(found);
            QCOMPARE(found->dtype, tensor.dtype);
            QCOMPARE(found->shape, tensor.shape);
            QCOMPARE(found->bytes, tensor.bytes);
        }
        QVERIFY(!back->find("model.fc1"));
        QCOMPARE(back->metadata.at("config"), content.metadata.at("config"));
        QCOMPARE(back->metadata.size(), content.metadata.size() + 1);
        QCOMPARE(encodeSafeTensors(*back), bytes); // the old hash is not carried along
    }

    void layoutIsTheReferenceOnes()
    {
        const std::string bytes = encodeSafeTensors(sample());
        std::uint64_t headerSize = 0;
        std::memcpy(&headerSize, bytes.data(), 8);
        QCOMPARE(headerSize % 8, std::uint64_t(0));
        const std::string header = bytes.substr(8, headerSize);
        const nlohmann::json json = nlohmann::json::parse(header);
        QCOMPARE(json["scaler.state"]["data_offsets"], nlohmann::json({0, 24}));
        for (const auto& [name, size] :
             {std::pair{"scaler.state", 8}, {"optimizer.step", 8}, {"model.fc1.weight", 4}, {"model.half", 2}})
            QCOMPARE(json[name]["data_offsets"][0].get<int>() % size, 0);

        const std::string hash = json["__metadata__"]["halfstep.sha256"];
        std::string blank = header;
        blank.replace(blank.find(hash), 64, std::string(64, '0'));
        blank += bytes.substr(8 + headerSize);
        QCOMPARE(hash, QCryptographicHash::hash(QByteArray::fromStdString(blank), QCryptographicHash::Sha256)
                           .toHex()
                           .toStdString());
    }

    void rulesOfTheFormat_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<bool>("valid");
        const auto row = [](const char* name, const std::string& file, bool valid) {
            QTest::newRow(name) << QByteArray::fromStdString(file) << valid;
        };
        const std::string four = R"("a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]})";
        row("no tensors", signedFile("{" + meta + "}", ""), true);
        row("one tensor", signedFile("{" + meta + "," + four + "}", "1234"), true);
        row("padded header", signedFile("{" + meta + "," + four + "}     ", "1234"), true);
        row("scalar and empty",
            signedFile("{" + meta
                           + R"(,"s":{"dtype":"I64","shape":[],"data_offsets":[0,8]},)"
                             R"("e":{"dtype":"F32","shape":[2,0],"data_offsets":[8,8]}})",
                       "12345678"),
            true);
        row("empty tensor between others",
            signedFile("{" + meta
                           + R"(,"a":{"dtype":"U8","shape":[1],"data_offsets":[0,1]},)"
                             R"("e":{"dtype":"U8","shape":[0],"data_offsets":[1,1]},)"
                             R"("b":{"dtype":"U8","shape":[1],"data_offsets":[1,2]}})",
                       "12"),
            true);

        row("empty file", "", false);
        row("seven bytes", "1234567", false);
        row("header past the end", lengthOf(60) + "{}", false);
        row("header size near 2^64", lengthOf(0xffffff000000003c) + "{}", false);
        row("header over 100 MB", lengthOf(100'000'001) + std::string(100'000'001, ' '), false);
        row("empty header", lengthOf(0), false);
        row("not UTF-8", signedFile("{" + meta + ",\"\xff\":1}", ""), false);
        row("only a brace", lengthOf(1) + "{", false);
        row("leading space", signedFile(" {" + meta + "}", ""), false);
        row("byte order mark", signedFile("\xef\xbb\xbf{" + meta + "}", ""), false);
        row("an array", signedFile("[" + meta + "]", ""), false);
        row("words after the object", signedFile("{" + meta + "} x", ""), false);
        row("trailing data", signedFile("{" + meta + "," + four + "}", "12345"), false);
        row("two bytes missing", signedFile("{" + meta + "," + four + "}", "12"), false);
        std::string names;
        for (int i = 0; i < 10; ++i)
            names += ",\"t" + std::to_string(i) + "\":{\"dtype\":\"F32\",\"shape\":[1],\"data_offsets\":[0,4]}";
        row("ten names on one range", signedFile("{" + meta + names + "}", "1234"), false);
        row("hole",
            signedFile("{" + meta + "," + four + R"(,"b":{"dtype":"F32","shape":[1],"data_offsets":[8,12]}})",
                       "123456789012"),
            false);
        row("overlap",
            signedFile("{" + meta + "," + four + R"(,"b":{"dtype":"F32","shape":[1],"data_offsets":[2,6]}})", "123456"),
            false);
        row("does not start at 0",
            signedFile("{" + meta + R"(,"a":{"dtype":"U8","shape":[1],"data_offsets":[1,2]}})", "12"), false);
        row("backwards", signedFile("{" + meta + R"(,"a":{"dtype":"U8","shape":[1],"data_offsets":[2,1]}})", "12"),
            false);
        const auto shaped = [&](const std::string& shape) {
            return signedFile(
                "{" + meta + ",\"a\":{\"dtype\":\"F32\",\"shape\":" + shape + R"(,"data_offsets":[0,4]}})", "1234");
        };
        row("shape of 2^64 - 2", shaped("[2,18446744073709551614]"), false);
        row("shape of 2^63 - 1", shaped("[2,9223372036854775807]"), false);
        row("shape of 2^63", shaped("[9223372036854775808,0]"), false);
        row("shape beyond 2^64", shaped("[18446744073709551616]"), false);
        row("shape that is too large", shaped("[2]"), false);
        row("negative dimension", shaped("[-1]"), false);
        row("fractional dimension", shaped("[1.0]"), false);
        row("shape that is a number", shaped("1"), false);
        row("tensor named twice", signedFile("{" + meta + "," + four + "," + four + "}", "1234"), false);
        row("field named twice",
            signedFile("{" + meta
                           + R"(,"a":{"dtype":"U8","dtype":"F32","shape":[1],)"
                             R"("data_offsets":[0,4]}})",
                       "1234"),
            false);
        row("metadata named twice", signedFile("{" + meta + R"(,"__metadata__":{}})", ""), false);
        row("numeric metadata", signedFile(R"({"__metadata__":{"halfstep.sha256":"@","n":1}})", ""), false);
        row("metadata that is a string", signedFile(R"({"__metadata__":"@"})", ""), false);
        row("unknown dtype",
            signedFile("{" + meta + R"(,"a":{"dtype":"F8_E4M3","shape":[1],"data_offsets":[0,1]}})", "1"), false);
        row("unknown field",
            signedFile("{" + meta + R"(,"a":{"dtype":"U8","shape":[1],"data_offsets":[0,1],"x":1}})", "1"), false);
        row("three offsets", signedFile("{" + meta + R"(,"a":{"dtype":"U8","shape":[1],"data_offsets":[0,1,1]}})", "1"),
            false);
        row("entry that is a number", signedFile("{" + meta + R"(,"a":1})", ""), false);
        row("100,000 brackets", signedFile("{" + meta + ",\"a\":" + std::string(100'000, '['), ""), false);
        row("100,000 closed brackets",
            signedFile("{" + meta + ",\"a\":" + std::string(100'000, '[') + std::string(100'000, ']') + "}", ""),
            false);
        row("no hash", signedFile("{" + four + "}", "1234"), false);
        row("short hash", signedFile(R"({"__metadata__":{"halfstep.sha256":"0"}})", ""), false);
        row("wrong hash", signedFile("{\"__metadata__\":{\"halfstep.sha256\":\"" + std::string(64, '0') + "\"}}", ""),
            false);
    }
    void rulesOfTheFormat()
    {
        QFETCH(QByteArray, file);
        QFETCH(bool, valid);
        const auto content =
            decodeSafeTensors(std::string_view(file.constData(), std::size_t(file.size())), "the path");
        QCOMPARE(bool(content), valid);
        if (!valid) {
            QCOMPARE(content.problems().front().code, ProblemCode::CorruptCheckpoint);
            QCOMPARE(content.problems().front().where, std::string("the path"));
            QVERIFY(content.problems().front().reason != Reason::None);
        }
    }

    void noCorruptionIsAccepted_data()
    {
        QTest::addColumn<int>("kind");
        const char* const kinds[] = {"truncate", "flip a bit", "zero a stretch", "random bytes", "append"};
        for (int kind = 0; kind < 5; ++kind)
            QTest::newRow(kinds[kind]) << kind;
    }
    void noCorruptionIsAccepted()
    {
        QFETCH(int, kind);
        const std::string good = encodeSafeTensors(sample());
        std::mt19937 random(20261020u + unsigned(kind));
        int changed = 0;
        while (changed < 2000) {
            std::string bad = good;
            const std::size_t place = random() % bad.size();
            const std::size_t length = std::min<std::size_t>(1 + random() % 40, bad.size() - place);
            switch (kind) {
            case 0: bad.resize(place); break;
            case 1: bad[place] = static_cast<char>(bad[place] ^ 1 << random() % 8); break;
            case 2: std::fill_n(bad.begin() + std::ptrdiff_t(place), length, '\0'); break;
            case 3:
                for (std::size_t i = 0; i < length; ++i)
                    bad[place + i] = static_cast<char>(random());
                break;
            default:
                for (std::size_t i = 0; i < length; ++i)
                    bad += random() % 3 == 0 ? " " : std::string(1, static_cast<char>(random()));
            }
            if (bad == good)
                continue;
            ++changed;
            QVERIFY(!decodeSafeTensors(bad, ""));
        }
    }

    void filesAreRead()
    {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("a.safetensors").toStdString();
        const auto absent = readSafeTensors(path);
        QVERIFY(!absent);
        QCOMPARE(absent.problems().front().code, ProblemCode::FileNotFound);
        QVERIFY(!saveFile(path, encodeSafeTensors(sample())));
        QVERIFY(readSafeTensors(path));
        QVERIFY(!saveFile(path, encodeSafeTensors(sample()) + " "));
        const auto corrupt = readSafeTensors(path);
        QVERIFY(!corrupt);
        QCOMPARE(corrupt.problems().front().code, ProblemCode::CorruptCheckpoint);
        QCOMPARE(corrupt.problems().front().where, path);
    }
};

QTEST_GUILESS_MAIN(TestSafeTensors)
#include "tst_safetensors.moc"
