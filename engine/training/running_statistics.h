#pragma once

#include "engine/model/model_spec.h"
#include "engine/training/flat_buffer.h"

#include <span>
#include <string>
#include <vector>

namespace halfstep {

/// Running means and variances of the normalisation layers: not parameters, yet part of the model. Forward passes in
/// training move staged ones, which come into force with an applied update or not at all.
class RunningStatistics {
public:
    explicit RunningStatistics(const ModelSpec& model); ///< means 0, variances 1

    /// Where each tensor lies: bn1.running_mean, bn1.running_var, ...
    const std::vector<ParameterSpec>& tensors() const { return m_tensors; }
    std::span<float> inForce() { return m_inForce.values(); } ///< what evaluation normalises with, what is saved
    std::span<const float> inForce() const { return m_inForce.values(); }
    std::span<float> staged() { return m_staged.values(); }

    void stage();                  ///< those in force, to be moved by forward passes in training
    void takeStaged();             ///< puts them in force
    std::string nonfinite() const; ///< the first staged tensor with a value that is not finite; empty for none

private:
    std::vector<ParameterSpec> m_tensors;
    FlatBuffer m_inForce;
    FlatBuffer m_staged;
};

} // namespace halfstep
