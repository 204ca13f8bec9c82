#include "ui/inside/microscope_boxes.h"

#include "ui/inside/counted_numbers.h"
#include "ui/inside/optimizer_in_step.h"
#include "ui/inside/step_cells.h"
#include "ui/language/number_text.h"
#include "ui/language/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <optional>

namespace halfstep {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(halfstep::StepMicroscope)
};

constexpr std::int64_t mostMicroBatches = 64; ///< the last ones, each in a box of its own
constexpr std::int64_t mostWaiting = 4;

QString number(double value)
{
    return printedNumber(value, 'g', 6);
}

/// By the record, which also windows have that were not told in full.
bool nothingLeft(const WindowDetail& window)
{
    return window.stepped && window.stepped->applied && window.stepped->zeroFraction == 1;
}

/// Where a gradient that is all zero was lost; empty where the window does not tell.
QString lostText(const WindowDetail& window)
{
    const std::optional<CountedNumbers> before = countedIn(window, CountedQuantity::Gradient);
    if (!before || !before->instead)
        return {};
    const auto all = static_cast<double>(before->counts.elements());
    const QString share = shownPercent(1 - static_cast<double>(before->counts.zeros) / all);
    const QString format = QString::fromStdString(window.precision.dtype);
    if (before->tensor.empty())
        return Texts::tr("Before it was rounded to %1, %2 of the last micro-batch's was other than zero.")
            .arg(format, share);
    return Texts::tr("It was lost on its way back, at the output of %1: before rounding to %2, %3 was other than zero.")
        .arg(QString::fromStdString(before->tensor), format, share);
}

/// Makes the boxes of one window.
class Boxes {
public:
    Boxes(const WindowDetail& window, const RunConfig& config) : m_window(window), m_config(config)
    {
        for (const ParameterDetail& parameter : window.parameters)
            m_traced = m_traced || parameter.name == window.traced.parameter;
    }

    std::vector<FlowBox> all()
    {
        addMicroBatches();
        m_boxes.push_back(accumulated());
        const bool clipsFirst = m_config.mistakes.clipBeforeUnscale;
        if (clipsFirst)
            m_boxes.push_back(clipping());
        if (!unscalesEach())
            m_boxes.push_back(unscaling());
        m_boxes.push_back(finite());
        if (!clipsFirst)
            m_boxes.push_back(clipping());
        m_boxes.push_back(step());
        m_boxes.push_back(nextScale());
        if (const QString mistake = mistakesAt(MistakeStage::Evaluation, m_config); !mistake.isEmpty()) {
            FlowBox evaluation{.title = Texts::tr("evaluation, after the epoch"), .warning = mistake};
            evaluation.pending = true;
            m_boxes.push_back(evaluation);
        }
        return m_boxes;
    }

private:
    const AttemptRecord* record() const { return m_window.stepped ? &*m_window.stepped : nullptr; }
    bool skipped() const { return record() && !record()->applied; }
    bool forwardFailed() const { return skipped() && record()->skipReason == SkipReason::ForwardNonfinite; }
    bool nothingLeft() const { return halfstep::nothingLeft(m_window); }
    bool clips() const { return record() && record()->applied && record()->clipCoefficient < 1; }
    /// By a mistake, so that the sum holds no S any more.
    bool unscalesEach() const { return m_config.mistakes.unscaleEachMicroBatch && m_window.scales; }
    QString mistakes(std::initializer_list<MistakeStage> stages) const
    {
        QStringList names;
        for (const MistakeStage stage : stages)
            if (const QString name = mistakesAt(stage, m_config); !name.isEmpty())
                names << name;
        return names.join(QStringLiteral(", "));
    }
    QString trace(const QString& value) const
    {
        return Texts::tr("%1[%2] = %3")
            .arg(QString::fromStdString(m_window.traced.parameter), shownWhole(m_window.traced.index), value);
    }
    FlowBox box(const QString& title) const
    {
        FlowBox made{.title = title};
        made.pending = !record();
        return made;
    }

    void addMicroBatches()
    {
        const std::int64_t seen = std::ssize(m_window.seen);
        const std::int64_t left = std::max<std::int64_t>(0, seen - mostMicroBatches);
        const std::int64_t before = m_window.unseen + left;
        if (before > 0) {
            FlowBox earlier{.title = Texts::tr("micro-batches 1 to %1").arg(shownWhole(before))};
            earlier.lines << (m_window.unseen > 0 ? Texts::tr("not all were looked at") : QStringLiteral("…"));
            if (seen == 0 && record())
                earlier.lines << Texts::tr("loss %1").arg(number(record()->loss));
            m_boxes.push_back(earlier);
        }
        for (std::int64_t i = left; i < seen; ++i)
            m_boxes.push_back(microBatch(static_cast<std::size_t>(i)));
        for (std::int64_t i = m_window.done(); i < m_window.microBatches && !record(); ++i) {
            FlowBox next{
                .title = Texts::tr("micro-batch %1 of %2").arg(shownWhole(i + 1), shownWhole(m_window.microBatches))};
            next.pending = true;
            m_boxes.push_back(next);
            if (i - m_window.done() + 1 >= mostWaiting)
                break;
        }
        if (m_boxes.empty())
            return;
        QStringList acting;
        if (unscalesEach())
            acting << mistakesAt(MistakeStage::Unscaling, m_config);
        if (m_window.microBatches > 1)
            acting << mistakesAt(MistakeStage::Accumulation, m_config);
        acting.removeAll(QString());
        m_boxes.back().warning = acting.join(QStringLiteral(", "));
    }

    FlowBox microBatch(std::size_t index) const
    {
        const MicroBatchDetail& each = m_window.seen[index];
        const std::int64_t place = m_window.unseen + static_cast<std::int64_t>(index) + 1;
        FlowBox made{.title =
                         Texts::tr("micro-batch %1 of %2").arg(shownWhole(place), shownWhole(m_window.microBatches))};
        made.lines << Texts::tr("loss %1").arg(number(each.loss));
        const bool plain = each.weight * static_cast<double>(m_window.samples) == static_cast<double>(each.samples);
        made.lines << (plain ? Texts::tr("weight m/n = %1/%2 = %3")
                                   .arg(shownWhole(each.samples), shownWhole(m_window.samples), number(each.weight))
                             : Texts::tr("weight %1").arg(number(each.weight)));
        made.lines << Texts::tr("× S = %1: %2").arg(exactNumber(m_window.scale), number(each.scaledLoss));
        if (unscalesEach())
            made.lines << Texts::tr("then the sum ÷ S");
        made.lines << Texts::tr("norm of the sum %1").arg(normText(each.normSoFar));
        made.decisive = forwardFailed() && !std::isfinite(each.loss);
        return made;
    }

    FlowBox accumulated() const
    {
        FlowBox made = box(unscalesEach() ? Texts::tr("accumulated gradient, ÷ S each time")
                                          : Texts::tr("accumulated gradient S·g"));
        made.warning = mistakesAt(MistakeStage::Backward, m_config);
        if (!record())
            return made;
        const MagnitudeCounts counts = sumOver(m_window.parameters, &ParameterDetail::scaled);
        made.lines << Texts::tr("norm %1").arg(normText(record()->normScaled));
        made.decisive = nothingLeft();
        if (counts.elements() > 0)
            made.lines << Texts::tr("zeros %1")
                              .arg(shownPercent(static_cast<double>(counts.zeros)
                                                / static_cast<double>(counts.elements())));
        if (m_traced)
            made.lines << trace(number(m_window.traced.scaled));
        made.explanation = Texts::tr("The element that is followed is the largest finite one.");
        return made;
    }

    FlowBox unscaling() const
    {
        FlowBox made = box(m_window.scales ? Texts::tr("unscale") : Texts::tr("no scale to take away"));
        made.warning = m_window.scales ? mistakesAt(MistakeStage::Unscaling, m_config) : QString();
        if (!record())
            return made;
        made.lines << QStringLiteral("× 1/S = %1").arg(printedNumber(static_cast<double>(m_window.unscaling), 'g', 9));
        made.lines << Texts::tr("norm %1").arg(normText(record()->normUnscaled));
        if (m_traced)
            made.lines << trace(number(m_window.traced.unscaled));
        return made;
    }

    FlowBox finite() const
    {
        FlowBox made = box(Texts::tr("all finite?"));
        if (!record())
            return made;
        made.decisive = skipped() && !forwardFailed();
        if (record()->nonfiniteCount == 0 && !forwardFailed()) {
            made.lines << Texts::tr("yes");
            return made;
        }
        const MagnitudeCounts counts = sumOver(m_window.parameters, &ParameterDetail::scaled);
        made.lines << Texts::tr("no");
        if (counts.nonfinite() > 0)
            made.lines << QStringLiteral("inf %1 · NaN %2").arg(shownWhole(counts.infinite), shownWhole(counts.nans));
        if (!record()->firstBadTensor.empty())
            made.lines << Texts::tr("first in %1").arg(QString::fromStdString(record()->firstBadTensor));
        return made;
    }

    FlowBox clipping() const
    {
        FlowBox made = box(std::isnan(m_window.maxNorm) ? Texts::tr("clipping")
                           : m_window.maxNorm > 0       ? Texts::tr("clip at %1").arg(editableNumber(m_window.maxNorm))
                                                        : Texts::tr("clipping is off"));
        made.warning =
            m_window.maxNorm > 0 && m_window.scales ? mistakesAt(MistakeStage::Clipping, m_config) : QString();
        made.pending = !record() || skipped();
        if (made.pending)
            return made;
        made.lines << Texts::tr("coefficient %1").arg(number(record()->clipCoefficient));
        const bool first = m_config.mistakes.clipBeforeUnscale;
        made.lines << Texts::tr("norm %1").arg(
            normText(first ? record()->normScaled * record()->clipCoefficient : record()->normClipped));
        if (m_traced)
            made.lines << trace(number(m_window.traced.clipped));
        made.decisive = clips();
        return made;
    }

    FlowBox step() const
    {
        FlowBox made = box(skipped() ? Texts::tr("skipped") : Texts::tr("step"));
        made.warning = skipped() ? mistakes({MistakeStage::Step, MistakeStage::Skip, MistakeStage::Schedule})
                                 : mistakes({MistakeStage::Step, MistakeStage::Schedule});
        if (!record())
            return made;
        if (skipped()) {
            made.lines << text(record()->skipReason)
                       << Texts::tr("updates stay %1").arg(shownWhole(record()->appliedUpdates));
            made.lines << Texts::tr("weights unchanged");
            return made;
        }
        made.lines << Texts::tr("update %1, rate %2")
                          .arg(shownWhole(record()->appliedUpdates), number(record()->learningRate));
        const OptimizerInStep optimizer(m_config.optimizer, m_window);
        made.lines << optimizer.lines();
        made.explanation = optimizer.formula();
        if (m_traced)
            made.lines << trace(
                QStringLiteral("%1 → %2").arg(printedNumber(static_cast<double>(m_window.traced.weightBefore), 'g', 9),
                                              printedNumber(static_cast<double>(m_window.traced.weightAfter), 'g', 9)));
        const bool none = !m_window.parameters.empty() && stepsOf(m_window).changes == 0;
        made.lines << (none ? Texts::tr("no update but zeros")
                            : Texts::tr("lost updates %1").arg(shownPercent(record()->lostUpdateFraction)));
        made.decisive = !clips() && !nothingLeft();
        return made;
    }

    FlowBox nextScale() const
    {
        FlowBox made = box(m_window.scales ? Texts::tr("next scale") : Texts::tr("no loss scaler"));
        if (!record() || !m_window.scales)
            return made;
        const double before = record()->scaleUsed;
        const double after = record()->scaleNext;
        made.lines << (before == after ? Texts::tr("S stays %1").arg(exactNumber(before))
                                       : QStringLiteral("S %1 → %2").arg(exactNumber(before), exactNumber(after)));
        made.lines << Texts::tr("good steps in a row: %1").arg(shownWhole(record()->growthTracker));
        return made;
    }

    const WindowDetail& m_window;
    const RunConfig& m_config;
    bool m_traced = false; ///< an element was followed
    std::vector<FlowBox> m_boxes;
};

} // namespace

std::vector<FlowBox> microscopeBoxes(const WindowDetail& window, const RunConfig& config)
{
    return Boxes(window, config).all();
}

int microBatchBoxes(const WindowDetail& window)
{
    const std::int64_t alone = std::min(std::ssize(window.seen), mostMicroBatches);
    return static_cast<int>(window.done() > alone ? alone + 1 : alone);
}

QString outcomeText(const WindowDetail& window)
{
    if (!window.stepped)
        return Texts::tr("%1 of %2 micro-batches have run.")
            .arg(shownWhole(window.done()), shownWhole(window.microBatches));
    const AttemptRecord& record = *window.stepped;
    if (!record.applied)
        return Texts::tr("The step was skipped: %1.").arg(text(record.skipReason));
    if (nothingLeft(window)) {
        const QString lost = lostText(window);
        const QString nothing = Texts::tr("Nothing is left of the gradient: every entry is zero.");
        return lost.isEmpty() ? nothing : nothing + u' ' + lost;
    }
    if (record.clipCoefficient < 1)
        return Texts::tr("The step was taken with a gradient clipped by %1.").arg(number(record.clipCoefficient));
    return Texts::tr("The step was taken with the whole gradient.");
}

} // namespace halfstep
