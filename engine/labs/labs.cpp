#include "engine/labs/lab.h"

#include <algorithm>
#include <cassert>
#include <chrono>

namespace halfstep {

extern const Lab accumulationEquivalence;
extern const Lab ampProtocol;
extern const Lab autocastProbeLab;
extern const Lab batchCost;
extern const Lab bottleneck;
extern const Lab clipOrder;
extern const Lab convergenceCheck;
extern const Lab decisionSheet;
extern const Lab earlyStopping;
extern const Lab fakeAccumulation;
extern const Lab gradientVariance;
extern const Lab handExample;
extern const Lab lostUpdates;
extern const Lab memoryAgainstA;
extern const Lab missingScaler;
extern const Lab mysteryFault;
extern const Lab scaleBelowOne;
extern const Lab scaleDance;
extern const Lab tinyOverfit;
extern const Lab underflow;
extern const Lab unequalMicroBatches;

const std::vector<const Lab*>& labs()
{
    static const std::vector<const Lab*> all = {&handExample,      &unequalMicroBatches, &accumulationEquivalence,
                                                &fakeAccumulation, &memoryAgainstA,      &underflow,
                                                &scaleDance,       &scaleBelowOne,       &missingScaler,
                                                &lostUpdates,      &autocastProbeLab,    &clipOrder,
                                                &gradientVariance, &batchCost,           &tinyOverfit,
                                                &earlyStopping,    &convergenceCheck,    &ampProtocol,
                                                &bottleneck,       &decisionSheet,       &mysteryFault};
    return all;
}

const Lab* labNamed(std::string_view name)
{
    const auto found = std::ranges::find(labs(), name, [](const Lab* lab) { return lab->name; });
    return found == labs().end() ? nullptr : *found;
}

Result<LabResult> runLab(const Lab& lab, const LabInputs& inputs, const LabWatch& watch)
{
    const auto start = std::chrono::steady_clock::now();
    try {
        LabResult result = lab.compute(inputs, watch);
        result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        return result;
    } catch (const LabRefusal& refusal) {
        return refusal.problems;
    }
}

const LabValue& LabResult::number(std::string_view name) const
{
    const auto found = std::ranges::find(numbers, name, &std::pair<std::string_view, LabValue>::first);
    assert(found != numbers.end());
    return found->second;
}

} // namespace halfstep
