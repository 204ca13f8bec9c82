#pragma once

#include "ui/calculator/cost_rows.h"

#include <QVariantMap>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace halfstep {

class LayerTable;

/// What the calculator is asked: a model as a line and layer by layer, and how it is trained. Every field says beside
/// itself why it is refused.
class CalculatorForm : public QWidget {
    Q_OBJECT
public:
    explicit CalculatorForm(QWidget* parent = nullptr);

    const std::optional<CostCase>& cost() const { return m_cost; } ///< nothing while a field is refused
    ByteUnits units() const;
    QString line() const; ///< of the model
    QVariantMap remembered() const;
    void recall(const QVariantMap& state);
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    /// A field with its label, and the sentence below it while it is refused.
    struct Field {
        const char* name; ///< object name, and key of what is remembered
        QLabel* label;
        QWidget* editor;
        QLabel* complaint;
    };
    enum FieldIndex {
        Model,
        Input,
        Layers,
        Batch,
        SecondBatch,
        EffectiveBatch,
        Optimizer,
        Format,
        Rows,
        Bandwidth,
        Memory,
        Units
    };

    void add(const char* name, QWidget* editor, int row, int column, int columns = 1);
    QLineEdit* line(FieldIndex field) const;
    QComboBox* box(FieldIndex field) const;
    void complain(FieldIndex field, const QString& sentence);
    /// A whole number from 1 on; 0 where the field is empty and may be.
    std::optional<std::int64_t> count(FieldIndex field, std::int64_t most, bool needed);
    /// Gigabytes, in bytes; 0 where the field is empty.
    std::optional<double> bytes(FieldIndex field);
    std::optional<ModelSpec> readModel();
    std::optional<TrainingPlan> readPlan();
    void compute();
    void convertUnits();

    std::vector<Field> m_fields;
    LayerTable* m_layers = nullptr;
    QLabel* m_terms = nullptr;
    QGridLayout* m_grid = nullptr;
    ByteUnits m_units = ByteUnits::Decimal;
    std::optional<CostCase> m_cost;
};

} // namespace halfstep
