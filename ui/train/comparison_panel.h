#pragma once

#include "engine/config/presets.h"
#include "ui/session/kept_runs.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QLabel;
class QTableWidget;
class QToolButton;

namespace halfstep {

/// The run that is shown in a table with those that are kept behind it: what differs in their settings, and how they
/// ended.
class ComparisonPanel : public QWidget {
    Q_OBJECT
public:
    ComparisonPanel(KeptRuns& kept, const SessionLink& link, QWidget* parent = nullptr);

    void refresh();
    /// Whether the run that is shown is best kept before one of this config begins.
    bool suggests(const RunConfig& next) const;

Q_SIGNALS:
    /// The run shown is to stay behind one of this preset.
    void comparisonWanted(const halfstep::Preset& preset);

protected:
    void changeEvent(QEvent* event) override;

private:
    void offer();
    void addRow(const QString& name, const RunConfig& config, const RunHistory& history, bool shown);
    void nameByUser(int row, std::size_t kept); ///< lets the user name it
    void addRemoval(int row, std::size_t kept);

    KeptRuns& m_kept;
    const SessionLink& m_link;
    QToolButton* m_keep = nullptr;
    QBoxLayout* m_offers = nullptr;
    QLabel* m_note = nullptr;
    QTableWidget* m_table = nullptr;
};

} // namespace halfstep
