#include "ui/session/event_list.h"

#include "ui/language/language.h"

#include <algorithm>

namespace halfstep {

EventList::EventList(QObject* parent) : QAbstractListModel(parent) {}

void EventList::beginRun()
{
    ++m_run;
}

void EventList::append(std::vector<RunEvent> events)
{
    // Alike skips first: a collapsing run makes thousands of them between two takes.
    std::vector<RunEvent> fresh;
    bool lastGrew = false;
    for (RunEvent& event : events) {
        if (!fresh.empty() ? joinSkips(fresh.back(), event) : !m_events.empty() && joinSkips(m_events.back(), event)) {
            lastGrew = lastGrew || fresh.empty();
            continue;
        }
        fresh.push_back(std::move(event));
    }
    if (lastGrew) {
        const QModelIndex last = index(static_cast<int>(m_events.size()) - 1);
        m_texts.back().clear();
        Q_EMIT dataChanged(last, last);
    }
    if (fresh.size() > capacity)
        fresh.erase(fresh.begin(), fresh.end() - capacity);
    if (fresh.empty())
        return;
    const int excess = static_cast<int>(m_events.size() + fresh.size()) - capacity;
    if (excess > 0) {
        beginRemoveRows({}, 0, excess - 1);
        m_events.erase(m_events.begin(), m_events.begin() + excess);
        m_runs.erase(m_runs.begin(), m_runs.begin() + excess);
        m_texts.erase(m_texts.begin(), m_texts.begin() + excess);
        endRemoveRows();
    }
    const int at = static_cast<int>(m_events.size());
    beginInsertRows({}, at, at + static_cast<int>(fresh.size()) - 1);
    m_runs.insert(m_runs.end(), fresh.size(), m_run);
    m_texts.resize(m_texts.size() + fresh.size());
    std::ranges::move(fresh, std::back_inserter(m_events));
    endInsertRows();
}

void EventList::retranslate()
{
    if (!m_events.empty())
        Q_EMIT dataChanged(index(0), index(static_cast<int>(m_events.size()) - 1));
}

int EventList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_events.size());
}

QVariant EventList::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    if (role == Qt::DisplayRole)
        return textOf(row);
    if (role == RunRole)
        return m_runs[row];
    if (const auto attempt = attemptOf(m_events[row]); role == AttemptRole && attempt && m_runs[row] == m_run)
        return QVariant::fromValue<qlonglong>(*attempt);
    return {};
}

QString EventList::textOf(std::size_t row) const
{
    if (m_language != currentLanguage())
        std::ranges::fill(m_texts, QString());
    m_language = currentLanguage();
    if (m_texts[row].isEmpty())
        m_texts[row] = eventText(m_events[row]);
    return m_texts[row];
}

} // namespace halfstep

#include "moc_event_list.cpp"
