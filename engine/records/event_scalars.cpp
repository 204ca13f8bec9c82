#include "engine/records/event_scalars.h"

#include "engine/records/event_encoding.h"

#include <array>
#include <limits>

namespace halfstep {

namespace {

// Too large a double becomes infinite, and is not undefined.
static_assert(std::numeric_limits<float>::is_iec559);

template <typename Record>
struct Tag {
    std::string_view name;
    double (*value)(const Record& record);
};

using A = AttemptRecord;
constexpr auto attemptTags = std::to_array<Tag<A>>({
    {"loss/train", [](const A& a) { return a.loss; }},
    {"scale/used", [](const A& a) { return a.scaleUsed; }},
    {"scale/next", [](const A& a) { return a.scaleNext; }},
    {"skips/skipped", [](const A& a) { return a.applied ? 0.0 : 1.0; }},
    {"skips/total", [](const A& a) { return static_cast<double>(a.attempt - a.appliedUpdates); }},
    {"norm/scaled", [](const A& a) { return a.normScaled; }},
    {"norm/unscaled", [](const A& a) { return a.normUnscaled; }},
    {"norm/clipped", [](const A& a) { return a.normClipped; }},
    {"norm/clip_coefficient", [](const A& a) { return a.clipCoefficient; }},
    {"gradient/zero_fraction", [](const A& a) { return a.zeroFraction; }},
    {"gradient/subnormal_fraction", [](const A& a) { return a.subnormalFraction; }},
    {"gradient/nonfinite_count", [](const A& a) { return static_cast<double>(a.nonfiniteCount); }},
    {"update/learning_rate", [](const A& a) { return a.learningRate; }},
    {"update/lost_fraction", [](const A& a) { return a.lostUpdateFraction; }},
    {"memory/live_bytes", [](const A& a) { return static_cast<double>(a.liveBytes); }},
    {"memory/peak_bytes", [](const A& a) { return static_cast<double>(a.peakBytes); }},
});

using E = EpochRecord;
constexpr auto epochTags = std::to_array<Tag<E>>({
    {"epoch/train_loss", [](const E& e) { return e.trainLoss; }},
    {"epoch/train_accuracy", [](const E& e) { return e.trainAccuracy; }},
    {"epoch/val_loss", [](const E& e) { return e.valLoss; }},
    {"epoch/val_accuracy", [](const E& e) { return e.valAccuracy; }},
    {"epoch/best", [](const E& e) { return e.best ? 1.0 : 0.0; }},
    {"epoch/patience_left", [](const E& e) { return static_cast<double>(e.patienceLeft); }},
    {"epoch/samples_per_s", [](const E& e) { return e.samplesPerSecond; }},
    {"epoch/seconds", [](const E& e) { return e.epochSeconds; }},
});

template <typename Record, std::size_t count>
std::string eventFrom(const std::array<Tag<Record>, count>& tags, const Record& record, std::int64_t step,
                      double wallTime)
{
    std::array<EventScalar, count> scalars;
    for (std::size_t i = 0; i < count; ++i)
        scalars[i] = {tags[i].name, static_cast<float>(tags[i].value(record))};
    return scalarEvent(wallTime, step, scalars);
}

} // namespace

std::string eventOf(const RowRecord& record, double wallTime)
{
    if (const auto* const attempt = std::get_if<AttemptRecord>(&record))
        return eventFrom(attemptTags, *attempt, attempt->attempt, wallTime);
    if (const auto* const epoch = std::get_if<EpochRecord>(&record))
        return eventFrom(epochTags, *epoch, epoch->epoch, wallTime);
    return {};
}

} // namespace halfstep
