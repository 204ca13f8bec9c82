#include "ui/page/page_stack.h"

#include "ui/look/theme.h"
#include "ui/page/focus_pane.h"

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
        Entry& entry = m_entries[static_cast<std::size_t>(row)];
        make(entry);
        m_stack->setCurrentWidget(entry.page);
        showContentOnly(m_contentOnly);
        Q_EMIT currentChanged();
    });
}

void PageStack::add(Page* page)
{
    add(Entry{{page->objectName(), page->iconName(), [page] { return page->title(); }}, [page] { return page; }});
    make(m_entries.back());
}

void PageStack::addLater(PageSign sign, std::function<Page*()> make)
{
    add(Entry{std::move(sign), std::move(make)});
}

void PageStack::add(Entry entry)
{
    const std::size_t row = m_entries.size();
    connect(new QShortcut(keysOf(row), this), &QShortcut::activated, this,
            [this, row] { m_list->setCurrentRow(static_cast<int>(row)); });
    m_list->addItem(new QListWidgetItem(paletteIcon(entry.sign.icon, palette()), QString()));
    m_entries.push_back(std::move(entry));
    showWords();
    m_list->setVisible(m_entries.size() > 1);
}

void PageStack::make(Entry& entry)
{
    if (entry.page)
        return;
    entry.page = entry.make();
    m_stack->addWidget(entry.page);
    Q_EMIT made(entry.page);
}

std::vector<Page*> PageStack::pages() const
{
    std::vector<Page*> pages;
    for (const Entry& entry : m_entries)
        if (entry.page)
            pages.push_back(entry.page);
    return pages;
}

Page* PageStack::nextMade()
{
    const auto next = std::ranges::find(m_entries, nullptr, &Entry::page);
    if (next == m_entries.end())
        return nullptr;
    make(*next);
    return next->page;
}

Page* PageStack::current() const
{
    const int row = m_list->currentRow();
    return row < 0 ? nullptr : m_entries[static_cast<std::size_t>(row)].page;
}

void PageStack::choose(Page* page)
{
    const auto found = std::ranges::find(m_entries, page, &Entry::page);
    if (found != m_entries.end())
        m_list->setCurrentRow(static_cast<int>(found - m_entries.begin()));
}

void PageStack::choose(const QString& name)
{
    const auto found = std::ranges::find(m_entries, name, [](const Entry& entry) { return entry.sign.name; });
    m_list->setCurrentRow(found == m_entries.end() ? 0 : static_cast<int>(found - m_entries.begin()));
}

void PageStack::showContentOnly(bool only)
{
    m_contentOnly = only;
    m_list->setVisible(!only && m_entries.size() > 1);
    for (Page* page : pages())
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
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        QListWidgetItem* item = m_list->item(static_cast<int>(i));
        const QString title = m_entries[i].sign.title();
        item->setText(worded ? title : QString());
        item->setToolTip(QStringLiteral("%1 (%2)").arg(title, keysOf(i).toString(QKeySequence::NativeText)));
        item->setData(Qt::AccessibleTextRole, title);
    }
    // As wide as its widest word.
    m_list->setFixedWidth(m_list->sizeHintForColumn(0) + 2 * m_list->frameWidth() + (worded ? 12 : 0));
}

void PageStack::showIcons()
{
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        m_list->item(static_cast<int>(i))->setIcon(paletteIcon(m_entries[i].sign.icon, palette()));
}

} // namespace halfstep

#include "moc_page_stack.cpp"
