#pragma once

#include "engine/records/attempt_record.h"
#include "engine/records/run_summary.h"
#include "ui/session/session_link.h"

#include <QString>

#include <optional>

namespace halfstep {

/// What a run's results were computed from, as far as it is known of that run.
struct ResultFacts {
    std::int64_t validationSamples = 0; ///< 0: not known, as the next ones
    std::int64_t testSamples = 0;
    std::int64_t samplesTrained = 0;
    double trainingSeconds = 0;
    RunConfig config{};                  ///< as it was started
    bool changed = false;                ///< a setting was changed on the way
    bool paced = false;                  ///< times were measured while a pace made attempts wait
    std::optional<AttemptRecord> newest; ///< attempt
    std::string eventFolder{};           ///< of its TensorBoard log
};
ResultFacts resultFactsOf(const ShownRun& run, const std::optional<AttemptRecord>& newest);

/// Formulas with the numbers of one run put in; empty where a number is not known.
class ResultFormulas {
public:
    ResultFormulas(const RunSummary& summary, const ResultFacts& facts) : m_summary(summary), m_facts(facts) {}

    QString testAccuracy() const;
    QString corruptedTestAccuracy() const;
    QString bestEpoch() const;
    QString validationAccuracy() const;
    QString updates() const;
    QString throughput() const;
    QString clipCoefficient() const;
    QString finalScale() const;
    QString effectiveBatch() const;

private:
    const RunSummary& m_summary;
    const ResultFacts& m_facts;
};

} // namespace halfstep
