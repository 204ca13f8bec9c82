#pragma once

#include "engine/config/problem.h"
#include "engine/session/session_update.h"
#include "ui/settings/setting_fields.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QLabel;
class QScrollArea;

namespace halfstep {

class ConfigEditor;
class FoldingGroup;
class PresetBox;
class SettingRow;
struct Preset;

/// Every setting of a run, in groups, those that may change while it goes on first, with what they amount to written
/// out.
class ControlPanel : public QWidget {
    Q_OBJECT
public:
    explicit ControlPanel(ConfigEditor& editor, QWidget* parent = nullptr);

    /// Takes numbers still being typed. What is wrong with them, or empty.
    QString commit();
    void setRunning(bool running);
    /// The scaler's state; absent values are those of no run.
    void showRun(const SnapshotPtr& snapshot, const std::optional<AttemptRecord>& newest);
    void mark(const std::vector<Problem>& problems); ///< marks the fields named, and brings the first into view
    const Preset* preset() const;                    ///< the one that the config equals; null for settings of one's own

    QByteArray saveState() const; ///< which groups are folded
    void restoreState(const QByteArray& state);

Q_SIGNALS:
    void complaintChanged();
    void entered(); ///< a control is done with, and the keyboard free for something else

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeGroups(QWidget* content);
    FoldingGroup& group(SettingGroup kind);
    void bring(SettingRow& row); ///< into view, with the keyboard
    void showConfig();
    void showStates();
    void showMistakes();
    void showBatch();
    void showScaler();
    void retranslate();

    ConfigEditor& m_editor;
    PresetBox* m_presets = nullptr;
    QLabel* m_summary = nullptr;
    QScrollArea* m_area = nullptr;
    std::array<FoldingGroup*, settingGroupCount> m_groups{};
    std::vector<SettingRow*> m_rows;
    QLabel* m_batchNote = nullptr;
    QLabel* m_scalerNote = nullptr;
    QLabel* m_mistakeNote = nullptr;
    SnapshotPtr m_snapshot;
    std::optional<AttemptRecord> m_newest;
    bool m_running = false;
};

} // namespace halfstep
