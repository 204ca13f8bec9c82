#include "engine/labs/experiments.h"
#include "engine/session/compute_probe.h"

namespace halfstep {
namespace {

LabResult compute(const LabInputs& inputs, const LabWatch&)
{
    const Result<AutocastProbe> measured =
        probeAutocast(static_cast<std::uint64_t>(inputs.whole("seed")), inputs.whole("width"), inputs.whole("samples"));
    if (!measured)
        throw LabRefusal{measured.problems()};
    const AutocastProbe& probe = *measured;
    const double speedUp = probe.microsecondsFloat32 / probe.microsecondsLow;
    LabTable table{"forward", {"precision", "dtype", "microseconds"}};
    table.add(std::string("float32"), std::string("float32"), probe.microsecondsFloat32);
    table.add(std::string("autocast"), probe.dtype, probe.microsecondsLow);
    LabResult result;
    result.holds = probe.dtype == "bfloat16" && probe.meanDifference > 0 && probe.correlation > 0.999;
    result.verdict = !result.holds ? "unexpected" : speedUp > 1 ? "close_and_faster" : "close_and_slower";
    result.say("dtype", probe.dtype);
    result.say("mean_abs_difference", probe.meanDifference);
    result.say("correlation", probe.correlation);
    result.say("microseconds_float32", probe.microsecondsFloat32);
    result.say("microseconds_bfloat16", probe.microsecondsLow);
    result.say("speed_up", speedUp);
    result.tables = {std::move(table)};
    return result;
}

} // namespace

extern const Lab autocastProbeLab;
const Lab autocastProbeLab{
    .name = "autocast-probe",
    .parameters = {{"width", ParameterKind::Whole, std::int64_t{256}, 1, 4096},
                   {"samples", ParameterKind::Whole, std::int64_t{64}, 2, 4096},
                   {"seed", ParameterKind::Whole, std::int64_t{0}, 0, 9e15}},
    .numbers = {"dtype", "mean_abs_difference", "correlation", "microseconds_float32", "microseconds_bfloat16",
                "speed_up"},
    .verdicts = {"close_and_faster", "close_and_slower", "unexpected"},
    .predicts = {PredictionKind::Outcome},
    .figure = {.table = "forward", .x = "precision", .values = {"microseconds"}, .bars = true},
    .compute = compute,
};

} // namespace halfstep
