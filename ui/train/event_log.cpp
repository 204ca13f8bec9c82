#include "ui/train/event_log.h"

#include "ui/settings/setting_fields.h"
#include "ui/train/event_list.h"

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
#include <cmath>
#include <limits>

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

void EventLog::append(const SessionUpdate& update)
{
    add(eventsOf(update));
}

void EventLog::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

std::vector<RunEvent> EventLog::eventsOf(const SessionUpdate& update)
{
    std::vector<RunEvent> events;
    if (update.facts) {
        m_verdict = Verdict::None;
        m_validated = update.facts->validationSamples > 0;
        m_validationBroken = false;
        events.push_back(RunBegan{update.facts->config.dataset.name, update.facts->config.model.name,
                                  update.facts->trainSamples, update.facts->model.parameterCount(),
                                  mistakesIn(update.facts->config), update.facts->resumedAttempts});
        if (update.facts->out.empty())
            events.push_back(RunNotSaved{});
    }
    auto change = update.changes.begin();
    auto epoch = update.epochs.begin();
    const auto epochsUpTo = [&](std::int64_t attempt) {
        for (; epoch != update.epochs.end() && epoch->lastAttempt <= attempt; ++epoch) {
            if (epoch->best)
                events.push_back(BestEpoch{epoch->epoch, epoch->valLoss});
            const bool broken = m_validated && !std::isfinite(epoch->valLoss);
            if (broken && !m_validationBroken)
                events.push_back(ValidationBroken{epoch->epoch});
            m_validationBroken = broken;
        }
    };
    for (const AttemptRecord& record : update.attempts) {
        for (; change != update.changes.end() && change->attempt <= record.attempt; ++change)
            events.push_back(*change);
        if (!record.applied)
            events.push_back(SkippedAttempts{record.attempt, record.attempt, record.skipReason, record.firstBadTensor,
                                             record.scaleUsed, record.scaleNext});
        else if (record.scaleNext > record.scaleUsed)
            events.push_back(ScaleGrown{record.attempt, record.scaleUsed, record.scaleNext});
        epochsUpTo(record.attempt);
    }
    events.insert(events.end(), change, update.changes.end());
    epochsUpTo(std::numeric_limits<std::int64_t>::max());
    if (update.snapshot && update.snapshot->verdict != m_verdict) {
        m_verdict = update.snapshot->verdict;
        if (m_verdict != Verdict::None)
            events.push_back(VerdictTurned{update.snapshot->attempt, m_verdict});
    }
    events.insert(events.end(), update.warnings.begin(), update.warnings.end());
    events.insert(events.end(), update.problems.begin(), update.problems.end());
    if (update.summary)
        events.push_back(RunEnded{*update.summary});
    return events;
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
