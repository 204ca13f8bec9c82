#include "engine/model/cast.h"
#include "engine/model/model_spec.h"

#include <QtTest>

using namespace halfstep;

namespace {

DataShape images(std::int64_t channels, std::int64_t side, std::int64_t classes)
{
    DataShape dataset;
    dataset.sampleShape = {channels, side, side};
    dataset.classes = classes;
    return dataset;
}

DataShape table(std::int64_t features)
{
    DataShape dataset;
    dataset.task = Task::Binary;
    dataset.sampleShape = {features};
    return dataset;
}

RunConfig model(std::string_view name)
{
    RunConfig config;
    config.model.name = *choiceNamed<ModelName>(name);
    return config;
}

} // namespace

class TestModelSpec : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Counts worked out by hand from the layers: in·out + out a linear layer, 9·in·out + out a convolution.
    void parameterCounts_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isTable");
        QTest::addColumn<qint64>("count");
        QTest::newRow("tiny-mlp 576-16-3") << "tiny-mlp" << false << qint64(9283);
        QTest::newRow("glyph-cnn") << "glyph-cnn" << false << qint64(160 + 4640 + 73792 + 195);
        QTest::newRow("table-mlp 32-48-1") << "table-mlp" << true << qint64(1633);
        QTest::newRow("linear without bias") << "linear" << true << qint64(32);
    }
    void parameterCounts()
    {
        QFETCH(QString, name);
        QFETCH(bool, isTable);
        QFETCH(qint64, count);
        const auto spec = modelSpecFor(model(name.toStdString()), isTable ? table(32) : images(1, 24, 3));
        QVERIFY(spec);
        QCOMPARE(qint64(spec->parameterCount()), count);
    }

    void forwardFlopOfTheTableModel()
    {
        const auto spec = modelSpecFor(model("table-mlp"), table(32));
        QCOMPARE(qint64(spec->forwardFlop(128)), qint64(405504)); // 3168 a sample
        QCOMPARE(qint64(spec->forwardFlop(512)), qint64(3168 * 512));
    }

    void parametersFollowPyTorchsOrder()
    {
        RunConfig config = model("glyph-cnn");
        config.model.batchNorm = true;
        const auto spec = modelSpecFor(config, images(3, 28, 10));
        QStringList names;
        std::int64_t offset = 0;
        for (const ParameterSpec& parameter : spec->parameters()) {
            names << QString::fromStdString(parameter.name);
            QCOMPARE(parameter.offset, offset);
            offset += parameter.count;
        }
        QCOMPARE(names, (QStringList{"conv1.weight", "conv1.bias", "bn1.weight", "bn1.bias", "conv2.weight",
                                     "conv2.bias", "bn2.weight", "bn2.bias", "fc1.weight", "fc1.bias", "bn3.weight",
                                     "bn3.bias", "fc2.weight", "fc2.bias"}));
        QCOMPARE(spec->parameters()[8].shape, (std::vector<std::int64_t>{64, 32 * 7 * 7}));
        QCOMPARE(spec->outputs(), 10);
    }

    /// Products and convolutions run in the format; normalisation hands on in it, and keeps float32 parameters.
    void valuesAreCastWherePyTorchsAutocastDoes()
    {
        RunConfig config = model("glyph-cnn");
        config.model.batchNorm = true;
        config.model.dropout = 0.5;
        const auto spec = modelSpecFor(config, images(1, 24, 3));
        const Precision full = *precisionFor({.amp = false}, {});
        const Precision half = *precisionFor({.dtype = "float16"}, {});
        QVERIFY(half.emulated() && !half.asRun.native);
        QVERIFY(!precisionFor({.dtype = "float16"}, {"float16"})->emulated());
        QStringList outputs;
        QStringList parameters;
        for (const LayerSpec& layer : spec->layers) {
            QVERIFY(!castOf(layer, full).output && !castOf(layer, full).parameters);
            if (castOf(layer, half).output)
                outputs << QString::fromStdString(layer.name);
            if (castOf(layer, half).parameters)
                parameters << QString::fromStdString(layer.name);
        }
        QCOMPARE(outputs, (QStringList{"conv1", "bn1", "conv2", "bn2", "dropout1", "fc1", "bn3", "dropout2", "fc2"}));
        QCOMPARE(parameters, (QStringList{"conv1", "conv2", "fc1", "fc2"}));
    }

    void refusesWhatDoesNotFit()
    {
        const auto cnnOnTable = modelSpecFor(model("glyph-cnn"), table(8));
        QVERIFY(!cnnOnTable);
        QCOMPARE(cnnOnTable.problems().front().where, std::string("model.name"));
        RunConfig config = model("tiny-mlp");
        config.loss = LossKind::MeanSquaredError;
        const auto mseOnClasses = modelSpecFor(config, images(1, 24, 3));
        QVERIFY(!mseOnClasses);
        QCOMPARE(mseOnClasses.problems().front().where, std::string("loss"));
    }
};

QTEST_GUILESS_MAIN(TestModelSpec)
#include "tst_model_spec.moc"
