#include "engine/nn/update_pipeline.h"

#include "engine/nn/gradient_passes.h"
#include "engine/nn/memory_meter.h"
#include "engine/nn/rounding.h"
#include "engine/nn/stage_clock.h"
#include "engine/numerics/scale_limit.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace halfstep {
namespace {

std::optional<float> injectedGradient(FaultKind kind)
{
    switch (kind) {
    case FaultKind::InfGradient: return std::numeric_limits<float>::infinity();
    case FaultKind::NegInfGradient: return -std::numeric_limits<float>::infinity();
    case FaultKind::NanGradient: return std::numeric_limits<float>::quiet_NaN();
    case FaultKind::NanLoss:
    case FaultKind::NanInput: break;
    }
    return std::nullopt;
}

/// The very first element, whatever the shape.
at::Tensor firstElement(at::Tensor tensor)
{
    while (tensor.dim() > 0)
        tensor = tensor.select(0, 0);
    return tensor;
}

} // namespace

UpdatePipeline::UpdatePipeline(const RunConfig& config, ModelSpec spec, LossKind loss, at::Device device)
    : m_config(config)
    , m_loss(loss)
    , m_device(device)
    , m_parameters(spec.parameters())
    , m_network(std::move(spec), device)
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
    if (computesOnCopy() && !m_copy) {
        m_copy.emplace(Copy{FlatTensors(m_parameters, m_device), FlatTensors(m_parameters, m_device)});
        connectGradients(m_copy->weights, m_copy->gradient);
    }
    keepWeightsInFormat();
}

void UpdatePipeline::keepWeightsInFormat()
{
    if (!m_config.precision.masterWeights)
        roundWeights(m_weights.flat());
}

void UpdatePipeline::roundWeights(const at::Tensor& flat) const
{
    for (const ParameterRange& range : m_optimizer.ranges()) {
        if (range.rounded)
            roundInPlace(flat.slice(0, static_cast<std::int64_t>(range.begin), static_cast<std::int64_t>(range.end)),
                         m_precision.format);
    }
}

void UpdatePipeline::refreshCopy()
{
    m_copy->weights.flat().copy_(m_weights.flat());
    if (emulated())
        roundWeights(m_copy->weights.flat());
}

/// Stage times on a device are read only after it has finished.
void UpdatePipeline::waitForDevice() const
{
    if (m_device.is_cuda())
        torch::cuda::synchronize();
}

void UpdatePipeline::begin(AccumulationWindow& window)
{
    MemoryMeter::resetPeak(m_device);
    window.microBatches = (window.size() + window.microBatch - 1) / window.microBatch;
    m_network.stageStatistics();
    m_dropoutBefore = m_dropout.state();
    if (m_config.mistakes.keepGradientsOnSkip)
        m_gradientBefore.assign(m_gradient.values().begin(), m_gradient.values().end());
    if (!computesOnCopy())
        return;
    // The weights hold still inside a window: one cast serves all its micro-batches.
    if (emulated()) {
        StageClock clock(window.record.forwardMicroseconds);
        refreshCopy();
        roundInPlace(window.samples.x, m_precision.format);
    }
    if (m_device != at::kCPU) {
        StageClock clock(window.record.transferMicroseconds);
        if (!emulated())
            refreshCopy();
        window.samples.x = window.samples.x.to(m_device);
        waitForDevice();
    }
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
    const auto targets =
        window.samples.y.subspan(static_cast<std::size_t>(first * width), static_cast<std::size_t>(samples * width));
    injectInput(window, x);

    // loss · S · (samples / n), differentiated: the factor goes into the first gradient.
    const double scale = m_scalerActive ? m_scaler.scale() : 1.0;
    const double seed = hasFault(window, FaultKind::NanLoss) ? std::numeric_limits<double>::quiet_NaN()
                                                             : scale * microBatchWeight(window, samples);
    at::Tensor logits;
    at::Tensor logitsGradient;
    LossValue loss;
    std::optional<AutocastScope> autocast;
    {
        StageClock clock(window.record.forwardMicroseconds);
        autocast.emplace(m_precision, m_device.type());
        logits = m_network.forward(x, computeWeights().tensors(), m_precision, true, m_dropout, &window.gradientPeak);
        if (!m_config.mistakes.autocastAroundBackward)
            autocast.reset();
        loss = lossOf(m_loss, logits.detach().cpu(), targets, &logitsGradient, seed);
        if (std::isnan(seed))
            loss.mean = seed;
    }
    {
        StageClock clock(window.record.backwardMicroseconds);
        if (computesOnCopy())
            m_copy->gradient.flat().zero_();
        logits.backward(logitsGradient.to(m_device));
        autocast.reset();
        collectGradient(window);
    }
    window.lossSum += loss.mean * static_cast<double>(samples);
    window.correct += loss.correct;
    ++window.done;
}

/// Adds the micro-batch's gradient to the window's sum; torch has done so already unless it must be rounded first.
void UpdatePipeline::collectGradient(AccumulationWindow& window)
{
    const std::span<float> sum = m_gradient.values();
    if (computesOnCopy()) {
        const at::Tensor host = m_copy->gradient.flat().cpu(); // the buffer itself when it is there already
        const std::span<float> part(host.data_ptr<float>(), sum.size());
        injectGradient(window, part);
        if (emulated())
            roundGradients(part, window);
        for (std::size_t i = 0; i < sum.size(); ++i)
            sum[i] += part[i];
    } else {
        injectGradient(window, sum);
    }
    if (m_config.mistakes.unscaleEachMicroBatch && m_scalerActive)
        multiply(sum, m_scaler.inverse());
}

void UpdatePipeline::roundGradients(std::span<float> gradient, AccumulationWindow& window) const
{
    for (const ParameterRange& range : m_optimizer.ranges()) {
        const std::span<float> part = gradient.subspan(range.begin, range.end - range.begin);
        if (range.rounded)
            roundGradient(part, m_precision.format, &window.gradientPeak);
        else
            window.float32Peak = std::max(window.float32Peak, largestFiniteMagnitude(part));
    }
}

void UpdatePipeline::finish(AccumulationWindow& window, double learningRate)
{
    AttemptRecord& record = window.record;
    StageClock clock(record.updateMicroseconds);
    const std::span<float> gradient = m_gradient.values();
    const auto elements = static_cast<double>(gradient.size());
    record.microBatches = window.microBatches;
    record.samples = window.size();
    record.loss = window.lossSum / static_cast<double>(window.size());
    record.learningRate = learningRate;
    record.scaleUsed = m_scalerActive ? m_scaler.scale() : 1;

    const GradientSurvey survey = surveyOf(gradient, m_precision.format.smallestNormal());
    record.normScaled = survey.norm;
    record.zeroFraction = static_cast<double>(survey.zeros) / elements;
    record.subnormalFraction = static_cast<double>(survey.subnormals) / elements;
    record.nonfiniteCount = survey.nonfinite;
    if (survey.nonfinite > 0)
        record.firstBadTensor = tensorAt(m_parameters, survey.firstNonfinite);

    const auto clip = [&](double norm) {
        record.clipCoefficient = m_maxNorm > 0 ? clipCoefficient(norm, m_maxNorm) : 1;
        if (record.clipCoefficient < 1)
            multiply(gradient, record.clipCoefficient);
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

    if (emulated())
        record.largestFiniteScale = largestFiniteScaleOf(window);

    // Norm and clip, once a window.
    if (!m_config.mistakes.clipBeforeUnscale)
        clip(record.normUnscaled);
    record.normClipped = record.clipCoefficient < 1 ? normOf(gradient) : record.normUnscaled;

    // Step or skip. A skip changes nothing but the scale.
    if (record.applied)
        applyUpdate(record);
    if (record.applied || !m_config.mistakes.keepGradientsOnSkip)
        m_gradient.flat().zero_();

    // Scale update.
    if (m_scalerActive)
        m_scaler.update(record.foundInf);
    record.scaleNext = m_scalerActive ? m_scaler.scale() : 1;
    record.growthTracker = m_scalerActive ? m_scaler.growthTracker() : 0;
    record.liveBytes = MemoryMeter::liveBytes(m_device);
    record.peakBytes = MemoryMeter::peakBytes(m_device);
    record.rssBytes = MemoryMeter::residentBytes();
}

/// Weights and running statistics move together or not at all; when they cannot, they never will, and the run is over.
void UpdatePipeline::applyUpdate(AttemptRecord& record)
{
    const std::string nonfinite = m_network.nonfiniteStatistic();
    if (nonfinite.empty()) {
        const FloatFormat* weightFormat = m_config.precision.masterWeights ? nullptr : &m_precision.format;
        const UpdateCount count =
            m_optimizer.step(m_weights.values(), m_gradient.values(), record.learningRate, weightFormat);
        if (count.nonfinite == 0) {
            m_network.takeStagedStatistics();
            record.lostUpdateFraction = count.lostFraction();
            return;
        }
        m_failure = Failure{EndReason::TrainingDiverged, {}};
    } else {
        m_failure = Failure{EndReason::StatisticsNotFinite, nonfinite};
        record.firstBadTensor = nonfinite;
    }
    record.applied = false;
    record.skipReason = SkipReason::Guard;
}

double UpdatePipeline::largestFiniteScaleOf(const AccumulationWindow& window) const
{
    const AttemptRecord& record = window.record;
    if (record.scaleUsed == 0)
        return std::numeric_limits<double>::quiet_NaN();
    if (window.injected || !std::isfinite(record.loss))
        return -std::numeric_limits<double>::infinity();
    const double limit =
        std::min(largestFiniteScale(m_precision.format, record.scaleUsed, window.gradientPeak),
                 largestFiniteScale(*FloatFormat::named("float32"), record.scaleUsed, window.float32Peak));
    // Float32 itself may have overflowed, between borders: then this very scale is too large, too.
    if (record.foundInf && limit >= record.scaleUsed)
        return std::nextafter(static_cast<float>(record.scaleUsed), 0.0f);
    return limit;
}

void UpdatePipeline::abandonWindow()
{
    m_dropout.restore(m_dropoutBefore);
    m_gradient.flat().zero_();
    std::ranges::copy(m_gradientBefore, m_gradient.values().begin());
}

LossValue UpdatePipeline::evaluateChunk(const GatheredSamples& samples)
{
    const at::NoGradGuard noGradients;
    if (emulated())
        roundInPlace(samples.x, m_precision.format);
    const AutocastScope autocast(m_precision, m_device.type());
    const at::Tensor logits = m_network.forward(samples.x.to(m_device), computeWeights().tensors(), m_precision,
                                                m_config.mistakes.evaluateInTrainingMode, m_dropout);
    return lossOf(m_loss, logits.cpu(), samples.y);
}

void UpdatePipeline::takeEvaluationsStatistics()
{
    const std::string nonfinite = m_network.nonfiniteStatistic();
    if (nonfinite.empty())
        m_network.takeStagedStatistics();
    else if (!m_failure)
        m_failure = Failure{EndReason::StatisticsNotFinite, nonfinite};
}

bool UpdatePipeline::hasFault(const AccumulationWindow& window, FaultKind kind) const
{
    return std::ranges::any_of(
        m_config.faults,
        [&](const Fault& fault) {
            return fault.attempt == window.attempt && fault.microBatch == window.done && fault.kind == kind;
        });
}

void UpdatePipeline::injectInput(const AccumulationWindow& window, at::Tensor& x) const
{
    if (hasFault(window, FaultKind::NanInput))
        firstElement(x).fill_(std::numeric_limits<float>::quiet_NaN());
}

void UpdatePipeline::injectGradient(AccumulationWindow& window, std::span<float> gradient) const
{
    for (const Fault& fault : m_config.faults) {
        if (fault.attempt != window.attempt || fault.microBatch != window.done)
            continue;
        if (const std::optional<float> value = injectedGradient(fault.kind)) {
            gradient[0] = *value;
            window.injected = true;
        }
    }
}

} // namespace halfstep
