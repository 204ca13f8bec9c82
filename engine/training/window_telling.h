#pragma once

#include "engine/records/window_detail.h"
#include "engine/training/accumulation.h"
#include "engine/training/training_state.h"

#include <cstddef>
#include <span>
#include <vector>

namespace halfstep {

/// Writes down what each stage makes of a window's gradient, called after each of them. Without a detail it does
/// nothing. What it takes is taken off the update's time.
class WindowTelling {
public:
    WindowTelling(WindowDetail* detail, AccumulationWindow& window, TrainingState& state);

    void accumulated();                                               ///< S·g as the micro-batches left it
    void unscaled(float factor);                                      ///< that it was multiplied by
    void clipped(double maxNorm);                                     ///< 0: clipping is off
    void stepBegins(const AttemptRecord& record, bool masterWeights); ///< weights as they were
    void stepEnds(bool applied);                                      ///< weights as they are
    WindowDetail* detail() const { return m_detail; }

private:
    std::span<const float> gradient() const { return m_state.gradient.values(); }
    void traceLargest();
    void stepOtherwise(double learningRate, bool masterWeights);

    WindowDetail* m_detail;
    AccumulationWindow& m_window;
    TrainingState& m_state;   ///< of which only workspace is written
    std::size_t m_traced = 0; ///< in the flat buffer
    bool m_clipped = false;
    bool m_clippedFirst = false; ///< by mistake, before unscaling
    std::vector<float> m_weightsBefore;
    std::vector<UpdateCount> m_otherwise; ///< of each parameter; empty where nothing is known
};

/// Layers as a Backprop traced them, with their shapes in a micro-batch of so many samples.
std::vector<LayerDetail> layerDetails(std::span<const LayerTrace> traces, const ModelSpec& model,
                                      const Precision& precision, std::int64_t samples);

} // namespace halfstep
