#pragma once

#include "ui/settings/setting_fields.h"

#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace halfstep {

class ConfigEditor;
class IconTag;

/// One control of the page in one line: label, editor, and whether its value is in force.
class SettingRow : public QObject {
    Q_OBJECT
public:
    /// Puts its widgets into `row` of `grid`, as children of `parent`.
    SettingRow(const SettingField& field, ConfigEditor& editor, QGridLayout* grid, int row, QWidget* parent);

    const SettingField& field() const { return m_field; }
    QWidget* editorWidget() const;
    bool commit();                              ///< takes a number still being typed; false when it is none
    QString complaint() const;                  ///< one sentence, empty when the field is well
    void setComplaint(const QString& sentence); ///< marks the field; empty unmarks it
    void showConfig();                          ///< value and usability from the editor
    void showState();                           ///< changed, and yet to act
    void retranslate();

Q_SIGNALS:
    void complaintChanged();

private:
    void makeEditor(QWidget* parent);
    void store(const std::function<void(RunConfig&)>& change);
    template <typename T, typename V>
    void store(T& (*of)(RunConfig&), V value);
    void browse();
    void showTip();

    const SettingField& m_field;
    ConfigEditor& m_editor;
    QLabel* m_label = nullptr;
    IconTag* m_tag = nullptr;
    QCheckBox* m_switch = nullptr;
    QComboBox* m_choice = nullptr;
    NumberBox* m_number = nullptr;
    QLineEdit* m_path = nullptr;
    QWidget* m_pathHolder = nullptr;
    QToolButton* m_browse = nullptr;
    QString m_complaint;
};

} // namespace halfstep
