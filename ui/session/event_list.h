#pragma once

#include "ui/session/run_event.h"

#include <QAbstractListModel>

#include <deque>

namespace halfstep {

/// The newest events of the window's runs, at most `capacity`; the sentences are made when they are looked at.
class EventList : public QAbstractListModel {
    Q_OBJECT
public:
    static constexpr int capacity = 2000;
    /// Beside the sentence: the run that an event is of, counted, and its attempt, if it is of the newest run.
    enum Role { RunRole = Qt::UserRole, AttemptRole };

    explicit EventList(QObject* parent = nullptr);

    void beginRun(); ///< whose events come next
    void append(std::vector<RunEvent> events);
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString textOf(std::size_t row) const;

    std::deque<RunEvent> m_events;
    std::deque<int> m_runs;              ///< of the events
    mutable std::deque<QString> m_texts; ///< of the events, empty until looked at
    mutable QString m_language;          ///< of those
    int m_run = 0;
};

} // namespace halfstep
