#pragma once

#include "engine/model/model_spec.h"
#include "engine/model/precision.h"
#include "engine/numerics/rounding_kernel.h"
#include "engine/plan/step.h"
#include "engine/training/backprop.h"

#include <optional>

namespace halfstep {

/// What leaves a layer, in both directions: rounded where its cast says so, and counted when somebody watches.
class Border {
public:
    Border(Flow& flow, const LayerSpec& layer, LayerTrace& trace, bool hasGradient);

    void setPrecision(const Precision& precision);
    void clear(bool watched); ///< before a micro-batch
    void forward(const Block& block);
    void backward(const Block& block);
    bool hasGradient() const { return m_hasGradient; }    ///< what leaves depends on a parameter
    float gradientPeak() const { return m_gradientPeak; } ///< before it was rounded; 0 where it is not

private:
    std::span<float> part(float* from, const Block& block) const;

    Flow& m_flow;
    const LayerSpec& m_layer;
    LayerTrace& m_trace;
    bool m_hasGradient;
    bool m_watched = false;
    std::optional<RoundingConstants> m_rounding;
    float m_gradientPeak = 0;
};

} // namespace halfstep
