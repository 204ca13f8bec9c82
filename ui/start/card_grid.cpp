#include "ui/start/card_grid.h"

#include "ui/start/card.h"

#include <QGridLayout>
#include <QKeyEvent>

#include <algorithm>

namespace halfstep {

CardGrid::CardGrid(int leastWidth, QWidget* parent) : QWidget(parent), m_leastWidth(leastWidth)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_layout = new QGridLayout(this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(8);
}

Card& CardGrid::add()
{
    auto* card = new Card(this);
    card->installEventFilter(this);
    const auto at = static_cast<int>(m_cards.size());
    m_cards.push_back(card);
    m_layout->addWidget(card, at / m_columns, at % m_columns);
    return *card;
}

void CardGrid::clear()
{
    qDeleteAll(m_cards);
    m_cards.clear();
}

void CardGrid::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int columns = std::max(1, (width() + m_layout->spacing()) / (m_leastWidth + m_layout->spacing()));
    if (columns != m_columns) {
        m_columns = columns;
        place();
    }
}

void CardGrid::place()
{
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_layout->removeWidget(m_cards[i]);
        m_layout->addWidget(m_cards[i], static_cast<int>(i) / m_columns, static_cast<int>(i) % m_columns);
    }
    for (int column = 0; column < m_layout->columnCount(); ++column)
        m_layout->setColumnStretch(column, column < m_columns ? 1 : 0);
}

bool CardGrid::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    int step = 0;
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Left: step = -1; break;
    case Qt::Key_Right: step = 1; break;
    case Qt::Key_Up: step = -m_columns; break;
    case Qt::Key_Down: step = m_columns; break;
    default: return false;
    }
    const auto at = std::ranges::find(m_cards, watched) - m_cards.begin();
    const auto next = at + step;
    if (next >= 0 && next < std::ssize(m_cards))
        m_cards[static_cast<std::size_t>(next)]->setFocus(Qt::TabFocusReason);
    return true;
}

} // namespace halfstep

#include "moc_card_grid.cpp"
