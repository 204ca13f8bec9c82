#include "engine/data/synthetic.h"

#include "engine/numerics/random.h"

#include <array>
#include <cmath>

namespace halfstep {

namespace {

constexpr std::size_t features = 32;
constexpr std::size_t hidden = 8;
constexpr std::int64_t trainSamples = 8192;
constexpr std::int64_t validationSamples = 2048;

/// A tanh network whose output is the log odds of label 1.
class Teacher {
public:
    explicit Teacher(Random random)
    {
        for (auto& unit : m_first)
            for (double& weight : unit)
                weight = random.normal() / std::sqrt(static_cast<double>(features));
        for (double& weight : m_second)
            weight = 2.0 * random.normal();
    }

    double probability(const float* x) const
    {
        double logit = 0.0;
        for (std::size_t unit = 0; unit < hidden; ++unit) {
            double sum = 0.0;
            for (std::size_t k = 0; k < features; ++k)
                sum += m_first[unit][k] * x[k];
            logit += m_second[unit] * std::tanh(1.5 * sum);
        }
        return 1.0 / (1.0 + std::exp(-logit));
    }

private:
    std::array<std::array<double, features>, hidden> m_first{};
    std::array<double, hidden> m_second{};
};

Samples drawn(std::int64_t count, const Teacher& teacher, Random& random)
{
    Samples samples;
    samples.count = count;
    samples.x.resize(static_cast<std::size_t>(count) * features);
    for (std::size_t start = 0; start < samples.x.size(); start += features) {
        float* x = samples.x.data() + start;
        for (std::size_t k = 0; k < features; ++k)
            x[k] = static_cast<float>(random.normal());
        samples.y.push_back(random.uniform01() < teacher.probability(x) ? 1.0f : 0.0f);
    }
    return samples;
}

} // namespace

Dataset makeSynthetic(std::uint64_t seed)
{
    const Teacher teacher{Random(derivedSeed(seed, "synthetic teacher"))};
    Random random(derivedSeed(seed, "synthetic samples"));
    Dataset data;
    data.task = Task::Binary;
    data.sampleShape = {static_cast<std::int64_t>(features)};
    data.train = drawn(trainSamples, teacher, random);
    data.validation = drawn(validationSamples, teacher, random);
    return data;
}

} // namespace halfstep
