#pragma once

#include "engine/numerics/stored_number.h"

#include <QWidget>

#include <array>
#include <vector>

class QLabel;
class QLineEdit;
class QRadioButton;

namespace halfstep {

class BitStrip;
class ElidedLabel;
class NumberLabel;

/// A number in several formats side by side: bits to toggle, what is stored, how far off, neighbours. One format is the
/// chosen one; the last is free to type.
class FormatGrid : public QWidget {
    Q_OBJECT
public:
    explicit FormatGrid(int formats, QWidget* parent = nullptr);

    void setNumbers(const std::vector<FloatFormat>& formats, const std::vector<StoredNumber>& numbers);
    int chosen() const;
    void choose(int row); ///< signals nothing
    void setFreeFormat(const QString& name);
    void complainOfFreeFormat(const QString& sentence); ///< empty: it is one
    void retranslate();

Q_SIGNALS:
    void formatChosen();
    void freeFormatTyped(const QString& name);
    void bitsChosen(int row, std::uint32_t pattern);

private:
    static constexpr std::size_t valueColumns = 6;
    struct Row {
        QRadioButton* name;
        BitStrip* bits;
        NumberLabel* stored;
        ElidedLabel* kind;
        NumberLabel* absoluteError;
        NumberLabel* relativeError;
        NumberLabel* below;
        NumberLabel* above;
    };
    Row makeRow(int index, bool free);

    std::array<QLabel*, valueColumns + 2> m_headings{};
    std::vector<Row> m_rows;
    QLineEdit* m_free = nullptr;
};

/// What a value became in a format: its class, or that it overflowed.
QString classText(const StoredNumber& number);

} // namespace halfstep
