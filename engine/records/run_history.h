#pragma once

#include "engine/config/run_config.h"
#include "engine/records/attempt_record.h"
#include "engine/records/gradient_settings.h"
#include "engine/records/history_marks.h"
#include "engine/records/run_summary.h"
#include "engine/records/series.h"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace halfstep {

/// What a chart can draw over the attempt axis.
enum class Quantity {
    TrainLoss,
    ValidationLoss,
    EpochTrainLoss,
    TrainAccuracy,
    ValidationAccuracy,
    LossScale,    ///< scale_used; none while no scaler is in use
    SkippedSteps, ///< cumulative
    NormScaled,
    NormUnscaled,      ///< before clipping, also where that acts first by mistake
    NormClipped,       ///< of what was applied; none of a skipped attempt
    ClippingThreshold, ///< on the unscaled norm; none while clipping is off
    ClipCoefficient,   ///< of what was applied, as the norm
    ClippedShare,      ///< of the updates so far
    LiveBytes,
    PeakBytes,
    SamplesPerSecond,
    ZeroFraction,
    SubnormalFraction,
    NonfiniteFraction,
    LostUpdateFraction, ///< of applied attempts
    LearningRate,
    SamplesSeen,     ///< cumulative
    TrainingSeconds, ///< cumulative, measured in the stages of an attempt; without evaluation and saving
    LoadSeconds,     ///< cumulative, as the next ones: TrainingSeconds is the sum of the first five
    TransferSeconds,
    ForwardSeconds,
    BackwardSeconds,
    UpdateSeconds,
    EvaluationSeconds, ///< grows at an epoch's end
    RecordingSeconds,
    ClippedUpdates, ///< cumulative
    Count
};

/// Reference lines of the charts.
struct HistoryReferences {
    double clippingThreshold = 0; ///< as in force; 0 when clipping is off
    std::int64_t parameterBytes = 0;
    std::int64_t gradientBytes = 0;
    std::int64_t optimizerBytes = 0;
};

/// How a run began.
struct RunStart {
    std::string dataset; ///< config names
    std::string model;
    std::int64_t trainSamples = 0;    ///< 0: not known
    std::int64_t plannedAttempts = 0; ///< under the settings that it began with; 0: not known
    std::int64_t parameters = 0;
    std::vector<std::string> mistakes{}; ///< config names of the deliberate ones
    HistoryReferences references{};
    GradientSettings gradient{};
    EarlyStoppingConfig earlyStopping{.enabled = false}; ///< before any live change
    bool validated = false;                              ///< there are validation data
    bool saved = true;                                   ///< into a run folder
    std::int64_t resumedAttempts = 0;                    ///< done before, by the run that this one goes on with
    std::vector<std::int64_t> earlierResumes{};          ///< likewise, each time before that it was gone on with
};

/// The attempts that a run makes of so many training samples when nothing ends it before.
std::int64_t plannedAttempts(const RunConfig& config, std::int64_t trainSamples);

/// Everything the charts and the log of one run read, in bounded memory: see Series and MarkList for what becomes of
/// the older part of a long run. Fed from a session's updates or from a run folder; one thread.
class RunHistory {
public:
    void begin(RunStart start); ///< forgets everything before
    void append(const AttemptRecord& record);
    void append(const EpochRecord& record);
    void append(const LiveChange& change);
    void setNotes(UserNotes notes);
    void setSummary(RunSummary summary);
    void setPaced(bool paced) { m_paced = paced; } ///< attempts appended from now on wait for one another

    const Series& series(Quantity quantity) const { return m_series[static_cast<std::size_t>(quantity)]; }
    const HistoryMarks& marks() const { return m_marks; }
    const RunStart& start() const { return m_start; }
    const std::optional<RunSummary>& summary() const { return m_summary; } ///< once the run has ended
    const GradientSettings& gradient() const { return m_gradient; }        ///< in the newest attempt
    std::int64_t attempts() const { return m_attempts; }
    std::int64_t skipped() const { return m_skipped; }
    /// Those whose times were measured while a pace made them wait, which lets caches grow cold.
    std::int64_t pacedAttempts() const { return m_pacedAttempts; }
    /// Samples trained on per second of training, in its newest `seconds` or in all: TrainingSeconds says what counts.
    double samplesPerSecond(double seconds = std::numeric_limits<double>::infinity()) const;
    std::int64_t revision() const { return m_revision; } ///< grows with every change

private:
    void judge(const AttemptRecord& record);
    void add(Quantity quantity, std::int64_t attempt, double value); ///< or `noValue`, which begins no series
    void addGradient(const AttemptRecord& record);

    std::array<Series, static_cast<std::size_t>(Quantity::Count)> m_series;
    HistoryMarks m_marks;
    RunStart m_start;
    std::optional<RunSummary> m_summary;
    GradientSettings m_gradient;
    std::int64_t m_attempts = 0;
    std::int64_t m_appended = 0; ///< attempts, of which the first need not be 1
    std::int64_t m_clipped = 0;
    std::int64_t m_skipped = 0;
    std::int64_t m_pacedAttempts = 0;
    bool m_paced = false;
    std::int64_t m_samples = 0;
    double m_seconds = 0;
    std::array<double, 5> m_stageSeconds{};
    double m_evaluationSeconds = 0;
    double m_recordingSeconds = 0;
    SkipVerdict m_verdict;
    Verdict m_told = Verdict::None; ///< of the newest turn
    bool m_judged = false;          ///< the first attempt is there, so that the verdict can follow
    std::int64_t m_revision = 0;
};

} // namespace halfstep
