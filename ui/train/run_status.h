#pragma once

#include "ui/session/session_link.h"
#include "ui/train/speed_slider.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace halfstep {

/// The deliberate mistakes of a run, in words.
QStringList mistakesOf(const RunHistory& run);

/// What a run's speed is to be seen with; empty where it is not known.
struct SpeedFacts {
    std::optional<double> waited;     ///< of its time, the share that this process waited for a core
    std::optional<double> formatTime; ///< of a step in the run's native format, in times of one in float32
};

/// "float16 emulated on CPU, engine plan · scale 32,768 · ..."
QString runStatus(const SessionLink& link, const std::optional<AttemptRecord>& newest, const SpeedSlider& pace,
                  const SpeedFacts& facts);

} // namespace halfstep
