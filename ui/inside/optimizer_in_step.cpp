#include "ui/inside/optimizer_in_step.h"

#include "engine/model/parameter_groups.h"
#include "engine/records/window_detail.h"
#include "engine/training/adam.h"
#include "ui/language/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace halfstep {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(halfstep::StepMicroscope)
};

} // namespace

OptimizerInStep::OptimizerInStep(const OptimizerConfig& config, const WindowDetail& window)
    : m_config(config)
    , m_decay(config.weightDecay)
{
    std::vector<ParameterSpec> parameters;
    for (const ParameterDetail& parameter : window.parameters)
        parameters.emplace_back().name = parameter.name;
    const auto followed = std::ranges::find(window.parameters, window.traced.parameter, &ParameterDetail::name);
    if (followed == window.parameters.end())
        return;
    if (const auto ranges = parameterRanges(config, parameters)) {
        const ParameterRange& range = (*ranges)[static_cast<std::size_t>(followed - window.parameters.begin())];
        m_rateFactor = range.learningRateFactor;
        m_decay = range.weightDecay;
    }
}

QStringList OptimizerInStep::lines() const
{
    QStringList lines;
    if (m_config.name == OptimizerName::Adam)
        lines << Texts::tr("Adam, β₁ %1, β₂ %2").arg(editableNumber(adam::beta1), editableNumber(adam::beta2));
    else if (m_config.momentum > 0)
        lines << Texts::tr("SGD, momentum %1").arg(editableNumber(m_config.momentum));
    else
        lines << QStringLiteral("SGD");
    if (m_decay > 0)
        lines << Texts::tr("weight decay %1").arg(editableNumber(m_decay));
    if (m_rateFactor != 1)
        lines << Texts::tr("rate × %1 by its group").arg(editableNumber(m_rateFactor));
    return lines;
}

QString OptimizerInStep::formula() const
{
    const QString decay = m_decay > 0 ? QStringLiteral("g ← g + %1·w;  ").arg(editableNumber(m_decay)) : QString();
    const QString rate =
        m_rateFactor == 1 ? QStringLiteral("η") : QStringLiteral("%1·η").arg(editableNumber(m_rateFactor));
    if (m_config.name == OptimizerName::Adam)
        return decay
               + QStringLiteral("m ← %1·m + (1 − %1)·g;  v ← %2·v + (1 − %2)·g²;  "
                                "w ← w − %3/(1 − %1ᵗ) · m / (√(v/(1 − %2ᵗ)) + %4)")
                     .arg(editableNumber(adam::beta1), editableNumber(adam::beta2), rate,
                          printedNumber(adam::epsilon, 'g', 1));
    if (m_config.momentum > 0)
        return decay + QStringLiteral("b ← %1·b + g;  w ← w − %2·b").arg(editableNumber(m_config.momentum), rate);
    return decay + QStringLiteral("w ← w − %1·g").arg(rate);
}

} // namespace halfstep
