#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "engine/numerics/run_plan.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace halfstep {

/// Says of a run's faults which ones cannot strike, each once as long as it stays so.
class FaultWatch {
public:
    explicit FaultWatch(const RunConfig& config);

    /// A fault that no window can ever have, whatever the accumulation: a slip of the pen.
    std::optional<Problem> impossible(const RunPlan& plan) const;
    std::vector<Problem> unreached(const RunPlan& plan);        ///< those ahead whose micro-batch is not planned
    std::vector<Problem> leftOver(std::int64_t attempts) const; ///< those not yet said when a run has ended

private:
    std::vector<Fault> m_faults;
    bool m_single; ///< each micro-batch is a window of its own, by mistake
    std::vector<bool> m_said;
};

} // namespace halfstep
