#pragma once

#include "ui/session/session_link.h"
#include "ui/train/speed_slider.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace halfstep {

/// The deliberate mistakes of a run, in words.
QStringList mistakesOf(const RunHistory& run);

/// "float16 emulated on CPU · scale 32,768 · ..."
QString runStatus(const SessionLink& link, const std::optional<AttemptRecord>& newest, const SpeedSlider& pace);

} // namespace halfstep
