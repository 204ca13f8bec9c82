#include "engine/nn/network.h"

#include "engine/nn/relu_pool.h"
#include "engine/nn/rounding.h"

#include <algorithm>

namespace halfstep {
namespace {

constexpr double normEpsilon = 1e-5; // torch.nn.BatchNorm's defaults
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

} // namespace

Network::Network(ModelSpec spec, at::Device device) : m_spec(std::move(spec))
{
    for (const LayerSpec& layer : m_spec.layers) {
        if (layer.kind == LayerKind::BatchNorm) {
            const std::int64_t channels = layer.input[0];
            for (std::vector<NormStatistics>* list : {&m_statistics, &m_staged})
                list->push_back({layer.name, at::zeros({channels}, device), at::ones({channels}, device)});
        }
    }
}

void Network::stageStatistics()
{
    for (std::size_t i = 0; i < m_staged.size(); ++i) {
        m_staged[i].mean.copy_(m_statistics[i].mean);
        m_staged[i].variance.copy_(m_statistics[i].variance);
    }
}

void Network::takeStagedStatistics()
{
    for (std::size_t i = 0; i < m_staged.size(); ++i) {
        m_statistics[i].mean.copy_(m_staged[i].mean);
        m_statistics[i].variance.copy_(m_staged[i].variance);
    }
}

std::string Network::nonfiniteStatistic() const
{
    const auto finite = [](const at::Tensor& tensor) { return at::isfinite(tensor).all().item<bool>(); };
    for (const NormStatistics& statistics : m_staged) {
        if (!finite(statistics.mean))
            return statistics.layer + ".running_mean";
        if (!finite(statistics.variance))
            return statistics.layer + ".running_var";
    }
    return {};
}

bool Network::usesImages() const
{
    return std::ranges::any_of(
        m_spec.layers, [](const LayerSpec& l) { return l.kind == LayerKind::Conv2d; });
}

at::Tensor Network::normalised(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& bias,
                               NormStatistics& statistics, bool training) const
{
    // Normalisation stays float32 whatever comes in.
    const at::Tensor y = at::batch_norm(x.to(at::kFloat), weight, bias, statistics.mean, statistics.variance, training,
                                        normMomentum, normEpsilon, false);
    return y.to(x.scalar_type());
}

at::Tensor Network::forward(const at::Tensor& x, const std::vector<at::Tensor>& parameters, const Precision& precision,
                            bool training, Random& dropout, float* gradientPeak)
{
    const bool emulated = precision.kind == Precision::Kind::Emulated;
    const auto rounded = [&](const at::Tensor& y) {
        return emulated ? roundedBothWays(y, precision.format, gradientPeak) : y;
    };
    auto parameter = parameters.begin();
    auto statistics = training ? m_staged.begin() : m_statistics.begin();
    at::Tensor y = x;
    for (std::size_t i = 0; i < m_spec.layers.size(); ++i) {
        const LayerSpec& layer = m_spec.layers[i];
        switch (layer.kind) {
        case LayerKind::Flatten: y = y.flatten(1); break;
        case LayerKind::Linear: {
            const at::Tensor& weight = *parameter++;
            y = rounded(layer.bias ? at::linear(y, weight, *parameter++) : at::linear(y, weight));
            break;
        }
        case LayerKind::Conv2d: {
            const at::Tensor& weight = *parameter++;
            y = rounded(at::conv2d(y, weight, *parameter++, 1, 1));
            break;
        }
        case LayerKind::BatchNorm: {
            const at::Tensor& weight = *parameter++;
            y = rounded(normalised(y, weight, *parameter++, *statistics++, training));
            break;
        }
        case LayerKind::Relu:
            if (i + 1 < m_spec.layers.size() && m_spec.layers[i + 1].kind == LayerKind::MaxPool2d) {
                y = reluThenPool(y);
                ++i;
            } else {
                y = at::relu(y);
            }
            break;
        case LayerKind::MaxPool2d: y = at::max_pool2d(y, 2); break;
        case LayerKind::Dropout:
            if (training)
                y = rounded(dropped(y, layer.probability, dropout));
            break;
        }
    }
    return y.to(at::kFloat);
}

} // namespace halfstep
