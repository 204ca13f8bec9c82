#include "engine/data/gzip.h"
#include "engine/data/idx_file.h"
#include "tests/engine/data/idx_bytes.h"
#include "words/words.h"

using namespace halfstep;
using namespace halfstep::test;

class tst_idx : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTypeIsReadBigEndian_data();
    void everyTypeIsReadBigEndian();
    void malformedFilesAreRefused_data();
    void malformedFilesAreRefused();
    void gzipIsToldByContent();
    void membersAndPaddingAreReadAsGzipDoes_data();
    void membersAndPaddingAreReadAsGzipDoes();
    void aBombStopsAtTheLimit();
    void readingIsGivenUp();
    void nonFinitePixelsAreRefused();
};

void tst_idx::everyTypeIsReadBigEndian_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<float>("expected");
    QTest::newRow("u8") << header(0x08, {1}) + QByteArray::fromHex("fe") << 254.0f;
    QTest::newRow("s8") << header(0x09, {1}) + QByteArray::fromHex("fe") << -2.0f;
    QTest::newRow("s16") << header(0x0b, {1}) + QByteArray::fromHex("ff01") << -255.0f;
    QTest::newRow("s32") << header(0x0c, {1}) + QByteArray::fromHex("00010002") << 65538.0f;
    QTest::newRow("f32") << header(0x0d, {1}) + QByteArray::fromHex("3fc00000") << 1.5f;
    QTest::newRow("f64") << header(0x0e, {1}) + QByteArray::fromHex("c004000000000000") << -2.5f;
}

void tst_idx::everyTypeIsReadBigEndian()
{
    QFETCH(QByteArray, bytes);
    QFETCH(float, expected);
    Folder folder;
    folder.write("a", bytes);
    const auto array = readIdxFile(folder.path("a"));
    QVERIFY(array);
    QCOMPARE(array->values, std::vector<float>{expected});
    QCOMPARE(array->shape, std::vector<std::int64_t>{1});
}

void tst_idx::malformedFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ProblemCode>("code");
    QTest::addColumn<QString>("detail");
    const QByteArray good = images(4); // 16 + 24 bytes
    const QByteArray packed = gzipped(good);
    QByteArray wrongChecksum = packed;
    wrongChecksum[packed.size() - 8] = static_cast<char>(wrongChecksum[packed.size() - 8] ^ 1);
    const QString malformed = "damaged";
    QTest::newRow("empty") << QByteArray() << ProblemCode::FileTruncated << "expected 4 bytes, found 0";
    QTest::newRow("header cut") << good.left(11) << ProblemCode::FileTruncated << "expected 16 bytes, found 11";
    QTest::newRow("one byte short") << good.chopped(1) << ProblemCode::FileTruncated << "expected 40 bytes, found 39";
    QTest::newRow("one byte more") << good + 'x' << ProblemCode::FileMalformed << "expected 40 bytes, found 41";
    QTest::newRow("text") << QByteArray("P5 2 3 255\n......") << ProblemCode::FileMalformed << "not an IDX file";
    QTest::newRow("unknown type") << header(0x0a, {1}) + "x" << ProblemCode::FileMalformed << "not an IDX file";
    QTest::newRow("no dimension") << header(8, {}) << ProblemCode::FileMalformed << "1 to 4 dimensions";
    QTest::newRow("five dimensions") << header(8, {1, 1, 1, 1, 1}) + "x" << ProblemCode::FileMalformed
                                     << "1 to 4 dimensions";
    QTest::newRow("size overflow") << header(8, {0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff})
                                   << ProblemCode::FileMalformed << "2 GiB";
    QTest::newRow("gz cut in its data") << packed.left(packed.size() / 2) << ProblemCode::FileTruncated << "expected ";
    QTest::newRow("gz without its trailer")
        << packed.chopped(8) << ProblemCode::FileTruncated << "gzip data is missing";
    QTest::newRow("gz one byte short") << packed.chopped(1) << ProblemCode::FileTruncated << "gzip data is missing";
    QTest::newRow("gz with a wrong checksum") << wrongChecksum << ProblemCode::FileMalformed << malformed;
    QTest::newRow("gz with a rest") << packed + "x" << ProblemCode::FileMalformed << "bytes follow";
    QTest::newRow("gz twice") << packed + packed << ProblemCode::FileMalformed
                              << "expected 40 bytes unpacked, found more";
    const QByteArray first = gzipped(good.left(20));
    const QByteArray second = gzipped(good.mid(20));
    const auto changed = [](QByteArray bytes, qsizetype place) {
        bytes[place] = static_cast<char>(bytes[place] ^ 1);
        return bytes;
    };
    QTest::newRow("gz with a wrong length")
        << changed(packed, packed.size() - 4) << ProblemCode::FileMalformed << malformed;
    QTest::newRow("rest after two members") << first + second + "x" << ProblemCode::FileMalformed << "bytes follow";
    QTest::newRow("rest after padding") << packed + QByteArray(512, '\0') + "x" << ProblemCode::FileMalformed
                                        << "bytes follow";
    QTest::newRow("half a second magic number") << packed + "\x1f" << ProblemCode::FileMalformed << "bytes follow";
    QTest::newRow("second member of another method")
        << packed + QByteArray::fromHex("1f8b0900000000000003") << ProblemCode::FileMalformed << malformed;
    QTest::newRow("second member's header cut")
        << first + second.left(5) << ProblemCode::FileTruncated << "expected 40 bytes, found 20";
    QTest::newRow("second member without its trailer")
        << first + second.chopped(8) << ProblemCode::FileTruncated << "gzip data is missing";
    QTest::newRow("second member missing") << first << ProblemCode::FileTruncated << "expected 40 bytes, found 20";
    QTest::newRow("first member's checksum wrong")
        << changed(first, first.size() - 8) + second << ProblemCode::FileMalformed << malformed;
    QTest::newRow("second member's checksum wrong")
        << first + changed(second, second.size() - 8) << ProblemCode::FileMalformed << malformed;
    QTest::newRow("second member's length wrong")
        << first + changed(second, second.size() - 4) << ProblemCode::FileMalformed << malformed;
    QTest::newRow("empty member's checksum wrong")
        << packed + changed(gzipped(""), 12) << ProblemCode::FileMalformed << malformed;
    QTest::newRow("bomb in a second member")
        << packed + gzipped(QByteArray(10'000'000, '\0')) << ProblemCode::FileMalformed << "unpacked, found more";
    QTest::newRow("empty members alone") << gzipped("") + gzipped("") << ProblemCode::FileTruncated
                                         << "expected 4 bytes, found 0";
    QTest::newRow("gz of a short file") << gzipped(good.chopped(3)) << ProblemCode::FileTruncated
                                        << "expected 40 bytes, found 37";
    QTest::newRow("gz of a long file") << gzipped(good + "xx") << ProblemCode::FileMalformed
                                       << "expected 40 bytes unpacked, found more";
    QTest::newRow("gz of gz") << gzipped(packed) << ProblemCode::FileMalformed << "not an IDX file";
}

void tst_idx::malformedFilesAreRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ProblemCode, code);
    QFETCH(QString, detail);
    Folder folder;
    folder.write("bad", bytes);
    const auto array = readIdxFile(folder.path("bad"));
    QVERIFY(!array);
    const Problem& problem = array.problems().front();
    QCOMPARE(problem.code, code);
    QCOMPARE(problem.where, folder.path("bad"));
    const std::string reason = reasonText(problem);
    QVERIFY2(reason.find(detail.toStdString()) != std::string::npos, reason.c_str());
}

void tst_idx::gzipIsToldByContent()
{
    Folder folder;
    folder.write("plain.gz", images(3));
    folder.write("packed", gzipped(images(3)));
    const auto plain = readIdxFile(folder.path("plain.gz"));
    const auto packed = readIdxFile(folder.path("packed"));
    QVERIFY(plain && packed);
    QCOMPARE(packed->values, plain->values);
    QCOMPARE(packed->shape, (std::vector<std::int64_t>{3, 2, 3}));
}

void tst_idx::membersAndPaddingAreReadAsGzipDoes_data()
{
    QTest::addColumn<QByteArray>("packed");
    const QByteArray plain = images(4); // 16 + 24 bytes
    const QByteArray empty = gzipped("");
    const auto cutAt = [&](qsizetype place) { return gzipped(plain.left(place)) + gzipped(plain.mid(place)); };
    QTest::newRow("two members") << cutAt(28);
    QTest::newRow("header in a member of its own") << cutAt(16);
    QTest::newRow("header over two members") << cutAt(3);
    QTest::newRow("empty member at the end") << gzipped(plain) + empty;
    QTest::newRow("empty member at the beginning") << empty + gzipped(plain);
    QTest::newRow("empty members between") << gzipped(plain.left(9)) + empty + empty + gzipped(plain.mid(9)) + empty;
    QByteArray bytewise;
    for (const char byte : plain)
        bytewise += gzipped(QByteArray(1, byte));
    QTest::newRow("a member for each byte") << bytewise;
    QTest::newRow("padded to a block") << gzipped(plain) + QByteArray(512, '\0');
    QTest::newRow("one zero byte") << gzipped(plain) + QByteArray(1, '\0');
    QTest::newRow("padded members") << gzipped(plain.left(20)) + QByteArray(100, '\0') + gzipped(plain.mid(20))
                                           + QByteArray(3, '\0');
    // FEXTRA, FNAME and FCOMMENT, as bgzip and others write them; RFC 1952.
    QByteArray fields = gzipped(plain);
    fields[3] = 4 + 8 + 16;
    fields.insert(10, QByteArray::fromHex("060042430200123474 7261696e00 6100"));
    QTest::newRow("every header field") << fields;
}

void tst_idx::membersAndPaddingAreReadAsGzipDoes()
{
    QFETCH(QByteArray, packed);
    Folder folder;
    folder.write("plain", images(4));
    folder.write("packed", packed);
    const auto plain = readIdxFile(folder.path("plain"));
    const auto read = readIdxFile(folder.path("packed"));
    QVERIFY(plain);
    QVERIFY2(read, read ? "" : reasonText(read.problems().front()).c_str());
    QCOMPARE(read->values, plain->values);
    QCOMPARE(read->shape, plain->shape);
}

void tst_idx::aBombStopsAtTheLimit()
{
    const QByteArray packed = gzipped(QByteArray(10'000'000, '\0'));
    const auto result =
        gunzip({reinterpret_cast<const unsigned char*>(packed.data()), static_cast<std::size_t>(packed.size())}, 100);
    QCOMPARE(result.end, GzipEnd::LimitHit);
    QCOMPARE(result.bytes.size(), std::size_t{100});
}

void tst_idx::readingIsGivenUp()
{
    const QByteArray packed = gzipped(QByteArray(40'000'000, '\0'));
    int asked = 0;
    const auto result =
        gunzip({reinterpret_cast<const unsigned char*>(packed.data()), static_cast<std::size_t>(packed.size())},
               40'000'000, [&] { return ++asked == 2; });
    QCOMPARE(result.bytes.size(), std::size_t{8} << 20);
    QCOMPARE(asked, 2);
    Folder folder;
    folder.write("plain", images(3));
    folder.write("packed", gzipped(images(3)));
    for (const char* name : {"plain", "packed"}) {
        const auto array = readIdxFile(folder.path(name), [] { return true; });
        QVERIFY(!array);
        QVERIFY(array.problems().empty());
    }
}

void tst_idx::nonFinitePixelsAreRefused()
{
    Folder folder;
    folder.write("a", header(0x0d, {2}) + QByteArray::fromHex("3fc000007fc00000"));
    const auto array = readIdxFile(folder.path("a"));
    QVERIFY(!array);
    QCOMPARE(array.problems().front().code, ProblemCode::NonFiniteData);
    QCOMPARE(array.problems().front().where, folder.path("a") + ", element 1");
}

QTEST_GUILESS_MAIN(tst_idx)
#include "tst_idx.moc"
