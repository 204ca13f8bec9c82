#pragma once

#include "ui/charts/run_lines.h"
#include "ui/session/session_link.h"

#include <QObject>

#include <memory>
#include <vector>

namespace halfstep {

/// A run as it was when it ended.
struct KeptRun {
    QString name;     ///< no other kept run's
    RunConfig config; ///< as it was started
    std::shared_ptr<const RunHistory> history;
};

/// Up to three ended runs, the newest first, that stay to be compared with the one that is shown.
class KeptRuns : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t most = 3;

    explicit KeptRuns(const SessionLink& link, QObject* parent = nullptr);

    bool canKeep() const; ///< the run that is shown has ended, and is not kept yet
    void keepShown();     ///< the oldest of three makes room
    void remove(std::size_t index);
    const std::vector<KeptRun>& all() const { return m_runs; }
    bool keepsShown() const { return m_keepsShown; } ///< as the first of all()
    QString shownName() const;                       ///< told from those that are kept
    std::vector<RunSource> sources() const;          ///< for charts: the run shown, and those behind it

Q_SIGNALS:
    void changed(); ///< also when another run is shown

private:
    const SessionLink& m_link;
    std::vector<KeptRun> m_runs;
    bool m_keepsShown = false;
};

} // namespace halfstep
