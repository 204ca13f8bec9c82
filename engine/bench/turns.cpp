#include "engine/bench/turns.h"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <limits>

namespace halfstep {
namespace {

constexpr int mostSteps = 1 << 20;
constexpr int untimed = 8; ///< this part of a slice first, so that it finds in the caches what it left there

/// Steps that fill a slice, found by doing ever more of them, which warms up, too.
int stepsFor(Contender& contender, double microseconds)
{
    for (int steps = 1; steps < mostSteps; steps *= 2) {
        const double taken = contender.run(steps);
        if (!(taken < microseconds / 2))
            return std::max(1, static_cast<int>(steps * std::min(2.0, microseconds / taken)));
    }
    return mostSteps;
}

} // namespace

double threadMicroseconds()
{
    std::timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) * 1e-3;
}

OneCore::OneCore() : m_stays(::sched_getaffinity(0, sizeof m_before, &m_before) == 0)
{
    moveTo(::sched_getcpu());
}

OneCore::~OneCore()
{
    if (m_stays)
        static_cast<void>(::sched_setaffinity(0, sizeof m_before, &m_before));
}

void moveTo(int core)
{
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(static_cast<unsigned>(core), &one);
    static_cast<void>(::sched_setaffinity(0, sizeof one, &one)); // where that is refused, it goes on as it was
}

Spread spreadOf(std::vector<double> values)
{
    if (values.empty() || std::ranges::any_of(values, [](double value) { return std::isnan(value); })) {
        constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
        return {nothing, nothing, nothing};
    }
    std::ranges::sort(values);
    const double median = (values[(values.size() - 1) / 2] + values[values.size() / 2]) / 2;
    return {median, values.front(), values.back()};
}

std::vector<Slices> takeTurns(std::span<const ContenderPtr> contenders, const BenchPace& pace,
                              const Cancelled& cancelled)
{
    std::vector<int> steps;
    for (const ContenderPtr& contender : contenders)
        steps.push_back(stepsFor(*contender, pace.milliseconds * 1e3));
    std::vector<Slices> slices(contenders.size());
    for (int slice = 0; slice < pace.slices && !givesUp(cancelled); ++slice)
        for (std::size_t i = 0; i < contenders.size(); ++i) {
            static_cast<void>(contenders[i]->run(std::max(1, steps[i] / untimed)));
            slices[i].push_back(contenders[i]->run(steps[i]) / steps[i]);
        }
    return slices;
}

Spread ratioOf(const Slices& first, const Slices& second)
{
    std::vector<double> ratios;
    for (std::size_t i = 0; i < std::min(first.size(), second.size()); ++i)
        ratios.push_back(first[i] / second[i]);
    return spreadOf(ratios);
}

} // namespace halfstep
