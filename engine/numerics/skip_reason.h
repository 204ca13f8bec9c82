#pragma once

namespace halfstep {

/// Why an attempt was not applied.
enum class SkipReason {
    None,
    GradientOverflow, ///< a scaled gradient is not finite while the loss is: a lower scale may cure it
    ForwardNonfinite, ///< the loss itself is not finite: no scale can cure it
    Guard             ///< without a scaler, or after unscaling or updating: what would be applied is not finite
};

/// What the skips so far mean.
enum class Verdict { None, Calibrating, Occasional, Collapsing };

} // namespace halfstep
