#pragma once

#include "engine/records/window_detail.h"
#include "tests/engine/records/run_folder_fixture.h"

#include <cmath>
#include <vector>

// A window told in full, of the run that run_folder_fixture.h makes.

namespace halfstep::folders {

inline WindowDetail detailOf(std::int64_t attempt)
{
    WindowDetail detail;
    detail.attempt = attempt;
    detail.samples = 16;
    detail.microBatches = 2;
    detail.scale = 65536;
    detail.unscaling = 0x1p-16f;
    detail.scales = true;
    detail.maxNorm = 5;
    detail.precision = {"float16", false, PrecisionReason::NoKernels};
    detail.seen = {{8, 0.1 * double(attempt), 0.5, 12.5, 3276.8 * double(attempt)},
                   {8, std::nan(""), 0.5, 1, HUGE_VAL}};
    detail.stepped = attemptRecord(attempt, (attempt - 1) / attemptsPerEpoch + 1);
    detail.traced = {"fc1.weight", 17, 0.1f, 0.1f * 0x1p-16f, 1e-30f, -1, -1};
    ParameterDetail parameter;
    parameter.name = "fc1.weight";
    parameter.normScaled = HUGE_VAL;
    parameter.normUnscaled = 1.0 / 3;
    parameter.scaled = magnitudesOf(std::vector<float>{0, 1, -1.5f, 0x1p-20f, HUGE_VALF, std::nanf(""), 3e38f});
    parameter.unscaled = *timesPowerOfTwo(parameter.scaled, detail.unscaling);
    parameter.weights = magnitudesOf(std::vector<float>{0x1p-149f, 0.1f});
    parameter.steps = {5, 2};
    parameter.otherwise = LostSteps{4, 3};
    parameter.subnormal = 1;
    detail.parameters = {parameter, parameter};
    detail.parameters[1].name = "fc1.bias";
    detail.parameters[1].unscaled = magnitudesOf(std::vector<float>{0.3f}); // no shift of the other
    detail.parameters[1].unrounded = magnitudesOf(std::vector<float>{1e-9f, 0});
    detail.layersSeenIn = 2;
    detail.layers = {{"fc1", "float16", CastReason::Product, {8, 3}, parameter.weights, parameter.scaled},
                     {"relu1", "", CastReason::KeepsFormat, {8, 3}, {}, {}}};
    detail.layers[0].unrounded = magnitudesOf(std::vector<float>{1e-7f, 0, 0});
    detail.microseconds = 123.5;
    return detail;
}

} // namespace halfstep::folders
