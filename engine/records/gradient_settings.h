#pragma once

#include "engine/config/run_config.h"
#include "engine/records/attempt_record.h"

#include <cstdint>
#include <deque>

namespace halfstep {

/// What an attempt's settings made of its gradient, which its record doesn't tell: as the run began, and as live
/// changes turned it from attempt to attempt.
class GradientSettings {
public:
    GradientSettings(); ///< scaled, unscaled and never clipped
    explicit GradientSettings(const RunConfig& config);

    void change(const LiveChange& change); ///< in the order of attempts
    void advanceTo(std::int64_t attempt);  ///< what follows is said of that attempt; never back

    bool scales() const { return m_scales; } ///< the loss was multiplied by the scale
    bool clips() const { return m_config.clipping.enabled; }
    double maxNorm() const { return m_config.clipping.maxNorm; }
    /// By mistake clipping acts on S·g, and its threshold on g is max_norm/S.
    bool clipsScaled() const { return m_config.mistakes.clipBeforeUnscale && !m_config.mistakes.unscaleEachMicroBatch; }
    /// The global norm of g before clipping.
    double normUnscaled(const AttemptRecord& record) const;
    /// The norm of g above which it is clipped; NaN while clipping is off.
    double threshold(const AttemptRecord& record) const;

private:
    void settle();

    RunConfig m_config;             ///< precision, scaler, clipping and mistakes alone
    std::deque<LiveChange> m_ahead; ///< act from later attempts
    bool m_scales = true;
};

} // namespace halfstep
