#pragma once

#include "engine/model/cast.h"

#include <QString>

#include <string>

namespace halfstep {

/// Why a layer computes in what it computes in, in the interface language. `format`: the run's.
QString text(CastReason reason, const std::string& format);

} // namespace halfstep
