#include "ui/inside/skip_ledger_view.h"

#include "ui/inside/record_table.h"
#include "ui/inside/skip_model.h"
#include "ui/language/number_text.h"
#include "ui/language/wording.h"

#include <cmath>

namespace halfstep {

SkipLedgerView::SkipLedgerView(const SessionLink& link, QWidget* parent)
    : RunView(link, parent)
    , m_model(new SkipModel(this))
    , m_table(new RecordTable(m_model, this))
{
    setObjectName(QStringLiteral("skipLedger"));
    addTerms(top(), {"skipped_step", "loss_scale", "calibrating"});
    addContent(m_table);
    connect(m_table, &RecordTable::attemptChosen, this, &RunView::attemptChosen);
    connect(m_table, &RecordTable::exportRequested, this, [this] { Q_EMIT exportRequested(m_table); });
}

void SkipLedgerView::retranslate()
{
    m_table->retranslate(tr("Skipped attempts"));
}

/// Where the cursor left the charts, the row that it was at last stays.
void SkipLedgerView::pointAt(double attempt)
{
    if (std::isnan(attempt))
        return;
    m_pointedAt = attempt;
    m_table->pointAt(m_model->rowUpTo(attempt));
}

void SkipLedgerView::showRun()
{
    const QString told = described();
    if (!std::isnan(m_pointedAt))
        m_table->pointAt(m_model->rowUpTo(m_pointedAt));
    m_table->describe(told);
    say(told);
}

QString SkipLedgerView::described()
{
    const SkipLedger& ledger = run().skips;
    m_model->show(ledger);
    const std::int64_t attempts = run().history.attempts();
    if (attempts == 0)
        return tr("Attempts that were skipped stand here, with the reason and what it says.");
    if (ledger.rows().empty())
        return tr("None of %1 attempts was skipped.").arg(shownWhole(attempts));
    const SkipRow& last = ledger.rows().back();
    QString told =
        tr("Of %1 attempts %2 were skipped, the last one attempt %3: %4.")
            .arg(shownWhole(attempts), shownWhole(ledger.skipped()), shownWhole(last.attempt), text(last.reason));
    if (last.verdict != Verdict::None)
        told += u' ' + tr("The verdict on it: %1.").arg(text(last.verdict));
    return told;
}

} // namespace halfstep

#include "moc_skip_ledger_view.cpp"
