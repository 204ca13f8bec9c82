#include "engine/numerics/run_plan.h"

#include <algorithm>
#include <limits>

namespace halfstep {

std::int64_t RunPlan::windowsIn(std::int64_t count) const
{
    return dropsShortWindow ? count / windowSize : count / windowSize + (count % windowSize != 0);
}

std::int64_t RunPlan::usedOf(std::int64_t count) const
{
    return dropsShortWindow ? count - count % windowSize : count;
}

std::int64_t RunPlan::attemptsLeft() const
{
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    if (epoch > maxEpochs)
        return 0;
    const std::int64_t here = windowsIn(samples - cursor);
    const std::int64_t perEpoch = windowsIn(samples);
    const std::int64_t epochsAfter = maxEpochs - epoch;
    std::int64_t left = most - attempt;
    if (perEpoch == 0 || epochsAfter <= (left - here) / perEpoch)
        left = here + perEpoch * epochsAfter;
    return maxAttempts > 0 ? std::min(left, std::max<std::int64_t>(0, maxAttempts - attempt)) : left;
}

std::int64_t RunPlan::lastEpoch() const
{
    const std::int64_t left = attemptsLeft();
    if (left == 0)
        return cursor == 0 && epoch > 1 ? epoch - 1 : epoch;
    const std::int64_t here = windowsIn(samples - cursor);
    return left <= here ? epoch : epoch + 1 + (left - here - 1) / windowsIn(samples);
}

double RunPlan::samplesLeft() const
{
    const std::int64_t left = attemptsLeft();
    const std::int64_t here = windowsIn(samples - cursor);
    if (left <= here)
        return static_cast<double>(std::min(samples - cursor, left * windowSize));
    const std::int64_t perEpoch = windowsIn(samples);
    const std::int64_t wholeEpochs = (left - here - 1) / perEpoch;
    const std::int64_t inLast = left - here - wholeEpochs * perEpoch;
    return static_cast<double>(usedOf(samples - cursor))
           + static_cast<double>(wholeEpochs) * static_cast<double>(usedOf(samples))
           + static_cast<double>(std::min(samples, inLast * windowSize));
}

double RunPlan::shareDone() const
{
    const double done =
        static_cast<double>(epoch - 1) * static_cast<double>(usedOf(samples)) + static_cast<double>(cursor);
    const double all = done + samplesLeft();
    return all > 0 ? done / all : 0;
}

std::int64_t RunPlan::microBatchesOf(std::int64_t wanted) const
{
    std::int64_t ahead = wanted - attempt - 1; // windows before it
    if (ahead < 0 || ahead >= attemptsLeft())
        return 0;
    const std::int64_t here = windowsIn(samples - cursor);
    const std::int64_t start =
        ahead < here ? cursor + ahead * windowSize : (ahead - here) % windowsIn(samples) * windowSize;
    const std::int64_t size = std::min(windowSize, samples - start);
    return size / microBatch + (size % microBatch != 0);
}

} // namespace halfstep
