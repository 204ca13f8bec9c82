#include "ui/session/event_log.h"

#include "ui/session/event_list.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

#include <algorithm>

namespace halfstep {

EventLog::EventLog(QWidget* parent) : QWidget(parent)
{
    m_list = new EventList(this);
    m_filtered = new QSortFilterProxyModel(this);
    m_filtered->setSourceModel(m_list);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter = new QLineEdit(this);
    m_filter->setObjectName(QStringLiteral("eventFilter"));
    m_filter->setClearButtonEnabled(true);
    m_view = new QListView(this);
    m_view->setModel(m_filtered);
    m_view->setUniformItemSizes(true);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* copy = new QAction(m_view);
    copy->setObjectName(QStringLiteral("copyEvents"));
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &EventLog::copySelection);
    m_view->addAction(copy);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addWidget(m_filter);
    layout->addWidget(m_view);
    connect(m_filter, &QLineEdit::textChanged, m_filtered, &QSortFilterProxyModel::setFilterFixedString);
    retranslate();
}

void EventLog::append(RunEvent event)
{
    std::vector<RunEvent> events;
    events.push_back(std::move(event));
    add(std::move(events));
}

void EventLog::setHistory(const RunHistory* history)
{
    m_history = history;
    m_reader = {};
    refresh();
}

void EventLog::refresh(const std::vector<Problem>& said)
{
    add(m_history ? m_reader.news(*m_history, said) : std::vector<RunEvent>(said.begin(), said.end()));
}

void EventLog::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void EventLog::add(std::vector<RunEvent> events)
{
    if (events.empty())
        return;
    const QScrollBar* bar = m_view->verticalScrollBar();
    const bool atEnd = bar->value() == bar->maximum();
    m_list->append(std::move(events));
    if (atEnd)
        m_view->scrollToBottom();
}

void EventLog::retranslate()
{
    m_filter->setPlaceholderText(tr("Filter the events"));
    m_filter->setToolTip(tr("Shows only the sentences that contain this text."));
    m_view->setAccessibleName(tr("Events"));
    m_view->findChild<QAction*>(QStringLiteral("copyEvents"))->setText(tr("Copy"));
    m_list->retranslate();
}

void EventLog::copySelection()
{
    QModelIndexList rows = m_view->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QStringList lines;
    for (const QModelIndex& row : rows)
        lines << row.data().toString();
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

} // namespace halfstep

#include "moc_event_log.cpp"
