#include "engine/nn/network.h"

#include "engine/model/cast.h"
#include "engine/nn/relu_pool.h"
#include "engine/nn/rounding.h"
#include "engine/nn/tensor_views.h"

#include <algorithm>

namespace halfstep {
namespace {

constexpr double normEpsilon = 1e-5; // torch.nn.BatchNorm's and LayerNorm's defaults
constexpr double normMomentum = 0.1;

/// Keeps an element with probability 1 - p and scales it by 1 / (1 - p); the mask comes from the run's own generator.
at::Tensor dropped(const at::Tensor& x, double probability, Random& random)
{
    at::Tensor mask = at::empty(x.sizes(), at::kFloat);
    const auto kept = static_cast<float>(1.0 / (1.0 - probability));
    float* values = mask.data_ptr<float>();
    for (std::int64_t i = 0; i < mask.numel(); ++i)
        values[i] = random.uniform01() < probability ? 0.0f : kept;
    return x * mask.to(x.device(), x.scalar_type());
}

/// The pooling that can be done together with the ReLU before it.
bool halves(const LayerSpec& layer)
{
    return layer.kind == LayerKind::MaxPool2d && layer.kernel == 2 && layer.stride == 2;
}

/// Normalisation stays float32 whatever comes in.
at::Tensor normalised(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& bias, const at::Tensor& mean,
                      const at::Tensor& variance, bool training)
{
    const at::Tensor y =
        at::batch_norm(x.to(at::kFloat), weight, bias, mean, variance, training, normMomentum, normEpsilon, false);
    return y.to(x.scalar_type());
}

at::Tensor normalisedBySample(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& bias)
{
    return at::layer_norm(x.to(at::kFloat), weight.sizes(), weight, bias, normEpsilon).to(x.scalar_type());
}

const char* nameOf(at::ScalarType type)
{
    return type == at::kHalf ? "float16" : type == at::kBFloat16 ? "bfloat16" : "float32";
}

} // namespace

Network::Network(ModelSpec spec, RunningStatistics& statistics, at::Device device)
    : m_spec(std::move(spec))
    , m_statistics(statistics)
    , m_device(device)
{
    for (const LayerSpec& layer : m_spec.layers)
        m_trace.push_back({layer.name, {}, {}, {}});
    if (m_statistics.tensors().empty())
        return;
    m_flatInForce = viewOf(m_statistics.inForce()).to(device);
    m_flatStaged = viewOf(m_statistics.staged()).to(device);
    m_inForce = normsOf(m_flatInForce);
    m_staged = normsOf(m_flatStaged);
}

std::vector<Network::Norm> Network::normsOf(const at::Tensor& flat) const
{
    std::vector<Norm> norms;
    const std::vector<ParameterSpec>& tensors = m_statistics.tensors();
    for (std::size_t i = 0; i + 1 < tensors.size(); i += 2)
        norms.push_back({flat.narrow(0, tensors[i].offset, tensors[i].count),
                         flat.narrow(0, tensors[i + 1].offset, tensors[i + 1].count)});
    return norms;
}

void Network::fetchStatistics()
{
    if (m_device == at::kCPU || !m_flatStaged.defined())
        return;
    m_flatInForce.copy_(viewOf(m_statistics.inForce()));
    m_flatStaged.copy_(viewOf(m_statistics.staged()));
}

void Network::returnStatistics()
{
    if (m_device != at::kCPU && m_flatStaged.defined())
        viewOf(m_statistics.staged()).copy_(m_flatStaged);
}

float Network::gradientPeak() const
{
    float peak = 0;
    for (const LayerTrace& layer : m_trace)
        peak = std::max(peak, layer.gradient.peak);
    return peak;
}

double Network::countingMicroseconds(BorderTrace LayerTrace::*border) const
{
    double sum = 0;
    for (const LayerTrace& layer : m_trace)
        sum += (layer.*border).microseconds;
    return sum;
}

void Network::clearTrace()
{
    for (LayerTrace& layer : m_trace) {
        layer.dtype.clear();
        layer.output = {};
        layer.gradient = {};
    }
}

/// What leaves a layer: rounded both ways under emulation, and looked at when somebody watches.
at::Tensor Network::bordered(at::Tensor y, std::size_t layer, const Precision& precision)
{
    LayerTrace& trace = m_trace[layer];
    const bool rounds = precision.emulated() && castOf(m_spec.layers[layer], precision).output;
    const bool watched = m_watched && at::GradMode::is_enabled();
    if (watched && rounds)
        notePeak(y, trace.output);
    if (rounds)
        y = roundedBothWays(y, precision.format, trace.gradient, watched);
    if (!watched)
        return y;
    trace.dtype = rounds ? precision.format.name : nameOf(y.scalar_type());
    count(y, trace.output);
    if (!rounds && y.requires_grad())
        y.register_hook([&trace](const at::Tensor& gradient) { count(gradient, trace.gradient); });
    return y;
}

at::Tensor Network::forward(const at::Tensor& x, const std::vector<at::Tensor>& parameters, const Precision& precision,
                            bool training, Random& dropout)
{
    if (at::GradMode::is_enabled())
        clearTrace();
    auto parameter = parameters.begin();
    auto norm = training ? m_staged.begin() : m_inForce.begin();
    at::Tensor y = x;
    for (std::size_t i = 0; i < m_spec.layers.size(); ++i) {
        const LayerSpec& layer = m_spec.layers[i];
        switch (layer.kind) {
        case LayerKind::Flatten: y = y.flatten(1); break;
        case LayerKind::Linear: {
            const at::Tensor& weight = *parameter++;
            y = layer.bias ? at::linear(y, weight, *parameter++) : at::linear(y, weight);
            break;
        }
        case LayerKind::Conv2d: {
            const at::Tensor& weight = *parameter++;
            const at::Tensor bias = layer.bias ? *parameter++ : at::Tensor();
            y = at::conv2d(y, weight, bias, layer.stride, layer.padding);
            break;
        }
        case LayerKind::BatchNorm: {
            const at::Tensor& weight = *parameter++;
            y = normalised(y, weight, *parameter++, norm->mean, norm->variance, training);
            ++norm;
            break;
        }
        case LayerKind::LayerNorm: {
            const at::Tensor& weight = *parameter++;
            y = normalisedBySample(y, weight, *parameter++);
            break;
        }
        case LayerKind::Relu:
            if (i + 1 < m_spec.layers.size() && halves(m_spec.layers[i + 1])) {
                y = reluThenPool(y);
                ++i;
            } else {
                y = at::relu(y);
            }
            break;
        case LayerKind::MaxPool2d: y = at::max_pool2d(y, layer.kernel, layer.stride); break;
        case LayerKind::Dropout:
            if (!training)
                continue;
            y = dropped(y, layer.probability, dropout);
            break;
        }
        y = bordered(std::move(y), i, precision);
    }
    return y.to(at::kFloat);
}

} // namespace halfstep
