#include "engine/nn/update_pipeline.h"

#include "engine/nn/gradient_passes.h"
#include "engine/nn/memory_meter.h"
#include "engine/nn/rounding.h"
#include "engine/nn/stage_clock.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace halfstep {
namespace {

std::optional<float> injectedGradient(const std::string& kind)
{
    if (kind == "inf_gradient")
        return std::numeric_limits<float>::infinity();
    if (kind == "neg_inf_gradient")
        return -std::numeric_limits<float>::infinity();
    if (kind == "nan_gradient")
        return std::numeric_limits<float>::quiet_NaN();
    return std::nullopt;
}

void zero(FlatTensors& tensors)
{
    std::ranges::fill(tensors.values(), 0.0f);
}

} // namespace

UpdatePipeline::UpdatePipeline(const RunConfig& config, ModelSpec spec, LossKind loss)
    : m_config(config)
    , m_loss(loss)
    , m_parameters(spec.parameters())
    , m_network(std::move(spec))
    , m_weights(m_parameters)
    , m_gradient(m_parameters)
    , m_optimizer(config.optimizer, m_parameters)
    , m_scaler(config.scaler)
    , m_dropout(derivedSeed(config.run.seed, "dropout"))
{
    connectGradients(m_weights, m_gradient);
}

void UpdatePipeline::setPrecision(const Precision& precision)
{
    m_precision = precision;
    m_scalerActive = m_config.scaler.enabled && !m_config.mistakes.noScaler && !precision.scalerForcedOff;
    if (emulated() && !m_rounded) {
        m_rounded.emplace(m_parameters);
        m_roundedGradient.emplace(m_parameters);
        connectGradients(*m_rounded, *m_roundedGradient);
    }
    keepWeightsInFormat();
}

void UpdatePipeline::keepWeightsInFormat()
{
    if (!m_config.precision.masterWeights)
        m_precision.format.round(m_weights.values());
}

void UpdatePipeline::roundWeights()
{
    std::ranges::copy(m_weights.values(), m_rounded->values().begin());
    m_precision.format.round(m_rounded->values());
}

void UpdatePipeline::begin(AccumulationWindow& window)
{
    MemoryMeter::resetPeak();
    window.microBatches = (window.size() + window.microBatch - 1) / window.microBatch;
    if (!emulated())
        return;
    // The weights hold still inside a window: one cast serves all its micro-batches.
    StageClock clock(window.record.forwardMicroseconds);
    roundWeights();
    roundInPlace(window.samples.x, m_precision.format);
}

double UpdatePipeline::microBatchWeight(const AccumulationWindow& window, std::int64_t samples) const
{
    if (m_config.mistakes.noDivisionByA)
        return 1;
    if (m_config.mistakes.meanOfMeans)
        return 1.0 / static_cast<double>(window.microBatches);
    return static_cast<double>(samples) / static_cast<double>(window.size());
}

void UpdatePipeline::runMicroBatch(AccumulationWindow& window)
{
    const std::int64_t first = window.done * window.microBatch;
    const std::int64_t samples = std::min(window.microBatch, window.size() - first);
    const std::int64_t width = static_cast<std::int64_t>(window.samples.y.size()) / window.size();
    at::Tensor x = window.samples.x.narrow(0, first, samples);
    const auto targets = window.samples.y.subspan(static_cast<std::size_t>(first * width),
                                                  static_cast<std::size_t>(samples * width));
    injectInput(window, x);

    // loss · S · (samples / n), differentiated: the factor goes into the first gradient.
    const double scale = m_scalerActive ? m_scaler.scale() : 1.0;
    const double seed = hasFault(window, "nan_loss") ? std::numeric_limits<double>::quiet_NaN()
                                                     : scale * microBatchWeight(window, samples);
    at::Tensor logits;
    at::Tensor logitsGradient;
    LossValue loss;
    std::optional<AutocastScope> autocast;
    {
        StageClock clock(window.record.forwardMicroseconds);
        autocast.emplace(m_precision, at::kCPU);
        logits = m_network.forward(x, computeWeights().tensors(), m_precision, true, m_dropout);
        if (!m_config.mistakes.autocastAroundBackward)
            autocast.reset();
        loss = lossOf(m_loss, logits.detach(), targets, &logitsGradient, seed);
        if (std::isnan(seed))
            loss.mean = seed;
    }
    {
        StageClock clock(window.record.backwardMicroseconds);
        if (emulated())
            zero(*m_roundedGradient);
        logits.backward(logitsGradient);
        autocast.reset();
        collectGradient(window);
    }
    window.lossSum += loss.mean * static_cast<double>(samples);
    window.correct += loss.correct;
    ++window.done;
}

/// Adds the micro-batch's gradient to the window's sum; torch has done so already unless it must be rounded first.
void UpdatePipeline::collectGradient(const AccumulationWindow& window)
{
    injectGradient(window, emulated() ? *m_roundedGradient : m_gradient);
    const std::span<float> sum = m_gradient.values();
    if (emulated()) {
        const std::span<float> part = m_roundedGradient->values();
        m_precision.format.round(part);
        for (std::size_t i = 0; i < sum.size(); ++i)
            sum[i] += part[i];
    }
    if (m_config.mistakes.unscaleEachMicroBatch && m_scalerActive)
        multiply(sum, m_scaler.inverse());
}

void UpdatePipeline::finish(AccumulationWindow& window, double learningRate)
{
    AttemptRecord& record = window.record;
    StageClock clock(record.updateMicroseconds);
    const std::span<float> gradient = m_gradient.values();
    const auto count = static_cast<double>(gradient.size());
    record.microBatches = window.microBatches;
    record.samples = window.size();
    record.loss = window.lossSum / static_cast<double>(window.size());
    record.learningRate = learningRate;
    record.scaleUsed = m_scalerActive ? m_scaler.scale() : 1;

    const GradientSurvey survey = surveyOf(gradient, m_precision.format.smallestNormal());
    record.normScaled = survey.norm;
    record.zeroFraction = static_cast<double>(survey.zeros) / count;
    record.subnormalFraction = static_cast<double>(survey.subnormals) / count;
    record.nonfiniteCount = survey.nonfinite;
    if (survey.nonfinite > 0)
        record.firstBadTensor = tensorAt(m_parameters, survey.firstNonfinite);

    const auto clip = [&](double norm) {
        record.clipCoefficient = m_maxNorm > 0 ? clipCoefficient(norm, m_maxNorm) : 1;
        if (record.clipCoefficient < 1)
            multiply(gradient, static_cast<float>(record.clipCoefficient));
    };

    // Unscale: g ← g · (1/S).
    if (m_config.mistakes.clipBeforeUnscale)
        clip(survey.norm);
    if (m_scalerActive && record.scaleUsed != 1 && !m_config.mistakes.unscaleEachMicroBatch)
        multiply(gradient, m_scaler.inverse());

    // Finite? The scaled gradient decides; the unscaled one must be finite as well, or nothing is applied.
    record.foundInf = survey.nonfinite > 0;
    record.normUnscaled = normOf(gradient);
    if (!std::isfinite(record.loss))
        record.skipReason = SkipReason::ForwardNonfinite;
    else if (record.foundInf)
        record.skipReason = m_scalerActive ? SkipReason::GradientOverflow : SkipReason::Guard;
    else if (!std::isfinite(record.normUnscaled))
        record.skipReason = SkipReason::Guard;
    record.applied = record.skipReason == SkipReason::None;

    // Norm and clip, once a window.
    if (!m_config.mistakes.clipBeforeUnscale)
        clip(record.normUnscaled);
    record.normClipped = record.clipCoefficient < 1 ? normOf(gradient) : record.normUnscaled;

    // Step or skip. A skip changes nothing but the scale.
    if (record.applied) {
        const FloatFormat* weightFormat = m_config.precision.masterWeights ? nullptr : &m_precision.format;
        record.lostUpdateFraction =
            m_optimizer.step(m_weights.values(), gradient, learningRate, weightFormat).lostFraction();
    }
    if (record.applied || !m_config.mistakes.keepGradientsOnSkip)
        zero(m_gradient);

    // Scale update.
    if (m_scalerActive)
        m_scaler.update(record.foundInf);
    record.scaleNext = m_scalerActive ? m_scaler.scale() : 1;
    record.growthTracker = m_scalerActive ? m_scaler.growthTracker() : 0;
    record.liveBytes = MemoryMeter::liveBytes();
    record.peakBytes = MemoryMeter::peakBytes();
    record.rssBytes = MemoryMeter::residentBytes();
}

void UpdatePipeline::abandonWindow()
{
    zero(m_gradient);
}

LossValue UpdatePipeline::evaluateChunk(const GatheredSamples& samples)
{
    const at::NoGradGuard noGradients;
    if (emulated())
        roundInPlace(samples.x, m_precision.format);
    const AutocastScope autocast(m_precision, at::kCPU);
    const at::Tensor logits = m_network.forward(samples.x, computeWeights().tensors(), m_precision,
                                                m_config.mistakes.evaluateInTrainingMode, m_dropout);
    return lossOf(m_loss, logits, samples.y);
}

bool UpdatePipeline::hasFault(const AccumulationWindow& window, const char* kind) const
{
    return std::ranges::any_of(m_config.faults, [&](const Fault& fault) {
        return fault.attempt == window.attempt && fault.microBatch == window.done && fault.kind == kind;
    });
}

void UpdatePipeline::injectInput(const AccumulationWindow& window, at::Tensor& x) const
{
    if (hasFault(window, "nan_input"))
        x.data_ptr<float>()[0] = std::numeric_limits<float>::quiet_NaN();
}

void UpdatePipeline::injectGradient(const AccumulationWindow& window, FlatTensors& gradient) const
{
    for (const Fault& fault : m_config.faults) {
        if (fault.attempt != window.attempt || fault.microBatch != window.done)
            continue;
        if (const std::optional<float> value = injectedGradient(fault.kind))
            gradient.values()[0] = *value;
    }
}

} // namespace halfstep
