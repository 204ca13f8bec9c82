#include "ui/train/result_formulas.h"

#include "ui/language/number_text.h"

#include <QCoreApplication>

#include <cmath>

namespace halfstep {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::ResultFormulas)
};

/// How many of so many samples make this share; nothing where no whole number does.
QString countText(const std::optional<double>& share, std::int64_t samples)
{
    if (!share || samples <= 0)
        return {};
    const double right = *share * static_cast<double>(samples);
    if (std::abs(right - std::round(right)) > 1e-6 * static_cast<double>(samples))
        return {};
    return Words::tr("right answers / samples = %1/%2").arg(shownWhole(std::llround(right)), shownWhole(samples));
}

bool isWhole(double number)
{
    return std::abs(number - std::round(number)) < 1e-9;
}

/// Six significant digits, without zeros behind them.
QString plain(double number)
{
    const bool grouped = std::abs(number) < 1e15 && number == std::trunc(number);
    return grouped ? shownWhole(static_cast<std::int64_t>(number)) : printedNumber(number, 'g', 6);
}

} // namespace

ResultFacts resultFactsOf(const ShownRun& run, const std::optional<AttemptRecord>& newest)
{
    ResultFacts facts;
    if (run.facts) {
        facts.validationSamples = run.facts->validationSamples;
        facts.testSamples = run.facts->testSamples;
        facts.eventFolder = run.facts->tensorboard;
    }
    const Series& samples = run.history.series(Quantity::SamplesSeen);
    const Series& seconds = run.history.series(Quantity::TrainingSeconds);
    if (samples.size() > 0 && seconds.size() > 0) {
        facts.samplesTrained = std::llround(samples.y(samples.size() - 1));
        facts.trainingSeconds = seconds.y(seconds.size() - 1);
    }
    facts.config = run.config;
    facts.changed = !run.history.marks().changes.all().empty();
    facts.paced = run.history.pacedAttempts() > 0;
    facts.newest = newest;
    return facts;
}

QString ResultFormulas::testAccuracy() const
{
    return countText(m_summary.testAccuracy, m_facts.testSamples);
}

QString ResultFormulas::corruptedTestAccuracy() const
{
    if (!m_summary.testAccuracy || !m_summary.corruptedTestAccuracy)
        return {};
    const double cost = *m_summary.testAccuracy - *m_summary.corruptedTestAccuracy;
    return Words::tr("corruption costs %1 − %2 = %3 percentage points")
        .arg(shownPercent(*m_summary.testAccuracy), shownPercent(*m_summary.corruptedTestAccuracy),
             printedNumber(100 * cost, 'f', 1));
}

QString ResultFormulas::bestEpoch() const
{
    if (!m_summary.bestEpoch || !m_summary.bestValLoss)
        return {};
    if (!m_facts.config.earlyStopping.enabled)
        return Words::tr("the lowest validation loss: %1").arg(shownNumber(*m_summary.bestValLoss));
    return Words::tr("the last one with a validation loss < best so far − min_delta, min_delta = %1")
        .arg(plain(m_facts.config.earlyStopping.minDelta));
}

QString ResultFormulas::validationAccuracy() const
{
    return countText(m_summary.valAccuracy, m_facts.validationSamples);
}

QString ResultFormulas::updates() const
{
    return Words::tr("%1 + %2 = %3 attempts")
        .arg(shownWhole(m_summary.applied), shownWhole(m_summary.skipped), shownWhole(m_summary.attempts));
}

QString ResultFormulas::throughput() const
{
    if (m_facts.samplesTrained <= 0 || !(m_facts.trainingSeconds > 0))
        return {};
    return Words::tr("%1 samples / %2 s in the stages of training = %3 samples/s")
        .arg(shownWhole(m_facts.samplesTrained), shownMeasured(m_facts.trainingSeconds),
             shownMeasured(static_cast<double>(m_facts.samplesTrained) / m_facts.trainingSeconds));
}

QString ResultFormulas::clipCoefficient() const
{
    const std::optional<AttemptRecord>& last = m_facts.newest;
    if (!last || !last->applied || m_facts.changed || !m_facts.config.clipping.enabled
        || m_facts.config.mistakes.clipBeforeUnscale)
        return {};
    return QStringLiteral("min(1, c/(‖g‖ + 10⁻⁶)) = min(1, %1/(%2 + 10⁻⁶)) = %3")
        .arg(plain(m_facts.config.clipping.maxNorm), plain(last->normUnscaled), plain(last->clipCoefficient));
}

/// Every skip is one backoff, so what is missing to the end are growths; only told where that comes out whole.
QString ResultFormulas::finalScale() const
{
    const ScalerConfig& scaler = m_facts.config.scaler;
    const auto skipped = static_cast<double>(m_summary.skipped);
    const double steps = std::log(m_summary.finalScale / scaler.initScale) - skipped * std::log(scaler.backoffFactor);
    const double growths = steps / std::log(scaler.growthFactor);
    if (m_facts.changed || !(m_summary.finalScale > 0) || !m_facts.newest || m_summary.finalScale == 1
        || !std::isfinite(growths) || !isWhole(growths) || growths < -0.5)
        return {};
    return QStringLiteral("%1 · %2^%3 · %4^%5 = %6")
        .arg(plain(scaler.initScale), plain(scaler.growthFactor), shownWhole(std::llround(growths)),
             plain(scaler.backoffFactor), shownWhole(m_summary.skipped), plain(m_summary.finalScale));
}

QString ResultFormulas::effectiveBatch() const
{
    if (!m_facts.newest || m_facts.changed)
        return {};
    const auto& batch = m_facts.config.batch;
    return QStringLiteral("n = A·m = %1·%2 = %3")
        .arg(shownWhole(batch.accumulation), shownWhole(batch.microBatch),
             shownWhole(batch.accumulation * batch.microBatch));
}

} // namespace halfstep
