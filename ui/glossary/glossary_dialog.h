#pragma once

#include "words/glossary.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QVBoxLayout;

namespace halfstep {

/// The terms of the field with their explanations, to be searched; each names the labs that show it. Stays beside the
/// window, so that both can be used.
class GlossaryDialog : public QDialog {
    Q_OBJECT
public:
    explicit GlossaryDialog(QWidget* parent = nullptr);

    void choose(const GlossaryEntry& entry);

Q_SIGNALS:
    void labRequested(const QString& name);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void filter();
    void explain();
    void retranslate();

    QLineEdit* m_search = nullptr;
    QListWidget* m_list = nullptr;
    QLabel* m_term = nullptr;
    QLabel* m_text = nullptr;
    QLabel* m_seeLabs = nullptr;
    QWidget* m_labs = nullptr; ///< a button a lab
};

} // namespace halfstep
