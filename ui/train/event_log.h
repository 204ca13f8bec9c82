#pragma once

#include "engine/session/session_update.h"
#include "ui/train/run_event.h"

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

    void append(RunEvent event);
    void append(const SessionUpdate& update); ///< the events of what came up from the training thread
    EventList* list() const { return m_list; }

protected:
    void changeEvent(QEvent* event) override;

private:
    std::vector<RunEvent> eventsOf(const SessionUpdate& update);
    void add(std::vector<RunEvent> events);
    void retranslate();
    void copySelection();

    EventList* m_list = nullptr;
    QSortFilterProxyModel* m_filtered = nullptr;
    QLineEdit* m_filter = nullptr;
    QListView* m_view = nullptr;
    Verdict m_verdict = Verdict::None;
    bool m_validated = false;        ///< the run has validation data
    bool m_validationBroken = false; ///< the newest validation loss was not finite
};

} // namespace halfstep
