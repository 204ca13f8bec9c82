#include "ui/page/page_stack.h"

#include "ui/look/theme.h"
#include "ui/page/focus_pane.h"
#include "ui/page/page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QResizeEvent>
#include <QShortcut>
#include <QStackedWidget>

#include <algorithm>

namespace halfstep {
namespace {

constexpr int widthForWords = 1400; ///< below it, pages are told by their icons

QKeySequence keysOf(std::size_t page)
{
    return QKeyCombination(Qt::CTRL, static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(page)));
}

} // namespace

PageStack::PageStack(QWidget* parent) : QWidget(parent)
{
    m_list = new QListWidget(this);
    m_list->setObjectName(QStringLiteral("pages"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->hide();
    m_stack = new QStackedWidget(this);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_list);
    layout->addWidget(m_stack, 1);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        m_stack->setCurrentIndex(row);
        showContentOnly(m_contentOnly);
        Q_EMIT currentChanged();
    });
}

void PageStack::add(Page* page)
{
    connect(new QShortcut(keysOf(m_pages.size()), this), &QShortcut::activated, this, [this, page] { choose(page); });
    m_pages.push_back(page);
    m_stack->addWidget(page);
    m_list->addItem(new QListWidgetItem(paletteIcon(page->iconName(), palette()), QString()));
    showWords();
    if (m_pages.size() == 1)
        m_list->setCurrentRow(0);
    m_list->setVisible(m_pages.size() > 1);
}

Page* PageStack::current() const
{
    return m_pages.empty() ? nullptr : m_pages[static_cast<std::size_t>(m_list->currentRow())];
}

void PageStack::choose(Page* page)
{
    const auto found = std::ranges::find(m_pages, page);
    if (found != m_pages.end())
        m_list->setCurrentRow(static_cast<int>(found - m_pages.begin()));
}

void PageStack::showContentOnly(bool only)
{
    m_contentOnly = only;
    m_list->setVisible(!only && m_pages.size() > 1);
    for (Page* page : m_pages)
        page->showContentOnly(only && page == current());
}

void PageStack::focusPane(int step)
{
    std::vector<QWidget*> panes = current() ? current()->panes() : std::vector<QWidget*>();
    if (m_list->isVisible())
        panes.insert(panes.begin(), m_list);
    focusNextOf(panes, step);
}

void PageStack::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if ((event->oldSize().width() >= widthForWords) != (event->size().width() >= widthForWords))
        showWords();
}

void PageStack::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showWords();
    if (event->type() == QEvent::PaletteChange)
        showIcons();
}

void PageStack::showWords()
{
    m_list->setAccessibleName(tr("Pages"));
    const bool worded = width() >= widthForWords;
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        QListWidgetItem* item = m_list->item(static_cast<int>(i));
        item->setText(worded ? m_pages[i]->title() : QString());
        item->setToolTip(
            QStringLiteral("%1 (%2)").arg(m_pages[i]->title(), keysOf(i).toString(QKeySequence::NativeText)));
        item->setData(Qt::AccessibleTextRole, m_pages[i]->title());
    }
    // As wide as its widest word.
    m_list->setFixedWidth(m_list->sizeHintForColumn(0) + 2 * m_list->frameWidth() + (worded ? 12 : 0));
}

void PageStack::showIcons()
{
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        m_list->item(static_cast<int>(i))->setIcon(paletteIcon(m_pages[i]->iconName(), palette()));
}

} // namespace halfstep

#include "moc_page_stack.cpp"
