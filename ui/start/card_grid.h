#pragma once

#include <QWidget>

#include <vector>

class QGridLayout;

namespace halfstep {

class Card;

/// Cards in as many columns as there is room for; the arrow keys walk them.
class CardGrid : public QWidget {
    Q_OBJECT
public:
    explicit CardGrid(int leastWidth, QWidget* parent = nullptr);

    Card& add(); ///< one more
    void clear();
    const std::vector<Card*>& cards() const { return m_cards; }
    int columns() const { return m_columns; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    int m_leastWidth; ///< of a card
    int m_columns = 1;
    QGridLayout* m_layout = nullptr;
    std::vector<Card*> m_cards;
};

} // namespace halfstep
