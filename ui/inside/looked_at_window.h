#pragma once

#include "engine/records/window_detail.h"
#include "ui/inside/detail_reading.h"
#include "ui/session/session_link.h"

#include <QObject>
#include <QTimer>

#include <limits>
#include <string>

namespace halfstep {

/// The window of micro-batches that the views inside a step show: the newest of the run that is shown, or, once an
/// attempt was pointed at, the one nearest to it that the run's folder tells. Of a run that has ended the newest is the
/// last one that its folder tells, as it is when that is opened again.
class LookedAtWindow : public QObject {
    Q_OBJECT
public:
    explicit LookedAtWindow(SessionLink& link, QObject* parent = nullptr);

    void look(bool seen);         ///< whether any view is seen; none costs training nothing
    void pointAt(double attempt); ///< NaN: no longer, then the newest again; heeded once seen
    void step(int windows);       ///< to earlier or later ones that are told
    void follow();                ///< the newest
    bool follows() const { return m_follows; }
    const WindowDetailPtr& window() const { return m_window; } ///< null: there is none to show
    /// What its record says of the attempt that was pointed at, where that was not told in full; else null.
    const WindowDetailPtr& recorded() const { return m_recorded; }
    QString text() const;                                  ///< which one window() is
    const ShownRun& run() const { return m_link.shown(); } ///< that the windows are of
    RunConfig config() const;                              ///< of the run, with the live settings in force now
    std::string folder() const;                            ///< of the run; empty where it is not saved

Q_SIGNALS:
    void changed();                                          ///< no more than ten times a second
    void cleared();                                          ///< another run is shown
    void noted(const std::vector<halfstep::RunNote>& notes); ///< what was read around in the folder of an ended run
    void stepOrStopAsked();                                  ///< of the run, by somebody

private:
    void goWhere(double attempt);
    void takeNewest();
    bool live() const; ///< windows come from the run itself
    void takeStored(const DetailAnswer& answer);
    void show(const WindowDetailPtr& window, const WindowDetailPtr& recorded = nullptr);
    void tell();

    SessionLink& m_link;
    DetailReading m_reading;
    WindowDetailPtr m_window;
    WindowDetailPtr m_recorded;
    WindowDetailPtr m_newest; ///< of a run under way
    double m_pointedAt = std::numeric_limits<double>::quiet_NaN();
    bool m_missed = false; ///< pointed elsewhere while no view was seen
    bool m_follows = true;
    bool m_seen = false;
    bool m_untold = false;
    RunNotes m_notes;                 ///< that were told
    std::optional<Problem> m_problem; ///< why the folder's windows cannot be read
    QTimer m_pace;
};

} // namespace halfstep
