#pragma once

#include "engine/labs/lab.h"
#include "engine/session/experiment.h"
#include "engine/session/session_update.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace halfstep {

// What labs compute with. What the engine refuses, these throw as a LabRefusal.

using Indices = std::vector<std::int64_t>;

/// A run in float32 without scaler, clipping, early stopping and shuffling, on GlyphLab with the tiny MLP: plain
/// arithmetic, to which a lab adds what it is about.
RunConfig plainConfig();

/// The same over numbers written by hand, under the squared error: y = w·x, without bias. x is (samples, features)
/// row by row, y is (samples).
RunConfig linearConfig(std::vector<float> x, std::vector<float> y, std::vector<float> weights);

DatasetPtr datasetOf(const RunConfig& config);
Experiment experimentFor(const RunConfig& config, const DatasetPtr& data);
Experiment experimentFor(const RunConfig& config); ///< on the config's data set
WindowGradient gradientOf(Experiment& experiment, Indices rows, Indices microBatches);
AttemptRecord step(Experiment& experiment, Indices rows, Indices microBatches);

/// Everything that a run without a folder tells, its summary included. Takes up the part from first to last of the
/// lab's progress.
SessionUpdate trained(const RunConfig& config, const LabWatch& watch, double first = 0, double last = 1);

/// Rows from first on, `count` of them.
Indices rowsFrom(std::int64_t first, std::int64_t count);
/// How n samples divide into A micro-batches: as equally as they can, larger ones first.
Indices dividedInto(std::int64_t samples, std::int64_t microBatches);

/// Of two vectors of the same length, in float64.
struct VectorComparison {
    double largestDifference = 0;
    double cosine = 0;    ///< of the angle between them; NaN where one is zero
    double normRatio = 0; ///< of the first to the second
    bool allClose = true; ///< |a − b| ≤ 1e-6 + 1e-5·|b| everywhere, as numpy's allclose with these tolerances
};
VectorComparison compared(std::span<const float> a, std::span<const float> b);
double distance(std::span<const float> a, std::span<const float> b); ///< Euclidean

double median(std::vector<double> values); ///< NaN of none
/// Mean and standard deviation with n − 1; NaN of none, and of one for the deviation.
struct Spread {
    double mean = 0;
    double deviation = 0;
};
Spread spreadOf(std::span<const double> values);

std::vector<float> floats(const std::vector<double>& numbers);
/// Whole numbers among a parameter's; refused by its name where one is not whole.
Indices wholeNumbers(const LabInputs& inputs, std::string_view parameter);

} // namespace halfstep
