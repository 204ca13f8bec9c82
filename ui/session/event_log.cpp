#include "ui/session/event_log.h"

#include "ui/session/event_list.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHash>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace halfstep {

namespace {

/// Wraps sentences that are wider than their list, and draws a line above the first event of a run.
class EventLines : public QStyledItemDelegate {
public:
    explicit EventLines(QListView* view) : QStyledItemDelegate(view), m_view(view) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const int width = m_view->viewport()->width();
        const QFontMetrics& metrics = option.fontMetrics;
        if (width != m_width || metrics.height() != m_lineHeight || m_heights.size() > 2 * EventList::capacity)
            m_heights.clear();
        m_width = width;
        m_lineHeight = metrics.height();
        int& height = m_heights[index.data().toString()];
        if (height == 0) // measured once: every event that comes has all of them laid out anew
            height = wrapped(metrics, index.data().toString()).height() + 1;
        return {width, height};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const QModelIndex above = index.siblingAtRow(index.row() - 1);
        if (!above.isValid() || above.data(EventList::RunRole) == index.data(EventList::RunRole))
            return;
        painter->setPen(option.palette.color(QPalette::WindowText));
        painter->drawLine(option.rect.topLeft(), option.rect.topRight());
    }

private:
    QRect wrapped(const QFontMetrics& metrics, const QString& text) const
    {
        const int margin = m_view->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, m_view) + 1;
        return metrics.boundingRect(QRect(0, 0, m_width - 2 * margin, 10000), Qt::TextWordWrap, text);
    }

    const QListView* m_view;
    mutable QHash<QString, int> m_heights; ///< of sentences, at that width and in that type
    mutable int m_width = 0;
    mutable int m_lineHeight = 0;
};

} // namespace

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
    m_view->setMinimumHeight(40); // a projector's screen has no room for more
    m_view->setWordWrap(true);
    m_view->setResizeMode(QListView::Adjust);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // lines of the same width with few events and many
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* copy = new QAction(m_view);
    copy->setObjectName(QStringLiteral("copyEvents"));
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &EventLog::copySelection);
    m_view->addAction(copy);
    m_view->setItemDelegate(new EventLines(m_view));
    m_newest = new QToolButton(this);
    m_newest->setObjectName(QStringLiteral("newestEvent"));
    connect(m_newest, &QToolButton::clicked, m_view, &QListView::scrollToBottom);
    const QScrollBar* bar = m_view->verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this, &EventLog::showNewestButton);
    connect(bar, &QScrollBar::rangeChanged, this, &EventLog::showNewestButton);
    const auto choose = [this](const QModelIndex& event) {
        if (const QVariant attempt = event.data(EventList::AttemptRole); attempt.isValid())
            Q_EMIT attemptChosen(attempt.toLongLong());
    };
    connect(m_view, &QListView::clicked, this, choose);
    connect(m_view, &QListView::activated, this, choose);
    auto* top = new QHBoxLayout;
    top->addWidget(m_filter);
    top->addWidget(m_newest);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addLayout(top);
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
    m_list->beginRun();
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
    m_newest->setText(tr("Newest"));
    m_newest->setToolTip(tr("Goes to the newest event, and stays with those that come."));
    m_view->setAccessibleName(tr("Events"));
    m_view->findChild<QAction*>(QStringLiteral("copyEvents"))->setText(tr("Copy"));
    m_list->retranslate();
}

void EventLog::showNewestButton()
{
    const QScrollBar* bar = m_view->verticalScrollBar();
    m_newest->setEnabled(bar->value() < bar->maximum());
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
