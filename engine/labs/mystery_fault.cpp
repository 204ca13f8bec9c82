#include "engine/data/dataset.h"
#include "engine/labs/experiments.h"
#include "engine/labs/mystery_code.h"
#include "engine/records/run_history.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace halfstep {
namespace {

constexpr std::int64_t microBatch = 32;
constexpr std::int64_t accumulation = 4;
// One whole window and one of two micro-batches, of which the last holds a single sample: what unequal sizes do to the
// weights shows in every second attempt.
constexpr std::int64_t trainSamples = microBatch * accumulation + microBatch + 1;
constexpr std::int64_t validationSamples = 128;

constexpr std::string_view notYet = "not_named"; ///< the guess of who still looks

PointSet firstOf(const Samples& samples, std::int64_t count, std::int64_t size)
{
    InlineTensor x{{samples.x.begin(), samples.x.begin() + count * size}, {count, 1, 24, 24}};
    InlineTensor y{{samples.y.begin(), samples.y.begin() + count}, {count}};
    return {std::move(x), std::move(y)};
}

/// One set-up in which each of the mistakes shows: fp8 needs its scaler and skips often, the schedule falls with every
/// update, clipping acts, windows are accumulated and unequal, and dropout is there to be left on.
RunConfig cleanConfig()
{
    RunConfig config;
    const Result<DatasetPtr> glyphs = loadDataset(config.dataset, LossKind::CrossEntropy);
    const std::int64_t size = (*glyphs)->sampleSize();
    config.dataset.name = DatasetName::Points;
    config.dataset.points = PointsConfig{firstOf((*glyphs)->train, trainSamples, size),
                                         firstOf((*glyphs)->validation, validationSamples, size)};
    config.model.dropout = 0.5;
    config.optimizer.learningRate = 0.05;
    config.optimizer.schedule = ScheduleKind::Linear;
    config.batch = {microBatch, accumulation, LastWindow::Step, true};
    config.precision.dtype = "fp8_e4m3";
    config.scaler.growthInterval = 5;
    config.clipping = {true, 1};
    config.earlyStopping.enabled = false;
    config.run.maxEpochs = 40;
    return config;
}

/// What charts show of a run, under the settings as one would read them: the mistake is in no mark and no stamp.
std::shared_ptr<const RunHistory> historyOf(const SessionUpdate& run, const RunConfig& asSettingsSay)
{
    const RunFacts& facts = *run.facts;
    auto history = std::make_shared<RunHistory>();
    RunStart start;
    start.dataset = wordOf(asSettingsSay.dataset.name);
    start.model = wordOf(asSettingsSay.model.name);
    start.trainSamples = facts.trainSamples;
    start.parameters = facts.model.parameterCount();
    start.gradient = GradientSettings(asSettingsSay);
    start.earlyStopping = asSettingsSay.earlyStopping;
    start.validated = true;
    start.saved = false;
    start.references = {asSettingsSay.clipping.maxNorm, facts.parameterBytes, facts.gradientBytes,
                        facts.optimizerBytes};
    history->begin(std::move(start));
    auto epoch = run.epochs.begin();
    for (const AttemptRecord& record : run.attempts) {
        history->append(record);
        for (; epoch != run.epochs.end() && epoch->lastAttempt <= record.attempt; ++epoch)
            history->append(*epoch);
    }
    RunSummary summary = *run.summary;
    summary.mistakes.clear();
    history->setSummary(std::move(summary));
    return history;
}

/// What the charts of a run show of every mistake; what is compared with the healthy run.
struct Symptoms {
    std::int64_t attempts = 0;
    std::int64_t skipped = 0;
    double finalScale = 0;
    double zeroShare = 0;        ///< of the scaled gradient, median
    double normWholeWindow = 0;  ///< unscaled, median over the first windows of the epochs
    double normShortWindow = 0;  ///< and over the last ones
    double normApplied = 0;      ///< median
    double scaledByUnscaled = 0; ///< ratio of the norms, median; the loss scale where unscaling works
    double lastLearningRate = 0;
    double trainLoss = 0; ///< means over the last epochs
    double valLoss = 0;
};

Symptoms symptomsOf(const SessionUpdate& run)
{
    constexpr std::size_t lastEpochs = 10;
    Symptoms found;
    std::vector<double> zeros;
    std::vector<double> whole;
    std::vector<double> shorter;
    std::vector<double> applied;
    std::vector<double> ratios;
    for (std::size_t i = 0; i < run.attempts.size(); ++i) {
        const AttemptRecord& record = run.attempts[i];
        found.skipped += !record.applied;
        if (!record.applied)
            continue;
        zeros.push_back(record.zeroFraction);
        const bool last = i + 1 == run.attempts.size() || run.attempts[i + 1].epoch != record.epoch;
        (last ? shorter : whole).push_back(record.normUnscaled);
        applied.push_back(record.normClipped);
        ratios.push_back(record.normScaled / record.normUnscaled);
    }
    found.attempts = std::ssize(run.attempts);
    found.finalScale = run.attempts.back().scaleNext;
    found.zeroShare = median(zeros);
    found.normWholeWindow = median(whole);
    found.normShortWindow = median(shorter);
    found.normApplied = median(applied);
    found.scaledByUnscaled = median(ratios);
    found.lastLearningRate = run.attempts.back().learningRate;
    const std::size_t counted = std::min(lastEpochs, run.epochs.size());
    for (std::size_t i = run.epochs.size() - counted; i < run.epochs.size(); ++i) {
        found.trainLoss += run.epochs[i].trainLoss / static_cast<double>(counted);
        found.valLoss += run.epochs[i].valLoss / static_cast<double>(counted);
    }
    return found;
}

double largestLossDifference(const SessionUpdate& a, const SessionUpdate& b)
{
    double largest = 0;
    for (std::size_t i = 0; i < std::min(a.attempts.size(), b.attempts.size()); ++i)
        largest = std::max(largest, std::abs(a.attempts[i].loss - b.attempts[i].loss));
    return largest;
}

LabTable attemptsOf(const SessionUpdate& mystery, const SessionUpdate& healthy)
{
    LabTable table{"attempts",
                   {"attempt", "loss_mystery", "loss_healthy", "scale_mystery", "scale_healthy", "norm_mystery",
                    "norm_healthy", "applied_norm_mystery", "applied_norm_healthy", "zeros_mystery", "zeros_healthy",
                    "rate_mystery", "rate_healthy"}};
    AttemptRecord over; // of a run that has ended
    for (double* value :
         {&over.loss, &over.scaleUsed, &over.normUnscaled, &over.normClipped, &over.zeroFraction, &over.learningRate})
        *value = std::numeric_limits<double>::quiet_NaN();
    const std::size_t rows = std::max(mystery.attempts.size(), healthy.attempts.size());
    for (std::size_t i = 0; i < rows; ++i) {
        const AttemptRecord& a = i < mystery.attempts.size() ? mystery.attempts[i] : over;
        const AttemptRecord& b = i < healthy.attempts.size() ? healthy.attempts[i] : over;
        table.add(static_cast<std::int64_t>(i) + 1, a.loss, b.loss, a.scaleUsed, b.scaleUsed, a.normUnscaled,
                  b.normUnscaled, a.normClipped, b.normClipped, a.zeroFraction, b.zeroFraction, a.learningRate,
                  b.learningRate);
    }
    return table;
}

LabTable epochsOf(const SessionUpdate& mystery, const SessionUpdate& healthy)
{
    LabTable table{"epochs",
                   {"epoch", "train_loss_mystery", "train_loss_healthy", "val_loss_mystery", "val_loss_healthy"}};
    for (std::size_t i = 0; i < std::min(mystery.epochs.size(), healthy.epochs.size()); ++i)
        table.add(mystery.epochs[i].epoch, mystery.epochs[i].trainLoss, healthy.epochs[i].trainLoss,
                  mystery.epochs[i].valLoss, healthy.epochs[i].valLoss);
    return table;
}

/// The chart that shows a mistake best.
std::string_view chartOf(std::string_view mistake)
{
    if (mistake == "no_scaler")
        return "gradient_entries_lost";
    if (mistake == "keep_gradients_on_skip")
        return "loss_scale";
    if (mistake == "schedule_counts_skips")
        return "learning_rate";
    const bool inNorms = mistake == "clip_before_unscale" || mistake == "unscale_each_micro_batch"
                         || mistake == "no_division_by_a" || mistake == "mean_of_means";
    return inNorms ? "gradient_norms" : "loss";
}

LabResult compute(const LabInputs& inputs, const LabWatch& watch)
{
    const std::string code = inputs.word("code").empty() ? drawnMysteryCode() : inputs.word("code");
    const MistakeRow& mistake = mistakeOf(code);
    const RunConfig clean = cleanConfig();
    RunConfig planted = clean;
    planted.mistakes.*mistake.on = true;
    const SessionUpdate mystery = trained(planted, watch, 0, 0.6);
    const SessionUpdate healthy = trained(clean, watch, 0.6, 1);
    const Symptoms seen = symptomsOf(mystery);
    const Symptoms usual = symptomsOf(healthy);
    LabResult result;
    const std::string& guess = inputs.word("guess");
    const bool named = guess == shortKey(mistake);
    result.verdict = guess == notYet ? notYet : named ? shortKey(mistake) : "not_it";
    result.holds = guess == notYet || named;
    if (named)
        result.chart = chartOf(shortKey(mistake));
    result.say("code", code);
    const auto say = [&](std::string_view name, std::string_view nameOfHealthy, auto Symptoms::*value) {
        result.say(name, seen.*value);
        result.say(nameOfHealthy, usual.*value);
    };
    say("attempts", "attempts_healthy", &Symptoms::attempts);
    say("skipped", "skipped_healthy", &Symptoms::skipped);
    say("final_scale", "final_scale_healthy", &Symptoms::finalScale);
    say("zero_share", "zero_share_healthy", &Symptoms::zeroShare);
    say("norm_whole_window", "norm_whole_window_healthy", &Symptoms::normWholeWindow);
    say("norm_short_window", "norm_short_window_healthy", &Symptoms::normShortWindow);
    say("norm_applied", "norm_applied_healthy", &Symptoms::normApplied);
    say("scaled_by_unscaled", "scaled_by_unscaled_healthy", &Symptoms::scaledByUnscaled);
    say("last_learning_rate", "last_learning_rate_healthy", &Symptoms::lastLearningRate);
    say("train_loss", "train_loss_healthy", &Symptoms::trainLoss);
    say("val_loss", "val_loss_healthy", &Symptoms::valLoss);
    result.say("largest_loss_difference", largestLossDifference(mystery, healthy));
    result.runs = {{"mystery", historyOf(mystery, clean)}, {"healthy", historyOf(healthy, clean)}};
    result.tables = {attemptsOf(mystery, healthy), epochsOf(mystery, healthy)};
    return result;
}

/// Every mistake by its key, between what may be said before and what may be wrong.
std::vector<std::string_view> namesAround(std::string_view first, std::string_view last = {})
{
    std::vector<std::string_view> names{first};
    for (const MistakeRow& mistake : mistakeRows)
        names.push_back(shortKey(mistake));
    if (!last.empty())
        names.push_back(last);
    return names;
}

} // namespace

extern const Lab mysteryFault;
const Lab mysteryFault{
    .name = "mystery-fault",
    .parameters = {{"code", ParameterKind::Code, std::string()},
                   {"guess", ParameterKind::Choice, std::string(notYet), 0, 0, namesAround(notYet)}},
    .numbers = {"code",
                "attempts",
                "attempts_healthy",
                "skipped",
                "skipped_healthy",
                "final_scale",
                "final_scale_healthy",
                "zero_share",
                "zero_share_healthy",
                "norm_whole_window",
                "norm_whole_window_healthy",
                "norm_short_window",
                "norm_short_window_healthy",
                "norm_applied",
                "norm_applied_healthy",
                "scaled_by_unscaled",
                "scaled_by_unscaled_healthy",
                "last_learning_rate",
                "last_learning_rate_healthy",
                "train_loss",
                "train_loss_healthy",
                "val_loss",
                "val_loss_healthy",
                "largest_loss_difference"},
    .verdicts = namesAround(notYet, "not_it"),
    .figure = {"attempts", "attempt", {"loss_mystery", "loss_healthy"}},
    .compute = compute,
};

} // namespace halfstep
