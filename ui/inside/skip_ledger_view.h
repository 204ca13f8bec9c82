#pragma once

#include "ui/inside/run_view.h"

namespace halfstep {

class RecordTable;
class SkipModel;

/// The skipped attempts of the run, one a row: why, what the scale became, and what that says.
class SkipLedgerView : public RunView {
    Q_OBJECT
public:
    explicit SkipLedgerView(const SessionLink& link, QWidget* parent = nullptr);

protected:
    void showRun() override;
    void retranslate() override;

private:
    QString described(); ///< having read the run
    SkipModel* m_model;
    RecordTable* m_table;
};

} // namespace halfstep
