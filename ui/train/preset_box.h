#pragma once

#include <QWidget>

class QComboBox;
class QLabel;

namespace halfstep {

class ConfigEditor;
struct Preset;

/// The choice of a ready-made run, with what is seen in it: a sentence, and a picture from a run.
class PresetBox : public QWidget {
    Q_OBJECT
public:
    explicit PresetBox(ConfigEditor& editor, QWidget* parent = nullptr);

    const Preset* preset() const; ///< the one that the config equals; null for settings of one's own
    void showPicture(bool on);    ///< as long as the charts do not show the same

protected:
    void changeEvent(QEvent* event) override;

private:
    void showConfig();
    void showPreset();
    void retranslate();

    ConfigEditor& m_editor;
    QLabel* m_label = nullptr;
    QComboBox* m_box = nullptr; ///< in the order of presets()
    QLabel* m_sentence = nullptr;
    QLabel* m_picture = nullptr;
    QLabel* m_caption = nullptr;
    bool m_pictured = true;
};

} // namespace halfstep
