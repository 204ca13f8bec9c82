#include "words/lab_words.h"

#include <algorithm>
#include <iterator>

namespace halfstep {

extern const LabWords accumulationEquivalenceWords;
extern const LabWords ampProtocolWords;
extern const LabWords autocastProbeWords;
extern const LabWords batchCostWords;
extern const LabWords bottleneckWords;
extern const LabWords clipOrderWords;
extern const LabWords convergenceCheckWords;
extern const LabWords decisionSheetWords;
extern const LabWords earlyStoppingWords;
extern const LabWords fakeAccumulationWords;
extern const LabWords gradientVarianceWords;
extern const LabWords handExampleWords;
extern const LabWords lostUpdatesWords;
extern const LabWords memoryAgainstAWords;
extern const LabWords missingScalerWords;
extern const LabWords mysteryFaultWords;
extern const LabWords scaleBelowOneWords;
extern const LabWords scaleDanceWords;
extern const LabWords tinyOverfitWords;
extern const LabWords underflowWords;
extern const LabWords unequalMicroBatchesWords;

namespace {

const char* textOf(const std::vector<LabWords::Named>& texts, std::string_view name)
{
    const auto found = std::ranges::find(texts, name, &LabWords::Named::name);
    return found == texts.end() ? "" : found->text;
}

} // namespace

const LabWords& LabWords::of(std::string_view lab)
{
    static const LabWords* const all[] = {
        &handExampleWords,      &unequalMicroBatchesWords, &accumulationEquivalenceWords,
        &fakeAccumulationWords, &memoryAgainstAWords,      &underflowWords,
        &scaleDanceWords,       &scaleBelowOneWords,       &missingScalerWords,
        &lostUpdatesWords,      &autocastProbeWords,       &clipOrderWords,
        &gradientVarianceWords, &batchCostWords,           &tinyOverfitWords,
        &earlyStoppingWords,    &convergenceCheckWords,    &ampProtocolWords,
        &bottleneckWords,       &decisionSheetWords,       &mysteryFaultWords};
    static const LabWords none;
    const auto* const found = std::ranges::find(all, lab, &LabWords::lab);
    return found == std::end(all) ? none : **found;
}

const char* LabWords::parameter(std::string_view name) const
{
    return textOf(parameters, name);
}

const char* LabWords::number(std::string_view name) const
{
    return textOf(numbers, name);
}

const LabWords::VerdictWords& LabWords::verdict(std::string_view code) const
{
    static const VerdictWords none{"", ""};
    const auto found = std::ranges::find(verdicts, code, &VerdictWords::code);
    return found == verdicts.end() ? none : *found;
}

} // namespace halfstep
