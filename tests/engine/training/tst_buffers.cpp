// Flat buffers, running statistics and gathered samples: where each number lies.
#include "engine/training/memory_ledger.h"
#include "engine/training/running_statistics.h"
#include "engine/training/sample_source.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <thread>

using namespace halfstep;

namespace {

std::vector<float> numbered(int count)
{
    std::vector<float> values;
    for (int i = 0; i < count; ++i)
        values.push_back(static_cast<float>(i));
    return values;
}

std::vector<float> valuesOf(std::span<const float> values)
{
    return {values.begin(), values.end()};
}

ModelSpec normalisedTwice()
{
    ModelSpec model;
    for (const char* name : {"bn1", "bn2"}) {
        LayerSpec layer;
        layer.kind = LayerKind::BatchNorm;
        layer.name = name;
        layer.input = {2};
        layer.output = {2};
        model.layers.push_back(layer);
    }
    return model;
}

} // namespace

class TestBuffers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bufferIsAlignedZeroAndCounted()
    {
        const MemoryLedger::Ptr ledger = MemoryLedger::open();
        const ChargedTo charged(ledger);
        {
            FlatBuffer buffer(1001);
            QCOMPARE(reinterpret_cast<std::uintptr_t>(buffer.values().data()) % 64, std::uintptr_t{0});
            QVERIFY(std::ranges::all_of(buffer.values(), [](float value) { return value == 0; }));
            const std::int64_t bytes = ledger->liveBytes();
            QCOMPARE(bytes, std::int64_t{4004});
            ledger->resetPeak();
            const float* const values = buffer.values().data();
            const FlatBuffer moved = std::move(buffer);
            QCOMPARE(moved.values().data(), values);
            QCOMPARE(ledger->peakBytes(), bytes);
            const FlatBuffer scratch = FlatBuffer::workspace(1001);
            QCOMPARE(ledger->liveBytes(), bytes);
            QCOMPARE(scratch.size(), std::size_t{1001});
        }
        QCOMPARE(ledger->liveBytes(), std::int64_t{0});
    }

    void memoryIsCreditedToWhomItWasChargedTo()
    {
        const MemoryLedger::Ptr first = MemoryLedger::open();
        MemoryLedger::Ptr second = MemoryLedger::open();
        const ChargedTo outer(first);
        std::optional<FlatBuffer> kept;
        {
            const ChargedTo inner(second);
            kept.emplace(100);
        }
        const FlatBuffer own(10);
        QCOMPARE(first->liveBytes(), std::int64_t{40});
        QCOMPARE(second->liveBytes(), std::int64_t{400});
        std::thread([&] { kept.reset(); }).join();
        QCOMPARE(first->liveBytes(), std::int64_t{40});
        QCOMPARE(second->liveBytes(), std::int64_t{0});
        QCOMPARE(second->peakBytes(), std::int64_t{400});
        {
            const ChargedTo inner(second);
            kept.emplace(100);
        }
        second.reset(); // the memory outlives its run
        kept.reset();
    }

    void tensorsLieOneAfterAnother()
    {
        const std::vector<ParameterSpec> tensors{{"a", {2, 2}, 0, 4, 1, true}, {"b", {3}, 4, 3, 1, true}};
        FlatBuffer buffer(tensors);
        QCOMPARE(buffer.size(), std::size_t{7});
        std::ranges::copy(numbered(7), buffer.values().begin());
        QCOMPARE(valuesOf(part(buffer.values(), tensors[1])), (std::vector<float>{4, 5, 6}));
        QCOMPARE(tensorAt(tensors, 3), std::string("a"));
        QCOMPARE(tensorAt(tensors, 4), std::string("b"));
    }

    void stagedStatisticsComeIntoForceWhenTaken()
    {
        RunningStatistics statistics(normalisedTwice());
        QCOMPARE(statistics.tensors().size(), std::size_t{4});
        QCOMPARE(statistics.tensors()[3].name, std::string("bn2.running_var"));
        QCOMPARE(valuesOf(statistics.inForce()), (std::vector<float>{0, 0, 1, 1, 0, 0, 1, 1}));
        statistics.staged()[4] = 7;
        QCOMPARE(statistics.inForce()[4], 0.0f);
        statistics.stage();
        QCOMPARE(statistics.staged()[4], 0.0f);
        statistics.staged()[4] = 7;
        statistics.takeStaged();
        QCOMPARE(statistics.inForce()[4], 7.0f);
        QVERIFY(statistics.nonfinite().empty());
        statistics.staged()[7] = std::numeric_limits<float>::infinity();
        QCOMPARE(statistics.nonfinite(), std::string("bn2.running_var"));
        statistics.staged()[0] = std::nanf("");
        QCOMPARE(statistics.nonfinite(), std::string("bn1.running_mean"));
    }

    /// Two samples of two channels and three pixels each: 0 ... 5 and 6 ... 11.
    void samplesAreGatheredInEitherLayout()
    {
        const Samples samples{2, numbered(12), {0, 1, 2, 3}};
        DataShape shape;
        shape.sampleShape = {2, 1, 3};
        shape.targetWidth = 2;
        const std::vector<std::int64_t> rows{1, 0};
        SampleSource plain(samples, shape, Layout::RowMajor);
        const BatchView inRows = plain.gather(rows);
        QCOMPARE(inRows.count, 2);
        QCOMPARE(valuesOf(inRows.x), (std::vector<float>{6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5}));
        QCOMPARE(valuesOf(inRows.y), (std::vector<float>{2, 3, 0, 1}));
        SampleSource images(samples, shape, Layout::ChannelsLast);
        const BatchView inPixels = images.gather(rows);
        QCOMPARE(inPixels.layout, Layout::ChannelsLast);
        QCOMPARE(valuesOf(inPixels.x), (std::vector<float>{6, 9, 7, 10, 8, 11, 0, 3, 1, 4, 2, 5}));
        QCOMPARE(valuesOf(images.gather(std::span(rows).first(1)).x), (std::vector<float>{6, 9, 7, 10, 8, 11}));
    }
};

QTEST_GUILESS_MAIN(TestBuffers)
#include "tst_buffers.moc"
