#pragma once

#include "ui/session/event_reader.h"

#include <QWidget>

class QLineEdit;
class QListView;
class QSortFilterProxyModel;

namespace halfstep {

class EventList;

/// What happened in the run, in plain sentences, with a filter.
class EventLog : public QWidget {
    Q_OBJECT
public:
    explicit EventLog(QWidget* parent = nullptr);

    /// A run of its own begins, or is opened again; the events of earlier ones stay above its own.
    void setHistory(const RunHistory* history);
    void refresh(const std::vector<Problem>& said = {}); ///< takes what has come to the history, then what was said
    void append(RunEvent event);
    EventList* list() const { return m_list; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void add(std::vector<RunEvent> events);
    void retranslate();
    void copySelection();

    EventList* m_list = nullptr;
    QSortFilterProxyModel* m_filtered = nullptr;
    QLineEdit* m_filter = nullptr;
    QListView* m_view = nullptr;
    const RunHistory* m_history = nullptr;
    EventReader m_reader;
};

} // namespace halfstep
