#include "engine/bench/blas_floor.h"

#include "engine/bench/floor_loops.h"
#include "engine/numerics/random.h"
#include "engine/training/training_state.h"

#include <cmath>
#include <cstring>
#include <dlfcn.h>
#include <vector>

namespace halfstep {
namespace {

constexpr int rowMajor = 101; // as cblas.h numbers them
constexpr int asItIs = 111;
constexpr int transposed = 112;

using Sgemm = void (*)(int order, int transposeA, int transposeB, int m, int n, int k, float alpha, const float* a,
                       int lda, const float* b, int ldb, float beta, float* c, int ldc);

/// Null where there is none.
Sgemm loadedSgemm()
{
    void* const blas = ::dlopen("libblas.so.3", RTLD_NOW | RTLD_LOCAL);
    if (!blas)
        return nullptr;
    using SetThreads = void (*)(int);
    if (const auto setThreads = reinterpret_cast<SetThreads>(::dlsym(blas, "openblas_set_num_threads")))
        setThreads(1);
    return reinterpret_cast<Sgemm>(::dlsym(blas, "cblas_sgemm"));
}

class BlasFloor final : public Contender {
public:
    BlasFloor(const BenchWork& work, const ModelSpec& model, Sgemm sgemm)
        : m_sgemm(sgemm)
        , m_samples(work.dataset->train)
        , m_inputs(model.layers.front().input[0])
        , m_hidden(model.layers.front().output[0])
        , m_batch(work.config.batch.microBatch)
        , m_learningRate(work.config.optimizer.learningRate)
        , m_random(work.config.run.seed)
        , m_weights(static_cast<std::size_t>(model.parameterCount()))
        , m_gradient(m_weights.size())
        , m_first(m_weights.size())
        , m_second(m_weights.size())
        , m_x(m_samples.x.size())
        , m_y(m_samples.y.size())
        , m_a(static_cast<std::size_t>(m_batch * m_hidden))
        , m_z(static_cast<std::size_t>(m_batch))
    {
        initialise(m_weights, model.parameters(), work.config.run.seed);
    }

    double run(int steps) override
    {
        const double start = threadMicroseconds();
        for (int i = 0; i < steps; ++i)
            step();
        return threadMicroseconds() - start;
    }

private:
    /// An epoch's order is drawn and gathered at once.
    void gather()
    {
        const std::vector<std::int64_t> order = m_random.permutation(m_samples.count);
        float* to = m_x.data();
        for (std::size_t i = 0; i < order.size(); ++i, to += m_inputs) {
            const std::int64_t row = order[i];
            std::memcpy(to, m_samples.x.data() + row * m_inputs, static_cast<std::size_t>(m_inputs) * sizeof(float));
            m_y[i] = m_samples.y[static_cast<std::size_t>(row)];
        }
    }

    void step()
    {
        if (m_cursor == 0)
            gather();
        const float* x = m_x.data() + m_cursor * m_inputs;
        const float* y = m_y.data() + m_cursor;
        m_cursor = m_cursor + 2 * m_batch > m_samples.count ? 0 : m_cursor + m_batch;

        const auto b = static_cast<int>(m_batch);
        const auto h = static_cast<int>(m_hidden);
        const auto d = static_cast<int>(m_inputs);
        float* const w1 = m_weights.data(); // (h, d), (h), (1, h), (1)
        float* const w2 = w1 + h * d + h;
        float* const g1 = m_gradient.data();
        float* const g2 = g1 + h * d + h;
        m_sgemm(rowMajor, asItIs, transposed, b, h, d, 1, x, d, w1, d, 0, m_a.data(), h);
        addBiasAndRelu(m_a.data(), w1 + h * d, m_batch, m_hidden);
        timesVector(m_a.data(), w2, w2[h], m_z.data(), m_batch, m_hidden);
        lossAndItsGradient(y, g2[h]);
        std::memset(g2, 0, static_cast<std::size_t>(h) * sizeof(float));
        backThroughOutput(m_a.data(), m_z.data(), w2, g2, m_batch, m_hidden);
        m_sgemm(rowMajor, transposed, asItIs, h, d, b, 1, m_a.data(), h, x, d, 0, g1, d);
        sumRows(m_a.data(), g1 + h * d, m_batch, m_hidden);
        update();
    }

    /// Binary cross-entropy with logits; z becomes its gradient.
    void lossAndItsGradient(const float* y, float& biasGradient)
    {
        const float share = 1 / static_cast<float>(m_batch);
        float sum = 0;
        for (std::size_t i = 0; i < m_z.size(); ++i) {
            const float z = m_z[i];
            const float e = std::exp(-std::abs(z));
            m_loss += std::max(z, 0.0f) - z * y[i] + std::log1p(e);
            m_z[i] = ((z >= 0 ? 1 : e) / (1 + e) - y[i]) * share;
            sum += m_z[i];
        }
        biasGradient = sum;
    }

    void update()
    {
        const auto t = static_cast<double>(++m_steps);
        adam(m_weights.data(), m_gradient.data(), m_first.data(), m_second.data(), m_weights.size(),
             {static_cast<float>(m_learningRate / (1 - std::pow(0.9, t))),
              static_cast<float>(std::sqrt(1 - std::pow(0.999, t)))});
    }

    Sgemm m_sgemm;
    const Samples& m_samples;
    std::int64_t m_inputs;
    std::int64_t m_hidden;
    std::int64_t m_batch;
    double m_learningRate;
    Random m_random;
    std::vector<float> m_weights;
    std::vector<float> m_gradient;
    std::vector<float> m_first;
    std::vector<float> m_second;
    std::vector<float> m_x;
    std::vector<float> m_y;
    std::vector<float> m_a; ///< (B, h), then its gradient
    std::vector<float> m_z; ///< (B), likewise
    std::int64_t m_cursor = 0;
    std::int64_t m_steps = 0;
    double m_loss = 0;
};

} // namespace

Result<ContenderPtr> blasFloor(const BenchWork& work)
{
    const Result<ModelSpec> model = modelSpecFor(work.config, *work.dataset);
    if (!model)
        return model.problems();
    const Sgemm sgemm = loadedSgemm();
    if (!sgemm)
        return Problem{ProblemCode::Unsupported, "libblas.so.3", Reason::Named, {"cblas_sgemm"}};
    return ContenderPtr(std::make_unique<BlasFloor>(work, *model, sgemm));
}

} // namespace halfstep
