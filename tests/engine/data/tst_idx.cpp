#include "engine/data/dataset.h"
#include "engine/data/gzip.h"
#include "engine/data/idx_file.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <numeric>

#include <zlib.h>

using namespace halfstep;

namespace {

QByteArray header(char type, const std::vector<quint32>& shape)
{
    QByteArray bytes;
    bytes.append('\0').append('\0').append(type).append(static_cast<char>(shape.size()));
    for (const quint32 extent : shape)
        for (int shift = 24; shift >= 0; shift -= 8)
            bytes.append(static_cast<char>(extent >> shift & 0xff));
    return bytes;
}

/// `count` images of 2×3 pixels: image i holds i, i+1, ..., i+5.
QByteArray images(int count)
{
    QByteArray bytes = header(8, {static_cast<quint32>(count), 2, 3});
    for (int i = 0; i < count; ++i)
        for (int k = 0; k < 6; ++k)
            bytes.append(static_cast<char>(i + k));
    return bytes;
}

/// Labels 0, 1, 2, 0, 1, 2, ...
QByteArray labels(int count)
{
    QByteArray bytes = header(8, {static_cast<quint32>(count)});
    for (int i = 0; i < count; ++i)
        bytes.append(static_cast<char>(i % 3));
    return bytes;
}

QByteArray gzipped(const QByteArray& plain)
{
    z_stream stream{};
    deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
    QByteArray packed(static_cast<qsizetype>(deflateBound(&stream, plain.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(plain.data()));
    stream.avail_in = static_cast<uInt>(plain.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    return packed;
}

class Folder {
public:
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    std::string path(const QString& name) const { return m_folder.filePath(name).toStdString(); }
    DatasetConfig config() const
    {
        DatasetConfig config;
        config.name = "idx";
        config.path = m_folder.path().toStdString();
        return config;
    }

private:
    QTemporaryDir m_folder;
};

} // namespace

class tst_idx : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTypeIsReadBigEndian_data();
    void everyTypeIsReadBigEndian();
    void malformedFilesAreRefused_data();
    void malformedFilesAreRefused();
    void gzipIsToldByContent();
    void aBombStopsAtTheLimit();
    void missingFilesAndFoldersAreNamed();
    void aFolderBecomesTrainingValidationAndTest();
    void theSeedDecidesTheValidationPart();
    void withoutTestFilesTheTestPartIsEmpty();
    void countsOfImagesAndLabelsMustAgree();
    void testLabelsMustBeKnownClasses();
    void testImagesMustHaveTheTrainingShape();
    void nonFinitePixelsAreRefused();
    void fashionMnistLoads();
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
    QTest::newRow("gz twice") << packed + packed << ProblemCode::FileMalformed << "bytes follow";
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
    QVERIFY2(problem.detail.find(detail.toStdString()) != std::string::npos, problem.detail.c_str());
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

void tst_idx::aBombStopsAtTheLimit()
{
    const QByteArray packed = gzipped(QByteArray(10'000'000, '\0'));
    const auto result =
        gunzip({reinterpret_cast<const unsigned char*>(packed.data()), static_cast<std::size_t>(packed.size())}, 100);
    QCOMPARE(result.end, GzipEnd::LimitHit);
    QCOMPARE(result.bytes.size(), std::size_t{100});
}

void tst_idx::missingFilesAndFoldersAreNamed()
{
    Folder folder;
    DatasetConfig nowhere = folder.config();
    nowhere.path += "/nowhere";
    QCOMPARE(loadDataset(nowhere, "auto").problems().front().code, ProblemCode::FileNotFound);
    QCOMPARE(loadDataset(nowhere, "auto").problems().front().where, nowhere.path);
    QCOMPARE(loadDataset(folder.config(), "auto").problems().front().where, folder.path("train-images*"));
    folder.write("train-images-idx3-ubyte", images(10));
    QCOMPARE(loadDataset(folder.config(), "auto").problems().front().where, folder.path("train-labels*"));
    folder.write("train-labels-idx1-ubyte", labels(10));
    QVERIFY(loadDataset(folder.config(), "auto"));
    folder.write("test-images-idx3-ubyte", images(10));
    QCOMPARE(loadDataset(folder.config(), "auto").problems().front().where, folder.path("t10k-labels*"));
}

void tst_idx::aFolderBecomesTrainingValidationAndTest()
{
    Folder folder;
    folder.write("train-images-idx3-ubyte.gz", gzipped(images(60)));
    folder.write("train-labels-idx1-ubyte", labels(60));
    folder.write("t10k-images-idx3-ubyte", images(9));
    folder.write("t10k-labels-idx1-ubyte.gz", gzipped(labels(9)));
    const auto loaded = loadDataset(folder.config(), "cross_entropy");
    QVERIFY(loaded);
    const Dataset& data = **loaded;
    QCOMPARE(data.task, Task::Classification);
    QCOMPARE(data.classes, 3);
    QCOMPARE(data.classNames, (std::vector<std::string>{"0", "1", "2"}));
    QCOMPARE(data.sampleShape, (std::vector<std::int64_t>{1, 2, 3}));
    QCOMPARE(data.train.count, 54);
    QCOMPARE(data.validation.count, 6);
    QCOMPARE(data.test.count, 9);
    QCOMPARE(data.corruptedTest.count, 0);
    double sum = 0;
    double squares = 0;
    for (const float value : data.train.x) {
        sum += value;
        squares += double{value} * value;
    }
    const double n = static_cast<double>(data.train.x.size());
    QVERIFY(std::abs(sum / n) < 1e-5);
    QVERIFY(std::abs(squares / n - 1) < 1e-5);
    // The test part uses the same line: pixel steps of one are equally far apart in both.
    QVERIFY(std::abs((data.test.x[1] - data.test.x[0]) - (data.train.x[1] - data.train.x[0])) < 1e-5f);
    // Each training image is in exactly one part: image i starts with value i and has label i % 3.
    std::vector<int> seen(60);
    const float step = data.train.x[1] - data.train.x[0];
    const float zero = data.test.x[0];
    for (const Samples* part : {&data.train, &data.validation})
        for (std::int64_t i = 0; i < part->count; ++i) {
            const auto image = std::lround((part->x[static_cast<std::size_t>(6 * i)] - zero) / step);
            ++seen.at(static_cast<std::size_t>(image));
            QCOMPARE(part->y[static_cast<std::size_t>(i)], static_cast<float>(image % 3));
        }
    QCOMPARE(seen, std::vector<int>(60, 1));
}

void tst_idx::theSeedDecidesTheValidationPart()
{
    Folder folder;
    folder.write("train-images", images(60));
    folder.write("train-labels", labels(60));
    const auto first = loadDataset(folder.config(), "auto");
    const auto again = loadDataset(folder.config(), "auto");
    DatasetConfig other = folder.config();
    other.seed = 1;
    const auto different = loadDataset(other, "auto");
    QVERIFY(first && again && different);
    QCOMPARE((*first)->fingerprint, (*again)->fingerprint);
    QVERIFY((*first)->fingerprint != (*different)->fingerprint);
}

void tst_idx::withoutTestFilesTheTestPartIsEmpty()
{
    Folder folder;
    folder.write("train-images", images(5));
    folder.write("train-labels", labels(5));
    const auto data = loadDataset(folder.config(), "auto");
    QVERIFY(data);
    QCOMPARE((*data)->test.count, 0);
    QCOMPARE((*data)->validation.count, 0); // a tenth of five
    QCOMPARE((*data)->train.count, 5);
}

void tst_idx::countsOfImagesAndLabelsMustAgree()
{
    Folder folder;
    folder.write("train-images", images(6));
    folder.write("train-labels", labels(5));
    const auto data = loadDataset(folder.config(), "auto");
    QVERIFY(!data);
    QCOMPARE(data.problems().front(),
             (Problem{ProblemCode::CountsDiffer, folder.path("train-images") + ", " + folder.path("train-labels"),
                      "6 images, 5 labels"}));
}

void tst_idx::testLabelsMustBeKnownClasses()
{
    Folder folder;
    folder.write("train-images", images(6));
    folder.write("train-labels", labels(6));
    folder.write("t10k-images", images(1));
    folder.write("t10k-labels", header(8, {1}) + QByteArray(1, 7));
    const auto data = loadDataset(folder.config(), "auto");
    QVERIFY(!data);
    QCOMPARE(data.problems().front(), (Problem{ProblemCode::FileMalformed, folder.path("t10k-labels"),
                                               "label 7 is not among the 3 classes for training"}));
}

void tst_idx::testImagesMustHaveTheTrainingShape()
{
    Folder folder;
    folder.write("train-images", images(6));
    folder.write("train-labels", labels(6));
    folder.write("t10k-images", header(8, {1, 3, 2}) + QByteArray(6, 1));
    folder.write("t10k-labels", labels(1));
    const auto data = loadDataset(folder.config(), "auto");
    QVERIFY(!data);
    QCOMPARE(data.problems().front().code, ProblemCode::FileMalformed);
    QCOMPARE(data.problems().front().detail, std::string("its images are 3x2, those for training 2x3"));
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

void tst_idx::fashionMnistLoads()
{
    DatasetConfig config;
    config.name = "idx";
    config.path = "/usr/share/datasets/fashion-mnist";
    if (!QFile::exists(QString::fromStdString(config.path)))
        QSKIP("the package dataset-fashion-mnist is not installed");
    const auto loaded = loadDataset(config, "auto");
    QVERIFY(loaded);
    const Dataset& data = **loaded;
    QCOMPARE(data.train.count, 54000);
    QCOMPARE(data.validation.count, 6000);
    QCOMPARE(data.test.count, 10000);
    QCOMPARE(data.classes, 10);
    QCOMPARE(data.classNames.front(), std::string("t-shirt"));
    QCOMPARE(data.sampleShape, (std::vector<std::int64_t>{1, 28, 28}));
    QCOMPARE(data.test.y[0], 9.0f); // the first test image is an ankle boot
    std::vector<int> perClass(10);
    for (const float label : data.test.y)
        ++perClass[static_cast<std::size_t>(label)];
    QCOMPARE(perClass, std::vector<int>(10, 1000));
}

QTEST_GUILESS_MAIN(tst_idx)
#include "tst_idx.moc"
