#pragma once

#include "engine/labs/lab_inputs.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

class QFormLayout;
class QLabel;

namespace halfstep {

struct Lab;

/// The inputs of a lab as rows to edit.
class LabForm : public QWidget {
    Q_OBJECT
public:
    explicit LabForm(QWidget* parent = nullptr);

    void show(const Lab& lab, const LabInputs& inputs);
    /// What is entered, every value judged; nothing where one is refused, which its row then says.
    std::optional<LabInputs> inputs();
    std::optional<LabInputs> acceptableInputs() const; ///< the same without saying anything
    void enter(std::string_view parameter, const QString& text);
    void retranslate(); ///< keeps what is entered, what is refused as it was typed

Q_SIGNALS:
    void entered(); ///< Enter was pressed in a row
    void edited();

protected:
    void resizeEvent(QResizeEvent* event) override; ///< a narrow form has its labels above what they name

private:
    struct Row {
        std::string name;
        std::function<QString()> text; ///< as LabInputs::set() takes it
        QWidget* editor;
        QLabel* complaint;
    };
    QWidget* editorFor(const LabParameter& parameter, const LabValue& value, Row& row);

    void wrapRows();

    QWidget* m_rowsWidget = nullptr;
    std::vector<Row> m_rows;
    const Lab* m_lab = nullptr;
    LabInputs m_initial;
};

} // namespace halfstep
