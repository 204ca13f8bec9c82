#pragma once

#include "engine/model/model_spec.h"
#include "engine/model/precision.h"

namespace halfstep {

/// What of a layer is in the run's format; the rest is float32, sums inside a layer included.
struct LayerCast {
    bool parameters = false; ///< as the layer computes with them, and their gradients
    bool output = false;     ///< what the layer hands on, and on the way back its gradient
};

/// Why a layer computes in what it computes in, as a code.
enum class CastReason {
    FullPrecision, ///< the whole run is float32
    Product,       ///< a matrix product or convolution runs in the format
    Normalisation, ///< computes in float32 and hands on in the format
    Masking,       ///< dropout's products are in the format
    KeepsFormat,   ///< hands on in what came in
    NothingToRound ///< under emulation: what came in is in the format already, and stays in it
};

/// Where a model's values are cast, for every engine. Products and convolutions run in the format; normalisation
/// computes in float32 and hands on in the format; all other layers keep what comes in.
LayerCast castOf(const LayerSpec& layer, const Precision& precision);
/// Of the layer alone, whatever comes in; never NothingToRound.
CastReason castReasonOf(const LayerSpec& layer, const Precision& precision);

} // namespace halfstep
