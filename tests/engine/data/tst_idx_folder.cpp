#include "engine/data/dataset.h"
#include "tests/engine/data/idx_bytes.h"
#include "words/words.h"

#include <cmath>
#include <filesystem>
#include <fstream>

using namespace halfstep;
using namespace halfstep::test;

class tst_idx_folder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFolderNeedNotBeUtf8();
    void missingFilesAndFoldersAreNamed();
    void aFolderBecomesTrainingValidationAndTest();
    void theSeedDecidesTheValidationPart();
    void withoutTestFilesTheTestPartIsEmpty();
    void countsOfImagesAndLabelsMustAgree();
    void testLabelsMustBeKnownClasses();
    void testImagesMustHaveTheTrainingShape();
    void fashionMnistLoads();
};

void tst_idx_folder::aFolderNeedNotBeUtf8()
{
    Folder folder;
    DatasetConfig config = folder.config();
    config.path += "/caf\xe9";
    std::error_code error;
    if (!std::filesystem::create_directory(config.path, error))
        QSKIP("this file system takes UTF-8 only");
    const auto write = [&](const std::string& name, const QByteArray& bytes) {
        std::ofstream(config.path + '/' + name, std::ios::binary) << bytes.toStdString();
    };
    write("train-images-\xff.gz", gzipped(images(20)));
    QCOMPARE(loadDataset(config, LossKind::Auto).problems().front().where, config.path + "/train-labels*");
    write("train-labels-\xff", labels(20));
    const auto data = loadDataset(config, LossKind::Auto);
    QVERIFY(data);
    QCOMPARE((*data)->train.count, 18);
}

void tst_idx_folder::missingFilesAndFoldersAreNamed()
{
    Folder folder;
    DatasetConfig nowhere = folder.config();
    nowhere.path += "/nowhere";
    QCOMPARE(loadDataset(nowhere, LossKind::Auto).problems().front().code, ProblemCode::FileNotFound);
    QCOMPARE(loadDataset(nowhere, LossKind::Auto).problems().front().where, nowhere.path);
    QCOMPARE(loadDataset(folder.config(), LossKind::Auto).problems().front().where, folder.path("train-images*"));
    folder.write("train-images-idx3-ubyte", images(10));
    QCOMPARE(loadDataset(folder.config(), LossKind::Auto).problems().front().where, folder.path("train-labels*"));
    folder.write("train-labels-idx1-ubyte", labels(10));
    QVERIFY(loadDataset(folder.config(), LossKind::Auto));
    folder.write("test-images-idx3-ubyte", images(10));
    QCOMPARE(loadDataset(folder.config(), LossKind::Auto).problems().front().where, folder.path("t10k-labels*"));
}

void tst_idx_folder::aFolderBecomesTrainingValidationAndTest()
{
    Folder folder;
    folder.write("train-images-idx3-ubyte.gz", gzipped(images(60)));
    folder.write("train-labels-idx1-ubyte", labels(60));
    folder.write("t10k-images-idx3-ubyte", images(9));
    folder.write("t10k-labels-idx1-ubyte.gz", gzipped(labels(9)));
    const auto loaded = loadDataset(folder.config(), LossKind::CrossEntropy);
    QVERIFY(loaded);
    const Dataset& data = **loaded;
    QCOMPARE(data.task, Task::Classification);
    QCOMPARE(data.classes, 3);
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

void tst_idx_folder::theSeedDecidesTheValidationPart()
{
    Folder folder;
    folder.write("train-images", images(60));
    folder.write("train-labels", labels(60));
    const auto first = loadDataset(folder.config(), LossKind::Auto);
    const auto again = loadDataset(folder.config(), LossKind::Auto);
    DatasetConfig other = folder.config();
    other.seed = 1;
    const auto different = loadDataset(other, LossKind::Auto);
    QVERIFY(first && again && different);
    QCOMPARE((*first)->fingerprint, (*again)->fingerprint);
    QVERIFY((*first)->fingerprint != (*different)->fingerprint);
}

void tst_idx_folder::withoutTestFilesTheTestPartIsEmpty()
{
    Folder folder;
    folder.write("train-images", images(5));
    folder.write("train-labels", labels(5));
    const auto data = loadDataset(folder.config(), LossKind::Auto);
    QVERIFY(data);
    QCOMPARE((*data)->test.count, 0);
    QCOMPARE((*data)->validation.count, 0); // a tenth of five
    QCOMPARE((*data)->train.count, 5);
}

void tst_idx_folder::countsOfImagesAndLabelsMustAgree()
{
    Folder folder;
    folder.write("train-images", images(6));
    folder.write("train-labels", labels(5));
    const auto data = loadDataset(folder.config(), LossKind::Auto);
    QVERIFY(!data);
    QCOMPARE(data.problems().front(), (Problem{ProblemCode::CountsDiffer,
                                               folder.path("train-images") + ", " + folder.path("train-labels"),
                                               Reason::ImagesAndLabels,
                                               {6, 5}}));
}

void tst_idx_folder::testLabelsMustBeKnownClasses()
{
    Folder folder;
    folder.write("train-images", images(6));
    folder.write("train-labels", labels(6));
    folder.write("t10k-images", images(1));
    folder.write("t10k-labels", header(8, {1}) + QByteArray(1, 7));
    const auto data = loadDataset(folder.config(), LossKind::Auto);
    QVERIFY(!data);
    QCOMPARE(data.problems().front(),
             (Problem{ProblemCode::FileMalformed, folder.path("t10k-labels"), Reason::UnknownLabel, {7, 3}}));
}

void tst_idx_folder::testImagesMustHaveTheTrainingShape()
{
    Folder folder;
    folder.write("train-images", images(6));
    folder.write("train-labels", labels(6));
    folder.write("t10k-images", header(8, {1, 3, 2}) + QByteArray(6, 1));
    folder.write("t10k-labels", labels(1));
    const auto data = loadDataset(folder.config(), LossKind::Auto);
    QVERIFY(!data);
    QCOMPARE(data.problems().front().code, ProblemCode::FileMalformed);
    QCOMPARE(reasonText(data.problems().front()), std::string("its images are 3x2, those for training 2x3"));
}

void tst_idx_folder::fashionMnistLoads()
{
    DatasetConfig config;
    config.name = DatasetName::Idx;
    config.path = "/usr/share/datasets/fashion-mnist";
    if (!QFile::exists(QString::fromStdString(config.path)))
        QSKIP("the package dataset-fashion-mnist is not installed");
    const auto loaded = loadDataset(config, LossKind::Auto);
    QVERIFY(loaded);
    const Dataset& data = **loaded;
    QCOMPARE(data.train.count, 54000);
    QCOMPARE(data.validation.count, 6000);
    QCOMPARE(data.test.count, 10000);
    QCOMPARE(data.classes, 10);
    QCOMPARE(data.sampleShape, (std::vector<std::int64_t>{1, 28, 28}));
    QCOMPARE(data.test.y[0], 9.0f); // the first test image is an ankle boot
    std::vector<int> perClass(10);
    for (const float label : data.test.y)
        ++perClass[static_cast<std::size_t>(label)];
    QCOMPARE(perClass, std::vector<int>(10, 1000));
}

QTEST_GUILESS_MAIN(tst_idx_folder)
#include "tst_idx_folder.moc"
