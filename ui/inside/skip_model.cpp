#include "ui/inside/skip_model.h"

#include "engine/records/record_words.h"
#include "ui/language/number_text.h"
#include "ui/language/wording.h"

#include <algorithm>
#include <cmath>

namespace halfstep {

void SkipModel::show(const SkipLedger& ledger)
{
    const auto& rows = ledger.rows();
    const bool goesOn = m_rows.empty()
                        || (rows.size() >= m_rows.size() && rows.front().attempt == m_rows.front().attempt
                            && rows[m_rows.size() - 1].attempt == m_rows.back().attempt);
    if (!goesOn) {
        beginResetModel();
        m_rows.assign(rows.begin(), rows.end());
        endResetModel();
        return;
    }
    const int known = rowCount();
    if (rows.size() > m_rows.size()) {
        beginInsertRows({}, known, static_cast<int>(rows.size()) - 1);
        m_rows.assign(rows.begin(), rows.end());
        endInsertRows();
    } else {
        m_rows.assign(rows.begin(), rows.end());
    }
    if (known > 0) // later skips change the verdict on their row, and windows are told late
        Q_EMIT dataChanged(index(0, 0), index(known - 1, Columns - 1));
}

int SkipModel::rowUpTo(double attempt) const
{
    const auto after = std::ranges::upper_bound(m_rows, attempt, {},
                                                [](const SkipRow& row) { return static_cast<double>(row.attempt); });
    return static_cast<int>(after - m_rows.begin()) - 1;
}

int SkipModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SkipModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QString SkipModel::cell(const SkipRow& row, int column)
{
    switch (column) {
    case Attempt: return shownWhole(row.attempt);
    case Reason: return text(row.reason);
    case Scale: return QStringLiteral("%1 → %2").arg(shownNumber(row.scaleBefore, 6), shownNumber(row.scaleAfter, 6));
    case BadTensor:
        return row.firstBadTensor.empty() ? QStringLiteral("–") : QString::fromStdString(row.firstBadTensor);
    case Largest: return row.largestFinite ? shownNumber(*row.largestFinite) : QStringLiteral("–");
    case InARow: return shownWhole(row.inARow);
    case VerdictColumn: return row.verdict == Verdict::None ? QStringLiteral("–") : text(row.verdict);
    }
    return {};
}

QString SkipModel::ruleOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::None: return {};
    case Verdict::Calibrating:
        return tr("Calibrating: every skip so far brought the starting scale down. They came before the first update, "
                  "or "
                  "two or more in a row that began within the first %1 attempts.")
            .arg(SkipVerdict::calibrationAttempts);
    case Verdict::Occasional:
        return tr("Occasional: a skip came after the starting scale had been found, and its row does not collapse.");
    case Verdict::Collapsing:
        return tr("Collapsing: at least %1 skips in a row that no lower scale can cure, or, after the first update, a "
                  "row "
                  "of at least %1 skips that divided the scale by %2 or more.")
            .arg(SkipVerdict::hopelessSkips)
            .arg(SkipVerdict::collapseRatio);
    }
    return {};
}

QVariant SkipModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const SkipRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return cell(row, column);
    case Qt::TextAlignmentRole:
        return QVariant((column == Attempt || column == Largest || column == InARow ? Qt::AlignRight : Qt::AlignLeft)
                        | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        if (column == VerdictColumn)
            return row.verdict == Verdict::None ? tr("The run is not known from its first attempt on.")
                                                : ruleOf(row.verdict);
        if (column == Largest && !row.largestFinite)
            return row.nonfinite == 0
                       ? tr("Every element of the scaled gradient was finite, so none of them is to blame.")
                       : tr("No element of the scaled gradient was finite, or the run's folder does not "
                            "tell its largest.");
        return row.nonfinite > 0 ? tr("Elements of the gradient that are not finite: %1").arg(shownWhole(row.nonfinite))
                                 : QString();
    case attemptRole: return QVariant::fromValue<qint64>(row.attempt);
    default: return {};
    }
}

QVariant SkipModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((section == Attempt || section == Largest || section == InARow ? Qt::AlignRight : Qt::AlignLeft)
                        | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == Largest)
        return tr("Magnitude of the largest finite element of the scaled gradient.");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Attempt: return tr("Attempt");
    case Reason: return tr("Reason");
    case Scale: return tr("Scale");
    case BadTensor: return tr("First bad tensor");
    case Largest: return tr("Largest finite");
    case InARow: return tr("In a row");
    case VerdictColumn: return tr("Verdict");
    default: return {};
    }
}

LabTable SkipModel::table() const
{
    LabTable table{"skips",
                   {"attempt", "epoch", "reason", "scale_before", "scale_after", "first_bad_tensor", "nonfinite",
                    "largest_finite", "in_a_row", "verdict"}};
    for (const SkipRow& row : m_rows)
        table.add(row.attempt, row.epoch, std::string(wordOf(row.reason)), row.scaleBefore, row.scaleAfter,
                  row.firstBadTensor, row.nonfinite, row.largestFinite.value_or(std::nan("")), row.inARow,
                  std::string(wordOf(row.verdict)));
    return table;
}

} // namespace halfstep
