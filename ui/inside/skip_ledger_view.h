#pragma once

#include "ui/inside/run_view.h"

#include <limits>

namespace halfstep {

class RecordTable;
class SkipModel;

/// The skipped attempts of the run, one a row: why, what the scale became, and what that says.
class SkipLedgerView : public RunView {
    Q_OBJECT
public:
    explicit SkipLedgerView(const SessionLink& link, QWidget* parent = nullptr);

    void pointAt(double attempt) override; ///< goes to the row of that skip, or of the last one before it

protected:
    void showRun() override;
    void retranslate() override;

private:
    QString described(); ///< having read the run

    double m_pointedAt = std::numeric_limits<double>::quiet_NaN();
    SkipModel* m_model;
    RecordTable* m_table;
};

} // namespace halfstep
