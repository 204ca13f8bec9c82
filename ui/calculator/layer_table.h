#pragma once

#include "engine/model/described_model.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace halfstep {

/// A model's line as a table, layer by layer: kind, outputs or channels, window. What stands in a cell is judged where
/// the line is.
class LayerTable : public QWidget {
    Q_OBJECT
public:
    explicit LayerTable(QWidget* parent = nullptr);

    void setLine(const ModelLine& line); ///< no signal; leaves alone a table that says the same
    QString line() const;
    void retranslate();

Q_SIGNALS:
    void lineEdited();

private:
    enum class RowKind { Input, Linear, Convolution, Pool, BatchNorm };
    void addRow(int row, RowKind kind, const QString& count, const QString& kernel);
    void showKind(int row);
    void addLayer();
    void removeLayer();
    void moveLayer(int by);
    RowKind kindOf(int row) const;
    QComboBox* kindBox(int row) const;
    QString textAt(int row, int column) const;
    void wordKinds(QComboBox& box) const;

    QTableWidget* m_table = nullptr;
    QPushButton* m_add = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_up = nullptr;
    QPushButton* m_down = nullptr;
    bool m_filling = false;
};

} // namespace halfstep
