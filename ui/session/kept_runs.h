#pragma once

#include "ui/charts/run_lines.h"
#include "ui/session/session_link.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace halfstep {

/// A run as it was when it ended.
struct KeptRun {
    QString name;     ///< no other kept run's
    RunConfig config; ///< as it was started
    std::shared_ptr<const RunHistory> history;
    std::string folder; ///< empty for one that was not saved
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
    void rename(std::size_t index, const QString& name); ///< told from the others; an empty name changes nothing
    QStringList remembered() const;                      ///< folder and name of those that lie in a folder
    void recall(const QStringList& remembered);          ///< reads them beside the window; what is gone is left out
    const std::vector<KeptRun>& all() const { return m_runs; }
    bool keepsShown() const { return m_keepsShown; } ///< as the first of all()
    QString shownName() const;                       ///< told from those that are kept
    std::vector<RunSource> sources() const;          ///< for charts: the run shown, and those behind it

Q_SIGNALS:
    void changed(); ///< also when another run is shown

private:
    QString uniqueName(const QString& name, std::size_t except) const;
    void takeRecalled(const std::optional<KeptRun>& run); ///< the next of those that were to be read

    const SessionLink& m_link;
    std::vector<KeptRun> m_runs;
    bool m_keepsShown = false;
    QStringList m_unread;  ///< of those recalled, what is still to be read
    std::jthread m_reader; ///< last, so that it ends first
};

} // namespace halfstep
