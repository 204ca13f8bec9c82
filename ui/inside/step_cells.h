#pragma once

#include "engine/config/mistakes.h"
#include "engine/config/run_config.h"
#include "engine/records/window_detail.h"

#include <QString>

#include <vector>

namespace halfstep {

/// One stage of an update, in the interface language.
struct StepCell {
    QString title;        ///< "unscaled"
    QString value;        ///< its number
    QString note;         ///< how it came about
    QString mistake{};    ///< the deliberate one that acts here; empty without
    QString unchanged{};  ///< what a skip leaves alone; empty without
    bool pending = false; ///< not reached yet
};

/// The stages of a window, in the order in which they act: micro-batches and their losses, the norm of the scaled
/// gradient, of the unscaled and of the clipped one, the step. Numbers are those that training computed.
/// `config`: with the live settings in force for that window.
std::vector<StepCell> stepCells(const WindowDetail& window, const RunConfig& config);

/// The deliberate mistakes of a stage that are on, in words; empty without.
QString mistakesAt(MistakeStage stage, const RunConfig& config);
/// A norm or one of its elements; NaN and inf by name.
QString normText(double value);

} // namespace halfstep
