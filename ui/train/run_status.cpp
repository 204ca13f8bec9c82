#include "ui/train/run_status.h"

#include "ui/language/number_text.h"
#include "ui/language/path_text.h"
#include "ui/language/wording.h"

#include <QCoreApplication>

namespace halfstep {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::TrainPage)
};

/// Less would be within what a short measurement is off by.
constexpr double noFaster = 0.95;
/// Beyond what the window itself takes from a run beside it.
constexpr double muchWaiting = 0.15;

} // namespace

QStringList mistakesOf(const RunHistory& run)
{
    QStringList names;
    for (const std::string& name : run.start().mistakes)
        names << mistakeText(name);
    return names;
}

QString runStatus(const SessionLink& link, const std::optional<AttemptRecord>& newest, const SpeedSlider& pace,
                  const SpeedFacts& facts)
{
    const SnapshotPtr& snapshot = link.shown().snapshot;
    if (link.state() == LinkState::Preparing)
        return Words::tr("preparing data and model");
    if (link.state() == LinkState::Stopping)
        return link.anotherWaits() ? Words::tr("stopping: the run is being saved, then the new one begins")
                                   : Words::tr("stopping: the run is being saved");
    if (!link.shown().storedIn.empty())
        return Words::tr("%1, opened to look at").arg(pathText(link.shown().storedIn));
    if (!snapshot)
        return Words::tr("ready");
    QStringList parts;
    const bool cuda = link.shown().facts && link.shown().facts->config.run.device == DeviceKind::Cuda;
    parts << Words::tr("%1 on %2, engine %3")
                 .arg(text(snapshot->precision), cuda ? QStringLiteral("CUDA") : QStringLiteral("CPU"),
                      QString::fromStdString(snapshot->engine.name));
    parts << (snapshot->scalerActive ? Words::tr("scale %1").arg(exactNumber(snapshot->scale))
                                     : Words::tr("no loss scaler"));
    const QString skipped = Words::tr("%1 skipped").arg(shownWhole(snapshot->skipped));
    const bool known = !newest || isKnown(snapshot->verdict, *newest);
    const QString verdict = known ? text(snapshot->verdict) : QString();
    parts << (verdict.isEmpty() ? skipped : QStringLiteral("%1 (%2)").arg(skipped, verdict));
    const QString speed = shownMeasured(link.history().samplesPerSecond(0.5));
    if (link.state() == LinkState::Running)
        parts
            << (pace.speed() == RunSpeed{}
                    ? Words::tr("training at %1 samples/s just now").arg(speed)
                    : Words::tr("training at %1 samples/s just now, measured at a pace of %2").arg(speed, pace.text()));
    if (link.state() == LinkState::Running && facts.formatTime && *facts.formatTime > noFaster)
        parts << Words::tr("not faster here: a step in %1 takes %2 times one in float32, just measured")
                     .arg(QString::fromStdString(snapshot->precision.dtype), shownMeasured(*facts.formatTime, 2));
    if (link.state() == LinkState::Running && facts.waited && *facts.waited > muchWaiting)
        parts << Words::tr("busy machine: waiting %1 of the time").arg(shownPercent(*facts.waited));
    const QStringList mistakes = mistakesOf(link.history());
    if (!mistakes.isEmpty())
        parts << Words::tr("deliberate mistake: %1").arg(mistakes.join(QStringLiteral(", ")));
    return parts.join(QStringLiteral(" · "));
}

} // namespace halfstep
