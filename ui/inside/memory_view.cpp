#include "ui/inside/memory_view.h"

#include "engine/config/config_json.h"
#include "ui/charts/value_text.h"
#include "ui/inside/memory_model.h"
#include "ui/language/number_text.h"
#include "ui/language/wording.h"

namespace halfstep {
namespace {

/// As its last live changes left it.
RunConfig configAsRun(const ShownRun& run)
{
    RunConfig config = run.config;
    for (const LiveChange& change : run.history.marks().changes.all())
        if (const auto changed = withSetting(config, change.key + '=' + change.after))
            config = *changed;
    return config;
}

QString bytes(std::int64_t count)
{
    return valueText(static_cast<double>(count), AxisNumbers::Bytes, QLocale());
}

} // namespace

MemoryView::MemoryView(const SessionLink& link, QWidget* parent)
    : RunView(link, parent)
    , m_model(new MemoryModel(this))
    , m_table(new RecordTable(m_model, this))
{
    setObjectName(QStringLiteral("memoryLedger"));
    addTerms(top(), {"memory", "activations"});
    addContent(m_table);
    connect(m_table, &RecordTable::exportRequested, this, [this] { Q_EMIT exportRequested(m_table); });
}

void MemoryView::retranslate()
{
    m_table->retranslate(tr("Memory of the run"));
}

void MemoryView::showRun()
{
    const QString told = described();
    m_table->describe(told);
    say(told);
}

QString MemoryView::described()
{
    if (!run().model) {
        m_model->clear();
        return run().storedIn.empty() ? tr("What the run holds in memory stands here.")
                                      : tr("This run's file does not tell the shape of its data.");
    }
    const MemoryAccount account =
        memoryAccount(*run().model, configAsRun(run()), run().precision, memorySeen(run().history, run().engine));
    m_model->show(account);
    QStringList told;
    if (account.countedPeak > 0)
        told << tr("The run's allocator counted up to %1.").arg(bytes(account.countedPeak));
    if (account.peakWithout)
        told << tr("%1 micro-batches of %2 need about %3 at their peak, where one batch of %4 would need about %5, "
                   "estimated from shapes to within a quarter.")
                    .arg(shownWhole(account.peak->accumulation), shownWhole(account.peak->microBatch),
                         bytes(account.peak->bytes), shownWhole(account.peakWithout->microBatch),
                         bytes(account.peakWithout->bytes));
    else if (account.peak)
        told << tr("A batch of %1 needs about %2 at its peak, estimated from shapes to within a quarter.")
                    .arg(shownWhole(account.peak->microBatch), bytes(account.peak->bytes));
    if (const QString remarks = remarksOn(account); !remarks.isEmpty())
        told << remarks;
    return told.join(u' ');
}

} // namespace halfstep

#include "moc_memory_view.cpp"
