#include "engine/session/fault_watch.h"

#include <string>
#include <utility>

namespace halfstep {
namespace {

Problem unreachedFault(std::size_t index, Reason why, std::vector<Argument> arguments)
{
    return {ProblemCode::MissedFault, "faults[" + std::to_string(index) + "]", why, std::move(arguments)};
}

} // namespace

FaultWatch::FaultWatch(const RunConfig& config)
    : m_faults(config.faults)
    , m_single(config.mistakes.stepEveryMicroBatch)
    , m_said(m_faults.size())
{
}

std::optional<Problem> FaultWatch::impossible(const RunPlan& plan) const
{
    const std::int64_t inEpoch = plan.samples / plan.microBatch + (plan.samples % plan.microBatch != 0);
    const std::int64_t most = m_single ? 1 : inEpoch;
    for (std::size_t i = 0; i < m_faults.size(); ++i)
        if (m_faults[i].microBatch >= most)
            return Problem{ProblemCode::OutOfRange,
                           "faults[" + std::to_string(i) + "].micro_batch",
                           m_single ? Reason::BelowSingleSteps : Reason::BelowMicroBatches,
                           {most}};
    return std::nullopt;
}

std::vector<Problem> FaultWatch::unreached(const RunPlan& plan)
{
    std::vector<Problem> problems;
    for (std::size_t i = 0; i < m_faults.size(); ++i) {
        const auto& [attempt, microBatch, kind] = m_faults[i];
        if (attempt <= plan.attempt)
            continue;
        const std::int64_t microBatches = plan.microBatchesOf(attempt);
        const bool lost = microBatch >= microBatches;
        if (lost && !m_said[i] && microBatches == 0)
            problems.push_back(unreachedFault(i, Reason::RunEnds, {plan.lastAttempt()}));
        else if (lost && !m_said[i])
            problems.push_back(unreachedFault(i, Reason::LastMicroBatch, {attempt, microBatches - 1}));
        m_said[i] = lost;
    }
    return problems;
}

std::vector<Problem> FaultWatch::leftOver(std::int64_t attempts) const
{
    std::vector<Problem> problems;
    for (std::size_t i = 0; i < m_faults.size(); ++i)
        if (m_faults[i].attempt > attempts && !m_said[i])
            problems.push_back(unreachedFault(i, Reason::RunEnded, {attempts}));
    return problems;
}

} // namespace halfstep
