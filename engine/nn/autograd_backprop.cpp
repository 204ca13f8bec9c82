#include "engine/nn/autograd_backprop.h"

#include "engine/nn/autocast.h"
#include "engine/nn/compute_setup.h"
#include "engine/nn/memory_meter.h"
#include "engine/nn/network.h"
#include "engine/nn/tensor_views.h"
#include "engine/training/gradient_passes.h"

#include <optional>

namespace halfstep {
namespace {

at::Device deviceOf(const RunConfig& config)
{
    return config.run.device == DeviceKind::Cuda ? at::Device(at::kCUDA, 0) : at::Device(at::kCPU);
}

std::span<float> valuesOf(const at::Tensor& tensor)
{
    return {tensor.data_ptr<float>(), static_cast<std::size_t>(tensor.numel())};
}

/// Autograd never writes to the weights it is given.
std::span<float> writable(std::span<const float> weights)
{
    return {const_cast<float*>(weights.data()), weights.size()};
}

/// The parameters as leaves of the graph. Their gradients are summed where the leaves' own point.
class Leaves {
public:
    Leaves(std::span<float> weights, std::span<float> gradient, const std::vector<ParameterSpec>& parameters)
        : m_weights(weights.data())
        , m_gradient(gradient.data())
        , m_tensors(viewsOf(weights, parameters))
    {
        const std::vector<at::Tensor> gradients = viewsOf(gradient, parameters);
        for (std::size_t i = 0; i < m_tensors.size(); ++i) {
            m_tensors[i].requires_grad_(true);
            m_tensors[i].mutable_grad() = gradients[i];
        }
    }
    bool lookAt(const WindowInput& window) const
    {
        return m_weights == window.weights.data() && m_gradient == window.gradient.data();
    }
    const std::vector<at::Tensor>& tensors() const { return m_tensors; }

private:
    const float* m_weights;
    const float* m_gradient;
    std::vector<at::Tensor> m_tensors;
};

class AutogradBackprop final : public Backprop {
public:
    AutogradBackprop(const RunConfig& config, const ModelSpec& model, LossKind loss, TrainingState& state);

    void setPrecision(const Precision& precision) override { m_precision = precision; }
    void begin(const WindowInput& window, StageTimes& times) override;
    MicroBatchResult runMicroBatch(std::int64_t first, std::int64_t count, double upstream, StageTimes& times) override;
    LossValue evaluate(const BatchView& samples, std::span<const float> weights, bool training) override;
    std::vector<float> logits(const BatchView& samples, std::span<const float> weights) override;
    Memory memory() const override { return {MemoryMeter::liveBytes(m_device), MemoryMeter::peakBytes(m_device)}; }
    void watch(bool on) override { m_network.watch(m_watched = on); }
    std::span<const LayerTrace> trace() const override;

private:
    at::Tensor outputsOf(const BatchView& samples, std::span<const float> weights, bool training);
    std::vector<at::Tensor> onDevice(std::span<const float> weights) const;
    void collectFromDevice();
    void tellApart(BorderTrace LayerTrace::*border, StageTimes& times, double& stage) const;

    std::vector<ParameterSpec> m_parameters;
    LossKind m_loss;
    at::Device m_device;
    bool m_autocastAroundBackward; ///< by mistake
    Network m_network;
    Random& m_dropout;
    Precision m_precision;
    bool m_watched = false;
    WindowInput m_window;
    at::Tensor m_x;
    std::optional<Leaves> m_leaves;
    std::vector<at::Tensor> m_deviceLeaves; ///< their copies on another device; empty on the CPU
};

AutogradBackprop::AutogradBackprop(const RunConfig& config, const ModelSpec& model, LossKind loss, TrainingState& state)
    : m_parameters(state.parameters)
    , m_loss(loss)
    , m_device(deviceOf(config))
    , m_autocastAroundBackward(config.mistakes.autocastAroundBackward)
    , m_network(model, state.statistics, m_device)
    , m_dropout(state.dropout)
{
}

void AutogradBackprop::begin(const WindowInput& window, StageTimes& times)
{
    MemoryMeter::resetPeak(m_device);
    m_window = window;
    m_x = viewOf(window.samples);
    if (m_device == at::kCPU) {
        if (!m_leaves || !m_leaves->lookAt(window))
            m_leaves.emplace(writable(window.weights), window.gradient, m_parameters);
        return;
    }
    const StageClock clock(times.transfer);
    m_deviceLeaves = onDevice(window.weights);
    for (at::Tensor& leaf : m_deviceLeaves)
        leaf.requires_grad_(true);
    m_network.fetchStatistics();
    m_x = m_x.to(m_device);
    torch::cuda::synchronize(); // times on a device are read only after it has finished
}

std::vector<at::Tensor> AutogradBackprop::onDevice(std::span<const float> weights) const
{
    std::vector<at::Tensor> tensors = viewsOf(writable(weights), m_parameters);
    for (at::Tensor& tensor : tensors)
        tensor = tensor.to(m_device);
    return tensors;
}

MicroBatchResult AutogradBackprop::runMicroBatch(std::int64_t first, std::int64_t count, double upstream,
                                                 StageTimes& times)
{
    const auto width = std::ssize(m_window.samples.y) / m_window.samples.count;
    const std::span<const float> targets =
        m_window.samples.y.subspan(static_cast<std::size_t>(first * width), static_cast<std::size_t>(count * width));
    const std::vector<at::Tensor>& parameters = m_device == at::kCPU ? m_leaves->tensors() : m_deviceLeaves;
    MicroBatchResult result;
    at::Tensor logits;
    at::Tensor gradient;
    std::optional<AutocastScope> autocast;
    {
        const StageClock clock(times.forward);
        autocast.emplace(m_precision, m_device.type());
        logits = m_network.forward(m_x.narrow(0, first, count), parameters, m_precision, true, m_dropout);
        if (!m_autocastAroundBackward)
            autocast.reset();
        const at::Tensor onHost = logits.detach().cpu().contiguous();
        gradient = at::empty(onHost.sizes(), at::kFloat);
        result.loss = lossOf(m_loss, valuesOf(onHost), count, targets, valuesOf(gradient), upstream);
    }
    const StageClock clock(times.backward);
    tellApart(&LayerTrace::output, times, times.forward);
    logits.backward(gradient.to(m_device));
    autocast.reset();
    tellApart(&LayerTrace::gradient, times, times.backward);
    if (m_device != at::kCPU)
        collectFromDevice();
    result.gradientPeak = m_network.gradientPeak();
    return result;
}

/// What watching took is no part of a pass's time.
void AutogradBackprop::tellApart(BorderTrace LayerTrace::*border, StageTimes& times, double& stage) const
{
    if (!m_watched)
        return;
    const double microseconds = m_network.countingMicroseconds(border);
    times.telling += microseconds;
    stage -= microseconds;
}

void AutogradBackprop::collectFromDevice()
{
    for (std::size_t i = 0; i < m_parameters.size(); ++i) {
        at::Tensor& gradient = m_deviceLeaves[i].mutable_grad();
        add(valuesOf(gradient.cpu().contiguous()), part(m_window.gradient, m_parameters[i]));
        gradient.zero_();
    }
    m_network.returnStatistics();
}

/// Without a graph, in host memory.
at::Tensor AutogradBackprop::outputsOf(const BatchView& samples, std::span<const float> weights, bool training)
{
    const at::NoGradGuard noGradients;
    m_network.fetchStatistics();
    const AutocastScope autocast(m_precision, m_device.type());
    const at::Tensor logits =
        m_network.forward(viewOf(samples).to(m_device), onDevice(weights), m_precision, training, m_dropout);
    return logits.cpu().contiguous();
}

LossValue AutogradBackprop::evaluate(const BatchView& samples, std::span<const float> weights, bool training)
{
    const at::Tensor outputs = outputsOf(samples, weights, training);
    if (training)
        m_network.returnStatistics();
    return lossOf(m_loss, valuesOf(outputs), samples.count, samples.y);
}

std::vector<float> AutogradBackprop::logits(const BatchView& samples, std::span<const float> weights)
{
    const at::Tensor outputs = outputsOf(samples, weights, false);
    const std::span<const float> values = valuesOf(outputs);
    return {values.begin(), values.end()};
}

std::span<const LayerTrace> AutogradBackprop::trace() const
{
    return m_watched ? m_network.trace() : std::span<const LayerTrace>();
}

} // namespace

Engine autogradEngine(EngineAsRun asRun)
{
    const auto make = [](const RunConfig& config, const ModelSpec& model, LossKind loss, TrainingState& state) {
        return std::make_unique<AutogradBackprop>(config, model, loss, state);
    };
    return {std::move(asRun), [](const RunConfig& config) { setUpCompute(config.run.threads); }, make};
}

} // namespace halfstep
