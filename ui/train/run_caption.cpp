#include "ui/train/run_caption.h"

#include "engine/config/config_json.h"
#include "ui/language/number_text.h"
#include "ui/language/path_text.h"
#include "ui/language/wording.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>

namespace halfstep {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::RunCaption)
};

template <typename Choice>
QString nameOf(Choice choice)
{
    const std::string_view word = wordOf(choice);
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

} // namespace

std::string folderOf(const ShownRun& run)
{
    return run.facts ? run.facts->out : run.storedIn;
}

QString runCaption(const ShownRun& run)
{
    const RunConfig& config = run.config;
    QStringList parts;
    if (const QString folder = pathText(folderOf(run)); !folder.isEmpty())
        parts << QFileInfo(folder).fileName();
    parts << Words::tr("%1 on %2").arg(nameOf(config.model.name), nameOf(config.dataset.name));
    parts << (config.precision.amp ? QString::fromStdString(config.precision.dtype) : QStringLiteral("float32"));
    parts << Words::tr("engine %1").arg(QString::fromStdString(run.engine.name));
    parts << QStringLiteral("A %1 × m %2")
                 .arg(shownWhole(config.batch.accumulation), shownWhole(config.batch.microBatch));
    parts << Words::tr("%1, learning rate %2")
                 .arg(nameOf(config.optimizer.name), exactNumber(config.optimizer.learningRate));
    parts << (config.clipping.enabled ? Words::tr("clipping at %1").arg(exactNumber(config.clipping.maxNorm))
                                      : Words::tr("no clipping"));
    for (const std::string& mistake : mistakesIn(config))
        parts << Words::tr("mistake: %1").arg(mistakeText(mistake));
    return parts.join(QStringLiteral(" · "));
}

} // namespace halfstep
