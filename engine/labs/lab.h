#pragma once

#include "engine/data/cancelled.h"
#include "engine/labs/lab_inputs.h"
#include "engine/labs/lab_result.h"
#include "engine/labs/lab_prediction.h"

#include <functional>
#include <string_view>
#include <vector>

namespace halfstep {

/// Thrown to end a computation: why its inputs cannot be used, or nothing when it was cancelled.
struct LabRefusal {
    std::vector<Problem> problems;
};

/// Who looks on while a lab computes; on the thread that computes.
struct LabWatch {
    std::function<void(double share)> progress; ///< how far it is, from 0 to 1; may be empty
    Cancelled cancelled;                        ///< asked with every call of tell(); may be empty

    /// Throws a refusal when cancelled.
    void tell(double share) const
    {
        if (cancelled && cancelled())
            throw LabRefusal{};
        if (progress)
            progress(share);
    }
    void tell(std::int64_t done, std::int64_t all) const { tell(static_cast<double>(done) / static_cast<double>(all)); }
};

/// A guided experiment: a question that the engine answers by computing. Its sentences stand in words/labs/.
struct Lab {
    std::string_view name; ///< hand-example
    std::vector<LabParameter> parameters;
    std::vector<std::string_view> numbers;  ///< that its result names, in order
    std::vector<std::string_view> verdicts; ///< that it may come to
    LabQuestion predicts{};                 ///< what is asked before
    LabFigure figure{};
    bool restsOnTime = false; ///< its verdict depends on how fast this machine is
    LabResult (*compute)(const LabInputs& inputs, const LabWatch& watch); ///< throws a LabRefusal
};

/// All labs, in the order in which they are best done.
const std::vector<const Lab*>& labs();
const Lab* labNamed(std::string_view name); ///< null for a name of none

/// Computes a lab and measures how long that takes. Neither a result nor a problem when cancelled.
Result<LabResult> runLab(const Lab& lab, const LabInputs& inputs, const LabWatch& watch = {});

} // namespace halfstep
