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

    explicit EventList(QObject* parent = nullptr);

    void append(std::vector<RunEvent> events);
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::deque<RunEvent> m_events;
};

} // namespace halfstep
