#pragma once

#include "engine/plan/kernels.h"

#include <cstdint>

namespace halfstep {

/// Numbers on their way from one layer to the next, images as (H, W, C).
struct Flow {
    std::int64_t size = 0;      ///< numbers a sample
    std::int64_t together = 0;  ///< samples of a block that it goes through with; 0 for all
    bool keepsValues = false;   ///< of the whole micro-batch; else of the block under way alone
    bool keepsGradient = false; ///< likewise
    float* values = nullptr;
    float* gradient = nullptr;

    float* valuesFrom(std::int64_t sample) const { return values + (keepsValues ? sample * size : 0); }
    float* gradientFrom(std::int64_t sample) const { return gradient + (keepsGradient ? sample * size : 0); }
};

/// Samples of a micro-batch that go through some steps one after another while they are in the cache.
struct Block {
    std::int64_t first = 0;
    std::int64_t count = 0;
};

/// A micro-batch's way through the plan.
struct Pass {
    std::int64_t samples = 0;
    bool training = false; ///< with the batch's own statistics and dropout
    const float* weights = nullptr;
    float* gradient = nullptr; ///< laid out like the weights; each step adds its own

    bool isLast(const Block& block) const { return block.first + block.count == samples; }
};

/// How many samples a step is best given at a time.
enum class Grain {
    AsBefore, ///< as many as the step before it
    Few,      ///< images, which fill the cache
    All       ///< of the micro-batch
};

/// One layer, or two that are computed together. It turns the values of `in` into those of `out`, which is the same
/// flow where it works in place, and on the way back the gradient of `out` into that of `in`.
class Step {
public:
    Step(Flow& in, Flow& out) : m_in(in), m_out(out) {}
    virtual ~Step() = default;
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;

    virtual bool readsInput() const { return false; }  ///< on the way back
    virtual bool readsOutput() const { return false; } ///< likewise
    virtual Grain grain() const { return Grain::AsBefore; }

    virtual void makeRoom(std::int64_t /*samples*/) {}    ///< for a micro-batch and its way back
    virtual void takeWeights(const float* /*weights*/) {} ///< which hold still until the next call
    virtual void forward(const Pass& pass, const Block& block) = 0;
    virtual void backward(const Pass& pass, const Block& block) = 0;

    Flow& in() const { return m_in; }
    Flow& out() const { return m_out; }

private:
    Flow& m_in;
    Flow& m_out;
};

} // namespace halfstep
