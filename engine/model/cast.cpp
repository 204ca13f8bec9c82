#include "engine/model/cast.h"

namespace halfstep {

LayerCast castOf(const LayerSpec& layer, const Precision& precision)
{
    if (precision.kind == Precision::Kind::Full)
        return {};
    switch (layer.kind) {
    case LayerKind::Linear:
    case LayerKind::Conv2d:
    case LayerKind::BatchNorm:
    case LayerKind::LayerNorm:
    case LayerKind::Dropout: return {layer.castsParameters(), true};
    case LayerKind::Flatten:
    case LayerKind::Relu:
    case LayerKind::MaxPool2d: break;
    }
    return {};
}

CastReason castReasonOf(const LayerSpec& layer, const Precision& precision)
{
    if (precision.kind == Precision::Kind::Full)
        return CastReason::FullPrecision;
    switch (layer.kind) {
    case LayerKind::Linear:
    case LayerKind::Conv2d: return CastReason::Product;
    case LayerKind::BatchNorm:
    case LayerKind::LayerNorm: return CastReason::Normalisation;
    case LayerKind::Dropout: return CastReason::Masking;
    case LayerKind::Flatten:
    case LayerKind::Relu:
    case LayerKind::MaxPool2d: break;
    }
    return CastReason::KeepsFormat;
}

} // namespace halfstep
