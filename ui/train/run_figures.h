#pragma once

#include "engine/records/run_history.h"
#include "ui/charts/chart_export.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <memory>
#include <string>

namespace halfstep {

/// Draws the figures of runs that have ended into their folders, a file at a time while the window goes on and nothing
/// trains. When that closes, those of the newest run are finished; of runs that were ended in a hurry before, what was
/// drawn is all, and of those before the newest few nothing more.
class RunFigures : public QObject {
    Q_OBJECT
public:
    explicit RunFigures(QObject* parent = nullptr);
    ~RunFigures() override;

    void draw(const RunHistory& history, const std::string& runFolder);
    void hold(bool held); ///< while a run trains

Q_SIGNALS:
    void failed(const halfstep::Problem& problem);

private:
    struct Run {
        explicit Run(const RunHistory& ended, const std::string& folder);
        const RunHistory history; ///< a copy: the next run may begin
        FigureExport figures;
    };
    void drawNext();

    std::deque<std::unique_ptr<Run>> m_runs;
    QTimer m_timer;
};

} // namespace halfstep
