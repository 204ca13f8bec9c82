#pragma once

#include "ui/session/event_reader.h"

#include <QWidget>

class QLineEdit;
class QListView;
class QSortFilterProxyModel;
class QToolButton;

namespace halfstep {

class EventList;

/// What happened in the runs, in plain sentences, with a filter and a line between two runs.
class EventLog : public QWidget {
    Q_OBJECT
public:
    explicit EventLog(QWidget* parent = nullptr);

    /// A run of its own begins, or is opened again; the events of earlier ones stay above its own.
    void setHistory(const RunHistory* history);
    void refresh(const std::vector<Problem>& said = {}); ///< takes what has come to the history, then what was said
    void append(RunEvent event);
    EventList* list() const { return m_list; }

Q_SIGNALS:
    void attemptChosen(qint64 attempt); ///< by a click on an event of the newest run

protected:
    void changeEvent(QEvent* event) override;

private:
    void add(std::vector<RunEvent> events);
    void retranslate();
    void copySelection();
    void showNewestButton();

    EventList* m_list = nullptr;
    QSortFilterProxyModel* m_filtered = nullptr;
    QLineEdit* m_filter = nullptr;
    QListView* m_view = nullptr;
    QToolButton* m_newest = nullptr;
    const RunHistory* m_history = nullptr;
    EventReader m_reader;
};

} // namespace halfstep
