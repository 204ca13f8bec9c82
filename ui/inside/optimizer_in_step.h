#pragma once

#include "engine/config/run_config.h"

#include <QString>
#include <QStringList>

namespace halfstep {

struct WindowDetail;

/// The optimizer's settings that act in a window's step on the element that is followed.
class OptimizerInStep {
public:
    OptimizerInStep(const OptimizerConfig& config, const WindowDetail& window);

    QStringList lines() const; ///< "SGD, momentum 0.9", "weight decay 0.01"; what is off is left out
    QString formula() const;   ///< of the step, in the field's letters

private:
    const OptimizerConfig& m_config;
    double m_rateFactor = 1; ///< by its group
    double m_decay = 0;
};

} // namespace halfstep
