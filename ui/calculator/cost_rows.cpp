#include "ui/calculator/cost_rows.h"

#include "ui/language/number_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace halfstep {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(halfstep::CostRows)
};

constexpr qsizetype mostTerms = 9; ///< of a sum that is spelled out

QString n(std::int64_t value)
{
    return shownWhole(value);
}

QString sum(QStringList terms)
{
    if (terms.size() > mostTerms) {
        terms.erase(terms.begin() + mostTerms - 1, terms.end());
        terms << QStringLiteral("…");
    }
    return terms.join(QStringLiteral(" + "));
}

/// in·out + out for each layer.
QStringList parameterTerms(const ModelSpec& model)
{
    QStringList terms;
    for (const LayerSpec& layer : model.layers)
        if (layer.kind == LayerKind::Linear)
            terms << QStringLiteral("%1·%2").arg(n(layer.input[0]), n(layer.output[0])) << n(layer.output[0]);
        else if (layer.kind == LayerKind::Conv2d)
            terms << QStringLiteral("%1²·%2·%3").arg(n(layer.kernel), n(layer.input[0]), n(layer.output[0]))
                  << n(layer.output[0]);
        else if (layer.kind == LayerKind::BatchNorm)
            terms << QStringLiteral("2·%1").arg(n(layer.input[0]));
    return terms;
}

/// in·out for each product, times the places of a convolution.
QStringList productTerms(const ModelSpec& model)
{
    QStringList terms;
    for (const LayerSpec& layer : model.layers) {
        if (layer.kind == LayerKind::Linear)
            terms << QStringLiteral("%1·%2").arg(n(layer.input[0]), n(layer.output[0]));
        else if (layer.kind == LayerKind::Conv2d)
            terms << QStringLiteral("%1²·%2·%3·%4·%5")
                         .arg(n(layer.kernel), n(layer.input[0]), n(layer.output[0]), n(layer.output[1]),
                              n(layer.output[2]));
    }
    return terms;
}

class Rows {
public:
    Rows(const CostCase& cost, ByteUnits units) : m_cost(cost), m_units(units) {}

    std::vector<CostRow> take()
    {
        addWork();
        addMemory();
        addDataSet();
        addBatches();
        return std::move(m_rows);
    }

private:
    void count(const char* name, std::int64_t value, const QString& title, const QString& formula,
               const char* unit = "")
    {
        const QString shown =
            *unit == '\0' ? n(value) : QStringLiteral("%1 %2").arg(n(value), QString::fromLatin1(unit));
        m_rows.push_back({name, value, unit, title, shown, formula});
    }
    void bytes(const char* name, std::int64_t value, const QString& title, const QString& formula)
    {
        m_rows.push_back({name, value, "bytes", title, byteText(value, m_units), formula});
    }

    void addWork()
    {
        const Estimate& e = m_cost.estimate;
        const QString batch = n(m_cost.plan.batch);
        count("parameters", e.parameters, Texts::tr("Parameters"),
              QStringLiteral("P = ") + sum(parameterTerms(m_cost.model)));
        count("forward_flop", e.forwardFlop, Texts::tr("Forward, a micro-batch"),
              QStringLiteral("2·B·Σ = 2·%1·(%2)").arg(batch, sum(productTerms(m_cost.model))), "FLOP");
        count("backward_flop", e.backwardFlop, Texts::tr("Backward, a micro-batch"),
              QStringLiteral("2 · %1").arg(n(e.forwardFlop)), "FLOP");
        count("training_flop", e.trainingFlop, Texts::tr("Forward and backward"),
              QStringLiteral("3 · %1").arg(n(e.forwardFlop)), "FLOP");
    }

    void addMemory()
    {
        const Estimate& e = m_cost.estimate;
        const TrainingPlan& plan = m_cost.plan;
        const QString p = n(e.parameters);
        bytes("parameter_bytes", e.parameterBytes, Texts::tr("Parameters in float32"),
              QStringLiteral("4·P = 4·%1").arg(p));
        bytes("gradient_bytes", e.gradientBytes, Texts::tr("Gradients in float32"),
              QStringLiteral("4·P = 4·%1").arg(p));
        bytes("optimizer_bytes", e.optimizerBytes, Texts::tr("Optimizer state"),
              plan.optimizer == OptimizerName::Adam ? QStringLiteral("2·4·P = 2·4·%1").arg(p)
              : plan.momentum                       ? QStringLiteral("4·P = 4·%1").arg(p)
                                                    : QStringLiteral("0·P"));
        const std::int64_t size = bytesOfNumber(plan.format);
        bytes("low_precision_copy_bytes", e.copyBytes, Texts::tr("Low-precision copy of the weights"),
              e.copyBytes > 0 ? QStringLiteral("%1·P = %1·%2").arg(n(size), p) : QStringLiteral("0·P"));
        const bool sixteen = plan.optimizer == OptimizerName::Adam && e.copyBytes == 0;
        bytes("state_bytes", e.stateBytes, Texts::tr("These four together"),
              (sixteen ? QStringLiteral("16·P = ") : QString())
                  + QStringLiteral("%1 + %2 + %3 + %4")
                        .arg(n(e.parameterBytes), n(e.gradientBytes), n(e.optimizerBytes), n(e.copyBytes)));
        QStringList kept{n(e.inputBytes)};
        for (const LayerCost& layer : e.layers)
            if (layer.activationBytes > 0)
                kept << n(layer.activationBytes);
        bytes("activation_bytes", e.activationBytes, Texts::tr("Activations, with the input"), sum(kept));
        bytes("peak_bytes", e.peakBytes, Texts::tr("Peak, with the backward pass"),
              QStringLiteral("%1 + 2·%2").arg(n(e.stateBytes), n(e.activationBytes)) + u'\n'
                  + Texts::tr(
                      "A rule for any engine: every activation and its gradient are there at once. A run's memory "
                      "ledger goes by the buffers that its own engine has."));
    }

    void addDataSet()
    {
        const Estimate& e = m_cost.estimate;
        const TrainingPlan& plan = m_cost.plan;
        if (plan.rows == 0)
            return;
        const std::int64_t features = elementsOf(m_cost.model.layers.front().input);
        count("batches", e.batches, Texts::tr("Batches of an epoch"),
              QStringLiteral("⌈%1 / %2⌉").arg(n(plan.rows), n(plan.batch)));
        count("epoch_flop", e.epochFlop, Texts::tr("An epoch"),
              QStringLiteral("3·2·%1·(%2)").arg(n(plan.rows), sum(productTerms(m_cost.model))), "FLOP");
        bytes("dataset_bytes", e.datasetBytes, Texts::tr("Inputs of the data set in float32"),
              QStringLiteral("%1·%2·4").arg(n(plan.rows), n(features)));
        if (e.transferSeconds)
            m_rows.push_back({"transfer_s", *e.transferSeconds, "s", Texts::tr("Transfer of the data set"),
                              printedNumber(*e.transferSeconds, 'g', 6) + QStringLiteral(" s"),
                              Texts::tr("%1 bytes / (%2 bytes a second)")
                                  .arg(n(e.datasetBytes), printedNumber(plan.bandwidth, 'f', 0))});
    }

    void addBatches()
    {
        const Estimate& e = m_cost.estimate;
        const TrainingPlan& plan = m_cost.plan;
        if (e.varianceRatio)
            m_rows.push_back(
                {"variance_ratio", *e.varianceRatio, "", Texts::tr("Variance of the gradient, in theory"),
                 printedNumber(*e.varianceRatio, 'g', 6),
                 QStringLiteral("Var(g_%1) / Var(g_%2) = %2 / %1").arg(n(plan.batch), n(plan.secondBatch))});
        if (!e.largestMicroBatch)
            return;
        m_rows.push_back(
            {"largest_micro_batch", *e.largestMicroBatch, "samples", Texts::tr("Largest micro-batch in that memory"),
             Texts::tr("%1 samples").arg(n(*e.largestMicroBatch)),
             QStringLiteral("m = ⌊(%1 − %2) / (2·%3)⌋")
                 .arg(printedNumber(plan.memory, 'f', 0), n(e.stateBytes), n(e.activationBytes / plan.batch))});
        if (e.accumulation)
            count("accumulation", *e.accumulation, Texts::tr("Accumulation factor A"),
                  QStringLiteral("A = ⌈n / m⌉ = ⌈%1 / %2⌉")
                      .arg(n(plan.effectiveBatch > 0 ? plan.effectiveBatch : plan.batch), n(*e.largestMicroBatch)));
    }

    const CostCase& m_cost;
    ByteUnits m_units;
    std::vector<CostRow> m_rows;
};

QString storageName(const QString& formats, std::int64_t bytes)
{
    return Texts::tr("%1: %n byte(s)", nullptr, static_cast<int>(bytes)).arg(formats);
}

} // namespace

std::vector<CostRow> costRows(const CostCase& cost, ByteUnits units)
{
    return Rows(cost, units).take();
}

ActivationBytes activationBytes(const CostCase& cost)
{
    struct Storage {
        QString formats;
        FormatLayout format;
    };
    std::vector<Storage> storages{{QStringLiteral("float32, tf32"), *FormatLayout::named("float32")},
                                  {QStringLiteral("float16, bfloat16"), *FormatLayout::named("float16")},
                                  {QStringLiteral("fp8"), *FormatLayout::named("fp8_e4m3")}};
    const std::int64_t own = bytesOfNumber(cost.plan.format);
    if (std::ranges::none_of(storages, [&](const Storage& each) { return bytesOfNumber(each.format) == own; }))
        storages.push_back({QString::fromStdString(cost.plan.format.name), cost.plan.format});
    ActivationBytes activations;
    activations.layers.emplace_back("input");
    for (const LayerCost& layer : cost.estimate.layers)
        if (layer.activationBytes > 0)
            activations.layers.push_back(layer.name);
    for (const Storage& each : storages) {
        TrainingPlan plan = cost.plan;
        plan.format = each.format;
        const Estimate estimate = estimateFor(cost.model, plan);
        const std::int64_t size = bytesOfNumber(each.format);
        StoredAs stored{storageName(each.formats, size), size, {estimate.inputBytes}};
        for (const LayerCost& layer : estimate.layers)
            if (layer.activationBytes > 0)
                stored.bytes.push_back(layer.activationBytes);
        activations.storages.push_back(std::move(stored));
    }
    return activations;
}

} // namespace halfstep
