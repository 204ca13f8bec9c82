#pragma once

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QToolButton;

namespace halfstep {

class ConfigEditor;
class IconTag;
class SettingRow;
struct SettingField;

/// Setting rows under a header that folds them away, with a lock while a run goes on that they cannot reach.
class FoldingGroup : public QWidget {
    Q_OBJECT
public:
    explicit FoldingGroup(QWidget* parent = nullptr);

    SettingRow* addRow(const SettingField& field, ConfigEditor& editor);
    QLabel* addNote(const QString& name);
    void setTitle(const QString& title);
    bool isOpen() const;
    void setOpen(bool open);
    /// What waits: for the run, for a preset that was put in whole, or for nothing.
    void showState(bool running, const ConfigEditor& editor);

private:
    QToolButton* m_header = nullptr;
    IconTag* m_lock = nullptr;
    QWidget* m_body = nullptr;
    QGridLayout* m_grid = nullptr;
    std::vector<SettingRow*> m_rows;
};

} // namespace halfstep
