#pragma once

// The same run on both engines.
#include "tests/engine/nn/golden_trace.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

namespace halfstep::two_engines {

inline RunConfig on(EngineName engine, RunConfig config)
{
    config.run.engine = engine;
    return config;
}

struct Trainers {
    explicit Trainers(const RunConfig& config)
        : autograd(golden::trainer(on(EngineName::Autograd, config)))
        , plan(golden::trainer(on(EngineName::Plan, config)))
    {
    }
    std::unique_ptr<Trainer> autograd;
    std::unique_ptr<Trainer> plan;
};

/// 0 where both are the same or both are NaN.
inline double relativeDifference(double a, double b)
{
    if (a == b || (std::isnan(a) && std::isnan(b)))
        return 0;
    return std::abs(a - b) / std::max(std::abs(a), std::abs(b));
}

/// How far records of one attempt may be apart.
struct Tolerance {
    double values = 0; ///< loss, norms, coefficient and largest scale, relative
    double shares = 0; ///< of elements that are zero, subnormal or lost, absolute
};

/// What differs between the records of one attempt beyond the tolerance; empty for nothing.
inline std::string difference(const AttemptRecord& a, const AttemptRecord& b, const Tolerance& tolerance)
{
    std::string text;
    const auto same = [&](const char* name, auto left, auto right) {
        if (left != right)
            text += std::string(name) + " ";
    };
    const auto close = [&](const char* name, double left, double right) {
        if (!(relativeDifference(left, right) <= tolerance.values))
            text += std::string(name) + " " + std::to_string(left) + " " + std::to_string(right) + " ";
    };
    const auto share = [&](const char* name, double left, double right) {
        if (!(std::abs(left - right) <= tolerance.shares))
            text += std::string(name) + " " + std::to_string(left) + " " + std::to_string(right) + " ";
    };
    same("attempt", a.attempt, b.attempt);
    same("epoch", a.epoch, b.epoch);
    same("micro_batches", a.microBatches, b.microBatches);
    same("samples", a.samples, b.samples);
    same("scale_used", a.scaleUsed, b.scaleUsed);
    same("scale_next", a.scaleNext, b.scaleNext);
    same("growth_tracker", a.growthTracker, b.growthTracker);
    same("found_inf", a.foundInf, b.foundInf);
    same("applied", a.applied, b.applied);
    same("skip_reason", int(a.skipReason), int(b.skipReason));
    same("applied_updates", a.appliedUpdates, b.appliedUpdates);
    same("learning_rate", a.learningRate, b.learningRate);
    same("first_bad_tensor", a.firstBadTensor, b.firstBadTensor);
    close("loss", a.loss, b.loss);
    if (!a.foundInf) {
        close("norm_scaled", a.normScaled, b.normScaled);
        close("norm_unscaled", a.normUnscaled, b.normUnscaled);
        close("norm_clipped", a.normClipped, b.normClipped);
        close("clip_coefficient", a.clipCoefficient, b.clipCoefficient);
        close("largest_finite_scale", a.largestFiniteScale, b.largestFiniteScale);
        share("zero_fraction", a.zeroFraction, b.zeroFraction);
        share("subnormal_fraction", a.subnormalFraction, b.subnormalFraction);
        share("lost_update_fraction", a.lostUpdateFraction, b.lostUpdateFraction);
    }
    // Which elements an infinity reaches depends on how products with the zeros around an image are left out.
    same("nonfinite_count", a.nonfiniteCount > 0, b.nonfiniteCount > 0);
    return text;
}

} // namespace halfstep::two_engines
