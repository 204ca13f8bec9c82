// One number a preset. It is compared within this process only: across machines the BLAS and the instruction set
// choose other orders of summing, so a stored number would test the machine.
#include "engine/config/presets.h"
#include "engine/data/dataset.h"
#include "engine/session/engine_choice.h"

#include <QtTest>

#include <bit>
#include <cmath>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

using namespace halfstep;

namespace {

constexpr int attempts = 30;

/// FNV-1a, 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/).
class Fingerprint {
public:
    void add(std::uint64_t bits)
    {
        for (int byte = 0; byte < 8; ++byte) {
            m_value ^= (bits >> (8 * byte)) & 0xff;
            m_value *= 1099511628211u;
        }
    }
    void add(double value) { add(std::bit_cast<std::uint64_t>(value)); }
    void add(std::span<const float> values)
    {
        for (const float value : values)
            add(std::uint64_t(std::bit_cast<std::uint32_t>(value)));
    }
    std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 14695981039346656037u;
};

std::unique_ptr<Trainer> trainerOn(const RunConfig& config, DatasetPtr dataset)
{
    Result<std::unique_ptr<Trainer>> trainer = makeTrainer(config, std::move(dataset));
    return trainer ? std::move(*trainer) : nullptr;
}

/// Made once for all presets that share it; that the same seed makes the same data is tested where data are made.
DatasetPtr datasetOf(const RunConfig& config)
{
    static std::map<std::pair<DatasetName, std::uint64_t>, DatasetPtr> known;
    DatasetPtr& dataset = known[{config.dataset.name, config.dataset.seed}];
    if (!dataset)
        dataset = *loadDataset(config.dataset, config.loss);
    return dataset;
}

enum class Evaluation { Never, EachEpoch, InsideEpochs };

/// The losses of the first attempts, and the weights after them.
std::uint64_t fingerprintOf(const RunConfig& config, Evaluation evaluation = Evaluation::EachEpoch)
{
    Dataset dataset = *datasetOf(config);
    if (evaluation == Evaluation::Never)
        dataset.validation = {};
    if (evaluation == Evaluation::InsideEpochs)
        dataset.validation = dataset.train; // more than one chunk, so that an evaluation can be given up inside
    const auto trainer = trainerOn(config, std::make_shared<const Dataset>(std::move(dataset)));
    Fingerprint fingerprint;
    for (int i = 0; i < attempts; ++i) {
        if (trainer->epochDone())
            trainer->endEpoch([] { return false; });
        fingerprint.add(runAttempt(*trainer).loss);
        int chunks = 0;
        if (evaluation == Evaluation::InsideEpochs && i % 7 == 0 && trainer->endEpoch([&] { return chunks++ == 1; }))
            return 0; // it was not given up
    }
    fingerprint.add(trainer->state().weights());
    return fingerprint.value();
}

std::uint64_t initialWeights(const RunConfig& config)
{
    Fingerprint fingerprint;
    fingerprint.add(trainerOn(config, datasetOf(config))->state().weights());
    return fingerprint.value();
}

/// Every preset, and a run that draws from every generator.
std::vector<std::pair<std::string, RunConfig>> runs()
{
    std::vector<std::pair<std::string, RunConfig>> all;
    for (const Preset& preset : presets())
        all.emplace_back(preset.name, *presetConfig(preset.name));
    RunConfig dropout;
    dropout.dataset.name = DatasetName::Northstar;
    dropout.model = {ModelName::TableMlp, true, 0.3, std::nullopt};
    dropout.batch = {64, 2, LastWindow::Step, true}; // an epoch is over well before the last attempt
    all.emplace_back("dropout and batch norm", dropout);
    return all;
}

void addRuns()
{
    QTest::addColumn<int>("index");
    const auto all = runs();
    for (std::size_t i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].first.c_str()) << int(i);
}

RunConfig currentRun()
{
    QFETCH(int, index);
    return runs()[std::size_t(index)].second;
}

} // namespace

class TestFingerprints : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sameConfigSameNumber_data() { addRuns(); }
    void sameConfigSameNumber()
    {
        const RunConfig config = currentRun();
        const std::uint64_t number = fingerprintOf(config);
        QCOMPARE(fingerprintOf(config), number);
        RunConfig other = config;
        other.run.seed += 1;
        QVERIFY(fingerprintOf(other) != number);
        other = config;
        other.dataset.seed += 1;
        QVERIFY(fingerprintOf(other) != number);
    }

    void evaluationDisturbsNothing_data() { addRuns(); }
    void evaluationDisturbsNothing()
    {
        RunConfig config = currentRun();
        const std::uint64_t number = fingerprintOf(config);
        QCOMPARE(fingerprintOf(config, Evaluation::Never), number);
        QCOMPARE(fingerprintOf(config, Evaluation::InsideEpochs), number);
        config.earlyStopping.enabled = !config.earlyStopping.enabled;
        QCOMPARE(fingerprintOf(config), number);
    }

    void generatorsAreSeparate_data() { addRuns(); }
    void generatorsAreSeparate()
    {
        const RunConfig config = currentRun();
        RunConfig otherData = config;
        otherData.dataset.seed += 1;
        QVERIFY(datasetOf(otherData)->fingerprint != datasetOf(config)->fingerprint);
        QCOMPARE(initialWeights(otherData), initialWeights(config));
        RunConfig otherRun = config;
        otherRun.run.seed += 1; // loadDataset does not even see it
        QVERIFY(initialWeights(otherRun) != initialWeights(config));
    }

    void dropoutMovesNeitherWeightsNorOrder()
    {
        // The first loss of a run without dropout is that of one with a dropout that drops nothing worth mentioning.
        RunConfig config = runs().back().second;
        RunConfig without = config;
        without.model.dropout = 0;
        QCOMPARE(initialWeights(without), initialWeights(config));
        config.model.dropout = 1e-300; // drawn for each element, and never below
        QCOMPARE(fingerprintOf(config), fingerprintOf(without));
    }

    void orderDependsOnSeedAndEpochOnly()
    {
        // Another accumulation cuts an epoch's order into other windows: the second epoch holds the same samples in
        // the same order, so at a learning rate that moves nothing its total loss is the same.
        RunConfig config = runs().back().second;
        config.model = {ModelName::TableMlp, false, 0.0, std::nullopt};
        config.optimizer.learningRate = 1e-30;
        config.precision.dtype = "float32";
        config.batch.microBatch = 1;
        const auto lossesOfSecondEpoch = [&](std::int64_t accumulation) {
            config.batch.accumulation = accumulation;
            const auto trainer = trainerOn(config, datasetOf(config));
            while (!trainer->epochDone())
                runAttempt(*trainer);
            trainer->endEpoch([] { return false; });
            std::vector<double> losses;
            for (int i = 0; i < 8 / accumulation; ++i) {
                const AttemptRecord record = runAttempt(*trainer);
                losses.push_back(record.loss * double(record.samples));
            }
            return losses;
        };
        const auto single = lossesOfSecondEpoch(1);
        const auto four = lossesOfSecondEpoch(4);
        for (std::size_t i = 0; i < 2; ++i) {
            const double sum = single[4 * i] + single[4 * i + 1] + single[4 * i + 2] + single[4 * i + 3];
            QVERIFY(std::abs(four[i] - sum) < 1e-12 * sum);
        }
    }
};

QTEST_GUILESS_MAIN(TestFingerprints)
#include "tst_fingerprints.moc"
