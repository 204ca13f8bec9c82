#pragma once

#include "engine/config/run_config.h"
#include "engine/records/attempt_record.h"
#include "engine/training/accumulation.h"
#include "engine/training/training_state.h"
#include "engine/training/window_telling.h"

#include <span>

namespace halfstep {

/// What becomes of a window's summed gradient, in the order it is taught:
/// unscale → finite? → norm → clip → step or skip → scale update.
class WindowUpdate {
public:
    WindowUpdate(const RunConfig& config, TrainingState& state) : m_config(config), m_state(state) {}

    /// Acts from the next window on; zero is off.
    void setClipping(double maxNorm) { m_maxNorm = maxNorm; }
    double maxNorm() const { return m_maxNorm; }

    /// What the window's scaled gradient is, before anything is done to it.
    AttemptRecord survey(AccumulationWindow& window, double learningRate) const;
    /// Steps or skips, and clears the gradient. The record, a survey's, then lacks only its position in the run and the
    /// memory. `detail` is told of every stage, where one is wanted.
    void finish(AttemptRecord& record, AccumulationWindow& window, WindowDetail* detail = nullptr);

private:
    void unscale(AttemptRecord& record, WindowTelling& telling);
    void judge(AttemptRecord& record) const;
    void measureScaleLimit(const AccumulationWindow& window, AttemptRecord& record) const;
    void clip(double norm, AttemptRecord& record, WindowTelling& telling);
    void normAndClip(AttemptRecord& record, WindowTelling& telling);
    void stepOrSkip(AttemptRecord& record, WindowTelling& telling);
    void step(AttemptRecord& record);
    void updateScale(AttemptRecord& record);
    std::span<float> gradient() { return m_state.gradient.values(); }
    std::span<const float> gradient() const { return m_state.gradient.values(); }

    const RunConfig& m_config;
    TrainingState& m_state;
    double m_maxNorm = 0;
};

} // namespace halfstep
