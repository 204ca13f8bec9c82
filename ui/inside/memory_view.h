#pragma once

#include "ui/inside/run_view.h"

namespace halfstep {

class MemoryModel;
class RecordTable;

/// What the run holds in memory, counted or computed, and what mixed precision and accumulation make of it.
class MemoryView : public RunView {
    Q_OBJECT
public:
    explicit MemoryView(const SessionLink& link, QWidget* parent = nullptr);

protected:
    void showRun() override;
    void retranslate() override;

private:
    QString described(); ///< having read the run
    MemoryModel* m_model;
    RecordTable* m_table;
};

} // namespace halfstep
