#pragma once

#include "engine/config/run_config.h"

#include <cstdint>

namespace halfstep {

/// The loss scaler's state machine, with torch.amp.GradScaler's rules: the scale is a float32, products are
/// taken in double and rounded, the tracker fires only when it equals the interval.
/// (pytorch/aten/src/ATen/native/cuda/AmpKernels.cu, and the CPU version of 2.x)
class LossScale {
public:
    explicit LossScale(const ScalerConfig& config);

    float scale() const { return m_scale; }
    float inverse() const;          ///< float32(1 / double(scale)); inf at scale 0
    bool below(double floor) const; ///< the floor as a float32 scale; never below 0
    std::int64_t growthTracker() const { return m_growthTracker; }

    /// After each attempt: backs off on a non-finite gradient, else counts and grows.
    /// Growth that would leave float32's finite range does not happen.
    void update(bool foundInf);

    /// Puts back a checkpoint's state.
    void restore(float scale, std::int64_t growthTracker);

private:
    float m_scale;
    std::int64_t m_growthTracker = 0;
    double m_growthFactor;
    double m_backoffFactor;
    std::int64_t m_growthInterval;
};

} // namespace halfstep
