#include "engine/labs/experiments.h"
#include "engine/numerics/float_format.h"
#include "engine/numerics/scale_range.h"

#include <cmath>
#include <string>

namespace halfstep {
namespace {

bool finite(FloatClass kind)
{
    return kind != FloatClass::Infinite && kind != FloatClass::NotANumber;
}

/// One gradient under every loss scale that is a power of two, as a scaler's are: stored in the format, read back and
/// unscaled.
LabResult compute(const LabInputs& inputs, const LabWatch&)
{
    FloatFormat format = *FloatFormat::named(inputs.word("format"));
    format.saturating = false; // overflow is what is looked for
    const double gradient = inputs.number("gradient");
    LabTable table{"scales", {"scale", "scaled", "stored", "class", "unscaled", "relative_error"}};
    for (int exponent = 0; exponent <= 40; ++exponent) {
        const double scale = std::ldexp(1.0, exponent);
        const double stored = format.rounded(gradient * scale);
        const FloatClass kind = format.classify(stored);
        table.add(scale, gradient * scale, stored, std::string(wordOf(kind)), stored / scale,
                  std::abs(stored / scale - gradient) / std::abs(gradient));
    }
    const ScaleRange scales = scaleRange(format, gradient);
    const double unscaled = format.rounded(gradient);
    const FloatClass kind = format.classify(unscaled);
    const double own = inputs.number("scale");
    const double ownStored = format.rounded(gradient * own);
    LabResult result;
    result.holds = scales.smallestNormal <= scales.largestFinite;
    result.verdict = !result.holds                   ? "no_scale_helps"
                     : kind == FloatClass::Zero      ? "lost_and_saved"
                     : kind == FloatClass::Subnormal ? "subnormal_and_saved"
                     : finite(kind)                  ? "normal_already"
                                                     : "overflows_already";
    result.say("stored", unscaled);
    result.say("class", std::string(wordOf(kind)));
    result.say("smallest_nonzero_scale", scales.smallestKept);
    result.say("smallest_normal_scale", scales.smallestNormal);
    result.say("exact_normal_scale", format.smallestNormal() / std::abs(gradient));
    result.say("largest_finite_scale", scales.largestFinite);
    result.say("exact_finite_scale", format.largestFinite() / std::abs(gradient));
    result.say("scaled_stored", ownStored);
    result.say("scaled_class", std::string(wordOf(format.classify(ownStored))));
    result.tables = {std::move(table)};
    return result;
}

} // namespace

extern const Lab underflow;
const Lab underflow{
    .name = "underflow",
    .parameters = {{"gradient", ParameterKind::Number, 1e-6, -1e38, 1e38},
                   {"format", ParameterKind::Format, std::string("float16")},
                   {"scale", ParameterKind::Number, 65536.0, 1e-30, 1e30}},
    .numbers = {"stored", "class", "smallest_nonzero_scale", "smallest_normal_scale", "exact_normal_scale",
                "largest_finite_scale", "exact_finite_scale", "scaled_stored", "scaled_class"},
    .verdicts = {"lost_and_saved", "subnormal_and_saved", "normal_already", "overflows_already", "no_scale_helps"},
    .predicts = {PredictionKind::Number, "smallest_normal_scale"},
    .figure = {.table = "scales",
               .x = "scale",
               .values = {"relative_error"},
               .marks = {"smallest_normal_scale", "largest_finite_scale"},
               .doublings = true},
    .compute = compute,
};

} // namespace halfstep
