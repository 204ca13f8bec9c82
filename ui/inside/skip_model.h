#pragma once

#include "engine/records/skip_ledger.h"
#include "ui/inside/record_table.h"

#include <QCoreApplication>

#include <vector>

namespace halfstep {

/// The rows of a skip ledger as a table.
class SkipModel : public RecordModel {
    Q_DECLARE_TR_FUNCTIONS(halfstep::SkipModel)
public:
    using RecordModel::RecordModel;

    void show(const SkipLedger& ledger); ///< rows that were there stay where they are
    int rowUpTo(double attempt) const;   ///< of that skip, or of the last one before it; -1: none
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    LabTable table() const override;

    static QString ruleOf(Verdict verdict); ///< when it is given; empty for none

private:
    enum Column { Attempt, Reason, Scale, BadTensor, Largest, InARow, VerdictColumn, Columns };
    static QString cell(const SkipRow& row, int column);

    std::vector<SkipRow> m_rows;
};

} // namespace halfstep
