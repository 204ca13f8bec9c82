#include "engine/nn/autocast_probe.h"

#include "engine/nn/autocast.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <vector>

namespace halfstep {
namespace {

struct Layer {
    at::Tensor weight; ///< (width, width)
    at::Tensor bias;   ///< (width)
    at::Tensor input;  ///< (samples, width)
};

/// torch.nn.Linear draws both from U(−1/√width, 1/√width), the weight first.
Layer drawn(std::uint64_t seed, std::int64_t width, std::int64_t samples)
{
    auto generator = at::detail::createCPUGenerator(seed);
    const double bound = 1 / std::sqrt(static_cast<double>(width));
    Layer layer;
    layer.weight = torch::empty({width, width}).uniform_(-bound, bound, generator);
    layer.bias = torch::empty({width}).uniform_(-bound, bound, generator);
    layer.input = torch::randn({samples, width}, generator);
    return layer;
}

at::Tensor forward(const Layer& layer, const Precision& precision)
{
    const AutocastScope autocast(precision, at::kCPU);
    return torch::linear(layer.input, layer.weight, layer.bias);
}

double correlation(const at::Tensor& a, const at::Tensor& b)
{
    const at::Tensor x = (a - a.mean()).flatten();
    const at::Tensor y = (b - b.mean()).flatten();
    return (x.dot(y) / (x.norm() * y.norm())).item<double>();
}

double microseconds(const Layer& layer, const Precision& precision)
{
    std::vector<double> times;
    for (int i = 0; i < 31; ++i) {
        const auto start = std::chrono::steady_clock::now();
        forward(layer, precision);
        times.push_back(std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count());
    }
    std::ranges::nth_element(times, times.begin() + 15);
    return times[15];
}

} // namespace

AutocastProbe autocastProbe(std::uint64_t seed, std::int64_t width, std::int64_t samples)
{
    const torch::NoGradGuard noGradients;
    const Layer layer = drawn(seed, width, samples);
    Precision low;
    low.kind = Precision::Kind::Native;
    low.format = *FloatFormat::named("bfloat16");
    const at::Tensor full = forward(layer, {});
    const at::Tensor cast = forward(layer, low);
    const at::Tensor difference = (full.to(at::kDouble) - cast.to(at::kDouble)).abs();
    AutocastProbe probe;
    probe.dtype = cast.scalar_type() == at::kBFloat16 ? "bfloat16" : c10::toString(cast.scalar_type());
    probe.meanDifference = difference.mean().item<double>();
    probe.correlation = correlation(full.to(at::kDouble), cast.to(at::kDouble));
    probe.microsecondsFloat32 = microseconds(layer, {});
    probe.microsecondsLow = microseconds(layer, low);
    return probe;
}

} // namespace halfstep
